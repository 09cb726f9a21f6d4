// Shut-down: what is under way is answered whole, new callers are told, and everything is closed in the end.
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { createService, defineProvider, defineTool, memoryStore } from "@svckit/core";
import { createRest, type Mount, type Rest, shutDown, toNodeListener } from "@svckit/rest";
import { afterEach, expect, test } from "vitest";
import { z } from "zod";

const LONG = "x".repeat(8 * 1024 * 1024);

const slow = defineTool({
  name: "get_slow",
  title: "Slow",
  description: "Answers after so many milliseconds.",
  category: "demo",
  effect: "read",
  keyless: true,
  input: z.object({ ms: z.number() }),
  output: z.object({ text: z.string() }),
  execute: async ({ ms }) => {
    await sleep(ms);
    return { text: "done" };
  },
});

const long: Mount = {
  path: "/long",
  title: "A long answer",
  credential: "unread",
  handle: () => ({ status: 200, headers: {}, body: LONG }),
};

let server: Server;

afterEach(() => {
  server.close();
  server.closeAllConnections();
});

/** A host's server: the surface, and a page of its own that takes its time. */
async function start() {
  const closings: string[] = [];
  const store = memoryStore();
  const service = createService({
    providers: [defineProvider({ id: "slow", title: "Slow", tools: [slow] })],
    store: {
      ...store,
      close: async () => {
        closings.push("store");
        await store.close();
      },
    },
  });
  const rest: Rest = createRest(service, { routes: [long] });
  const answer = toNodeListener(rest);
  server = createServer((request, response) => {
    if (request.url !== "/own") return answer(request, response);
    setTimeout(() => response.end("the host's own"), 500);
  });
  server.on("close", () => closings.push("server"));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  // `as`: a server that listens on a port has such an address.
  const { port } = server.address() as AddressInfo;
  return { rest, closings, port, url: `http://127.0.0.1:${port}` };
}

const call = (url: string, args: object) =>
  fetch(`${url}/api/v1/execute`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ tool: "get_slow", args }),
  }).then((response) => response.json());

test("answers what is under way, tells new callers, and closes the server before the store", async () => {
  const { rest, closings, url } = await start();
  const pending = call(url, { ms: 400 });
  const own = fetch(`${url}/own`).then((response) => response.text());
  while (rest.inFlight === 0) await sleep(5);
  const ended = shutDown(rest, { server });
  const ready = await fetch(`${url}/readyz`);
  expect([ready.status, await ready.json()]).toMatchObject([503, { error: { code: "SHUTTING_DOWN" } }]);
  expect(await call(url, { ms: 1 })).toMatchObject({ error: { code: "SHUTTING_DOWN" } });
  expect(closings).toEqual([]);
  expect(await pending).toMatchObject({ ok: true });
  expect(await own).toBe("the host's own");
  await ended;
  expect(closings).toEqual(["server", "store"]);
  await expect(fetch(`${url}/readyz`)).rejects.toThrow();
});

test("an answer that is made and still being sent is sent to its end", async () => {
  const { rest, port } = await start();
  const socket = connect(port, "127.0.0.1");
  socket.write("GET /long HTTP/1.1\r\nhost: localhost\r\n\r\n");
  let received = 0;
  // A slow reader: it begins after the shut-down has.
  await once(socket, "readable");
  const ended = shutDown(rest, { server });
  await sleep(600);
  socket.on("data", (chunk) => {
    received += chunk.length;
  });
  await once(socket, "close");
  await ended;
  expect(received).toBeGreaterThan(LONG.length);
});

test("cuts what does not end in time, and closes all the same", async () => {
  const { rest, closings, url } = await start();
  const pending = call(url, { ms: 4_000 }).then(
    () => "answered",
    () => "cut",
  );
  while (rest.inFlight === 0) await sleep(5);
  const from = performance.now();
  await shutDown(rest, { server, withinMs: 300 });
  expect(performance.now() - from).toBeLessThan(2_000);
  expect(await pending).toBe("cut");
  expect(closings).toEqual(["server", "store"]);
});

test("without a server it waits for what is under way; what ends meanwhile ends before the store", async () => {
  const { rest, closings, url } = await start();
  const pending = call(url, { ms: 400 });
  while (rest.inFlight === 0) await sleep(5);
  const meanwhile = async () => {
    await sleep(450);
    closings.push("scheduler");
  };
  await shutDown(rest, { meanwhile });
  expect(await pending).toMatchObject({ ok: true });
  expect(closings).toEqual(["scheduler", "store"]);
  expect(server.listening).toBe(true);
});

test("a call of the host's own program is waited for, and no longer than there is time", async () => {
  const { rest, closings } = await start();
  const executed = (ms: number) =>
    rest.service.execute({ tool: "get_slow", args: { ms } }).then(({ ok }) => closings.push(`ok: ${ok}`));
  const [short, long] = [executed(600), executed(2_500)];
  await shutDown(rest, { withinMs: 1_200 });
  await short;
  expect(closings).toEqual(["ok: true", "store"]);
  await long;
});

test("what fails to end is told, once everything is closed", async () => {
  const { rest, closings } = await start();
  const fails = async () => {
    throw new Error("the scheduler is stuck");
  };
  await expect(shutDown(rest, { server, meanwhile: fails })).rejects.toThrow("stuck");
  expect(closings).toEqual(["server", "store"]);
});
