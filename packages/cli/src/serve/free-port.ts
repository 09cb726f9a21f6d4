// A free port, for what is to be told the number of its port beforehand.
import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";

// Systems give connections and port 0 their ports from above these (Linux from 32,768, others from 49,152): nobody gets
// one of these by chance between this look and its use, or later, while nobody listens on it.
const FIRST = 15_000;
const LAST = 32_767;
const TRIES = 100;

/** A port of the address `host` that nobody listens on. Throws what listening throws, as where the address is no address of this machine. */
export async function freePort(host: string): Promise<number> {
  for (let tries = 1; ; tries++) {
    const port = randomInt(FIRST, LAST + 1);
    try {
      await tryToListen(port, host);
      return port;
    } catch (error) {
      // EACCES: Windows keeps ranges of ports for itself.
      const isTaken = error instanceof Error && /EADDRINUSE|EACCES/.test(String(Reflect.get(error, "code")));
      if (!isTaken || tries === TRIES) throw error;
    }
  }
}

async function tryToListen(port: number, host: string): Promise<void> {
  const server = createServer().listen(port, host);
  await once(server, "listening");
  server.close();
  await once(server, "close");
}
