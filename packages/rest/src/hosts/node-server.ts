// A server of Node's own for the REST surface: its limits for slow, half-open and odd clients.
import { createServer, type IncomingMessage, type Server, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import type { ServiceError } from "@svckit/core";
import { headersTooLarge, invalidRequest, toRefusal } from "../http/refusal.js";
import type { Rest } from "../surface/rest.js";
import type { NodeListener } from "./node.js";

// How long a refused client has to read why, before its connection is cut.
const LINGER_MS = 1_000;

// The response to the newest request of a connection: the one that may end it, since none is owed behind it.
const newest = new WeakMap<Duplex, ServerResponse>();

/** Answers what Node's parser refuses before it is a request; for the `clientError` event of a server. */
export type ClientErrorListener = (error: Error & { readonly code?: string }, socket: Duplex) => void;

/**
 * A server that cuts slow clients: headers within 10 s, the whole request within 30 s, an answer that nothing is read
 * of for 120 s, and 65 s between two requests, longer than load balancers keep theirs.
 */
export function createNodeServer(listener: NodeListener): Server {
  const server = createServer({
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    keepAliveTimeout: 65_000,
    // How often the first two are looked after; every 30 s where left out.
    connectionsCheckingInterval: 500,
    maxHeaderSize: 16 * 1024,
    // Missed by the listener itself, which answers with an envelope.
    requireHostHeader: false,
  });
  // Their bytes are limited; what is above a count would be dropped, and the credential may be among it.
  server.maxHeadersCount = 0;
  server.maxRequestsPerSocket = 1_000;
  // Neither a byte in nor one out: a caller that leaves its answer unread. Longer than any call may be silent.
  server.timeout = 120_000;
  const answer: NodeListener = (request, response) => {
    newest.set(request.socket, response);
    listener(request, response);
  };
  return server.on("request", answer).on("checkExpectation", answer);
}

/**
 * Refuses in the surface's own form. An answer that is on its way over the connection goes out before: its call may be
 * paid for, whatever came after it.
 */
export function toClientErrorListener(rest: Rest): ClientErrorListener {
  // Whatever comes later over such a connection is an error again, and none of these says anything new.
  const settled = new WeakSet<Duplex>();
  return (error, socket) => {
    if (error.code === "ECONNRESET") socket.destroy();
    if (socket.destroyed || settled.has(socket)) return;
    settled.add(socket);
    settle(rest, error.code, socket);
  };
}

/** Lets the connection's answers go out one by one, and refuses where it is the turn of what cannot be read. */
function settle(rest: Rest, code: string | undefined, socket: Duplex): void {
  const pending = pendingAnswer(socket);
  if (pending) {
    const isLast = newest.get(socket) === pending;
    if (isLast && !pending.headersSent) pending.setHeader("connection", "close");
    // Behind Node's own listener, which has given the turn to the next answer or ended the connection.
    pending.once("finish", () => settle(rest, code, socket));
    return;
  }
  if (socket.writable) refuse(rest, code, socket);
  // What was ended has something left to write, and goes once that is written.
  else if (!socket.writableEnded) socket.destroy();
}

function refuse(rest: Rest, code: string | undefined, socket: Duplex): void {
  const { status, headers, body } = toRefusal(rest.service, toError(code));
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
 * The response that belongs on the connection before a refusal does: one that has begun, or one to a request that came
 * in whole, whose caller would take the refusal for it.
 */
function pendingAnswer(socket: Duplex): ServerResponse | undefined {
  // Where Node keeps the response that is a connection's turn; its own handling of these errors asks for it, too.
  const response: unknown = Reflect.get(socket, "_httpMessage");
  if (!(response instanceof ServerResponse) || response.writableFinished) return undefined;
  // `as`: the request of a server's response is one of Node's own.
  const isOwed = response.headersSent || (response.req as IncomingMessage).complete;
  return isOwed ? response : undefined;
}
