// A server of Node's own for the REST surface: its limits for slow, half-open and odd clients.
import { createServer, type IncomingMessage, type Server, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import type { ServiceError } from "@svckit/core";
import type { NodeListener } from "./node.js";
import { headersTooLarge, invalidRequest, toRefusal } from "./refusal.js";
import type { Rest } from "./rest.js";

// How long a refused client has to read why, before its connection is cut.
const LINGER_MS = 1_000;

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
  return server.on("request", listener).on("checkExpectation", listener);
}

/** Refuses in the surface's own form, where no other answer is on its way over the connection. */
export function toClientErrorListener(rest: Rest): ClientErrorListener {
  return (error, socket) => {
    if (!socket.writable || error.code === "ECONNRESET" || isAnswering(socket)) {
      socket.destroy();
      return;
    }
    const { status, headers, body } = toRefusal(rest.service, toError(error.code));
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(
      `HTTP/1.1 ${status} ${status === 413 ? "Payload Too Large" : "Bad Request"}\r\n${lines.join("")}` +
        `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
    );
    setTimeout(() => socket.destroy(), LINGER_MS).unref();
  };
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
 * Whether a response belongs on the connection before a refusal does: one that has begun, or one to an earlier request,
 * whose caller would take the refusal for it.
 */
function isAnswering(socket: Duplex): boolean {
  // Where Node keeps the response that is a connection's turn; its own handling of these errors asks for it, too.
  const response: unknown = Reflect.get(socket, "_httpMessage");
  if (!(response instanceof ServerResponse)) return false;
  // `as`: the request of a server's response is one of Node's own.
  return response.headersSent || (response.req as IncomingMessage).complete;
}
