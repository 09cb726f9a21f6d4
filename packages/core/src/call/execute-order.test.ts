// The clauses of the order of checks: where two of them would refuse a call, the earlier one answers.
import { createTestClock } from "@svckit/testing";
import { expect, test } from "vitest";
import { z } from "zod";
import type { Effect } from "../catalog/effect.js";
import { defineProvider } from "../catalog/provider.js";
import { defineTool } from "../catalog/tool.js";
import { createService } from "../service.js";
import type { Call } from "./call.js";

async function start({ credits = 10, callsPerMinute = 100 } = {}) {
  const clock = createTestClock();
  const state = { down: false, fails: false, ran: 0 };
  const tool = (name: string, keyless: boolean) =>
    defineTool({
      name,
      title: name,
      description: "Gives its argument back as it is.",
      category: "market_data",
      effect: "read",
      keyless,
      input: z.object({ id: z.string() }),
      output: z.object({ id: z.string() }),
      upstream: () => (state.down ? "gone" : "up"),
      execute({ id }) {
        state.ran += 1;
        if (state.fails) throw new Error("broken");
        return { id };
      },
    });
  const service = createService({
    clock,
    plans: { free: { callsPerMinute } },
    anonymous: { callsPerDay: 2, attemptsPerMinute: 4 },
    retired: [{ name: "get_old", replacement: "get_open" }],
    providers: [
      defineProvider({
        id: "local",
        title: "Local",
        upstreams: { up: "http://127.0.0.1:9" },
        tools: [tool("get_open", true), tool("get_closed", false)],
      }),
    ],
  });
  const account = await service.createAccount({ credits });
  const { key, keyId } = await service.createKey(account.id);
  const codeOf = async (call: Partial<Call>) =>
    (await service.transport.answer({ tool: "get_closed", credential: key, ...call })).code;
  return { clock, state, service, account, key, keyId, codeOf };
}

const GOOD = { args: { id: "a" } };
const keyed = (key: string, id: unknown = "a") => ({ args: { id, idempotency_key: key } });

test("tells a wrong credential before an unknown tool, and a keyless tool is no way around it", async () => {
  const { codeOf, key } = await start();
  const wrong = `${key.slice(0, -1)}${key.endsWith("0") ? "1" : "0"}`;
  expect(await codeOf({ credential: wrong, tool: "get_nothing" })).toBe("INVALID_API_KEY");
  expect(await codeOf({ credential: wrong, tool: "get_open", ...GOOD })).toBe("INVALID_API_KEY");
  expect(await codeOf({ credential: "", tool: "get_open", ...GOOD })).toBe("UNAUTHORIZED");
});

test("tells a wrong credential before the account's rate limit", async () => {
  const { codeOf, service, keyId } = await start({ callsPerMinute: 0 });
  expect(await codeOf(GOOD)).toBe("RATE_LIMITED");
  await service.revokeKey(keyId);
  expect(await codeOf(GOOD)).toBe("UNAUTHORIZED");
});

test("tells the rate limit before an unknown, a retired and a missing tool", async () => {
  const { codeOf } = await start({ callsPerMinute: 0 });
  for (const tool of ["get_nothing", "get_old", undefined])
    expect(await codeOf({ tool })).toBe("RATE_LIMITED");
});

test("tells the rate limit before the credits are spent, and takes none", async () => {
  const { codeOf, state } = await start({ callsPerMinute: 0, credits: 0 });
  expect(await codeOf(GOOD)).toBe("RATE_LIMITED");
  expect(state.ran).toBe(0);
});

test("refuses a tool of another effect than the call expects, in the transport's words, and runs nothing", async () => {
  const { service, key, state } = await start();
  const otherwise = (tool: string) => ({ message: `${tool} reads.`, next: "Take the other door." });
  const ask = async (...effects: Effect[]) =>
    service.execute({ tool: "get_closed", credential: key, ...GOOD, expects: { effects, otherwise } });
  expect(await ask("write", "destroy")).toMatchObject({
    ok: false,
    error: { code: "VALIDATION_ERROR", message: "get_closed reads. Take the other door.", param: "tool" },
  });
  expect(state.ran).toBe(0);
  expect(await ask("read", "write")).toMatchObject({ ok: true });
});

test("tells an unknown and a retired tool before the lane, the key and the arguments", async () => {
  const { codeOf } = await start();
  const bad = { credential: { kind: "none" as const }, args: { idempotency_key: "not one", x: 1 } };
  expect(await codeOf({ ...bad, tool: "get_nothing" })).toBe("TOOL_NOT_FOUND");
  expect(await codeOf({ ...bad, tool: "get_old", address: "203.0.113.1" })).toBe("TOOL_RETIRED");
  expect(await codeOf({ ...bad, tool: "", address: "203.0.113.2" })).toBe("TOOL_REQUIRED");
  expect(await codeOf({ ...bad, tool: null, address: "203.0.113.3" })).toBe("TOOL_REQUIRED");
  expect(await codeOf({ ...bad, tool: 5, address: "203.0.113.4" })).toBe("INVALID_REQUEST");
});

test("tells the lane before the idempotency key and the arguments", async () => {
  const { codeOf } = await start();
  const anonymous = { credential: { kind: "none" as const } };
  expect(await codeOf({ ...anonymous, args: {} })).toBe("ANON_AUTH_REQUIRED");
  expect(await codeOf({ ...anonymous, ...keyed("not one") })).toBe("ANON_AUTH_REQUIRED");
});

test("tells a malformed idempotency key before the arguments", async () => {
  const { codeOf } = await start();
  expect(await codeOf({ args: { idempotency_key: "not one" } })).toBe("INVALID_IDEMPOTENCY_KEY");
  expect(await codeOf({ args: { idempotency_key: "a" }, idempotencyKey: "b" })).toBe("INVALID_REQUEST");
});

test("tells wrong arguments before a key that was used for another call", async () => {
  const { codeOf } = await start();
  expect(await codeOf(keyed("k"))).toBe(undefined);
  expect(await codeOf(keyed("k", 5))).toBe("VALIDATION_ERROR");
  expect(await codeOf({ args: { idempotency_key: "k" } })).toBe("MISSING_PARAM");
});

test("tells wrong arguments before a provider that is down and a wallet that is empty", async () => {
  const { codeOf, state } = await start({ credits: 0 });
  state.down = true;
  expect(await codeOf({ args: {} })).toBe("MISSING_PARAM");
});

test("tells a key that was used for another call before a provider that is down, and replays though it is", async () => {
  const { codeOf, state, service, key } = await start({ credits: 1 });
  expect(await codeOf(keyed("k"))).toBe(undefined);
  state.down = true;
  expect(await codeOf(keyed("k", "b"))).toBe("IDEMPOTENCY_KEY_REUSED");
  const replay = await service.transport.answer({ tool: "get_closed", credential: key, ...keyed("k") });
  expect([replay.code, replay.replayed]).toEqual([undefined, true]);
  expect(state.ran).toBe(1);
});

test("tells a provider that is down before a wallet that is empty or missing, with nothing to refund", async () => {
  const { codeOf, state, service } = await start({ credits: 0 });
  state.down = true;
  expect(await codeOf(GOOD)).toBe("PROVIDER_UNAVAILABLE");
  const poor = await service.createAccount({ wallet: false });
  const { key } = await service.createKey(poor.id);
  const envelope = await service.execute({ tool: "get_closed", credential: key, ...GOOD });
  expect(envelope).toMatchObject({
    ok: false,
    error: { code: "PROVIDER_UNAVAILABLE" },
    meta: { warnings: [] },
  });
});

test("tells a provider that is down before the keyless allowance is spent", async () => {
  const { codeOf, state } = await start();
  const anonymous = { tool: "get_open", credential: { kind: "none" as const }, ...GOOD };
  expect(await codeOf(anonymous)).toBe(undefined);
  expect(await codeOf(anonymous)).toBe(undefined);
  expect(await codeOf(anonymous)).toBe("ANON_QUOTA_EXCEEDED");
  state.down = true;
  expect(await codeOf(anonymous)).toBe("PROVIDER_UNAVAILABLE");
  expect(await codeOf(anonymous)).toBe("RATE_LIMITED");
});

test("tells an empty wallet before it asks the provider", async () => {
  const { codeOf, state } = await start({ credits: 0 });
  state.fails = true;
  expect(await codeOf(GOOD)).toBe("QUOTA_EXCEEDED");
  expect(state.ran).toBe(0);
});

test("costs nothing and binds no key where a call was refused before it ran", async () => {
  const { service, codeOf, key, state } = await start({ credits: 10 });
  for (const refused of [
    { args: { idempotency_key: "k" } },
    { tool: "get_nothing", ...keyed("k") },
    keyed("k", null),
  ]) {
    expect(await codeOf(refused)).toBeDefined();
  }
  state.down = true;
  expect(await codeOf(keyed("k", "b"))).toBe("PROVIDER_UNAVAILABLE");
  state.down = false;
  const answer = await service.transport.answer({ tool: "get_closed", credential: key, ...keyed("k") });
  expect([answer.code, answer.replayed, answer.quotaRemaining]).toEqual([undefined, false, 9]);
});

test("passes a replay through the rate limit, though it costs nothing", async () => {
  const { codeOf, clock } = await start({ callsPerMinute: 2, credits: 1 });
  expect(await codeOf(keyed("k"))).toBe(undefined);
  expect(await codeOf(keyed("k"))).toBe(undefined);
  expect(await codeOf(keyed("k"))).toBe("RATE_LIMITED");
  await clock.advance(60_000);
  expect(await codeOf(keyed("k"))).toBe(undefined);
});
