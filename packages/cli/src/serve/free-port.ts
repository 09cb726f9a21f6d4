// A free port, for what is to be told the number of its port beforehand.
import { randomInt } from "node:crypto";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";

// Systems give connections and port 0 their ports from above these (Linux from 32,768, others from 49,152), and Kubernetes its services
// theirs from 30,000. So nobody gets one of these by chance between this look and its use, or later, while nobody listens on it.
const FIRST = 15_000;
const LAST = 29_999;
const TRIES = 100;

/** A port of the address `host` that nobody listens on. Throws what listening throws, as where the address is no address of this machine. */
export async function freePort(host: string): Promise<number> {
  const any = await listenOnce(0, host);
  for (let tries = 0; tries < TRIES; tries++) {
    const port = randomInt(FIRST, LAST + 1);
    if ((await listenOnce(port, host).catch(() => undefined)) !== undefined) return port;
  }
  return any;
}

/** Listens for a moment, and gives the port. */
async function listenOnce(port: number, host: string): Promise<number> {
  const server = createServer().listen(port, host);
  await once(server, "listening");
  // `as`: a server that listens on a port has such an address.
  const { port: taken } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return taken;
}
