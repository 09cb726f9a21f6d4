// What requests share with others of the same turn of the event loop: they begin together, their answers leave together, and new connections come first.
import { AsyncLocalStorage } from "node:async_hooks";
import { once } from "node:events";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { createSecureServer as createHttp2Server } from "node:http2";
import { createServer as createSecureServer } from "node:https";
import { type AddressInfo, connect, type Socket } from "node:net";
import { connect as connectSecurely } from "node:tls";
import { createService, defineProvider, defineTool, type Service } from "@svckit/core";
import { createNodeServer, createRest, type Rest, shutDown, toNodeListener } from "@svckit/rest";
import { afterEach, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { TLS_IDENTITY } from "./tls-identity.js";

const inHost = new AsyncLocalStorage<string>();

let service: Service;
let rest: Rest;
let server: Server;
let connections = 0;
/** What happened, in its order. */
let events: string[] = [];
/** How many connections there were when each call ran. */
let seen: number[] = [];
const sockets: Socket[] = [];
/** Called once a call of `get_busy` runs. */
let begun = () => {};

const look = defineTool({
  name: "get_look",
  title: "Look",
  description: "Tells what a test gave it, and counts the connections that are there.",
  category: "demo",
  effect: "read",
  keyless: true,
  input: z.object({ name: z.string() }),
  output: z.object({ name: z.string(), host: z.string() }),
  execute({ name }) {
    events.push(`run ${name}`);
    seen.push(connections);
    return { name, host: inHost.getStore() ?? "none" };
  },
});

const busy = defineTool({
  name: "get_busy",
  title: "Busy",
  description: "Answers from a timer that keeps the processor for a while, so that other timers are late.",
  category: "demo",
  effect: "read",
  keyless: true,
  input: z.object({}),
  output: z.object({}),
  execute() {
    begun();
    return new Promise<Record<string, never>>((resolve) =>
      setTimeout(() => {
        const until = performance.now() + 40;
        while (performance.now() < until);
        resolve({});
      }, 260),
    );
  },
});

beforeEach(async () => {
  [connections, events, seen] = [0, [], []];
  service = createService({
    providers: [defineProvider({ id: "look", title: "Look", tools: [look, busy] })],
    anonymous: { callsPerDay: 1_000, attemptsPerMinute: 1_000 },
  });
  rest = createRest(service);
  const listener = toNodeListener(rest);
  server = createNodeServer((request, response) => {
    const name = String(request.headers["x-name"]);
    response.setHeader("x-host", "é");
    events.push(`in ${name}`);
    const writeHead = response.writeHead.bind(response);
    Object.assign(response, {
      writeHead(...given: Parameters<typeof writeHead>) {
        events.push(`out ${inHost.getStore()}`);
        return writeHead(...given);
      },
    });
    if (name === "own") {
      setTimeout(() => response.end("own"), 100);
      return;
    }
    inHost.run(name, () => listener(request, response));
    if (name === "timed-out") response.writeHead(504).end();
    if (name === "given-up") response.writeHead(504).end();
  });
  server.on("connection", () => {
    connections += 1;
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server.close();
  server.closeAllConnections();
  await service.close();
});

function open(): Socket {
  // `as`: a server that listens on a port has such an address.
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  sockets.push(socket);
  return socket;
}

function requestOf(name: string, call: object = { tool: "get_look", args: { name } }): string {
  const body = JSON.stringify(call);
  const head = `POST /api/v1/execute HTTP/1.1\r\nhost: localhost\r\nx-name: ${name}\r\ncontent-type: application/json`;
  return `${head}\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
}

function send(socket: Socket, name: string, call?: object): Promise<string> {
  socket.write(requestOf(name, call));
  return once(socket, "data").then(String);
}

/** The surface for a server of HTTP/2, whose requests have the members of HTTP/1. */
function onHttp2(request: unknown, response: unknown): void {
  // `as`: Node has them alike, and types that are not.
  toNodeListener(rest)(request as IncomingMessage, response as ServerResponse);
}

/** All that comes until the connection closes. */
async function read(socket: Socket): Promise<Buffer> {
  const pieces: Buffer[] = [];
  socket.on("data", (piece: Buffer) => pieces.push(piece));
  await once(socket, "close");
  return Buffer.concat(pieces);
}

test("requests that came in together begin together and are answered together, each in its host's own context", async () => {
  const three = ["a", "b", "c"].map((name) => ({ name, socket: open() }));
  for (const { socket, name } of three) await send(socket, name);
  events = [];
  const answers = await Promise.all(three.map(({ socket, name }) => send(socket, name)));
  const steps = ["in", "run", "out"];
  expect(events).toEqual(steps.flatMap((step) => ["a", "b", "c"].map((name) => `${step} ${name}`)));
  for (const [at, { name }] of three.entries())
    expect(answers[at]).toContain(`"data":{"name":"${name}","host":"${name}"`);
});

test("equal requests that come in together are each answered in their host's own context", async () => {
  const three = ["a", "b", "c"].map((name) => ({ name, socket: open() }));
  for (const { socket, name } of three) await send(socket, name);
  const call = { tool: "get_look", args: { name: "same" } };
  const answers = await Promise.all(three.map(({ socket, name }) => send(socket, name, call)));
  for (const [at, { name }] of three.entries())
    expect(answers[at]).toContain(`"data":{"name":"same","host":"${name}"`);
});

test("of requests that come in together 32 begin before the next is read, and all are answered", async () => {
  const many = Array.from({ length: 80 }, (_, at) => ({ name: `many-${at}`, socket: open() }));
  for (const { socket, name } of many) await send(socket, name);
  events = [];
  await Promise.all(many.map(({ socket, name }) => send(socket, name)));
  const steps = events.map((event) => event.split(" ")[0]);
  expect(steps.filter((step) => step === "out")).toHaveLength(80);
  const before = steps.slice(0, steps.indexOf("run"));
  expect(before.length).toBeGreaterThan(1);
  expect(before.length).toBeLessThanOrEqual(32);
});

test("a request waits for the connections that came before it, and is answered in its host's own context", async () => {
  const kept = open();
  await send(kept, "kept");
  // A busy machine may let in only a few of them in the time that they have, or not yet again.
  for (let times = 0; times < 20 && (seen[0] ?? 0) < 10; times += 1) {
    await new Promise((done) => setTimeout(done, 100));
    for (const socket of sockets.splice(1)) socket.destroy();
    [connections, seen, events] = [0, [], []];
    const others = Array.from({ length: 20 }, open);
    // Node connects with the next tick, and the loop has not turned by then.
    await new Promise(process.nextTick);
    const answers = await Promise.all([
      send(kept, "kept"),
      ...others.map((socket, at) => send(socket, `other-${at}`)),
    ]);
    expect(answers[0]).toContain('"host":"kept"');
    for (const [at, answer] of answers.slice(1).entries()) expect(answer).toContain(`"host":"other-${at}"`);
    expect(new Set(events.filter((event) => event.startsWith("out")))).toHaveLength(21);
  }
  // One a turn would let in one or two.
  expect(seen[0]).toBeGreaterThanOrEqual(10);
});

test("a caller that leaves while its request waits for connections costs nobody else an answer", async () => {
  const busy = open();
  await send(busy, "busy");
  const leaving = Array.from({ length: 10 }, open);
  for (const [at, socket] of leaving.entries()) {
    socket.on("error", () => {});
    void send(socket, `leaving-${at}`).catch(() => {});
    socket.resetAndDestroy();
  }
  expect(await send(busy, "busy")).toContain('"host":"busy"');
  expect(await send(open(), "next")).toContain('"host":"next"');
});

test("callers that end their sides behind their requests are answered, on new connections and on those that were kept", async () => {
  const kept = Array.from({ length: 10 }, open);
  for (const [at, socket] of kept.entries()) await send(socket, `before-${at}`);
  const sockets = [...kept, ...Array.from({ length: 10 }, open)];
  const answers = sockets.map((socket, at) => {
    const answer = read(socket);
    socket.end(requestOf(`ended-${at}`));
    return answer;
  });
  for (const [at, answer] of (await Promise.all(answers)).entries())
    expect(String(answer)).toContain(`"host":"ended-${at}"`);
});

test.each([
  ["https", () => createSecureServer(TLS_IDENTITY, toNodeListener(rest))],
  ["HTTP/2 that takes HTTP/1", () => createHttp2Server({ ...TLS_IDENTITY, allowHTTP1: true }, onHttp2)],
])("callers that end their sides are answered over %s, too", async (_, create) => {
  const secure = create().listen(0, "127.0.0.1");
  await once(secure, "listening");
  // `as`: a server that listens on a port has such an address.
  const { port } = secure.address() as AddressInfo;
  const asCaller = { port, host: "127.0.0.1", rejectUnauthorized: false, allowHalfOpen: true };
  const socket = connectSecurely(asCaller);
  sockets.push(socket);
  const answer = read(socket);
  socket.end(requestOf("ended"));
  expect(String(await answer)).toContain('"data":{"name":"ended"');
  secure.close();
});

test("requests in line are begun each in its host's own context, and none that the host has answered meanwhile", async () => {
  const socket = open();
  const answers = read(socket);
  const names = ["first", "second", "given-up", "last"];
  socket.end(names.map((name) => requestOf(name)).join(""));
  const text = String(await answers);
  for (const name of ["first", "second", "last"])
    expect(text).toContain(`"data":{"name":"${name}","host":"${name}"`);
  expect(text.match(/HTTP\/1.1 \d+/g)).toEqual([200, 200, 504, 200].map((status) => `HTTP/1.1 ${status}`));
  expect(seen).toHaveLength(3);
});

test("what the host has ended while its call ran leaves, and so do the answers behind it", async () => {
  const socket = open();
  const answers = read(socket);
  const call = { tool: "get_look", args: { name: "late" } };
  socket.write(requestOf("own") + requestOf("timed-out", call) + requestOf("behind"));
  setTimeout(() => socket.end(), 250);
  const text = String(await answers);
  expect(text.match(/HTTP\/1.1 \d+/g)).toEqual([200, 504, 200].map((status) => `HTTP/1.1 ${status}`));
  expect(text).toContain('"data":{"name":"behind","host":"behind"');
});

test("an answer that is made when the surface shuts down leaves before that is over, also without the server", async () => {
  const socket = open();
  const answer = read(socket);
  const ran = new Promise<void>((resolve) => {
    begun = resolve;
  });
  socket.write(requestOf("busy", { tool: "get_busy", args: {} }));
  await ran;
  await shutDown(rest);
  server.closeAllConnections();
  expect(String(await answer)).toContain('"ok":true');
});

test("a header of the host's has the same bytes, whatever is in the body", async () => {
  for (const name of ["plain", "naïve"]) {
    const socket = open();
    socket.end(requestOf("host", { tool: "get_look", args: { name } }));
    const answer = await read(socket);
    expect(answer.toString("latin1")).toContain("x-host: é\r\n");
    expect(answer.toString()).toContain(`"name":"${name}"`);
  }
});
