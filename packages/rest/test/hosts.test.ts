// What hosts do around the listener: middleware waits or watches headers, callers leave meanwhile, events become requests.
import { once } from "node:events";
import { createServer, IncomingMessage, type RequestListener, type Server, ServerResponse } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { createService, defineProvider, defineTool } from "@svckit/core";
import { hello } from "@svckit/providers";
import { createRest, type Rest, toNodeListener } from "@svckit/rest";
import { afterEach, beforeEach, expect, test } from "vitest";
import { z } from "zod";

const SLOW_MS = 150;

const slow = defineTool({
  name: "get_slow",
  title: "Slow",
  description: "Answers after a while, for tests of what happens meanwhile.",
  category: "demo",
  effect: "read",
  keyless: true,
  // Each is a call of its own.
  input: z.object({ n: z.number() }),
  output: z.object({ n: z.number() }),
  execute: async ({ n }) => {
    await sleep(SLOW_MS);
    return { n };
  },
});

let rest: Rest;
let server: Server;

beforeEach(() => {
  const providers = [hello(), defineProvider({ id: "slow", title: "Slow", tools: [slow] })];
  rest = createRest(createService({ providers, anonymous: { callsPerDay: 1_000 } }));
});

afterEach(async () => {
  server.close();
  server.closeAllConnections();
  await rest.service.close();
});

async function serve(wrap: (listener: RequestListener) => RequestListener): Promise<number> {
  server = createServer(wrap(toNodeListener(rest)));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  // `as`: a server that listens on a port has such an address.
  return (server.address() as AddressInfo).port;
}

function post(body: string): string {
  const head = "POST /api/v1/execute HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json";
  return `${head}\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
}

const HELLO = JSON.stringify({ tool: "say_hello", args: { name: "Ada" } });
const slowCall = (n: number) => post(JSON.stringify({ tool: "get_slow", args: { n } }));

test("hands headers to what a host has put around `writeHead` as one object, and keeps the host's Vary", async () => {
  const seen: unknown[] = [];
  const port = await serve((listener) => (request, response) => {
    response.setHeader("vary", "Origin");
    const write = response.writeHead.bind(response);
    response.writeHead = (...args: unknown[]) => {
      seen.push(args[1]);
      return Reflect.apply(write, response, args);
    };
    listener(request, response);
  });
  const url = `http://127.0.0.1:${port}`;
  const refused = await fetch(`${url}/nowhere`);
  expect([refused.status, refused.headers.get("vary")]).toEqual([404, "Origin, accept"]);
  const listed = await fetch(`${url}/api/v1/tools`);
  expect([listed.headers.get("vary"), listed.headers.get("content-type")]).toEqual([
    "Origin",
    "application/json",
  ]);
  expect(seen).toMatchObject([
    { "content-type": "application/json" },
    { "content-type": "application/json" },
  ]);
  expect(seen.map((headers) => Array.isArray(headers))).toEqual([false, false]);
});

test("an answer without a body tells no length", async () => {
  const port = await serve((listener) => listener);
  const url = `http://127.0.0.1:${port}/api/openapi.json`;
  const etag = (await fetch(url)).headers.get("etag") ?? "";
  const again = await fetch(url, { headers: { "if-none-match": etag } });
  expect([again.status, again.headers.get("content-length")]).toEqual([304, null]);
});

test.each([
  ["the whole call", post(HELLO)],
  ["a part of the call", post(HELLO).slice(0, -5)],
])("is done with a caller who has sent %s and left while the host was at work", async (_, sent) => {
  const port = await serve((listener) => async (request, response) => {
    await sleep(60);
    listener(request, response);
  });
  for (let caller = 0; caller < 5; caller++) {
    const socket = connect(port, "127.0.0.1", () => socket.write(sent));
    setTimeout(() => socket.destroy(), 20);
  }
  // Long enough for the listener to have them all.
  await sleep(150);
  await expect.poll(() => rest.inFlight).toBe(0);
});

test("calls in line on one connection are answered without a warning of a leak", async () => {
  const warnings: string[] = [];
  const warned = (warning: Error) => warnings.push(warning.name);
  process.on("warning", warned);
  const port = await serve((listener) => listener);
  const socket = connect(port, "127.0.0.1");
  const text = Array.from({ length: 24 }, (_, n) => slowCall(n)).join("");
  let answers = "";
  socket.on("data", (chunk) => {
    answers += String(chunk);
  });
  socket.write(text);
  await expect.poll(() => answers.match(/"ok":true/g)?.length, { timeout: 10_000 }).toBe(24);
  socket.destroy();
  process.off("warning", warned);
  expect(warnings).toEqual([]);
});

test("answers a request that a host has made of an event: no socket of Node's, and joined headers alone", async () => {
  await serve((listener) => listener);
  // `as`: such hosts hand in an object without the socket's methods.
  const request = new IncomingMessage({ remoteAddress: "203.0.113.7" } as Socket);
  const headers = { host: "x", "content-type": "application/json" };
  Object.assign(request, { method: "POST", url: "/api/v1/execute", headers });
  request.push(HELLO);
  request.push(null);
  const response = new ServerResponse(request);
  let body = "";
  response.end = (chunk?: unknown) => {
    body = String(chunk);
    response.emit("finish");
    return response;
  };
  const finished = once(response, "finish");
  toNodeListener(rest)(request, response);
  await finished;
  expect(JSON.parse(body)).toMatchObject({ ok: true });
});
