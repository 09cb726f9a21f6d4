// Connection: tells when a caller disconnects, and lets the requests of one connection be answered in turn.
import { AsyncResource } from "node:async_hooks";
import { setMaxListeners } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { Server, Socket } from "node:net";
import { watchConnections } from "./event-loop.js";
import { holdHalfClosed } from "./half-close.js";

/** A request and its response, which are let go when their connection closes: behind them hangs all that Node has read of it. */
export interface Exchange {
  /** Undefined once nobody can be answered any more. */
  open: { readonly request: IncomingMessage; readonly response: ServerResponse } | undefined;
}

/** A connection of HTTP/1. */
interface Connection {
  readonly signal: AbortSignal;
  /** The response to its newest request. */
  newest: ServerResponse | undefined;
  /** The exchange whose turn it is. */
  current: Exchange | undefined;
  /** Requests that wait for their turn. */
  waiting: number;
}

// One signal for each connection: making one is among the dearest steps of a call, and most connections carry many calls.
const connections = new Map<Socket, Connection>();

// Node reads 64 KB at once, which may be 3,000 requests of some kilobytes of memory each. A connection above either bound
// is cut.
const MAX_WAITING = 1_000;
const MAX_WAITING_TOGETHER = 5_000;
let waitingTogether = 0;

/**
 * Aborted when the connection closes. Where a connection carries many requests at once (HTTP/2), or the host has no
 * socket of Node's, it is aborted when the response closes.
 */
export function disconnectSignal(request: IncomingMessage, response: ServerResponse): AbortSignal {
  return connectionOf(request)?.signal ?? signalOf(response);
}

/**
 * Calls `answer` once the response before it on the connection has left, which may be now. So nothing is made for a caller
 * that does not read. Where the connection closes first, `answer` is never called.
 */
export function answerInTurn(
  request: IncomingMessage,
  response: ServerResponse,
  answer: (exchange: Exchange) => void,
): void {
  const { socket } = request;
  // Node hands in all that it has read of a connection that was cut meanwhile, and a host may do so later.
  if (socket instanceof Socket && socket.destroyed) return;
  const connection = connectionOf(request);
  if (!connection) {
    answer({ open: { request, response } });
    return;
  }
  const before = connection.newest;
  connection.newest = response;
  if (before === undefined || before.writableFinished) {
    answer(begin(connection, request, response));
    return;
  }
  if (connection.waiting === MAX_WAITING || waitingTogether === MAX_WAITING_TOGETHER) {
    socket.destroy();
    return;
  }
  count(connection, 1);
  const takeTurn = () => {
    if (!socket.writable) return;
    count(connection, -1);
    // The host may have answered it meanwhile, where it has waited for too long.
    if (!response.headersSent) answer(begin(connection, request, response));
  };
  // In its own async context, and not in that of the request before it: a host may know its caller by that.
  before.once("close", AsyncResource.bind(takeTurn));
}

/** Whether a connection of a server is owed an answer that is made and not sent, or that waits for its turn. */
export function areAnswersLeaving(server: Server): boolean {
  for (const [socket, { newest, waiting }] of connections) {
    if (Reflect.get(socket, "server") !== server || !newest || newest.writableFinished) continue;
    // An answer that goes on is not waited for here.
    if (newest.writableEnded || waiting > 0) return true;
  }
  return false;
}

function begin(connection: Connection, request: IncomingMessage, response: ServerResponse): Exchange {
  const exchange: Exchange = { open: { request, response } };
  connection.current = exchange;
  return exchange;
}

function count(connection: Connection, more: number): void {
  connection.waiting += more;
  waitingTogether += more;
}

/** Whether a request has a socket of Node's to itself while it is answered: it is HTTP/1, and not made of an event by a host. */
export function hasOwnSocket({ socket, httpVersionMajor }: IncomingMessage): boolean {
  return httpVersionMajor <= 1 && socket instanceof Socket;
}

/** The connection of a request; undefined where it carries many requests at once, or is no socket of Node's. */
function connectionOf(request: IncomingMessage): Connection | undefined {
  const { socket } = request;
  const known = connections.get(socket);
  if (known) return known;
  if (!hasOwnSocket(request)) return undefined;
  const connection: Connection = {
    signal: signalOf(socket),
    newest: undefined,
    current: undefined,
    waiting: 0,
  };
  socket.once("close", () => {
    connections.delete(socket);
    // Those that wait then never get their turn.
    count(connection, -connection.waiting);
    connection.newest = undefined;
    if (connection.current) connection.current.open = undefined;
  });
  const server: unknown = Reflect.get(socket, "server");
  if (server instanceof Server) {
    watchConnections(server);
    holdHalfClosed(socket, server, () => connection.newest?.writableFinished === false);
  }
  // A socket that is closed tells it no more.
  if (!socket.closed) connections.set(socket, connection);
  return connection;
}

function signalOf(stream: Socket | ServerResponse): AbortSignal {
  const controller = new AbortController();
  const disconnected = () => controller.abort();
  if (stream.closed) disconnected();
  else stream.once("close", disconnected);
  // Every request of the connection may listen.
  if (stream instanceof Socket) setMaxListeners(0, controller.signal);
  return controller.signal;
}
