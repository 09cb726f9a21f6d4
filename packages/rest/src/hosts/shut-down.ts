// Shut-down: ends a surface in the one order that loses nothing: refuse, wait for what is under way, close.
import { once } from "node:events";
import type { Server } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { Awaitable } from "@svckit/core";
import type { Rest } from "../surface/rest.js";
import { areAnswersLeaving } from "./connection.js";
import { isAnybodyWaiting } from "./event-loop.js";

const WITHIN_MS = 25_000;
// How long an idle server still answers that it shuts down, and how long the last answers may take to be sent.
const GRACE_MS = 250;
const LOOK_MS = 20;

/** What ends together with a surface. */
export interface ShutDownOptions {
  /** The server that the surface is on, with whatever else the host serves there. It listens until all is answered. */
  readonly server?: Server;
  /** For what is under way to end, in milliseconds; 25 s by default. What takes longer is cut. */
  readonly withinMs?: number;
  /** Ends meanwhile what else uses the service, such as a scheduler; it has the same time. */
  readonly meanwhile?: () => Awaitable<unknown>;
}

/**
 * Ends a surface and its service: readiness fails and new calls are SHUTTING_DOWN at once, calls under way are answered, also
 * those of `service.execute`, then the server and the service are closed. Without a server, close yours once this is done.
 */
export async function shutDown(rest: Rest, options: ShutDownOptions = {}): Promise<void> {
  const { server, withinMs = WITHIN_MS, meanwhile } = options;
  rest.drain();
  const until = performance.now() + withinMs;
  const other = Promise.race([meanwhile?.(), sleep(withinMs, undefined, { ref: false })]);
  // Whoever fails to end keeps nobody else from it; it is told of at the end.
  other.catch(() => {});
  // So that new callers and probes are told.
  await sleep(Math.min(GRACE_MS, withinMs));
  const { transport } = rest.service;
  // Calls of the host's own program come by no surface.
  const isBusy = () =>
    rest.inFlight > 0 ||
    transport.callsUnderWay > 0 ||
    isAnybodyWaiting() ||
    (server !== undefined && areAnswersLeaving(server));
  while (isBusy() && performance.now() < until) await sleep(LOOK_MS);
  if (server?.listening) await closed(server, until);
  try {
    await other;
  } finally {
    await rest.service.close();
  }
}

/** Closes a server; the host's own answers have until then, and a moment at least. */
async function closed(server: Server, until: number): Promise<void> {
  const over = once(server, "close");
  server.close();
  const left = Math.max(GRACE_MS, until - performance.now());
  const cut = setTimeout(() => server.closeAllConnections(), left);
  // Connections that were kept alive end once they are idle.
  const look = setInterval(() => server.closeIdleConnections(), LOOK_MS);
  try {
    await over;
  } finally {
    clearTimeout(cut);
    clearInterval(look);
  }
}
