// Hang-up: the signal that a caller is gone before its answer was.
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";

// One a connection: to make one is among the dearest steps of a call, and most connections carry many.
const signals = new WeakMap<Socket, AbortSignal>();

/** Aborted when the connection closes, or the stream of a request where a connection carries many at once. */
export function hangUpSignal(request: IncomingMessage, response: ServerResponse): AbortSignal {
  const { socket } = request;
  if (request.httpVersionMajor > 1) return signalOf(response);
  const known = signals.get(socket);
  if (known) return known;
  const signal = signalOf(socket);
  signals.set(socket, signal);
  return signal;
}

function signalOf(stream: Socket | ServerResponse): AbortSignal {
  const controller = new AbortController();
  const hungUp = () => controller.abort();
  if (stream.closed) hungUp();
  else stream.once("close", hungUp);
  return controller.signal;
}
