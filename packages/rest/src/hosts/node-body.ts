// The body of a request of Node's HTTP server, read up to its limit.
import type { IncomingMessage } from "node:http";
import type { BodyReader } from "../http/message.js";
import { invalidRequest } from "../http/refusal.js";

// So many bytes of a refused body are read and dropped, so that its sender can read the answer. Then it is cut.
const DROPPED_BYTES = 32 * 1024 * 1024;

/** Reads a body when it is wanted; `length` is its `content-length`. */
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
      // The caller left. Nobody reads the answer, and the service made no error.
      const brokeOff = () => reject(invalidRequest("The request broke off."));
      request.on("error", brokeOff);
      // A request closes in any case, so the error is made only where it is needed.
      request.on("close", () => {
        if (!request.readableEnded) brokeOff();
      });
      // No event comes any more where the host has read the body and kept no value, or where the caller left while the
      // host was at work.
      if (request.readableEnded) resolve(new Uint8Array());
      else if (request.destroyed) brokeOff();
    });
}
