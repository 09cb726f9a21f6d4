// Connections to an upstream are used again, for as long as they are kept; a read that finds its connection closed is sent again over a new one.
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { z } from "zod";
import { systemClock } from "../platform/clock.js";
import { createUpstreamFetch } from "./fetch.js";
import { createTraffic } from "./traffic.js";
import { createUpstream } from "./upstream.js";
import { UPSTREAM_LIMITS } from "./upstream-limits.js";

const ANSWER = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 7\r\n\r\n{"n":1}';
const closing: (() => void)[] = [];
afterAll(() => {
  for (const close of closing) close();
});

/** How a server takes a request, which is the `nth` of its connection. */
type Take = (socket: Socket, nth: number) => void;

const answer: Take = (socket) => void socket.write(ANSWER);

/** A server that says nothing of how long it leaves a connection open, and a client of it without second tries. */
async function start(take: Take, keptMs: number) {
  const seen = { connections: 0, requests: 0, triesAsked: 0 };
  const takenOn = new WeakMap<Socket, number>();
  const server = createServer((request) => {
    seen.requests += 1;
    request.resume().on("end", () => {
      const nth = (takenOn.get(request.socket) ?? 0) + 1;
      takenOn.set(request.socket, nth);
      // The client ends a connection whose answer comes before it has written the whole request, as it may within one process.
      setTimeout(() => take(request.socket, nth), 10);
    });
  });
  // Answers are written by hand: Node's own say how long the connection is kept, and that counts more.
  server.keepAliveTimeout = 0;
  server.on("connection", () => (seen.connections += 1));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  closing.push(() => server.close());
  const ended: string[] = [];
  const upstream = createUpstream({
    provider: "acme",
    // `as`: a server that listens on a port has such an address.
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    headers: {},
    failure: undefined,
    limits: UPSTREAM_LIMITS,
    clock: systemClock,
    fetch: createUpstreamFetch({ keptMs }),
    traffic: {
      ...createTraffic("acme", UPSTREAM_LIMITS, systemClock),
      // There is none left.
      retries: {
        earn: () => {},
        spend() {
          seen.triesAsked += 1;
          return false;
        },
      },
    },
    ended: (_, outcome) => ended.push(outcome),
  });
  const { signal } = new AbortController();
  const schema = z.object({ n: z.number() });
  const reading = upstream.client({ signal, readOnly: true });
  const writing = upstream.client({ signal, readOnly: false });
  return {
    seen,
    ended,
    read: () => reading.get("/n", { schema }),
    ask: () => reading.post("/n", { json: { ask: 1 }, schema }),
    write: () => writing.post("/n", { json: { add: 1 }, schema }),
  };
}

/** Waits until the connection of an answer that was read is free. */
const freed = () => sleep(20);

test("a connection is used again for as long as it is kept", async () => {
  const { read, seen } = await start(answer, 200);
  await read();
  await freed();
  await read();
  expect(seen.connections).toBe(1);
  await sleep(1_000);
  await read();
  expect(seen.connections).toBe(2);
});

test("what may change something has connections of its own", async () => {
  const { read, write, seen } = await start(answer, 10_000);
  for (const send of [read, write, write, read]) {
    await send();
    await freed();
  }
  expect(seen).toEqual({ connections: 2, requests: 4, triesAsked: 0 });
});

const closed: Record<string, Take> = {
  "a reset": (socket, nth) => void (nth === 1 ? socket.write(ANSWER) : socket.resetAndDestroy()),
  "an end": (socket, nth) => void (nth === 1 ? socket.write(ANSWER) : socket.end()),
};

for (const [name, take] of Object.entries(closed)) {
  test(`a burst of reads that finds all its connections closed, by ${name}, is answered and counted as a success`, async () => {
    const { read, ask, ended, seen } = await start(take, 10_000);
    const burst = async () => Promise.all(Array.from({ length: 16 }, (_, at) => (at % 2 ? ask() : read())));
    await burst();
    const { connections } = seen;
    expect(connections).toBeGreaterThan(4);
    expect(await burst()).toEqual(Array.from({ length: 16 }, () => ({ n: 1 })));
    expect(seen.connections).toBe(connections * 2);
    expect(seen.triesAsked).toBe(0);
    expect(ended).toEqual(Array.from({ length: 32 }, () => "ok"));
  });

  test(`a request that may change something is not sent again after ${name}`, async () => {
    const { write, seen } = await start(take, 10_000);
    await write();
    await freed();
    await expect(write()).rejects.toMatchObject({ code: "PROVIDER_UNAVAILABLE" });
    expect(seen).toEqual({ connections: 1, requests: 2, triesAsked: 0 });
  });

  test(`a new connection that ends by ${name} counts as ever`, async () => {
    const { read, seen, ended } = await start((socket) => take(socket, 2), 10_000);
    await expect(read()).rejects.toMatchObject({ code: "PROVIDER_UNAVAILABLE" });
    expect(seen).toEqual({ connections: 1, requests: 1, triesAsked: 1 });
    expect(ended).toEqual(["degraded"]);
  });
}
