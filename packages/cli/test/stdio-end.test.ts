// How `svc mcp` ends with a call in flight: nothing is done twice under one key, and nothing is left held.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { copyFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Client as ClientV1 } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport as TransportV1 } from "@modelcontextprotocol/sdk/client/stdio.js";
import { sqliteStore } from "@svckit/store-sqlite";
import { createStandIn, type StandIn } from "@svckit/testing";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { some } from "../../testing/test/at-length.js";
import { SCRIPT } from "./program.js";
import { configFile, startServer, temporaryFolder } from "./server-process.js";

const PLUGIN = resolve(import.meta.dirname, "orders-plugin.ts");
const ORDER_MS = 1_200;
const LEAVES_MS = 400;
const ARGS = { thing: "a lamp", idempotency_key: "order-1" };

// A store with an account, which each test has a copy of.
const prepared = join(temporaryFolder(), "svc.db");

let key: string;
let upstream: StandIn;
let file: string;
let env: Record<string, string>;

beforeAll(async () => {
  const server = await startServer({ SVC_STORE: `sqlite:${prepared}` });
  [key = ""] = /svc_live_\w+/.exec(server.log()) ?? [];
  expect(key).not.toBe("");
  // Only a server that closed its store has left all of it in the file that is copied.
  expect(await server.end()).toBe(0);
});
beforeEach(async () => {
  let orders = 0;
  upstream = await createStandIn({
    "POST /orders": async () => {
      orders += 1;
      await pause(ORDER_MS);
      return { body: { number: orders } };
    },
  });
  const folder = temporaryFolder();
  file = join(folder, "svc.db");
  copyFileSync(prepared, file);
  env = {
    SVC_STORE: `sqlite:${file}`,
    SVC_API_KEY: key,
    SVC_CONFIG: configFile(folder, { plugins: [PLUGIN] }),
    SVC_UPSTREAM_ORDERS: upstream.url,
  };
});
afterEach(() => upstream.close());

const orders = () => upstream.requests.length;
const untilOrdered = async () => {
  while (orders() === 0) await pause(10);
};
const variables = () => ({ PATH: process.env["PATH"] ?? "", ...env });

async function connect(): Promise<ClientV1> {
  const client = new ClientV1({ name: "test", version: "1.0.0" });
  const transport = new TransportV1({
    command: process.execPath,
    args: [SCRIPT, "mcp", "--category", "orders"],
    env: variables(),
  });
  // `as`: the v1 transport's own type is not exact about optional members.
  await client.connect(transport as Parameters<typeof client.connect>[0]);
  return client;
}

async function order(client: ClientV1): Promise<unknown> {
  return (await client.callTool({ name: "place_order", arguments: ARGS })).structuredContent;
}

/** What the ledger comes to, while no process has the file. */
async function proof(): Promise<object> {
  const store = sqliteStore(file);
  const proof = await store.verify();
  await store.close();
  return proof;
}

/** The order was placed once, its credit is spent and nothing held, and a process that is started anew repeats its answer. */
async function expectDoneOnce(): Promise<void> {
  const once = { ok: true, held: 0, pending: 0, captured: 1, spent: 1, voided: 0 };
  expect(await proof()).toMatchObject(once);
  const client = await connect();
  const first = await order(client);
  expect(first).toMatchObject({ ok: true, data: { number: 1 }, meta: { credits_used: 1 } });
  expect(await order(client)).toEqual(first);
  await client.close();
  expect(orders()).toBe(1);
  expect(await proof()).toMatchObject(once);
}

test("a client that is closed with a call in flight is answered, and finds it done when it sends it again", async () => {
  const client = await connect();
  const answer = order(client);
  await untilOrdered();
  await pause(LEAVES_MS);
  await client.close();
  expect(await answer).toMatchObject({ ok: true, data: { number: 1 } });
  await expectDoneOnce();
}, 60_000);

/** `svc mcp` as a process whose pipes the test holds. */
function start(args: readonly string[], more: Record<string, string> = {}) {
  const child = spawn(process.execPath, [SCRIPT, "mcp", ...args], {
    env: { ...variables(), ...more },
    stdio: ["pipe", "pipe", "pipe"],
  });
  const said = { out: "", err: "" };
  child.stdout.on("data", (chunk) => {
    said.out += chunk;
  });
  child.stderr.on("data", (chunk) => {
    said.err += chunk;
  });
  child.stdin.on("error", () => {});
  const send = (message: object) => child.stdin.write(`${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`);
  return { child, said, send, ended: once(child, "close") as Promise<[number | null, string | null]> };
}

const CALL = { id: 1, method: "tools/call", params: { name: "place_order", arguments: ARGS } };

const ENDS: readonly [string, (child: ChildProcess) => void][] = [
  ["whose input ends", (child) => child.stdin?.end()],
  ["that gets SIGTERM", (child) => child.kill("SIGTERM")],
  ["that gets SIGINT", (child) => child.kill("SIGINT")],
  ["whose terminal closes", (child) => child.kill("SIGHUP")],
  [
    "that gets SIGTERM while its input ends",
    (child) => {
      child.stdin?.end();
      child.kill("SIGTERM");
    },
  ],
];

test.each(some(ENDS, 5))(
  "a process %s with a call in flight answers it, and ends well",
  async (_, end) => {
    const { child, said, send, ended } = start(["--category", "orders"]);
    send(CALL);
    await untilOrdered();
    await pause(LEAVES_MS);
    end(child);
    expect(await ended).toEqual([0, null]);
    const [answer] = said.out.trim().split("\n");
    expect(JSON.parse(answer ?? "")).toMatchObject({ id: 1, result: { structuredContent: { ok: true } } });
    await expectDoneOnce();
  },
  60_000,
);

describe("a client that reads no more", () => {
  test.each(some(["here", "elsewhere"], 2))(
    "ends the command without a stack, with the service %s",
    async (place) => {
      const server = place === "elsewhere" ? await startServer(env) : undefined;
      const url = server ? [`--url=${server.url}/svc_orders/mcp`] : ["--category", "orders"];
      const { child, said, send, ended } = start(url);
      send(CALL);
      await untilOrdered();
      child.stdout?.destroy();
      // Whatever is written from here on meets a closed pipe.
      for (let id = 2; id < 50; id++) send({ id, method: "ping" });
      const [code, signal] = await ended;
      expect(said.err).not.toMatch(/^\s+at |EPIPE|Error:/m);
      expect([code, signal]).toEqual([0, null]);
      await server?.end();
      await expectDoneOnce();
    },
    60_000,
  );
});
