// The attack: bodies that come in pieces of one byte, each of which is kept as an object until the body has ended.
import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { expectUnharmed, startVictim, type Victim } from "./victim.js";

const BODIES = 3;
// As large as a message of MCP may be, and it is never ended.
const PIECES = 1_000_000;
const UNENDED_MS = 3_000;

let victim: Victim;
const sockets: Socket[] = [];
beforeEach(async () => {
  victim = await startVictim();
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await victim?.close();
});

function sendInPieces(path: string): void {
  const { hostname, port, host } = new URL(victim.url);
  const socket = connect({ host: hostname, port: Number(port) });
  sockets.push(socket);
  // A server may cut whoever does this.
  socket.on("error", () => {});
  const head = ["content-type: application/json", "transfer-encoding: chunked", `host: ${host}`];
  socket.write(`POST ${path} HTTP/1.1\r\n${head.join("\r\n")}\r\n\r\n`);
  socket.write("1\r\n \r\n".repeat(PIECES));
}

test("bodies in pieces of one byte", async () => {
  const harm = await victim.under("pieces of one byte", async () => {
    for (let at = 0; at < BODIES; at += 1) sendInPieces("/mcp");
    await pause(UNENDED_MS);
    expect((await victim.send("/healthz")).status).toBe(200);
  });
  expectUnharmed(harm, { residentMb: 250 });
});
