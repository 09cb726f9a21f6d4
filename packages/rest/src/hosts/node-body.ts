// The body of a request of Node's HTTP server, read up to its limit.
import type { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import type { BodyReader, RestRequest } from "../http/message.js";
import { bodyReadBefore, invalidRequest } from "../http/refusal.js";
import type { Exchange } from "./connection.js";
import { gatherBytes } from "./gathered.js";

// So many bytes of a refused body are read and dropped, so that its sender can read the answer. Then it is cut.
const DROPPED_BYTES = 32 * 1024 * 1024;
// A piece of one byte is as much work as one of 64 KB, and Node reads many at once. Who sends more is cut.
const MAX_PIECES = 32_768;

/** A body that was read before: a value, or bytes that are inflated. */
export type ReadBody = Uint8Array | { readonly parsed: unknown };

/** The body that a parser before has read and left in `request.body`: a value, bytes or a text. */
export function readBefore(request: IncomingMessage): ReadBody | undefined {
  if (!request.readableEnded) return undefined;
  const body: unknown = Reflect.get(request, "body");
  if (body === undefined) return undefined;
  if (typeof body === "string") return Buffer.from(body);
  return body instanceof Uint8Array ? body : { parsed: body };
}

/** Gives the body that was read before. */
export function toBodyReader(read: ReadBody): BodyReader {
  return (maxBytes) => (read instanceof Uint8Array && read.length > maxBytes ? "too_large" : read);
}

/** Reads the body of an exchange when it is wanted; at once where all of it is there. */
export function createBodyReader(exchange: Exchange, headers: RestRequest["headers"]): BodyReader {
  const inPieces = createPieceReader(exchange, headers);
  return (maxBytes) => {
    const whole = exchange.open && takeWhole(exchange.open.request, headers);
    if (whole === undefined) return inPieces(maxBytes);
    return whole.length > maxBytes ? "too_large" : whole;
  };
}

/** The body of a request where nobody else has looked at it and as much of it is there as was announced; undefined otherwise. */
function takeWhole(request: IncomingMessage, headers: RestRequest["headers"]): Uint8Array | undefined {
  const { destroyed, readableFlowing, readableEncoding, readableLength, socket, httpVersionMajor } = request;
  const isUntouched = readableFlowing === null && readableEncoding === null && !destroyed;
  const isWhole = readableLength > 0 && String(readableLength) === headers["content-length"]?.[0];
  // What a host makes of an event may announce what it likes.
  const isOfNode = httpVersionMajor === 1 && socket instanceof Socket;
  if (!isUntouched || !isWhole || !isOfNode || headers["transfer-encoding"]) return undefined;
  // `as`: without an encoding it gives bytes.
  const bytes = request.read() as Uint8Array | null;
  // Its end is still to come, and has it closed.
  request.resume();
  return bytes ?? undefined;
}

function createPieceReader(exchange: Exchange, headers: RestRequest["headers"]) {
  const length = headers["content-length"]?.[0] ?? "0";
  return (maxBytes: number) =>
    new Promise<Awaited<ReturnType<BodyReader>>>((resolve, reject) => {
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
      if (request.readableEnded) {
        if (length === "0" && headers["transfer-encoding"] === undefined) resolve(new Uint8Array());
        else
          reject(bodyReadBefore("leave bodies to this handler, or leave what was read in `request.body`."));
      } else if (request.destroyed) brokeOff();
    });
}
