// How a server that listens is reached, and the signal that it stops at.
import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";

/** The address of a server that listens on a host. */
export function urlOf(server: Server, host: string): string {
  // `as`: a server that listens on a port has such an address.
  const { port } = server.address() as AddressInfo;
  const name = host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host;
  return `http://${name.includes(":") ? `[${name}]` : name}:${port}`;
}

/** Waits for SIGTERM or SIGINT. Call it before READY is said: whoever reads that may send the signal at once. */
export async function stopSignal(): Promise<void> {
  await Promise.race([once(process, "SIGTERM"), once(process, "SIGINT")]);
}
