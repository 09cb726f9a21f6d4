// Connections to an upstream are used again, and ended where nobody has used them for as long as they are kept.
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { createUpstreamFetch } from "./fetch.js";

test("a connection is used again for as long as it is kept", async () => {
  let connections = 0;
  // By hand: Node's HTTP server says how long it leaves a connection open, and that counts more.
  const server = createServer((socket) => {
    connections += 1;
    socket.on("data", () => socket.write("HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok"));
    socket.on("error", () => {});
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  // `as`: a server that listens on a port has such an address.
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const fetch = createUpstreamFetch({ keptMs: 200 });
  const ask = async () => (await fetch(new Request(url))).text();
  try {
    expect(await ask()).toBe("ok");
    await wait(20);
    expect(await ask()).toBe("ok");
    expect(connections).toBe(1);
    await wait(1_000);
    expect(await ask()).toBe("ok");
    expect(connections).toBe(2);
  } finally {
    server.close();
  }
});
