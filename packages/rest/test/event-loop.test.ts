// What requests share with others of the same turn of the event loop: their answers leave together, and new connections come first.
import { AsyncLocalStorage } from "node:async_hooks";
import { once } from "node:events";
import type { Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { createService, defineProvider, defineTool, type Service } from "@svckit/core";
import { createNodeServer, toNodeListener } from "@svckit/rest";
import { afterEach, beforeEach, expect, test } from "vitest";
import { z } from "zod";

const inHost = new AsyncLocalStorage<string>();

let service: Service;
let server: Server;
let connections = 0;
/** What happened, in its order. */
let events: string[] = [];
/** How many connections there were when each call ran. */
let seen: number[] = [];
const sockets: Socket[] = [];

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
    seen.push(connections);
    return { name, host: inHost.getStore() ?? "none" };
  },
});

beforeEach(async () => {
  [connections, events, seen] = [0, [], []];
  service = createService({
    providers: [defineProvider({ id: "look", title: "Look", tools: [look] })],
    anonymous: { callsPerDay: 1_000, attemptsPerMinute: 1_000 },
  });
  const listener = toNodeListener(service);
  server = createNodeServer((request, response) => {
    const name = String(request.headers["x-name"]);
    events.push(`in ${name}`);
    const writeHead = response.writeHead.bind(response);
    Object.assign(response, {
      writeHead(...given: Parameters<typeof writeHead>) {
        events.push(`out ${inHost.getStore()}`);
        return writeHead(...given);
      },
    });
    inHost.run(name, () => listener(request, response));
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

function send(socket: Socket, name: string): Promise<string> {
  const body = JSON.stringify({ tool: "get_look", args: { name } });
  const head = `POST /api/v1/execute HTTP/1.1\r\nhost: localhost\r\nx-name: ${name}\r\ncontent-type: application/json`;
  socket.write(`${head}\r\ncontent-length: ${body.length}\r\n\r\n${body}`);
  return once(socket, "data").then(String);
}

test("requests that came in together are all begun before the first is answered, each in its host's own context", async () => {
  const three = ["a", "b", "c"].map((name) => ({ name, socket: open() }));
  for (const { socket, name } of three) await send(socket, name);
  events = [];
  const answers = await Promise.all(three.map(({ socket, name }) => send(socket, name)));
  expect(events).toEqual(["in a", "in b", "in c", "out a", "out b", "out c"]);
  for (const [at, { name }] of three.entries())
    expect(answers[at]).toContain(`"data":{"name":"${name}","host":"${name}"`);
});

test("a request waits for the connections that came before it, and is answered in its host's own context", async () => {
  const busy = open();
  await send(busy, "busy");
  seen = [];
  const others = Array.from({ length: 20 }, open);
  // Node connects with the next tick, and the loop has not turned by then.
  await new Promise(process.nextTick);
  const answers = await Promise.all([
    send(busy, "busy"),
    ...others.map((socket, at) => send(socket, `other-${at}`)),
  ]);
  // One a turn would let in one or two. A busy machine may not manage all of them in the time that they have.
  expect(seen[0]).toBeGreaterThan(5);
  expect(answers[0]).toContain('"host":"busy"');
  for (const [at, answer] of answers.slice(1).entries()) expect(answer).toContain(`"host":"other-${at}"`);
  expect(new Set(events.filter((event) => event.startsWith("out")))).toHaveLength(21);
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
