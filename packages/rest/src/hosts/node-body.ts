// The body of a request of Node's HTTP server, read up to its limit.
import type { IncomingMessage } from "node:http";
import type { BodyReader, RestRequest } from "../http/message.js";
import { bodyReadBefore, invalidRequest } from "../http/refusal.js";
import { type Exchange, hasOwnSocket } from "./connection.js";
import { gatherBytes } from "./gathered.js";

// So many bytes of a refused body are read and dropped, so that its sender can read the answer. Then it is cut.
const DROPPED_BYTES = 32 * 1024 * 1024;
// A piece of one byte is as much work as one of 64 KB, and Node reads many at once. Who sends more is cut.
const MAX_PIECES = 32_768;

const LEAVE_IT = "leave bodies to this handler, or leave what was read in `request.body`.";

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

/** What is known of a body before it is wanted. */
export interface HeldBody {
  /** Whether it waits until then. */
  readonly waits: boolean;
  /** Whether it is to have as many bytes as were announced. It need not where the host has read of it, and may have put something back. */
  readonly isAsSent: boolean;
  /** All of it, once it was taken. */
  whole: Uint8Array | undefined;
}

/** Has a body wait until it is wanted, whoever else listens to it: its first piece would go to them alone. */
export function holdBody(request: IncomingMessage): HeldBody {
  // What a host makes of an event may be no stream, and may announce what it likes.
  if (!hasOwnSocket(request)) return { waits: false, isAsSent: false, whole: undefined };
  // What flows to a listener of the host's is not put back.
  const isAsSent = !request.readableDidRead || request.readableFlowing === true;
  // Whoever reads by itself goes on.
  const waits = !request.readableEnded && request.listenerCount("readable") === 0;
  if (waits) request.pause();
  return { waits, isAsSent, whole: undefined };
}

/** Takes a held body at once where all of it is there, before its host may drain it. */
export function takeBody(exchange: Exchange, held: HeldBody): void {
  if (held.waits && exchange.open) held.whole ??= takeWhole(exchange.open.request);
}

/** Reads the body of an exchange when it is wanted, and gives it again; at once where it was held and all of it is there. */
export function createBodyReader(
  exchange: Exchange,
  headers: RestRequest["headers"],
  held: HeldBody,
): BodyReader {
  const inPieces = createPieceReader(exchange, headers, held);
  return (maxBytes) => {
    takeBody(exchange, held);
    const { whole } = held;
    if (whole === undefined) return inPieces(maxBytes);
    return whole.length > maxBytes ? "too_large" : whole;
  };
}

/** A held body of which as much is there as was announced; undefined otherwise. Whoever listens gets it, too. */
function takeWhole(request: IncomingMessage): Uint8Array | undefined {
  const { destroyed, readableEncoding, readableLength } = request;
  const isWhole = readableLength > 0 && readableLength === announcedBy(request);
  if (!isWhole || destroyed || readableEncoding !== null || request.listenerCount("readable") > 0)
    return undefined;
  // `as`: without an encoding it gives bytes.
  const bytes = request.read() as Uint8Array | null;
  // Its end is still to come, and has it closed.
  request.resume();
  return bytes ?? undefined;
}

/** How many bytes the sender has announced, whatever the host has made of the header; undefined where it did not. */
function announcedBy({ rawHeaders }: IncomingMessage): number | undefined {
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name === "content-length" || name?.toLowerCase() === "content-length")
      return Number(rawHeaders[at + 1]);
  }
  return undefined;
}

function createPieceReader(exchange: Exchange, headers: RestRequest["headers"], held: HeldBody) {
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
      request.on("data", (piece: Buffer | string) => {
        // The host may have set an encoding.
        const chunk =
          typeof piece === "string" ? Buffer.from(piece, request.readableEncoding ?? "utf8") : piece;
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
      request.on("end", () => {
        // The rest of it may read as another call.
        const isCut = held.isAsSent && bytes < (announcedBy(request) ?? 0);
        if (isCut) reject(bodyReadBefore(LEAVE_IT));
        else resolve(body.bytes());
      });
      request.on("error", brokeOff);
      // A request closes in any case, so the error is made only where it is needed.
      request.on("close", () => {
        if (!request.readableEnded) brokeOff();
      });
      // No event comes any more where the host has read the body and kept no value, or where the caller left while the
      // host was at work.
      if (request.readableEnded) {
        if (length === "0" && headers["transfer-encoding"] === undefined) resolve(new Uint8Array());
        else reject(bodyReadBefore(LEAVE_IT));
      } else if (request.destroyed) brokeOff();
      if (held.waits) request.resume();
    });
}
