// Half-close: gives a caller that has sent its request and ended its own side a moment to be answered.
import type { Server, Socket } from "node:net";

// Whoever leaves for good ends its side as well, and its call is to end soon. In two halves: where the loop stood still, what
// came in meanwhile has its turn between them.
const HALF_MOMENT_MS = 50;

// Node's servers end a connection whose other side has ended, unless this is set. Those of HTTP/2 that take HTTP/1 have it not.
const ALLOWS_HALF_OPEN = "httpAllowHalfOpen";

/**
 * Keeps the connection of a caller that is owed an answer open for a moment, where the caller ends its own side. Node would end
 * it at once: a call that is at work by then would be paid for, and its answer lost.
 */
export function holdHalfClosed(socket: Socket, server: Server, isOwed: () => boolean): void {
  let held = false;
  let before: unknown;
  // Node's own listener stands between these two, and looks at the server.
  socket.prependListener("end", () => {
    before = Reflect.get(server, ALLOWS_HALF_OPEN);
    held = isOwed() && before !== true;
    if (!held) return;
    Reflect.set(server, ALLOWS_HALF_OPEN, true);
    // A connection of TLS ends itself behind this, unless it may stay.
    socket.allowHalfOpen = true;
  });
  socket.on("end", () => {
    if (!held) return;
    Reflect.set(server, ALLOWS_HALF_OPEN, before);
    const end = () => {
      if (isOwed()) socket.end();
    };
    setTimeout(() => setTimeout(end, HALF_MOMENT_MS).unref(), HALF_MOMENT_MS).unref();
  });
}
