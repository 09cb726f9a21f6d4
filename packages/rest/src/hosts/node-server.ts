// A server of Node's own for the surface, with limits for slow, half-open and odd clients.
import { createServer, type IncomingMessage, type Server, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import type { Service, ServiceError } from "@svckit/core";
import { headersTooLarge, invalidRequest, toRefusal } from "../http/refusal.js";
import type { Rest } from "../surface/rest.js";
import type { NodeListener } from "./node.js";

// How long a refused client has to read why, before its connection is cut.
const LINGER_MS = 1_000;

// The response to the newest request of a connection. It may end the connection, since no answer is owed behind it.
const newest = new WeakMap<Duplex, ServerResponse>();

/** Answers what Node's parser refuses; for the `clientError` event of a server. */
export type ClientErrorListener = (error: Error & { readonly code?: string }, socket: Duplex) => void;

/**
 * A server that cuts slow clients. Headers may take 10 s, the whole request 30 s, and an answer may be left unread for
 * 120 s. Between two requests a connection is kept for 65 s, which is longer than load balancers keep theirs.
 */
export function createNodeServer(listener: NodeListener): Server {
  const server = createServer({
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    keepAliveTimeout: 65_000,
    // How often the first two are checked; every 30 s by default.
    connectionsCheckingInterval: 500,
    maxHeaderSize: 16 * 1024,
    // The listener checks it and answers with an envelope.
    requireHostHeader: false,
  });
  // No limit by count: Node would drop headers silently, and the credential may be one of them. Bytes are limited.
  server.maxHeadersCount = 0;
  server.maxRequestsPerSocket = 1_000;
  // No byte in or out: a caller leaves its answer unread. It is longer than any call may take.
  server.timeout = 120_000;
  const answer: NodeListener = (request, response) => {
    newest.set(request.socket, response);
    listener(request, response);
  };
  return server.on("request", answer).on("checkExpectation", answer).on("dropRequest", countDropped);
}

// Node refuses requests above the count that a connection may have, and holds these refusals until it is their turn.
const MAX_DROPPED = 100;
const dropped = new WeakMap<Duplex, number>();

function countDropped(_: IncomingMessage, socket: Duplex): void {
  const count = (dropped.get(socket) ?? 0) + 1;
  dropped.set(socket, count);
  if (count > MAX_DROPPED) socket.destroy();
}

/**
 * Refuses with an envelope. Answers that the connection is still owed go out first: their calls may be paid for,
 * whatever came behind them.
 */
export function toClientErrorListener(surface: Service | Rest): ClientErrorListener {
  const service = "handle" in surface ? surface.service : surface;
  // After the first error of a connection every byte is another one. Only the first is answered.
  const settled = new WeakSet<Duplex>();
  return (error, socket) => {
    if (error.code === "ECONNRESET") socket.destroy();
    if (socket.destroyed || settled.has(socket)) return;
    settled.add(socket);
    settle(service, error.code, socket);
  };
}

/** Lets the answers that are owed go out one by one, then refuses. */
function settle(service: Service, code: string | undefined, socket: Duplex): void {
  const pending = pendingAnswer(socket);
  if (pending) {
    const isLast = newest.get(socket) === pending;
    if (isLast && !pending.headersSent) pending.setHeader("connection", "close");
    // Node's own listener runs first: it starts the next answer, or ends the connection.
    pending.once("finish", () => settle(service, code, socket));
    return;
  }
  if (socket.writable) refuse(service, code, socket);
  // A socket that was ended still writes what it holds, and closes then.
  else if (!socket.writableEnded) socket.destroy();
}

function refuse(service: Service, code: string | undefined, socket: Duplex): void {
  const { status, headers, body } = toRefusal(service, toError(code));
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(
    `HTTP/1.1 ${status} ${status === 413 ? "Payload Too Large" : "Bad Request"}\r\n${lines.join("")}` +
      `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}

function toError(code: string | undefined): ServiceError {
  switch (code) {
    case "HPE_HEADER_OVERFLOW":
    case "HPE_CHUNK_EXTENSIONS_OVERFLOW":
      return headersTooLarge();
    case "ERR_HTTP_REQUEST_TIMEOUT":
      return invalidRequest("The request did not arrive in time.");
    default:
      return invalidRequest("The request is not HTTP that this server understands.");
  }
}

/**
 * The response that goes out before a refusal: one that has begun, or one to a request that came in whole. Its caller
 * would take the refusal for the answer.
 */
function pendingAnswer(socket: Duplex): ServerResponse | undefined {
  // Here Node keeps the response whose turn it is; its own `clientError` handling reads it, too.
  const response: unknown = Reflect.get(socket, "_httpMessage");
  if (!(response instanceof ServerResponse) || response.writableFinished) return undefined;
  // `as`: a response of a server belongs to a request of Node's own.
  const isOwed = response.headersSent || (response.req as IncomingMessage).complete;
  return isOwed ? response : undefined;
}
