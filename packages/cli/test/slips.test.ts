// A plugin's slips in a real process: one keyless call ends neither `svc serve` nor `svc mcp`, and the log names whose it is.
import { resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { createStandIn, type StandIn } from "@svckit/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { COMMAND } from "./program.js";
import { createClient, type ServerProcess, startServer } from "./server-process.js";

let upstream: StandIn;
let env: Record<string, string>;
let server: ServerProcess | undefined;

beforeAll(async () => {
  upstream = await createStandIn({
    "GET /slow": async () => {
      await sleep(50);
      return { body: { n: 1 } };
    },
    "GET /missing": () => ({ status: 404 }),
  });
  env = {
    SVC_STORE: "memory:",
    SVC_CONFIG: resolve(import.meta.dirname, "slips-config.ts"),
    SLIPS_URL: upstream.url,
  };
  server = await startServer(env, COMMAND);
});
afterAll(async () => {
  await server?.end("SIGKILL");
  await upstream.close();
});

interface Line {
  readonly level: string;
  readonly message: string;
  readonly stack?: readonly string[];
}

const linesOf = (log: string): Line[] =>
  log.split("\n").flatMap((line) => (line.startsWith("{") ? [JSON.parse(line) as Line] : []));

const NAMES = { provider: "slips", requestId: expect.any(String) };
const UNAWAITED = "a promise was rejected that nobody awaited; the process goes on";
const UNCAUGHT = "an error was thrown that nothing caught; the process goes on";

const SLIPS: readonly (readonly [tool: string, ok: boolean, line: object])[] = [
  [
    "get_forgotten",
    true,
    { message: "a tool did not await its requests", tool: "get_forgotten", ...NAMES, requests: ["GET"] },
  ],
  ["get_chained", true, { message: UNAWAITED, tool: "get_chained", ...NAMES }],
  [
    "get_aside",
    true,
    { message: UNAWAITED, running: [{ tool: "get_aside", ...NAMES }], error: "TypeError: a slip aside" },
  ],
  [
    "get_thrown",
    false,
    {
      message: UNCAUGHT,
      running: [{ tool: "get_thrown", ...NAMES }],
      error: "RangeError: a slip in a timer",
    },
  ],
];

test.each(SLIPS)("svc serve goes on after %s, from one keyless call", async (tool, ok, line) => {
  if (server === undefined) throw new Error("the server is not there");
  const client = createClient(1);
  const { json } = await client.execute(server.url, { tool });
  expect(json.ok).toBe(ok);
  const after = await client.execute(server.url, { tool: "get_good" });
  client.close();
  expect(after.json).toMatchObject({ ok: true, data: { n: 1 } });
  expect(linesOf(server.log()).filter(({ level }) => level === "error")).toContainEqual(
    expect.objectContaining(line),
  );
});

test("a slip's line leads to the plugin's file, and the server ends as it should", async () => {
  const { stack } = linesOf(server?.log() ?? "").find(({ message }) => message === UNCAUGHT) ?? {};
  expect(stack?.join("\n")).toContain("slips-config.ts");
  expect(await server?.end()).toBe(0);
});

test("svc mcp goes on after all of them", async () => {
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [COMMAND, "mcp"],
    env: { PATH: process.env["PATH"] ?? "", ...env },
    stderr: "pipe",
  });
  let log = "";
  transport.stderr?.on("data", (chunk) => {
    log += String(chunk);
  });
  const client = new Client({ name: "test", version: "1.0.0" });
  await client.connect(transport);
  const call = async (tool: string) => {
    const { structuredContent } = await client.callTool({
      name: "invoke_api_endpoint",
      arguments: { tool, args: {} },
    });
    return structuredContent;
  };
  for (const [tool, ok] of SLIPS) expect(await call(tool)).toMatchObject({ ok });
  expect(await call("get_good")).toMatchObject({ ok: true, data: { n: 1 } });
  const messages = linesOf(log).map(({ message }) => message);
  expect(messages).toEqual(expect.arrayContaining([UNAWAITED, UNCAUGHT]));
  await client.close();
});
