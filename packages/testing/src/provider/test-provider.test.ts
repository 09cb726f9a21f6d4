// The suite's own clauses: a good provider passes, and each fault of a provider is found by the test that names it.
import { defineProvider, defineTool, type Provider, type Tool } from "@svckit/core";
import { decimal, double } from "@svckit/core/schemas";
import { describe, expect, it, test } from "vitest";
import { z } from "zod";
import { failuresOf } from "../../test/collect.js";
import type { Recording } from "./recording.js";
import { type ProviderRecordings, testProvider } from "./test-provider.js";

const PRICE = defineTool({
  name: "get_coin_price",
  title: "Coin price",
  description: "Gives the price of a coin in US dollars.",
  category: "market_data",
  effect: "read",
  input: z.strictObject({
    id: z.string().min(1).describe("Id of the coin"),
    days: z.int().min(1).optional().describe("Days back"),
  }),
  output: z.object({ usd: z.number().nullable() }),
  examples: [{ description: "Bitcoin", args: { id: "bitcoin" } }],
  async execute({ id, days }, ctx) {
    const schema = z.object({ usd: z.number() });
    const found = await ctx.http.find("/coins/{id}", { path: { id }, query: { days }, schema });
    return found ?? ctx.noData({ usd: null }, `there is no coin ${id}`);
  },
});

const LENGTH = defineTool({
  name: "measure_text",
  title: "Text length",
  description: "Counts the characters of a text, without an upstream.",
  category: "text",
  effect: "read",
  input: z.strictObject({ text: z.string().describe("The text") }),
  output: z.object({ length: z.number() }),
  examples: [{ description: "A word", args: { text: "word" } }],
  execute: ({ text }) => ({ length: text.length }),
});

const OK: Recording = { path: "/coins/bitcoin?days=7", body: { usd: 76_975, name: "Bitcoin" } };
const RECORDINGS: ProviderRecordings = {
  calls: [
    { tool: "get_coin_price", args: { id: "bitcoin", days: 7 }, recordings: [OK], expect: { usd: 76_975 } },
    {
      tool: "get_coin_price",
      args: { id: "x" },
      recordings: [{ path: "/coins/x", status: 404 }],
      absent: true,
    },
    {
      tool: "get_coin_price",
      args: { id: "limited" },
      recordings: [{ path: "/coins/limited", body: { code: 4029 } }],
      fails: { code: "TOOL_ERROR", runtimeStatus: "rate_limited" },
    },
    { tool: "measure_text", args: { text: "four" }, expect: { length: 4 } },
  ],
};

function provider(changes: Partial<Provider> = {}): Provider {
  return defineProvider({
    id: "coins",
    title: "Coins",
    baseUrl: "https://coins.example/api/",
    headers: { "x-api-key": "secret-key-1" },
    failure({ body }) {
      const { data } = z.object({ code: z.literal(4029) }).safeParse(body);
      return data && { runtimeStatus: "rate_limited", message: "said too many requests" };
    },
    tools: [PRICE, LENGTH],
    ...changes,
  });
}

testProvider({ describe, it }, provider(), RECORDINGS);

const BLOCK = defineTool({
  name: "get_block_number",
  title: "Block number",
  description: "Asks an endpoint that the caller names for its newest block.",
  category: "chain_data",
  effect: "read",
  input: z.strictObject({ rpc_url: z.string().describe("The endpoint") }),
  output: z.object({ number: z.string() }),
  examples: [{ description: "A node", args: { rpc_url: "https://node.example/" } }],
  async execute({ rpc_url }, ctx) {
    const schema = z.object({ result: z.string() });
    const { result } = await ctx
      .publicHttp(rpc_url)
      .post("", { json: { method: "eth_blockNumber" }, schema });
    return { number: result };
  },
});

testProvider({ describe, it }, defineProvider({ id: "nodes", title: "Nodes", tools: [BLOCK] }), {
  calls: [
    {
      tool: "get_block_number",
      args: { rpc_url: "https://node.example/rpc" },
      recordings: [
        {
          method: "POST",
          path: "https://node.example/rpc",
          json: { method: "eth_blockNumber" },
          body: { result: "0x1" },
        },
      ],
      expect: { number: "0x1" },
    },
    {
      tool: "get_block_number",
      args: { rpc_url: "https://127.0.0.1/" },
      fails: { code: "TOOL_ERROR", runtimeStatus: "invalid_input" },
    },
  ],
});

const TIP = defineTool({
  name: "get_tip_hash",
  title: "Hash of the tip",
  description: "Gives the hash of the newest block, which its upstream answers as a plain text.",
  category: "chain_data",
  effect: "read",
  input: z.strictObject({ ids: z.array(z.string()).describe("What to count beside it") }),
  output: z.object({ hash: z.string(), total: z.number() }),
  examples: [{ description: "Two", args: { ids: ["a", "b"] } }],
  async execute({ ids }, ctx) {
    const hash = await ctx.http.get("/tip/hash", { read: "text", schema: z.string().regex(/^[0-9a-f]+$/) });
    const { headers } = await ctx.http.get("/count", {
      query: { "ids[]": ids },
      read: "response",
      schema: z.object({ headers: z.object({ "x-total": z.coerce.number() }), body: z.null() }),
    });
    return { hash, total: headers["x-total"] };
  },
});

const CANCEL = defineTool({
  name: "cancel_order",
  title: "Cancel an order",
  description: "Cancels an order, which its upstream answers without a body.",
  category: "orders",
  effect: "write",
  input: z.strictObject({ id: z.string().describe("Id of the order") }),
  output: z.object({ cancelled: z.boolean() }),
  examples: [{ description: "One", args: { id: "o1" } }],
  async execute({ id }, ctx) {
    await ctx.http.post("/sign", { form: { scope: ["orders", "cancel"] }, schema: z.unknown() });
    await ctx.http.delete("/orders/{id}", { path: { id }, schema: z.null() });
    return { cancelled: true };
  },
});

testProvider(
  { describe, it },
  defineProvider({
    id: "orders",
    title: "Orders",
    baseUrl: "https://orders.example/v1",
    tools: [TIP, CANCEL],
  }),
  {
    calls: [
      {
        tool: "get_tip_hash",
        args: { ids: ["a", "b"] },
        recordings: [
          { path: "/tip/hash", body: "00a1", headers: { "content-type": "text/plain" } },
          { path: "/count?ids[]=a&ids[]=b", headers: { "X-Total": "2" } },
        ],
        expect: { hash: "00a1", total: 2 },
      },
      {
        tool: "cancel_order",
        args: { id: "o1" },
        recordings: [
          { method: "POST", path: "/sign", form: { scope: ["orders", "cancel"] } },
          { method: "DELETE", path: "/orders/o1", status: 204 },
        ],
        expect: { cancelled: true },
      },
    ],
  },
);

const failures = (faulty: Provider, recordings = RECORDINGS) => failuresOf(faulty, recordings);

const price = (changes: Partial<Tool>) => provider({ tools: [{ ...PRICE, ...changes }, LENGTH] });
const one = (recording: Partial<Recording>, expected?: unknown): ProviderRecordings => ({
  calls: RECORDINGS.calls.map((call, index) =>
    index === 0
      ? {
          ...call,
          recordings: [{ ...OK, ...recording }],
          ...(expected !== undefined && { expect: expected }),
        }
      : call,
  ),
});
const AS_RECORDED = 'get_coin_price answers {"id":"bitcoin","days":7} as recorded';

test("finds nothing wrong with a good provider", async () => {
  expect(await failures(provider())).toEqual({});
});

test("refuses recordings of a tool that the provider does not have", () => {
  const calls = [{ tool: "get_price", args: {} }];
  expect(() => testProvider({ describe, it }, provider(), { calls })).toThrow("no tool named get_price");
});

test("finds a provider that was made without its key", async () => {
  const failed = await failures(provider({ unavailable: "COINS_KEY is not set" }));
  expect(failed).toHaveProperty(["is configured for its tests"]);
});

test("finds a tool without an example, and an example that is not valid", async () => {
  const clause = "get_coin_price has an example, and its arguments are valid";
  expect(await failures(price({ examples: [] }))).toHaveProperty([clause]);
  const wrong = await failures(price({ examples: [{ description: "Wrong", args: { coin: "bitcoin" } }] }));
  expect(wrong[clause]).toContain("is not valid");
});

test("finds an argument that is not described", async () => {
  const failed = await failures(price({ input: PRICE.input.extend({ id: z.string() }) }));
  expect(Object.values(failed)).toEqual([
    expect.stringMatching(
      /^get_coin_price \(.*test-provider\.test\.ts:\d+\): the argument id has no description$/,
    ),
  ]);
});

test("finds a schema that callers cannot be shown", async () => {
  const clause = "get_coin_price describes its arguments and its result as JSON Schema";
  const lists: Partial<Tool>[] = [
    { output: z.object({ usd: z.number().nullable(), at: z.date().optional() }) },
    { output: PRICE.output.transform((result) => result) },
    { outputSchema: { type: "object", properties: { usd: { $ref: "#/$defs/gone" } } } },
  ];
  for (const lacking of lists) {
    const failed = await failures(price(lacking));
    expect(Object.keys(failed)).toEqual([clause]);
    expect(failed[clause]).toContain("outputSchema");
  }
  const input = PRICE.input.extend({ days: z.bigint().optional() });
  expect((await failures(price({ input })))[clause]).toContain("give it as inputSchema");
});

test("finds an argument that takes what it does not say", async () => {
  const input = z.strictObject({
    id: z.coerce.string().describe("Id of the coin"),
    days: z.int().optional().describe("Days back"),
  });
  expect(await failures(price({ input }))).toHaveProperty([
    "get_coin_price refuses an argument of a wrong type and names it",
  ]);
});

test("finds a tool without a recorded call", async () => {
  const failed = await failures(provider(), { calls: RECORDINGS.calls.slice(0, 3) });
  expect(Object.keys(failed)).toEqual(["measure_text has a recorded call that works"]);
});

test("finds a result that is not the recorded one, and says where", async () => {
  const failed = await failures(provider(), one({}, { usd: 1 }));
  expect(failed[AS_RECORDED]).toContain("data.usd is 76975 where 1 is expected");
});

test("finds requests without a recording, and recordings without a request", async () => {
  const unmatched = await failures(provider(), one({ path: "/coins/bitcoin?days=30" }));
  expect(unmatched[AS_RECORDED]).toContain("no recording is for");
  const calls = RECORDINGS.calls.map((call) =>
    call.recordings ? { ...call, recordings: [...call.recordings, { path: "/never" }] } : call,
  );
  expect((await failures(provider(), { calls }))[AS_RECORDED]).toContain("never asked for");
});

test("finds a tool that throws, and tells what it threw", async () => {
  const failed = await failures(
    price({
      async execute({ id }, ctx) {
        await ctx.http.find("/coins/{id}", { path: { id }, schema: z.unknown() });
        throw new RangeError("the row has no price");
      },
    }),
    one({ path: "/coins/bitcoin" }),
  );
  expect(failed[AS_RECORDED]).toContain("RangeError: the row has no price");
});

test("finds a tool that takes any answer for data", async () => {
  const output = z.object({ usd: z.unknown() });
  const failed = await failures(
    provider({
      tools: [
        defineTool({
          ...PRICE,
          output,
          async execute({ id }, ctx) {
            return { usd: await ctx.http.get("/coins/{id}", { path: { id }, schema: z.unknown() }) };
          },
        }),
        LENGTH,
      ],
    }),
  );
  expect(failed).toHaveProperty([
    "get_coin_price is failing, or says no_data, when the upstream answers a string",
  ]);
});

test("finds a tool that hides an upstream in trouble", async () => {
  const failed = await failures(
    price({
      async execute({ id, days }, ctx) {
        const schema = z.object({ usd: z.number() });
        const found = ctx.http.get("/coins/{id}", { path: { id }, query: { days }, schema });
        return found.catch(() => ctx.noData({ usd: null }, "it could not be read"));
      },
    }),
  );
  expect(Object.keys(failed)).toEqual(
    expect.arrayContaining([
      "get_coin_price is degraded when the upstream answers 500",
      "get_coin_price is rate limited, with the time to wait, when the upstream answers 429 with Retry-After",
      "get_coin_price misses its key when the upstream answers 401",
    ]),
  );
});

test("finds a tool whose arguments lead away from the base URL", async () => {
  const failed = await failures(
    price({
      async execute({ id }, ctx) {
        return ctx.http.get(`/coins/${id}?days=7`, { schema: z.object({ usd: z.number() }) });
      },
    }),
  );
  expect(failed["get_coin_price never leaves the base URL, whatever its arguments say"]).toContain(
    "led elsewhere",
  );
});

const AMOUNTS =
  "gives amounts of money and tokens as text or whole numbers, and a float only where it says so";

test.each<[string, z.ZodType]>([
  ["a field", z.object({ length: z.number(), of: z.object({ balance: z.number().nullable() }) })],
  ["what a list holds", z.object({ length: z.number(), prices: z.array(z.tuple([z.int(), z.number()])) })],
  ["what is found by a name of its own", z.object({ volume: z.record(z.string(), z.number()) })],
])("finds an amount that is a float: %s", async (_, output) => {
  const floating: Tool = { ...LENGTH, output, execute: () => ({ length: 4 }) };
  const told = await failures(provider({ tools: [PRICE, floating] }));
  expect(told[`measure_text ${AMOUNTS}`]).toMatch(/decimal\(/);
});

test("takes amounts as text and whole numbers, and a double that is meant", async () => {
  const output = z.object({
    length: z.number(),
    price: decimal("Price in euro"),
    fee_wei: z.int(),
    cost: double("Cost, as it is given elsewhere"),
    price_change_percentage: z.number(),
  });
  const sound: Tool = {
    ...LENGTH,
    output,
    execute: () => ({ length: 4, price: 1.5, fee_wei: 1, cost: 2.5 }),
  };
  const told = await failures(provider({ tools: [PRICE, sound] }));
  expect(told[`measure_text ${AMOUNTS}`]).toBe(undefined);
});

test("finds an answer that repeats the provider's key", async () => {
  const output = z.object({ length: z.number(), via: z.string() });
  const leaking: Tool = { ...LENGTH, output, execute: () => ({ length: 4, via: "secret-key-1" }) };
  const told = await failures(provider({ tools: [PRICE, leaking] }));
  expect(told['measure_text answers {"text":"four"} as recorded']).toContain("authenticates with");
});

test.each([
  ["the bare value of a bearer token", { authorization: "Bearer pq-7Zx4Kd0Wm2Rt9" }, "pq-7Zx4Kd0Wm2Rt9"],
  ["a part of a token", { authorization: "Bearer pq-7Zx4Kd0Wm2Rt9" }, "…0Wm2Rt9?x4Kd0Wm2"],
  ["a user's password", { authorization: `Basic ${btoa("ada:open-Sesame-12")}` }, "open-Sesame-12"],
  ["a user in Base64", { "x-auth": "ada:open-Sesame-12" }, btoa("ada:open-Sesame-12")],
])("finds an answer that repeats %s", async (_, headers, via) => {
  const output = z.object({ length: z.number(), via: z.string() });
  const leaking: Tool = { ...LENGTH, output, execute: () => ({ length: 4, via }) };
  const told = await failures(provider({ headers, tools: [PRICE, leaking] }));
  expect(told['measure_text answers {"text":"four"} as recorded']).toContain("authenticates with");
});

test("finds a key that is handed on from what the upstream says", async () => {
  const auth = { bearer: true, variable: "COINS_API_KEY" } as const;
  expect(await failures(provider({ auth }))).toEqual({});
  const handing = provider({
    auth,
    failure: ({ status, body }) =>
      status === 400
        ? { runtimeStatus: "invalid_input", message: `said ${JSON.stringify(body)}` }
        : undefined,
  });
  const told = await failures(handing);
  expect(told["get_coin_price repeats nothing of its keys, though the upstream does"]).toContain(
    "authenticates with",
  );
});

test("matches posted JSON, for an upstream with one path for everything", async () => {
  const block = defineTool({
    name: "get_block_number",
    title: "Block number",
    description: "Gives the number of the latest block.",
    category: "chain",
    effect: "read",
    input: z.strictObject({}),
    output: z.object({ block: z.string() }),
    examples: [{ description: "The latest", args: {} }],
    async execute(_, ctx) {
      const json = { jsonrpc: "2.0", id: 1, method: "eth_blockNumber", params: [] };
      const { result } = await ctx.http.post("", { json, schema: z.object({ result: z.string() }) });
      return { block: result };
    },
  });
  const rpc = defineProvider({ id: "rpc", title: "RPC", baseUrl: "https://rpc.example/v1", tools: [block] });
  const recordings: Recording[] = [
    { method: "POST", path: "", json: { method: "eth_chainId" }, body: { result: "0x1" } },
    { method: "POST", path: "", json: { method: "eth_blockNumber" }, body: { result: "0x10" } },
  ];
  const calls = (used: Recording[]) => ({
    calls: [{ tool: "get_block_number", args: {}, recordings: used, expect: { block: "0x10" } }],
  });
  expect(await failures(rpc, calls(recordings.slice(1)))).toEqual({});
  const failed = await failures(rpc, calls(recordings.slice(0, 1)));
  expect(failed["get_block_number answers {} as recorded"]).toContain("eth_blockNumber");
});

test("takes recordings of a provider with several upstreams, below the one that is asked", async () => {
  const height = defineTool({
    name: "get_height",
    title: "Height",
    description: "Gives the height of a chain.",
    category: "chain",
    effect: "read",
    input: z.strictObject({ chain: z.enum(["one", "two"]).describe("The chain") }),
    output: z.object({ height: z.number() }),
    examples: [{ description: "The first chain", args: { chain: "one" } }],
    upstream: ({ chain }) => chain,
    execute: (_, { http }) => http.get("/height", { schema: z.object({ height: z.number() }) }),
  });
  const upstreams = { one: "https://one.example", two: "https://two.example/v2" };
  const chains = defineProvider({ id: "chains", title: "Chains", upstreams, tools: [height] });
  const recordings = [{ path: "/height", body: { height: 7 } }];
  const calls = ["one", "two"].map((chain) => ({
    tool: "get_height",
    args: { chain },
    recordings,
    expect: { height: 7 },
  }));
  expect(await failures(chains, { calls })).toEqual({});
});
