// How a server that listens is reached.
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";

/** The address of a server that listens on a host. */
export function urlOf(server: Server, host: string): string {
  // `as`: a server that listens on a port has such an address.
  const { port } = server.address() as AddressInfo;
  const name = host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host;
  return `http://${name.includes(":") ? `[${name}]` : name}:${port}`;
}
