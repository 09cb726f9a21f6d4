// The surface as a listener of Node's HTTP server.
import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { Server } from "node:net";
import { isServiceError, type Service, UNIX_SOCKET } from "@svckit/core";
import type { RestRequest, RestResponse } from "../http/message.js";
import { toRefusal } from "../http/refusal.js";
import { joinVary } from "../http/response.js";
import { createStripBasePath } from "../http/target.js";
import { type Rest, restOf } from "../surface/rest.js";
import { answerInTurn, disconnectSignal, type Exchange } from "./connection.js";
import { type Content, contentOf } from "./content.js";
import { leaveTogether, mayBegin } from "./event-loop.js";
import { readHeaders } from "./headers.js";
import {
  createBodyReader,
  type HeldBody,
  holdBody,
  readBefore,
  takeBody,
  toBodyReader,
} from "./node-body.js";
import { watchUnread } from "./unread.js";
import { endWith } from "./unread-body.js";

/** Answers requests of Node's `http` server. Given `next`, as frameworks do, it passes on what is not the surface's. */
export type NodeListener = (request: IncomingMessage, response: ServerResponse, next?: () => void) => void;

/**
 * The surface of a service as `http.createServer(listener)` takes it, and what else hands in Node's requests. Where the
 * host leaves its prefix in the path, that prefix has to be the path of the service's `publicUrl`; every path under it is
 * the surface's. It reads bodies itself, or takes what a parser before it has left in `request.body`.
 */
export function toNodeListener(surface: Service | Rest): NodeListener {
  const rest = restOf(surface);
  const stripBasePath = createStripBasePath(rest);
  return (request, response, next) => {
    const url = request.url ?? "/";
    const queryAt = url.indexOf("?");
    const path = queryAt === -1 ? url : url.slice(0, queryAt);
    const own = stripBasePath(path);
    if (next && own === path && !rest.owns(path)) {
      next();
      return;
    }
    const target = own + url.slice(path.length);
    const body = holdBody(request);
    answerInTurn(request, response, (exchange) => {
      void respond(rest, exchange, { target, body });
    });
  };
}

/** What is known of a request before it begins. */
interface Begun {
  /** Path and query. */
  readonly target: string;
  readonly body: HeldBody;
}

/** Holds neither the request nor the response while it waits: an answer may take longer than its caller stays. */
async function respond(rest: Rest, exchange: Exchange, begun: Begun): Promise<void> {
  try {
    const read = readRequest(rest, exchange, begun);
    if (begun.body.waits) {
      // Node parses a body that came with its head once it has told of the head: in the next turn of the microtasks it is there.
      await undefined;
      takeBody(exchange, begun.body);
    }
    await mayBegin();
    if (!exchange.open) return;
    const answered = "status" in read ? read : await rest.handle(read);
    if (!exchange.open) return;
    const { request, response } = exchange.open;
    // Nobody wants it any more. Node lets the next request come once this one has ended.
    if (begun.body.waits && request.isPaused()) request.resume();
    if (answered.pieces) {
      await sendPieces(response, answered, answered.pieces);
      return;
    }
    const made = contentOf(answered, acceptedBy(request, response));
    const content = made instanceof Promise ? await made : made;
    // While it waits, it holds nothing else of the call, which the garbage collector would have to copy.
    const { status, headers } = answered;
    const isShared = answered.shared !== undefined;
    await leaveTogether();
    if (exchange.open) send(exchange.open, { status, headers, isShared }, content);
  } catch (error) {
    // It cannot be sent where the host has begun a response itself. The process lives on.
    rest.service.transport.logger.error("a response could not be sent", { error });
    const response = exchange.open?.response;
    // What the host has ended itself may still have to leave, with those behind it.
    if (!response?.writableEnded) response?.destroy();
  }
}

/** The encodings that a caller takes; none where the host has set one itself. */
function acceptedBy({ headers }: IncomingMessage, response: ServerResponse): readonly string[] | undefined {
  const accepted = headers["accept-encoding"];
  if (accepted === undefined || response.hasHeader("content-encoding")) return undefined;
  return [String(accepted)];
}

/** The request, or its refusal where HTTP does not allow its headers. */
function readRequest(rest: Rest, exchange: Exchange, { target, body }: Begun): RestRequest | RestResponse {
  if (!exchange.open) throw new Error("it was over before it began");
  const { request, response } = exchange.open;
  const read = readBefore(request);
  let headers: RestRequest["headers"];
  try {
    headers = readHeaders(request);
    // Whoever has read the body has inflated it.
    if (read instanceof Uint8Array) headers = { ...headers, "content-encoding": undefined };
  } catch (error) {
    if (!isServiceError(error)) throw error;
    const refusal = toRefusal(rest.service, error);
    return { ...refusal, headers: { ...refusal.headers, connection: "close" } };
  }
  return {
    method: request.method ?? "GET",
    target,
    headers,
    body: read ? toBodyReader(read) : createBodyReader(exchange, headers, body),
    socketAddress: addressOf(request),
    signal: disconnectSignal(request, response),
    host: () => exchange.open?.request,
  };
}

/** The address of the other end; undefined where the caller has left already. */
function addressOf({ socket }: IncomingMessage): string | undefined {
  if (socket.remoteAddress !== undefined) return socket.remoteAddress;
  // A server on a Unix socket has its path for an address. Where there is neither, a caller is not to say who it is.
  const server: unknown = Reflect.get(socket, "server");
  return server instanceof Server && typeof server.address() === "string" ? UNIX_SOCKET : undefined;
}

/** What is sent before a content, and whether that stays in memory anyway. */
interface Head extends Pick<RestResponse, "status" | "headers"> {
  readonly isShared: boolean;
}

function send({ request, response }: NonNullable<Exchange["open"]>, head: Head, content: Content): void {
  if (response.destroyed) return;
  // One object: middleware that wraps `writeHead` expects it.
  const length = Buffer.byteLength(content.bytes);
  response.writeHead(head.status, headersOf(response, head, content, length));
  endWith(request.method === "HEAD" ? undefined : toSend(content.bytes, length), request, response);
  const unread = head.isShared ? 0 : request.socket.writableLength;
  if (unread > 0) watchUnread(response, unread);
}

/**
 * A text in ASCII has the same bytes in Latin-1, in which Node writes it with the head, as a copy. A text beside it would have the
 * head written in UTF-8, and a header of the host's in other bytes than HTTP has it.
 */
function toSend(content: string | Uint8Array, length: number): string | Uint8Array {
  return length === content.length ? content : Buffer.from(String(content));
}

/** Sends the pieces of a body as they come, no faster than the caller reads them. */
async function sendPieces(
  response: ServerResponse,
  { status, headers }: RestResponse,
  pieces: AsyncIterable<string>,
): Promise<void> {
  if (!response.destroyed) response.writeHead(status, { ...headers });
  for await (const piece of pieces) {
    if (response.destroyed) break;
    if (!response.write(piece)) await Promise.race([once(response, "drain"), once(response, "close")]);
  }
  response.end();
}

function headersOf(
  response: ServerResponse,
  { status, headers }: Head,
  { encoding, varies }: Content,
  bytes: number,
): Record<string, string> {
  // These have no body, so they have no length.
  if (status === 204 || status === 304) return { ...headers };
  const length = String(bytes);
  const sent: Record<string, string> = encoding
    ? { "content-length": length, "content-encoding": encoding, ...headers }
    : Object.assign({ "content-length": length }, headers);
  if (varies) sent["vary"] = joinVary(sent["vary"], "accept-encoding");
  // The host may have set a Vary of its own, which stays.
  const host = sent["vary"] === undefined ? undefined : response.getHeader("vary");
  if (host !== undefined) sent["vary"] = joinVary(String(host), sent["vary"]);
  return sent;
}
