// The attack: 64 KB of requests over one connection, one behind the other, whose answers nobody reads.
import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { some } from "../packages/testing/test/at-length.js";
import { expectUnharmed, startVictim, type Victim } from "./victim.js";

const BYTES = 64 * 1024;
// Were they made at once, those of the largest file would fill the memory in less.
const UNREAD_MS = 1_200;

// One for all: a server that has answered before makes the next answer at once.
let victim: Victim;
const sockets: Socket[] = [];
beforeAll(async () => {
  victim = await startVictim();
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});
afterAll(() => victim?.close());

/** A connection over which as many requests come as fit into so many bytes, and nothing is read. */
function sendUnread(path: string, headers: string): Promise<unknown> {
  const { hostname, port } = new URL(victim.url);
  const one = `GET ${path} HTTP/1.1\r\n${headers}\r\n`;
  const socket = connect({ host: hostname, port: Number(port) });
  sockets.push(socket);
  socket.pause();
  // A server may cut whoever does this.
  socket.on("error", () => {});
  return new Promise((done) => socket.write(one.repeat(Math.floor(BYTES / one.length)), done));
}

const LINES: readonly [name: string, path: string, headers?: string][] = [
  ["the largest file", "/docs/swagger-ui-bundle.js"],
  ["the largest file, compressed", "/docs/swagger-ui-bundle.js", "accept-encoding: gzip, br\r\n"],
  ["the OpenAPI document", "/api/openapi.json"],
  ["pages of the catalog", "/api/v1/tools"],
  ["pages of the catalog, compressed", "/api/v1/tools", "accept-encoding: gzip, br\r\n"],
  ["what is no route", "/"],
  ["the error page", "/errors"],
];

test.each(some(LINES, 4))("%s", async (name, path, headers = "") => {
  const harm = await victim.under(name, async () => {
    await sendUnread(path, `host: ${new URL(victim.url).host}\r\n${headers}`);
    await pause(UNREAD_MS);
  });
  expectUnharmed(harm, { residentMb: 300 });
});

test("connections with as many requests in line as fit", async () => {
  const harm = await victim.under("many lines", async () => {
    for (let at = 0; at < 60; at += 1) await sendUnread("/api/v1/tools", "host:[::1]\r\n");
    await pause(UNREAD_MS);
  });
  expectUnharmed(harm, { residentMb: 400 });
});

test("a line of requests is answered in its order, each once the one before it has left", async () => {
  const { hostname, port, host } = new URL(victim.url);
  const socket = connect({ host: hostname, port: Number(port) });
  sockets.push(socket);
  let text = "";
  socket.on("data", (chunk) => {
    text += String(chunk);
  });
  const ids = Array.from({ length: 500 }, (_, at) => `r${at}`);
  socket.write(
    ids.map((id) => `GET /healthz HTTP/1.1\r\nhost: ${host}\r\nx-request-id: ${id}\r\n\r\n`).join(""),
  );
  await expect.poll(() => text.match(/x-request-id: r499/i), { timeout: 10_000 }).not.toBeNull();
  expect([...text.matchAll(/x-request-id: (r\d+)/gi)].map(([, id]) => id)).toEqual(ids);
});
