// The clauses of a store that cannot be reached: which code is told at each step, and that nothing is lost or paid twice.
import { createTestClock } from "@svckit/testing";
import { expect, test } from "vitest";
import { z } from "zod";
import { defineProvider } from "../catalog/provider.js";
import { defineTool } from "../catalog/tool.js";
import type { ErrorCode } from "../errors/error-table.js";
import { HOST } from "../identity/principal.js";
import { memoryStore } from "../memory/memory-store.js";
import { createService } from "../service.js";
import type { Store } from "../store/store.js";
import type { Call } from "./call.js";

async function start() {
  const clock = createTestClock();
  const real = memoryStore({ clock });
  const broken = new Set<keyof Store>();
  const store = new Proxy(real, {
    get(target, name: keyof Store) {
      if (!broken.has(name)) return Reflect.get(target, name);
      return async () => {
        throw new Error("connect ECONNREFUSED postgres://user:hunter2@db");
      };
    },
  });
  const state = { ran: 0 };
  const tool = (name: string, credits: number) =>
    defineTool({
      name,
      title: name,
      description: "Counts its runs and gives the count.",
      category: "market_data",
      effect: "read",
      keyless: true,
      credits,
      input: z.object({}),
      output: z.object({ ran: z.number() }),
      execute: () => ({ ran: ++state.ran }),
    });
  const tools = [tool("get_x", 1), tool("get_free", 0)];
  const provider = defineProvider({ id: "local", title: "Local", tools });
  const service = createService({ clock, store, providers: [provider] });
  const account = await service.createAccount({ credits: 10 });
  const { key } = await service.createKey(account.id);
  const ask = (call: Partial<Call> = {}) =>
    service.transport.answer({ tool: "get_x", credential: key, ...call });
  return { clock, real, broken, state, provider, service, account, key, ask };
}

const KEYLESS = { credential: { kind: "none" }, address: "203.0.113.7" } as const;
const WITH_KEY = { args: { idempotency_key: "k" } };

test.each<[keyof Store, string, Partial<Call>, ErrorCode]>([
  ["findKey", "a keyed call", {}, "AUTH_SERVICE_UNAVAILABLE"],
  ["consumeRate", "a keyed call", {}, "STATE_BACKEND_UNAVAILABLE"],
  ["consumeRate", "a keyless call", KEYLESS, "ANON_QUOTA_UNAVAILABLE"],
  ["reserve", "a keyed call", {}, "QUOTA_SERVICE_UNAVAILABLE"],
  ["reserve", "a keyless call", KEYLESS, "ANON_QUOTA_UNAVAILABLE"],
  ["reserve", "a free call", { tool: "get_free" }, "STATE_BACKEND_UNAVAILABLE"],
  ["settle", "a keyed call", {}, "QUOTA_SERVICE_UNAVAILABLE"],
  ["settle", "a keyless call", KEYLESS, "ANON_QUOTA_UNAVAILABLE"],
  ["settle", "a free call", { tool: "get_free" }, "STATE_BACKEND_UNAVAILABLE"],
])("tells that %s is out of reach for %s", async (method, _, call, code) => {
  const { broken, ask } = await start();
  broken.add(method);
  const answer = await ask(call);
  expect(answer.code).toBe(code);
  expect(answer.envelope).toMatchObject({ ok: false, error: { code, retryable: true, retry_after: 1 } });
  expect(answer.body).not.toMatch(/ECONNREFUSED|hunter2/);
  broken.delete(method);
});

test("asks no provider and takes nothing before it has what the call needs", async () => {
  for (const method of ["findKey", "consumeRate", "reserve"] as const) {
    const { broken, ask, state, real } = await start();
    broken.add(method);
    await ask(WITH_KEY);
    expect([method, state.ran]).toEqual([method, 0]);
    expect(await real.verify()).toMatchObject({ held: 0, pending: 0 });
    broken.clear();
    expect(await ask(WITH_KEY)).toMatchObject({ code: undefined, replayed: false });
  }
});

test("runs nothing again whose earlier answer cannot be looked up", async () => {
  const { broken, ask, state, real } = await start();
  await ask(WITH_KEY);
  broken.add("findClaim");
  const answer = await ask(WITH_KEY);
  expect(answer.envelope).toMatchObject({
    error: { code: "STATE_BACKEND_UNAVAILABLE", retryable: true, retry_after: 1 },
  });
  expect(await real.verify()).toMatchObject({ held: 0, pending: 0, captured: 1 });
  broken.clear();
  expect(await ask(WITH_KEY)).toMatchObject({ code: undefined, replayed: true });
  expect(state.ran).toBe(1);
});

test("never takes a keyed caller for a keyless one while keys cannot be read", async () => {
  const { broken, ask } = await start();
  broken.add("findKey");
  for (const transport of ["rest", "mcp"] as const) {
    expect((await ask({ tool: "get_free", transport })).code).toBe("AUTH_SERVICE_UNAVAILABLE");
  }
});

test("does not count a store that was out of reach against the key", async () => {
  const { broken, ask } = await start();
  broken.add("findKey");
  await ask();
  broken.clear();
  expect((await ask()).code).toBe(undefined);
});

test("gives a hold back that could not be settled, once it lapses, and frees its key", async () => {
  const { broken, ask, real, clock, account } = await start();
  broken.add("settle");
  expect((await ask(WITH_KEY)).code).toBe("QUOTA_SERVICE_UNAVAILABLE");
  expect(await real.verify()).toMatchObject({ held: 1, pending: 1 });
  broken.clear();
  await clock.advance(70_000);
  expect(await real.verify()).toMatchObject({ ok: true, held: 0, pending: 0, spent: 0 });
  expect(await ask(WITH_KEY)).toMatchObject({ code: undefined, replayed: false, quotaRemaining: 9 });
  expect(account.id).toBeDefined();
});

test("does not claim in a receipt that it refunded what it could not settle", async () => {
  const { broken, ask } = await start();
  broken.add("settle");
  expect((await ask()).envelope.meta?.warnings).toEqual([]);
});

test("answers though it cannot tell what is left", async () => {
  const { broken, ask } = await start();
  broken.add("wallet");
  broken.add("allowance");
  expect(await ask()).toMatchObject({ code: undefined, quotaRemaining: 9 });
  expect(await ask({ args: { x: 1 } })).toMatchObject({
    code: "VALIDATION_ERROR",
    quotaRemaining: undefined,
  });
  expect(await ask({ ...KEYLESS, args: { x: 1 } })).toMatchObject({
    code: "VALIDATION_ERROR",
    quotaRemaining: undefined,
  });
});

test.each<[keyof Store, Partial<Call>, ErrorCode]>([
  ["findKey", {}, "AUTH_SERVICE_UNAVAILABLE"],
  ["wallet", {}, "QUOTA_SERVICE_UNAVAILABLE"],
  ["peekRate", {}, "STATE_BACKEND_UNAVAILABLE"],
  ["allowance", KEYLESS, "ANON_QUOTA_UNAVAILABLE"],
  ["peekRate", KEYLESS, "ANON_QUOTA_UNAVAILABLE"],
])("tells that %s is out of reach when asked for a quota (%j)", async (method, caller, code) => {
  const { broken, service, key } = await start();
  broken.add(method);
  expect(await service.quota({ credential: key, ...caller })).toMatchObject({ code, retryAfterS: 1 });
});

test("runs the host's own calls of a free tool, but not while nothing can be written", async () => {
  const { broken, ask } = await start();
  broken.add("findKey").add("consumeRate").add("findClaim").add("wallet");
  expect((await ask({ principal: HOST })).code).toBe(undefined);
  broken.add("reserve");
  expect((await ask({ principal: HOST })).code).toBe("STATE_BACKEND_UNAVAILABLE");
});

const VERBS = [
  "findKey",
  "findAccount",
  "keysOf",
  "consumeRate",
  "findClaim",
  "reserve",
  "settle",
  "wallet",
  "allowance",
] as const satisfies (keyof Store)[];
const SEARCH = { tool: "search_tools", args: { intent: "count runs" } };
const SCHEMA = { tool: "get_api_endpoint_schema", args: { tool: "get_x" } };

test.each([
  ["search_tools", SEARCH],
  ["get_api_endpoint_schema", SCHEMA],
])("%s is answered though nothing of the store can be reached", async (_, call) => {
  const { broken, ask } = await start();
  for (const verb of VERBS) broken.add(verb);
  for (const transport of ["rest", "mcp"] as const) {
    const answer = await ask({ ...KEYLESS, ...call, transport });
    expect(answer).toMatchObject({ code: undefined, quotaRemaining: undefined, lane: "anonymous" });
    expect(answer.receipt).toMatchObject({ credits_used: 0, credits_remaining: null, warnings: [] });
    const withKey = await ask({ ...KEYLESS, ...call, transport, idempotencyKey: "k" });
    expect(withKey).toMatchObject({ code: undefined, replayed: false });
  }
});

test("discovery is limited as ever while the store counts nothing", async () => {
  const { broken, ask } = await start();
  for (const verb of VERBS) broken.add(verb);
  for (let attempt = 0; attempt < 60; attempt++) await ask({ ...KEYLESS, ...SEARCH });
  expect((await ask({ ...KEYLESS, ...SEARCH })).code).toBe("RATE_LIMITED");
  expect((await ask({ ...KEYLESS, ...SEARCH, address: "203.0.113.8" })).code).toBe(undefined);
});

test("a key that was checked before is answered, and its receipt says that it is not kept", async () => {
  const { broken, ask } = await start();
  await ask();
  for (const verb of VERBS) broken.add(verb);
  const { code, receipt } = await ask(SEARCH);
  expect(code).toBe(undefined);
  expect(receipt).toMatchObject({ credits_used: 0, credits_remaining: null });
  expect(receipt?.warnings).toEqual([expect.stringMatching(/^not_kept: /)]);
});

test("a key that cannot be checked is told so, and one that is none is refused for what it is", async () => {
  const { broken, ask } = await start();
  for (const verb of VERBS) broken.add(verb);
  expect((await ask(SEARCH)).code).toBe("AUTH_SERVICE_UNAVAILABLE");
  expect((await ask({ ...SEARCH, credential: "svc_live_wrong" })).code).toBe("INVALID_API_KEY");
  for (let attempt = 0; attempt < 60; attempt++) await ask({ ...SEARCH, credential: "svc_live_wrong" });
  expect((await ask({ ...SEARCH, credential: "svc_live_wrong" })).code).toBe("RATE_LIMITED");
});

test("a store whose reserve ends in no known way refuses the call, and is not asked without end", async () => {
  const { real, state, provider, key } = await start();
  let asked = 0;
  const reserve = () => {
    asked += 1;
    return { outcome: "perhaps" } as unknown as Awaited<ReturnType<Store["reserve"]>>;
  };
  const service = createService({ store: { ...real, reserve }, providers: [provider] });
  const answer = await service.transport.answer({ tool: "get_x", credential: key, ...WITH_KEY });
  expect([answer.code, asked, state.ran]).toEqual(["QUOTA_SERVICE_UNAVAILABLE", 1, 0]);
});

test("a store that says nothing of what a free call leaves is asked what there is", async () => {
  const { real, provider, key } = await start();
  const reserve = () => ({ outcome: "granted" }) as unknown as Awaited<ReturnType<Store["reserve"]>>;
  const service = createService({ store: { ...real, reserve }, providers: [provider] });
  const answer = await service.transport.answer({ tool: "get_free", credential: key });
  expect(answer.receipt?.credits_remaining).toBe(10);
});
