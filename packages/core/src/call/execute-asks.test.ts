// Clauses of composite tools: what they ask, what each answer is cited by, and who pays.
import { createTestClock } from "@svckit/testing";
import { expect, test } from "vitest";
import { z } from "zod";
import type { Asked } from "../catalog/asking.js";
import { defineProvider, type Provider } from "../catalog/provider.js";
import { defineTool, type Tool, type ToolContext } from "../catalog/tool.js";
import { memoryStore } from "../memory/memory-store.js";
import type { ServiceOptions } from "../options.js";
import { sources } from "../schemas.js";
import { createService } from "../service.js";
import type { Call } from "./call.js";

const SAID = {
  category: "market_data",
  effect: "read",
  description: "Says something of its own here.",
} as const;

const price: Tool = defineTool({
  ...SAID,
  name: "get_price",
  title: "Price",
  keyless: true,
  credits: 3,
  cacheTtl: 60_000,
  input: z.object({ coin: z.string() }),
  output: z.object({ usd: z.string() }),
  execute: ({ coin }, ctx) => ctx.http.get(`price/${coin}`, { schema: z.object({ usd: z.string() }) }),
});

const prices = defineProvider({
  id: "prices",
  title: "Prices",
  baseUrl: "https://prices.example",
  tools: [price],
});

type Compose = (ctx: ToolContext) => Promise<readonly Asked[]>;

/** A provider whose one tool asks others and gives what they answered. */
function composite(compose: Compose, changes: Partial<Tool> = {}): Provider {
  const tool = defineTool({
    ...SAID,
    name: "compare",
    title: "Compare",
    keyless: true,
    uses: ["get_price", "get_elsewhere"],
    input: z.object({}),
    output: z.object({ answers: z.array(z.unknown()), sources: sources() }),
    async execute(_, ctx) {
      const asked = await compose(ctx);
      return { answers: asked, sources: asked.map(({ source }) => source) };
    },
    ...changes,
  });
  return defineProvider({ id: "composite", title: "Composite", tools: [tool] });
}

const both: Compose = (ctx) => Promise.all(["eth", "btc"].map((coin) => ctx.ask("get_price", { coin })));

async function start(compose: Compose, options: Partial<ServiceOptions> = {}, changes: Partial<Tool> = {}) {
  const asked: string[] = [];
  const clock = createTestClock();
  const store = memoryStore({ clock });
  const ended: string[] = [];
  const service = createService({
    providers: [composite(compose, changes), prices],
    clock,
    store,
    async fetch({ url }) {
      asked.push(new URL(url).pathname);
      return url.endsWith("gone") ? new Response("{}", { status: 500 }) : Response.json({ usd: "2.5" });
    },
    observer: {
      callStarted: () => {},
      callEnded: ({ tool, captured }) => ended.push(`${tool} ${captured}`),
      upstreamEnded: (provider, outcome) => ended.push(`${provider} ${outcome}`),
    },
    upstream: { retries: false },
    ...options,
  });
  const account = await service.createAccount({ credits: 100 });
  const { key } = await service.createKey(account.id);
  const call = (more: Partial<Call> = {}) =>
    service.execute({ tool: "compare", args: {}, credential: key, ...more });
  return { service, store, account, key, call, asked, clock, ended };
}

/** The result of a composite that worked. */
async function answersOf(call: ReturnType<Awaited<ReturnType<typeof start>>["call"]>) {
  const envelope = await call;
  if (!envelope.ok) throw new Error(envelope.error.message);
  // `as`: what the composite above gives.
  const data = envelope.data as { answers: readonly Asked[]; sources: readonly Asked["source"][] };
  return { ...data, meta: envelope.meta };
}

test("the caller pays the composite's price, and each answer has a receipt that its account reads back", async () => {
  const { call, store, account, service, ended } = await start(both);
  const { answers, sources: cited, meta } = await answersOf(call());
  expect(answers).toMatchObject([
    { ok: true, data: { usd: "2.5" }, warnings: [] },
    { ok: true, data: { usd: "2.5" } },
  ]);
  expect(meta).toMatchObject({
    tool: "compare",
    provider: "composite",
    cache_status: "bypass",
    credits_used: 1,
  });
  for (const source of cited) {
    const { receipt_id: receiptId } = source;
    const receipt = await store.findReceipt({ accountId: account.id, receiptId });
    expect(receipt).toMatchObject({
      ...source,
      tool: "get_price",
      provider: "prices",
      cache_status: "miss",
      credit_cost: 0,
      credits_used: 0,
      runtime_status: "ok",
    });
    expect(receipt?.input_digest).toMatch(/^[0-9a-f]{64}$/);
    expect(receipt?.result_digest).toMatch(/^[0-9a-f]{64}$/);
    expect(await store.findReceipt({ accountId: "another", receiptId })).toBeUndefined();
  }
  expect(new Set(cited.map(({ receipt_id }) => receipt_id)).size).toBe(2);
  expect(await service.verifyLedger()).toMatchObject({ ok: true, spent: 1, held: 0 });
  const usage = await store.usage({
    accountId: account.id,
    fromDay: "2026-01-01",
    toDay: "2026-12-31",
    by: ["day", "tool"],
  });
  expect(usage).toMatchObject([{ tool: "compare", calls: 1, credits: 1 }]);
  expect(ended).toEqual(["prices ok", "prices ok", "compare 1"]);
});

test("answers come from the cache that callers share, with a receipt of their own", async () => {
  const { call, service, key, asked, clock } = await start(both);
  await service.execute({ tool: "get_price", args: { coin: "eth" }, credential: key });
  await clock.advance(1_000);
  const first = await answersOf(call());
  expect(first.sources.map(({ source }) => source)).toEqual(["cached", "live"]);
  const second = await answersOf(call());
  expect(second.sources.map(({ source }) => source)).toEqual(["cached", "cached"]);
  expect(asked).toEqual(["/price/eth", "/price/btc"]);
  const ids = [...first.sources, ...second.sources].map(({ receipt_id }) => receipt_id);
  expect(new Set(ids).size).toBe(4);
});

test("equal asks of one run share one answer and one receipt", async () => {
  const { call, asked } = await start((ctx) =>
    Promise.all([1, 2, 3].map(() => ctx.ask("get_price", { coin: "eth", ...{ chain: undefined } }))),
  );
  const { sources: cited } = await answersOf(call());
  expect(new Set(cited.map(({ receipt_id }) => receipt_id)).size).toBe(1);
  expect(asked).toEqual(["/price/eth"]);
});

test("a tool that fails, one that is not here and arguments that are wrong are answers, each with a receipt", async () => {
  const { call, store, account } = await start((ctx) =>
    Promise.all([
      ctx.ask("get_price", { coin: "gone" }),
      ctx.ask("get_elsewhere", {}),
      ctx.ask("get_price", { coin: 7 }),
      ctx.ask("get_price"),
    ]),
  );
  const { answers, sources: cited } = await answersOf(call());
  expect(answers).toMatchObject([
    { ok: false, error: { code: "PROVIDER_UNAVAILABLE", runtimeStatus: "degraded" } },
    { ok: false, error: { code: "PROVIDER_UNAVAILABLE", runtimeStatus: "missing_key" } },
    { ok: false, error: { code: "VALIDATION_ERROR", runtimeStatus: "invalid_input" } },
    { ok: false, error: { code: "MISSING_PARAM", runtimeStatus: "invalid_input" } },
  ]);
  for (const { receipt_id: receiptId } of cited)
    expect(await store.findReceipt({ accountId: account.id, receiptId })).toMatchObject({
      source: "unavailable",
      credits_used: 0,
      cause: expect.any(String),
      next_action: expect.any(String),
    });
});

test("a replay cites the same receipts, to the byte", async () => {
  const { call, asked } = await start(both);
  const first = await call({ idempotencyKey: "once-and-again" });
  expect(JSON.stringify(await call({ idempotencyKey: "once-and-again" }))).toBe(JSON.stringify(first));
  expect(asked).toHaveLength(2);
});

test("a keyless caller's asks take one keyless call, and leave no receipts", async () => {
  const { call, store, account } = await start(both, { anonymous: { callsPerDay: 2 } });
  const keyless = { credential: undefined, address: "192.0.2.1" };
  const { sources: cited } = await answersOf(call(keyless));
  await answersOf(call(keyless));
  expect(await call(keyless)).toMatchObject({ error: { code: "ANON_QUOTA_EXCEEDED" } });
  for (const { receipt_id: receiptId } of cited)
    expect(await store.findReceipt({ accountId: account.id, receiptId })).toBeUndefined();
});

test("a tool that hangs is given up before the composite's own time is over", async () => {
  const hangs = (): Promise<Response> => new Promise(() => {});
  const { call, clock } = await start(
    async (ctx) => [await ctx.ask("get_price", { coin: "eth" }), await ctx.ask("get_elsewhere")],
    { fetch: hangs, upstream: { retries: false, totalMs: 10_000, attemptMs: 20_000 } },
  );
  const answered = answersOf(call());
  await clock.advance(7_600);
  expect((await answered).answers).toMatchObject([
    { ok: false, error: { runtimeStatus: "degraded" } },
    { ok: false, error: { runtimeStatus: "missing_key" } },
  ]);
});

test("the asks of a caller who disconnects are aborted", async () => {
  let aborted = false;
  const { call, service } = await start(both, {
    fetch: ({ signal }) =>
      new Promise((_, reject) => {
        signal.addEventListener("abort", () => {
          aborted = true;
          reject(signal.reason);
        });
      }),
  });
  const caller = new AbortController();
  const answered = call({ signal: caller.signal });
  setTimeout(() => caller.abort(), 20);
  expect(await answered).toMatchObject({ ok: false });
  expect(aborted).toBe(true);
  expect(await service.verifyLedger()).toMatchObject({ ok: true, spent: 0, held: 0 });
});

test.each<[string, Compose, Partial<Tool>]>([
  ["a tool that its uses do not name", async (ctx) => [await ctx.ask("say_hello")], {}],
  [
    "more than 64 others",
    (ctx) => Promise.all(Array.from({ length: 65 }, (_, n) => ctx.ask("get_price", { coin: `c${n}` }))),
    {},
  ],
])("a composite that asks %s fails, and is not paid", async (_, compose, changes) => {
  const { call, service } = await start(compose, {}, changes);
  expect(await call()).toMatchObject({
    error: { code: "PROVIDER_UNAVAILABLE" },
    meta: { runtime_status: "failing" },
  });
  expect((await service.verifyLedger()).spent).toBe(0);
});

test("a tool without uses asks nobody", async () => {
  const { uses: _, ...plain } = composite(both).tools[0] ?? price;
  const provider = defineProvider({ id: "plain", title: "Plain", tools: [plain] });
  const { call } = await start(both, { providers: [provider, prices] });
  expect(await call()).toMatchObject({ meta: { runtime_status: "failing" } });
});

test("the catalog names what a composite uses, and says where none of it is here", async () => {
  const { service } = await start(both);
  expect(service.catalog.find("compare").entry()).toMatchObject({
    uses: ["get_price", "get_elsewhere"],
    status: { available: true },
    annotations: { openWorldHint: true },
  });
  expect(service.catalog.find("get_price").entry()).not.toHaveProperty("uses");
  const down = { ...prices, unavailable: "it is resting" };
  for (const others of [[], [down]]) {
    const alone = await start(both, { providers: [composite(both), ...others] });
    const { status } = alone.service.catalog.find("compare").entry();
    expect(status).toEqual({
      available: false,
      reason: "composite is not configured: none of the tools that it asks is here",
    });
    expect(await alone.call()).toMatchObject({ error: { code: "PROVIDER_UNAVAILABLE" } });
    expect((await alone.service.verifyLedger()).spent).toBe(0);
  }
});

test.each<[string, Partial<Tool>, RegExp]>([
  ["no tools", { uses: [] }, /uses: it names no tools/],
  ["itself", { uses: ["compare"] }, /uses: it names "compare", which is the tool itself/],
  ["a tool twice", { uses: ["get_price", "get_price"] }, /uses: it names "get_price" twice/],
  ["a cache time", { cacheTtl: 1 }, /cacheTtl: it stands beside uses/],
  ["a caller's own results", { personal: true }, /personal: it stands beside uses/],
  ["a fallback", { fallback: { tool: "get_price" } }, /fallback: it stands beside uses/],
  ["a change", { effect: "write", keyless: false }, /uses: it stands beside effect "write"/],
])("a composite with %s is refused where it is declared", (_, changes, message) => {
  expect(() => composite(both, changes)).toThrow(message);
});

test.each<[string, Partial<Tool>, RegExp]>([
  ["changes something", { effect: "write", keyless: false, cacheTtl: 0 }, /has effect "write"/],
  ["asks others itself", { uses: ["get_elsewhere"], cacheTtl: 0 }, /asks other tools itself/],
  ["needs a key, for callers without one", { keyless: false }, /needs a key/],
])("a composite whose tool %s is refused by the catalog", (_, changes, message) => {
  const others = { ...prices, tools: [{ ...price, ...changes }] };
  expect(() => createService({ providers: [composite(both), others] })).toThrow(message);
});

test("a fallback that asks others is refused by the catalog", () => {
  const others = { ...prices, tools: [{ ...price, fallback: { tool: "compare" } }] };
  const asking = composite(both, { uses: ["get_elsewhere"] });
  expect(() => createService({ providers: [asking, others] })).toThrow(
    /its fallback compare asks other tools/,
  );
});
