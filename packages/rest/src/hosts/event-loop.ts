// Event loop: lets in connections before requests begin, and has the requests of a turn begin together and their answers leave together.
import type { Server } from "node:net";
import { setImmediate } from "node:timers";

// Node accepts one connection a turn. Where each turn answers hundreds of busy connections, a new one would wait for seconds.
// So long connections come first, then all requests that are there.
const LET_IN_MS = 10;
// Of requests, and of answers. More would be in memory for longer, which the garbage collector has to copy.
const MOST_TOGETHER = 32;

const watched = new WeakSet<Server>();
/** Whether a connection came in this turn: there may be another one behind it. */
let cameIn = false;
/** Since when connections are let in; undefined where none came. */
let since: number | undefined;
/** Before then none are let in first: beside a flood of connections requests keep three quarters of the time. */
let notBefore = 0;

/** Has requests wait for the connections that come to a server. */
export function watchConnections(server: Server): void {
  if (watched.has(server)) return;
  watched.add(server);
  server.on("connection", () => {
    if (cameIn) return;
    cameIn = since !== undefined || performance.now() >= notBefore;
    if (cameIn && since === undefined) setImmediate(endTurn);
  });
}

/** Those who go on together: once what had come in by now has been read, or where enough of them wait. */
function createGroup(isHeldBack: () => boolean) {
  let waiting: (() => void)[] = [];
  function letGo(): void {
    const ready = waiting;
    waiting = [];
    for (const goOn of ready) goOn();
  }
  function letGoUnlessHeld(): void {
    if (!isHeldBack()) letGo();
  }
  return {
    isEmpty: () => waiting.length === 0,
    letGo,
    wait: () =>
      new Promise<void>((goOn) => {
        const together = waiting.push(goOn);
        if (together === 1) setImmediate(letGoUnlessHeld);
        else if (together === MOST_TOGETHER) letGoUnlessHeld();
      }),
  };
}

const beginning = createGroup(() => cameIn || since !== undefined);
const leaving = createGroup(() => false);

/**
 * Resolves once a request may begin, with others of its turn, and not before the connections that wait are in. Requests that
 * begin together take each step one behind the other, while the processor has the code of that step at hand: alone, each
 * would have to fetch all of it anew.
 */
export function mayBegin(): Promise<void> {
  return beginning.wait();
}

/** Resolves once an answer may leave, with others of its turn. A reader is woken once for many, and waking it is what costs a write most. */
export function leaveTogether(): Promise<void> {
  return leaving.wait();
}

/** Whether a request waits to begin, or an answer to leave. */
export function isAnybodyWaiting(): boolean {
  return !beginning.isEmpty() || !leaving.isEmpty();
}

/** Looks for further connections in one turn more, or begins what waits for them. */
function endTurn(): void {
  const now = performance.now();
  since ??= now;
  if (cameIn && now - since < LET_IN_MS) {
    cameIn = false;
    setImmediate(endTurn);
    return;
  }
  cameIn = false;
  notBefore = now + 3 * (now - since);
  since = undefined;
  beginning.letGo();
}
