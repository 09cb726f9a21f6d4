// A canary: a server that nobody may connect to, which counts who did.
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { networkInterfaces } from "node:os";

/** Canaries on one port of several addresses. */
export interface Canaries {
  readonly port: number;
  readonly addresses: readonly string[];
  /** Connections so far, over all of them. */
  readonly hits: number;
  close(): Promise<void>;
}

/** Opens a canary on 127.0.0.1, and on ::1 and a private address where this machine has them. */
export async function openCanaries(): Promise<Canaries> {
  let hits = 0;
  const listen = async (host: string, port: number) => {
    const server = createServer((socket) => {
      hits += 1;
      socket.on("error", () => {});
      socket.end(
        'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 15\r\n\r\n{"canary":true}',
      );
    });
    server.listen(port, host);
    await once(server, "listening");
    return server;
  };
  const first = await listen("127.0.0.1", 0);
  const { port } = first.address() as AddressInfo;
  const others = Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .filter(({ address }) => address === "::1" || /^(10|172|192)\./.test(address))
    .map(({ address }) => address);
  const servers = [first];
  const addresses = ["127.0.0.1"];
  for (const address of others) {
    servers.push(await listen(address, port));
    addresses.push(address);
  }
  return {
    port,
    addresses,
    get hits() {
      return hits;
    },
    async close() {
      for (const server of servers) server.close();
    },
  };
}
