// How a server that listens is reached, and how it stops: by a signal, once every answer is sent.
import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { systemClock } from "@svckit/core";
import type { Scheduler } from "@svckit/native";

const DRAIN_MS = 25_000;
// How long an idle server still answers that it shuts down, and how long the last answers may take to be sent.
const GRACE_MS = 250;

/** The address of a server that listens on a host. */
export function urlOf(server: Server, host: string): string {
  // `as`: a server that listens on a port has such an address.
  const { port } = server.address() as AddressInfo;
  const name = host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host;
  return `http://${name.includes(":") ? `[${name}]` : name}:${port}`;
}

/** Waits for SIGTERM or SIGINT. */
export async function stopSignal(): Promise<void> {
  await Promise.race([once(process, "SIGTERM"), once(process, "SIGINT")]);
}

/** Closes a scheduler; what does not end in the time that answers have is left to another process. */
export async function closed(scheduler: Scheduler): Promise<void> {
  await Promise.race([scheduler.close(), sleep(DRAIN_MS, undefined, { ref: false })]);
}

/**
 * Listens until every answer is sent, so that new callers and probes are told SHUTTING_DOWN. Then closes all
 * connections.
 */
export async function drained(server: Server, isBusy: () => boolean): Promise<void> {
  const until = Date.now() + DRAIN_MS;
  await sleep(GRACE_MS);
  while (isBusy() && Date.now() < until) await sleep(20);
  const closed = once(server, "close");
  server.close();
  server.closeIdleConnections();
  const cancel = systemClock.after(GRACE_MS, () => server.closeAllConnections());
  await closed;
  cancel();
}
