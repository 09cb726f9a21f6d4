// A gate between servers and their Postgres. A test shuts it: connections are then cut and refused, or nothing passes.
import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** How the database is lost: connections are refused, as when its server is down, or silent, as when the network is. */
export type Loss = "refused" | "silent";

/** A gate in front of a database. */
export interface DatabaseGate {
  /** The database's address through the gate. */
  readonly url: string;
  shut(loss: Loss): void;
  open(): void;
  close(): Promise<void>;
}

/** Opens a gate to the database at an address. */
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

  /** Drops connections that hang: a network that comes back has forgotten them. */
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
