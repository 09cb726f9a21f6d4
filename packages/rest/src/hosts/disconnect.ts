// Disconnect: the signal that a caller left before its answer was sent.
import { setMaxListeners } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";

// One for each connection: making a signal is among the dearest steps of a call, and most connections carry many calls.
const signals = new WeakMap<Socket, AbortSignal>();

/**
 * Aborted when the connection closes. Where a connection carries many requests at once (HTTP/2), or the host has no
 * socket of Node's, it is aborted when the response closes.
 */
export function disconnectSignal(request: IncomingMessage, response: ServerResponse): AbortSignal {
  const { socket } = request;
  if (request.httpVersionMajor > 1 || !(socket instanceof Socket)) return signalOf(response);
  const known = signals.get(socket);
  if (known) return known;
  const signal = signalOf(socket);
  // Every request that waits in line on the connection may listen.
  setMaxListeners(0, signal);
  signals.set(socket, signal);
  return signal;
}

function signalOf(stream: Socket | ServerResponse): AbortSignal {
  const controller = new AbortController();
  const disconnected = () => controller.abort();
  if (stream.closed) disconnected();
  else stream.once("close", disconnected);
  return controller.signal;
}
