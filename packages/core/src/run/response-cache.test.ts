// The clauses of cached, shared, stale and fallback answers.
import { AsyncLocalStorage } from "node:async_hooks";
import { stat } from "node:fs/promises";
import { createTestClock, TEST_START_MS } from "@svckit/testing";
import { Keyv } from "keyv";
import { expect, test } from "vitest";
import { z } from "zod";
import { defineProvider } from "../catalog/provider.js";
import { defineTool, type Tool } from "../catalog/tool.js";
import { ServiceError } from "../errors/errors.js";
import { HOST } from "../identity/principal.js";
import type { ServiceOptions } from "../options.js";
import { silentLogger } from "../platform/logger.js";
import { createService } from "../service.js";
import { createResponseCache, type ToolResult } from "./response-cache.js";

const DOWN = new ServiceError("PROVIDER_UNAVAILABLE", { runtimeStatus: "degraded", message: "It is down." });

function start(more: Partial<Tool> = {}, options: Partial<ServiceOptions> = {}) {
  const clock = createTestClock();
  const state: { ran: number; error: unknown } = { ran: 0, error: undefined };
  const tool = defineTool({
    name: "get_x",
    title: "X",
    description: "Counts its runs and gives the count.",
    category: "market_data",
    effect: "read",
    input: z.object({ id: z.string().default("d") }),
    output: z.object({ ran: z.number() }),
    cacheTtl: 10_000,
    execute() {
      state.ran += 1;
      if (state.error !== undefined) throw state.error;
      return { ran: state.ran };
    },
    ...more,
  });
  const other = defineTool({
    name: "get_y",
    title: "Y",
    description: "Answers where the other one cannot.",
    category: "market_data",
    effect: "read",
    input: z.object({ symbol: z.string() }),
    output: z.object({ price: z.number() }),
    execute: ({ symbol }) => ({ price: symbol.length }),
  });
  const service = createService({
    clock,
    providers: [
      defineProvider({ id: "local", title: "Local", tools: [tool] }),
      defineProvider({ id: "spare", title: "Spare", tools: [other] }),
    ],
    ...options,
  });
  const ask = (args: object = {}) => service.execute({ tool: "get_x", args, principal: HOST });
  return { clock, state, service, ask };
}

/** With a tool whose results are not kept, and that waits in each run. */
function startWaiting(wait: () => Promise<unknown>) {
  const state = { ran: 0 };
  const { ask } = start({
    cacheTtl: 0,
    async execute() {
      state.ran += 1;
      await wait();
      return { ran: state.ran };
    },
  });
  return { ask, state };
}

test("answers from the cache with its true age, the original time, a new receipt id, at the full price", async () => {
  const { clock, service } = start();
  const account = await service.createAccount({ credits: 10 });
  const { key } = await service.createKey(account.id);
  const ask = () => service.execute({ tool: "get_x", credential: key });
  const fresh = await ask();
  expect(fresh.meta).toMatchObject({ cache_status: "miss", source: "live", cache_age_ms: 0 });
  clock.set(TEST_START_MS + 9_999);
  const hit = await ask();
  expect(hit).toMatchObject({
    ok: true,
    data: { ran: 1 },
    meta: {
      cache_status: "hit",
      source: "cached",
      origin_source: "live",
      cache_age_ms: 9_999,
      fetched_at: "2026-01-01T00:00:00.000Z",
      observed_at: "2026-01-01T00:00:00.000Z",
      credits_used: 1,
      credits_remaining: 8,
      result_digest: fresh.meta?.result_digest,
    },
  });
  expect(hit.meta?.receipt_id).not.toBe(fresh.meta?.receipt_id);
});

test("fetches again when a result is no longer fresh, to the millisecond", async () => {
  const { clock, ask } = start();
  await ask();
  clock.set(TEST_START_MS + 10_000);
  expect(await ask()).toMatchObject({ data: { ran: 2 }, meta: { cache_status: "miss", cache_age_ms: 0 } });
});

test("keeps the results of other arguments apart, and takes a default for what it stands for", async () => {
  const { ask } = start();
  await ask({ id: "a" });
  expect(await ask({ id: "b" })).toMatchObject({ data: { ran: 2 } });
  expect(await ask()).toMatchObject({ data: { ran: 3 } });
  expect(await ask({ id: "d" })).toMatchObject({ data: { ran: 3 } });
});

test("keeps the results of arguments apart that a schema turns into dates", async () => {
  const day = z.iso.datetime().transform((text) => new Date(text));
  const tool = defineTool({
    name: "get_day",
    title: "Day",
    description: "Gives the day that it was asked for.",
    category: "market_data",
    effect: "read",
    cacheTtl: 10_000,
    input: z.object({ day }),
    output: z.object({ day: z.string() }),
    execute: (args) => ({ day: args.day.toISOString().slice(0, 10) }),
  });
  const service = createService({
    providers: [defineProvider({ id: "local", title: "Local", tools: [tool] })],
  });
  const ask = (text: string) => service.execute({ tool: "get_day", args: { day: text }, principal: HOST });
  expect(await ask("2026-01-01T00:00:00Z")).toMatchObject({ data: { day: "2026-01-01" } });
  expect(await ask("2026-01-02T00:00:00Z")).toMatchObject({ data: { day: "2026-01-02" } });
});

test("runs a tool whose schema turns arguments into bigints", async () => {
  const tool = defineTool({
    name: "get_wei",
    title: "Wei",
    description: "Gives the amount that it was asked for.",
    category: "market_data",
    effect: "read",
    input: z.object({ wei: z.string().transform((text) => BigInt(text)) }),
    output: z.object({ wei: z.string() }),
    execute: ({ wei }) => ({ wei: String(wei + 1n) }),
  });
  const service = createService({
    providers: [defineProvider({ id: "local", title: "Local", tools: [tool] })],
  });
  expect(await service.execute({ tool: "get_wei", args: { wei: "41" }, principal: HOST })).toMatchObject({
    data: { wei: "42" },
  });
});

test("never caches a failure, nor a tool that changes state", async () => {
  const failing = start();
  failing.state.error = DOWN;
  expect(await failing.ask()).toMatchObject({ ok: false });
  failing.state.error = undefined;
  expect(await failing.ask()).toMatchObject({ ok: true, data: { ran: 2 } });
  const writing = start({ effect: "write", cacheTtl: 0 });
  await writing.ask();
  expect(await writing.ask()).toMatchObject({
    data: { ran: 2 },
    meta: { cache_status: "bypass", source: "live" },
  });
});

test("shares one fetch between equal calls at once, all live, of age 0 and a miss, each paid", async () => {
  const { ask, state } = start();
  const answers = await Promise.all(Array.from({ length: 50 }, () => ask()));
  expect(state.ran).toBe(1);
  for (const { meta } of answers)
    expect(meta).toMatchObject({ source: "live", cache_age_ms: 0, cache_status: "miss" });
  expect(new Set(answers.map(({ meta }) => meta?.receipt_id)).size).toBe(50);
});

test("runs a read for each caller that ends at once and is not kept, in the caller's own context, and fails for each alone", async () => {
  const host = new AsyncLocalStorage<number>();
  const told = start({
    cacheTtl: 0,
    output: z.object({ host: z.number() }),
    execute: async () => ({ host: host.getStore() ?? 0 }),
  });
  const numbers = Array.from({ length: 50 }, (_, at) => at + 1);
  const answers = await Promise.all(numbers.map((number) => host.run(number, () => told.ask())));
  for (const [at, answer] of answers.entries()) expect(answer).toMatchObject({ data: { host: at + 1 } });
  const failing = start({ cacheTtl: 0 });
  failing.state.error = DOWN;
  await Promise.all(numbers.map(() => failing.ask()));
  expect(failing.state.ran).toBe(50);
});

test("shares a read that is not kept, as long as it takes", async () => {
  const { ask, state } = startWaiting(() => new Promise((done) => setTimeout(done, 5)));
  const answers = await Promise.all(Array.from({ length: 50 }, () => ask()));
  for (const answer of answers) expect(answer).toMatchObject({ data: { ran: 1 } });
  expect(state.ran).toBe(1);
});

test("shares a read that is over before the event loop has turned once", async () => {
  const { ask, state } = startWaiting(() => stat("."));
  // From here on files come in before the next turn's immediates.
  await new Promise((begun) => setImmediate(begun));
  const answers = Array.from({ length: 20 }, () => ask());
  for (let times = 0; times < 200; times += 1) await undefined;
  expect(state.ran).toBe(1);
  const until = performance.now() + 50;
  while (performance.now() < until);
  await Promise.all(answers);
  expect(state.ran).toBe(1);
});

test("lets an older value stand in for a provider that is down, with a warning and its age, and no longer than it may", async () => {
  const { ask, state, clock } = start({ staleTtl: 60_000 });
  await ask();
  state.error = DOWN;
  clock.set(TEST_START_MS + 15_000);
  expect(await ask()).toMatchObject({
    ok: true,
    data: { ran: 1 },
    meta: {
      runtime_status: "degraded",
      source: "cached",
      cache_age_ms: 15_000,
      warnings: [expect.stringMatching(/^stale: local/)],
    },
  });
  clock.set(TEST_START_MS + 70_000);
  expect(await ask()).toMatchObject({ ok: false, error: { code: "PROVIDER_UNAVAILABLE" } });
});

test("lets no older value stand in for arguments that the provider refused", async () => {
  const { ask, state, clock } = start({ staleTtl: 60_000 });
  await ask();
  state.error = new ServiceError("TOOL_ERROR", { runtimeStatus: "invalid_input" });
  clock.set(TEST_START_MS + 15_000);
  expect(await ask()).toMatchObject({ ok: false, error: { code: "TOOL_ERROR" } });
});

const FALLBACK: Partial<Tool> = {
  fallback: {
    tool: "get_y",
    args: ({ id }: { id: string }) => ({ symbol: id }),
    result: ({ price }) => ({ ran: Number(price) * 100 }),
  },
};

test("answers from the declared fallback, in the tool's own words, and names who answered", async () => {
  const { ask, state } = start(FALLBACK);
  state.error = DOWN;
  expect(await ask({ id: "abc" })).toMatchObject({
    ok: true,
    data: { ran: 300 },
    meta: {
      tool: "get_x",
      provider: "spare",
      runtime_status: "ok",
      source: "fallback",
      origin_source: "fallback",
      fallback_used: true,
    },
  });
  expect(await ask({ id: "abc" })).toMatchObject({
    meta: { source: "cached", origin_source: "fallback", fallback_used: true, provider: "spare" },
  });
});

test("asks no fallback for arguments that the provider refused, and tells the first failure where both fail", async () => {
  const { ask, state } = start({ ...FALLBACK, fallback: { tool: "get_y", args: () => ({}) } });
  state.error = new ServiceError("TOOL_ERROR", { runtimeStatus: "invalid_input" });
  expect(await ask()).toMatchObject({ ok: false, error: { code: "TOOL_ERROR" } });
  state.error = DOWN;
  expect(await ask()).toMatchObject({
    ok: false,
    error: { message: expect.stringContaining("It is down.") },
    meta: { provider: "local" },
  });
});

test("keeps results in the Keyv that the host hands in, shared between services", async () => {
  const cache = new Keyv();
  const one = start({}, { cache });
  const two = start({}, { cache });
  await one.ask();
  expect(await two.ask()).toMatchObject({ data: { ran: 1 }, meta: { cache_status: "hit" } });
  expect(two.state.ran).toBe(0);
});

test("takes a cache that cannot be reached for a miss", async () => {
  const broken = () => Promise.reject(new Error("ECONNREFUSED"));
  const store = { get: broken, set: broken, delete: broken, clear: broken };
  const { ask } = start({}, { cache: new Keyv({ store }) });
  expect(await ask()).toMatchObject({ ok: true, data: { ran: 1 } });
  expect(await ask()).toMatchObject({ ok: true, data: { ran: 2 } });
});

test("starts anew for a caller who comes when the last one has just left", async () => {
  const cache = createResponseCache({ keyv: undefined, clock: createTestClock(), logger: silentLogger });
  const result: ToolResult = {
    text: "{}",
    digest: "",
    warnings: [],
    fetchedAt: 0,
    provider: "local",
    origin: "live",
  };
  const start = (signal: AbortSignal) =>
    new Promise<ToolResult>((resolve, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason));
      setTimeout(() => resolve(result), 5);
    });
  const first = new AbortController();
  const leaving = cache.share({ key: "k", caller: first.signal, isKept: false }, start).catch(() => "left");
  first.abort(new Error("the first caller left"));
  const second = cache.share({ key: "k", caller: new AbortController().signal, isKept: false }, start);
  expect(await leaving).toBe("left");
  expect(await second).toEqual(result);
});
