// A gate between servers and their Postgres, which a test shuts: connections are cut and refused, or nothing passes.
import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** How the way to the database is lost: refused as by a server that is down, silent as by a network that is. */
export type Loss = "refused" | "silent";

/** A way to a database that can be shut. */
export interface DatabaseGate {
  /** The database's address by way of the gate. */
  readonly url: string;
  shut(loss: Loss): void;
  open(): void;
  close(): Promise<void>;
}

/** Opens a gate to the database of an address. */
export async function createDatabaseGate(database: string): Promise<DatabaseGate> {
  const target = new URL(database);
  const pairs = new Set<readonly [near: Socket, far: Socket]>();
  const waiting = new Set<Socket>();
  let loss: Loss | undefined;

  const server = createServer((near) => {
    near.on("error", () => {});
    if (loss === "refused") return void near.resetAndDestroy();
    if (loss === "silent") {
      waiting.add(near);
      return;
    }
    const far = connect(Number(target.port), target.hostname);
    const pair = [near, far] as const;
    pairs.add(pair);
    for (const [from, to] of [pair, [far, near] as const]) {
      from.on("error", () => {});
      from.on("close", () => {
        to.destroy();
        pairs.delete(pair);
      });
      from.pipe(to);
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = new URL(database);
  // `as`: a server that listens on a port has such an address.
  url.port = String((server.address() as AddressInfo).port);
  url.hostname = "127.0.0.1";

  /** Drops what hangs: a network that comes back has forgotten its connections. */
  function drop(): void {
    for (const socket of [...waiting, ...[...pairs].flat()]) socket.destroy();
    waiting.clear();
  }

  return {
    url: url.href,
    shut(how) {
      loss = how;
      if (how === "refused") return drop();
      for (const [near, far] of pairs) {
        near.unpipe(far).pause();
        far.unpipe(near).pause();
      }
    },
    open() {
      loss = undefined;
      drop();
    },
    async close() {
      drop();
      server.close();
    },
  };
}
