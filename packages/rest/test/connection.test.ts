// The clauses of a connection: its requests are answered one by one, and unread answers are bounded.
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { createService } from "@svckit/core";
import { hello } from "@svckit/providers";
import {
  createRest,
  type RequestContext,
  type Rest,
  type Route,
  TAGS,
  toJsonResponse,
  toNodeListener,
} from "@svckit/rest";
import { afterEach, beforeEach, expect, test } from "vitest";

const LARGE = "x".repeat(1024 * 1024);
let begun = 0;
let atOnce = 0;

const slow = {
  method: "GET",
  path: "/slow",
  operationId: "getSlow",
  summary: "Answers after a moment",
  tag: TAGS.server,
  credential: "unread",
  answer: { description: "It", schema: { type: "object" } },
  async handle({ requestId }: RequestContext) {
    begun += 1;
    atOnce += 1;
    expect(atOnce).toBe(1);
    await pause(5);
    atOnce -= 1;
    return toJsonResponse(requestId, { ok: true, begun });
  },
} satisfies Route;
const large: Route = {
  ...slow,
  path: "/large",
  operationId: "getLarge",
  handle: ({ requestId }: RequestContext) => toJsonResponse(requestId, { ok: true, text: LARGE }),
};

let rest: Rest;
let server: Server;
let folder = "";
let path = "";
const sockets: Socket[] = [];

beforeEach(async () => {
  begun = 0;
  atOnce = 0;
  folder = mkdtempSync(join(tmpdir(), "svc-connection-"));
  // What the machine takes over of an answer is little here, and known.
  path = join(folder, "socket");
  rest = createRest(createService({ providers: [hello()], trustedProxies: ["10.0.0.0/8"] }), {
    routes: [slow, large],
  });
  server = createServer(toNodeListener(rest)).listen(path);
  await once(server, "listening");
});

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server.close();
  server.closeAllConnections();
  await rest.service.close();
  rmSync(folder, { recursive: true, force: true });
});

async function open(): Promise<Socket> {
  const socket = connect(path);
  sockets.push(socket);
  socket.on("error", () => {});
  await once(socket, "connect");
  return socket;
}

const get = (route: string) => `GET ${route} HTTP/1.1\r\nhost: localhost\r\n\r\n`;

test("each of the requests in line is begun once the answer before has left, and all are answered in order", async () => {
  const socket = await open();
  let text = "";
  socket.on("data", (chunk) => {
    text += String(chunk);
  });
  socket.write(get("/slow").repeat(40));
  await expect.poll(() => text.match(/"begun":\d+/g)?.length, { timeout: 10_000 }).toBe(40);
  expect([...text.matchAll(/"begun":(\d+)/g)].map(([, count]) => Number(count))).toEqual(
    Array.from({ length: 40 }, (_, at) => at + 1),
  );
});

test("nothing is begun for those in line whose connection is closed, and another connection waits for none", async () => {
  const socket = await open();
  socket.write(get("/slow").repeat(500));
  await expect.poll(() => begun).toBeGreaterThan(2);
  socket.destroy();
  await pause(50);
  const until = begun;
  const other = await open();
  const answered = once(other, "data");
  other.write(get("/healthz"));
  expect(String(await answered)).toContain("200 OK");
  await pause(50);
  expect(begun).toBe(until);
});

test("whoever sends more requests than may wait is cut", async () => {
  const socket = await open();
  const closed = once(socket, "close");
  socket.write(get("/slow").repeat(1_200));
  await closed;
  expect(begun).toBeLessThan(1_000);
});

test("behind an answer that nobody reads nothing is begun", async () => {
  const socket = await open();
  socket.pause();
  socket.write(get("/large") + get("/slow").repeat(10));
  await pause(200);
  expect(begun).toBe(0);
  socket.resume();
  await expect.poll(() => begun, { timeout: 10_000 }).toBe(10);
});

test("of answers that nobody reads no more than a bound is held: who has left one longest is cut", async () => {
  const unread: Socket[] = [];
  for (let at = 0; at < 120; at += 1) {
    const socket = await open();
    socket.pause();
    socket.write(get("/large"));
    unread.push(socket);
    // In this order.
    await once(server, "request");
  }
  await pause(300);
  const cut = await Promise.all(unread.map(isCut));
  const first = cut.indexOf(false);
  // 64 MiB of what is more than 1 MiB each, less what the machine has taken over.
  expect(first).toBeGreaterThan(20);
  expect(first).toBeLessThan(75);
  expect(cut.slice(first)).toEqual(cut.slice(first).map(() => false));
});

/** Whether a connection was cut, as its other end sees it once it reads. */
function isCut(socket: Socket): Promise<boolean> {
  let bytes = 0;
  return new Promise((resolve) => {
    socket.on("data", (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > LARGE.length) resolve(false);
    });
    socket.on("close", () => resolve(bytes <= LARGE.length));
    socket.resume();
  });
}

test("a proxy that comes over a Unix socket tells who its callers are, where any proxy is trusted", async () => {
  const remaining: (string | undefined)[] = [];
  for (const caller of ["203.0.113.7", "203.0.113.7", "203.0.113.8"]) {
    const socket = await open();
    const body = JSON.stringify({ tool: "say_hello", args: { name: caller } });
    const lines = ["POST /api/v1/execute HTTP/1.1", "host: localhost", "content-type: application/json"];
    lines.push(`x-forwarded-for: 192.0.2.1, ${caller}`, `content-length: ${body.length}`, "", body);
    const answered = once(socket, "data");
    socket.write(lines.join("\r\n"));
    remaining.push(/x-quota-remaining: (\d+)/i.exec(String(await answered))?.[1]);
  }
  expect(remaining).toEqual(["24", "23", "24"]);
});

test("requests that a host hands in once their connection was cut are not answered", async () => {
  const listener = toNodeListener(rest);
  const handed: boolean[] = [];
  const later = createServer(async (request, response) => {
    if (!request.socket.destroyed) await once(request.socket, "close");
    listener(request, response);
    handed.push(true);
  }).listen(join(folder, "later"));
  await once(later, "listening");
  const socket = connect(join(folder, "later")).on("error", () => {});
  sockets.push(socket);
  socket.write("GET /slow HTTP/1.1\r\nhost: localhost\r\n\r\n".repeat(3), () => socket.destroy());
  await expect.poll(() => handed).toHaveLength(3);
  await pause(20);
  expect(begun).toBe(0);
  later.close();
});
