// Event loop: lets in the connections that wait before it begins requests, and lets the answers of a turn leave together.
import { AsyncResource } from "node:async_hooks";
import type { Server } from "node:net";
import { setImmediate } from "node:timers";

// Node accepts one connection a turn. Where each turn answers hundreds of busy connections, a new one would wait for seconds.
// So long connections come first, then all requests that are there.
const LET_IN_MS = 10;
// More would be in memory for longer, which the garbage collector has to copy.
const MOST_TOGETHER = 32;

const watched = new WeakSet<Server>();
/** Requests that wait until the connections are in. */
let waiting: (() => void)[] = [];
/** Whether a connection came in this turn: there may be another one behind it. */
let cameIn = false;
/** Until when connections are let in; undefined where none came. */
let until: number | undefined;

/** Has requests wait for the connections that come to a server. */
export function watchConnections(server: Server): void {
  if (watched.has(server)) return;
  watched.add(server);
  server.on("connection", () => {
    if (!cameIn && until === undefined) setImmediate(endTurn);
    cameIn = true;
  });
}

/** Begins a request, now or once the connections that wait are in; in the caller's own async context. */
export function begin(request: () => void): void {
  if (cameIn || until !== undefined) waiting.push(AsyncResource.bind(request));
  else request();
}

/** Looks for further connections in one turn more, or begins what waits for them. */
function endTurn(): void {
  const now = performance.now();
  until ??= now + LET_IN_MS;
  if (cameIn && now < until) {
    cameIn = false;
    setImmediate(endTurn);
    return;
  }
  const ready = waiting;
  waiting = [];
  cameIn = false;
  until = undefined;
  for (const request of ready) request();
}

let leaving: (() => void)[] = [];

/**
 * Resolves once what had come in by now has been read, or where enough others wait: answers leave together. A reader is
 * woken once for many, and waking it is what costs a write most.
 */
export function leaveTogether(): Promise<void> {
  return new Promise((leave) => {
    const together = leaving.push(leave);
    if (together === 1) setImmediate(letLeave);
    else if (together === MOST_TOGETHER) letLeave();
  });
}

function letLeave(): void {
  const ready = leaving;
  leaving = [];
  for (const leave of ready) leave();
}
