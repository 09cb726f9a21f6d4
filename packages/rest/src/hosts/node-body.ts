// The body of a request of Node's HTTP server, read no further than it may be long.
import type { IncomingMessage } from "node:http";
import type { BodyReader } from "../http/message.js";
import { invalidRequest } from "../http/refusal.js";

// So much of a body that is refused is let in and dropped, so that its sender gets to read why; then it is cut.
const DROPPED_BYTES = 32 * 1024 * 1024;

/** Reads a body when it is wanted; `length` is what its sender says that it has. */
export function createBodyReader(request: IncomingMessage, length = "0"): BodyReader {
  return (maxBytes) =>
    new Promise((resolve, reject) => {
      const chunks: Buffer[] = [];
      let bytes = 0;
      if (Number(length) > maxBytes) resolve("too_large");
      request.on("data", (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes <= maxBytes) {
          chunks.push(chunk);
          return;
        }
        resolve("too_large");
        chunks.length = 0;
        if (bytes > DROPPED_BYTES) request.destroy();
      });
      request.on("end", () => resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)));
      // Nobody is left to read the answer; it is the caller's doing, and no error of the service.
      const brokeOff = () => reject(invalidRequest("The request broke off."));
      request.on("error", brokeOff);
      // It closes in any case; an error is not made for nothing.
      request.on("close", () => {
        if (!request.readableEnded) brokeOff();
      });
      // A host that has read the body and left no value of it would be waited for in vain, and so would a caller who
      // left while the host was at work.
      if (request.readableEnded) resolve(new Uint8Array());
      else if (request.destroyed) brokeOff();
    });
}
