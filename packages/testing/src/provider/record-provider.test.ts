// recordProvider: what it takes from a real server plays back, is short, and holds no secret.
import { defineProvider, defineTool, type Provider, type Tool } from "@svckit/core";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod";
import { createStandIn, type StandIn } from "../stand-in/stand-in.js";
import { type AskedRequest, recordProvider } from "./record-provider.js";
import { testProvider } from "./test-provider.js";

const KEY = "Zr8-Qm4Tn6Vx2Bk9";
const ROWS = Array.from({ length: 60 }, (_, at) => ({ id: at, name: `row ${at}`, secret: "hunter-two-two" }));

const DIGITS = '{"wei": 123456789012345678901234567890, "usd": 1.50}';

let upstream: StandIn;
let orders = 0;

beforeAll(async () => {
  upstream = await createStandIn({
    "GET /rows": ({ query }) => ({
      body: { rows: ROWS, page: query.get("page"), said: `for ${KEY.slice(3)}` },
    }),
    "GET /time": () => ({ body: { at: Date.now() } }),
    "GET /digits": () => ({ body: DIGITS, headers: { "content-type": "text/plain" } }),
    "GET /height": () => ({ body: "870000", headers: { "content-type": "text/plain" } }),
    "POST /rpc": ({ body }) => ({
      body: { jsonrpc: "2.0", id: Object(body).id, result: Object(body).method },
    }),
    "POST /orders": () => {
      orders += 1;
      return { body: { order: orders } };
    },
  });
});
afterAll(() => upstream.close());

const anything = z.looseObject({});

function tool(name: string, execute: Tool["execute"], more: Partial<Tool> = {}): Tool {
  return defineTool({
    name,
    title: "Tool of the test",
    description: "Asks the server of the test for something.",
    category: "demo",
    effect: "read",
    input: z.strictObject({ page: z.number().optional().describe("Which page") }),
    output: anything,
    examples: [{ description: "The only one", args: {} }],
    execute,
    ...more,
  });
}

function provider(tools: readonly Tool[], more: Partial<Provider> = {}): Provider {
  const auth = { query: "api-key", variable: "ROWS_API_KEY" } as const;
  return defineProvider({ id: "rows", title: "Rows", baseUrl: upstream.url, auth, tools, ...more });
}

const keys = { ROWS_API_KEY: KEY };

const listRows = tool("list_rows", async ({ page }, { http }) => {
  const schema = z.object({ rows: z.array(z.object({ id: z.number() })) });
  const { rows } = await http.get("/rows", { query: { page }, schema });
  return { ids: rows.map(({ id }) => id) };
});

/** Runs testProvider on what was taken, and gives the messages of tests that fail. */
async function failures(of: Provider, { recordings }: Awaited<ReturnType<typeof recordProvider>>) {
  const failed: string[] = [];
  const running: Promise<void>[] = [];
  const it = (name: string, body: () => Promise<void>) =>
    running.push(body().catch((error) => void failed.push(`${name}: ${error}`)));
  testProvider({ describe: (_, body) => body(), it }, of, recordings);
  await Promise.all(running);
  return failed;
}

test("what is recorded passes the contract of a provider", async () => {
  const of = provider([listRows]);
  const taken = await recordProvider(of, { keys });
  expect(taken.faults).toEqual([]);
  expect(await failures(of, taken)).toEqual([]);
});

test("a key is nowhere in what is recorded and told, nor a part of it, nor what is secret by its name", async () => {
  const asked: AskedRequest[] = [];
  const { recordings } = await recordProvider(provider([listRows]), {
    keys,
    asked: (each) => asked.push(each),
  });
  const text = JSON.stringify([recordings, asked]);
  expect(upstream.requests.at(-1)?.query.get("api-key")).toBe(KEY);
  for (const secret of [KEY, KEY.slice(3), KEY.slice(0, 10), "hunter-two-two", "api-key"])
    expect(text.replaceAll(/"url":"[^"]*"/g, "")).not.toContain(secret);
  expect(asked).toEqual([expect.objectContaining({ tool: "list_rows", method: "GET", status: 200 })]);
  expect(asked[0]?.url).toBe(`${upstream.url}/rows?api-key=[secret]`);
});

test("lists are cut to their first rows, and kept where the tool works with no less", async () => {
  const findLast = tool("find_last_row", async (_, { http }) => {
    const { rows } = await http.get("/rows", {
      schema: z.object({ rows: z.array(z.object({ id: z.number() })).min(60) }),
    });
    return { id: rows.at(-1)?.id };
  });
  const { recordings } = await recordProvider(provider([listRows, findLast]), { keys });
  const rowsOf = (at: number) => Object(recordings.calls[at]?.recordings?.[0]?.body).rows.length;
  expect([rowsOf(0), rowsOf(1)]).toEqual([3, 60]);
  expect(recordings.calls.map(({ expect: result }) => result)).toEqual([{ ids: [0, 1, 2] }, { id: 59 }]);
});

test("requests stand in one order, whichever is answered first, each once", async () => {
  const pages = tool("list_pages", async (_, { http }) => {
    const page = (query: object) => http.get("/rows", { query: { ...query }, schema: anything });
    await Promise.all([page({ page: 2 }), page({}), page({ page: 1 }), page({ page: 2 })]);
    return { done: true };
  });
  const { recordings } = await recordProvider(provider([pages]), { keys });
  const paths = recordings.calls[0]?.recordings?.map(({ path }) => path);
  expect(paths).toEqual(["/rows?page=1", "/rows?page=2", "/rows"]);
});

test("numbers keep all their digits, and a text stays a text", async () => {
  const digits = tool("get_digits", (_, { http }) => http.get("/digits", { schema: anything }));
  const height = tool("get_height", async (_, { http }) => ({
    height: await http.get("/height", { read: "text", schema: z.string() }),
  }));
  const { recordings, faults } = await recordProvider(provider([digits, height]), { keys });
  expect(faults).toEqual([]);
  expect(recordings.calls.map((call) => call.recordings?.[0]?.body)).toEqual([
    { wei: "123456789012345678901234567890", usd: 1.5 },
    "870000",
  ]);
});

test("the number of a JSON-RPC is not recorded, since the next run has another", async () => {
  let id = 0;
  const rpc = tool("get_method", (_, { http }) => {
    id += 1;
    return http.post("/rpc", { json: { jsonrpc: "2.0", id, method: "eth_chainId" }, schema: anything });
  });
  const { recordings, faults } = await recordProvider(provider([rpc]), { keys });
  expect(faults).toEqual([]);
  expect(recordings.calls[0]?.recordings?.[0]?.json).toEqual({ jsonrpc: "2.0", method: "eth_chainId" });
});

test("the time is recorded where a result depends on it, and only there", async () => {
  const age = tool("get_age", async (_, { http, clock }) => {
    const { at } = await http.get("/time", { schema: z.object({ at: z.number() }) });
    return { isFresh: clock.now() - at < 60_000 && clock.now() - at > -60_000 };
  });
  const of = provider([age]);
  const taken = await recordProvider(of, { keys });
  expect(taken.recordings.now).toBeGreaterThan(Date.now() - 60_000);
  expect(await failures(of, taken)).toEqual([]);
  expect((await recordProvider(provider([listRows]), { keys })).recordings.now).toBeUndefined();
});

test("tools that change something are not run unless they are asked for", async () => {
  const order = tool("create_order", (_, { http }) => http.post("/orders", { json: {}, schema: anything }), {
    effect: "write",
  });
  const of = provider([listRows, order]);
  expect((await recordProvider(of, { keys })).recordings.calls.map(({ tool }) => tool)).toEqual([
    "list_rows",
  ]);
  expect(orders).toBe(0);
  const { recordings } = await recordProvider(of, { keys, takes: () => true });
  expect([orders, recordings.calls.map(({ tool }) => tool)]).toEqual([1, ["list_rows", "create_order"]]);
});

test("what fails is told with its reason, and is not recorded", async () => {
  const gone = tool("get_gone", (_, { http }) => http.get("/gone", { schema: anything }));
  const bare = tool("get_bare", () => ({}), { examples: [] });
  const { recordings, faults } = await recordProvider(provider([gone, bare]), { keys });
  expect([recordings.calls, faults]).toEqual([
    [],
    [expect.stringMatching(/^get_gone \{\}: TOOL_ERROR \(invalid_input\)/), "get_bare has no example to run"],
  ]);
  const without = await recordProvider(provider([listRows]));
  expect(without.faults[0]).toContain("ROWS_API_KEY is not set");
});
