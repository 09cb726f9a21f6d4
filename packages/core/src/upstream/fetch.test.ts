// Connections to an upstream are used again, and ended where nobody has used them for as long as they are kept.
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { createUpstreamFetch, noteChange } from "./fetch.js";

/** Tells how many connections were made once each request was sent, so many milliseconds after the one before. */
async function connectionsAfter(
  fetch: ReturnType<typeof createUpstreamFetch>,
  requests: readonly (readonly [waitMs: number, request?: Pick<RequestInit, "method">])[],
): Promise<readonly number[]> {
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
  const seen: number[] = [];
  try {
    for (const [waitMs, init = {}] of requests) {
      await wait(waitMs);
      const request = new Request(url, init);
      if (init.method === "POST") noteChange(request);
      expect(await (await fetch(request)).text()).toBe("ok");
      seen.push(connections);
    }
  } finally {
    server.close();
  }
  return seen;
}

test("a connection is used again for as long as it is kept", async () => {
  const fetch = createUpstreamFetch({ keptMs: 200 });
  expect(await connectionsAfter(fetch, [[0], [20], [1_000]])).toEqual([1, 1, 2]);
});

test("what may change something has connections of its own", async () => {
  const fetch = createUpstreamFetch({ keptMs: 10_000 });
  const change = { method: "POST" };
  expect(await connectionsAfter(fetch, [[0], [0, change], [20, change], [20]])).toEqual([1, 2, 2, 2]);
});
