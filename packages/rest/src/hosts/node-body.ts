// The body of a request of Node's HTTP server, read up to its limit.
import type { BodyReader } from "../http/message.js";
import { invalidRequest } from "../http/refusal.js";
import type { Exchange } from "./connection.js";
import { gatherBytes } from "./gathered.js";

// So many bytes of a refused body are read and dropped, so that its sender can read the answer. Then it is cut.
const DROPPED_BYTES = 32 * 1024 * 1024;
// A piece of one byte is as much work as one of 64 KB, and Node reads many at once. Who sends more is cut.
const MAX_PIECES = 32_768;

/** Reads the body of an exchange when it is wanted; `length` is its `content-length`. */
export function createBodyReader(exchange: Exchange, length = "0"): BodyReader {
  return (maxBytes) =>
    new Promise((resolve, reject) => {
      // The caller left. Nobody reads the answer, and the service made no error.
      const brokeOff = () => reject(invalidRequest("The request broke off."));
      if (!exchange.open) {
        brokeOff();
        return;
      }
      const { request } = exchange.open;
      const body = gatherBytes();
      let bytes = 0;
      let pieces = 0;
      if (Number(length) > maxBytes) resolve("too_large");
      request.on("data", (chunk: Buffer) => {
        bytes += chunk.length;
        pieces += 1;
        if (pieces > MAX_PIECES) {
          request.destroy();
          return;
        }
        if (bytes <= maxBytes) {
          body.add(chunk);
          return;
        }
        resolve("too_large");
        body.drop();
        if (bytes > DROPPED_BYTES) request.destroy();
      });
      request.on("end", () => resolve(body.bytes()));
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
