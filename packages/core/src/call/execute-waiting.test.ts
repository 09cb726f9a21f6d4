// The clauses of waiting for a call that runs under the same idempotency key: one run, one answer for all.
import { createTestClock } from "@svckit/testing";
import { expect, test } from "vitest";
import { z } from "zod";
import { defineProvider } from "../catalog/provider.js";
import { defineTool } from "../catalog/tool.js";
import { ServiceError } from "../errors/errors.js";
import { memoryStore } from "../memory/memory-store.js";
import { createService } from "../service.js";
import { fingerprintOf } from "../store/idempotency.js";
import type { Store } from "../store/store.js";
import type { Call } from "./call.js";

async function start(settleMs = 0) {
  const clock = createTestClock();
  const memory = memoryStore({ clock });
  const store: Store = {
    ...memory,
    async settle(settlement) {
      if (settleMs > 0) await new Promise<void>((resolve) => clock.after(settleMs, resolve));
      return memory.settle(settlement);
    },
  };
  const state: { ran: number; error: unknown; hold: Promise<void> | undefined } = {
    ran: 0,
    error: undefined,
    hold: undefined,
  };
  const tool = defineTool({
    name: "get_x",
    title: "Get x",
    description: "Counts its runs and gives the count.",
    category: "market_data",
    effect: "read",
    input: z.object({ id: z.string().default("x") }),
    output: z.object({ ran: z.number() }),
    async execute() {
      const ran = ++state.ran;
      await state.hold;
      if (state.error !== undefined) throw state.error;
      return { ran };
    },
  });
  const service = createService({
    clock,
    store,
    plans: { free: { callsPerMinute: 10_000 } },
    providers: [defineProvider({ id: "local", title: "Local", tools: [tool] })],
  });
  const account = await service.createAccount({ credits: 10 });
  const { key } = await service.createKey(account.id);
  const ask = (args: object = { idempotency_key: "k" }, call: Partial<Call> = {}) =>
    service.transport.answer({ tool: "get_x", args, credential: key, ...call });
  /** Makes the tool hang until the answer is called. */
  const hold = () => {
    let release = () => {};
    state.hold = new Promise((resolve) => {
      release = resolve;
    });
    return release;
  };
  return { clock, state, service, store, ask, hold };
}

test("runs once for 100 callers at once, who all get the leader's bytes", async () => {
  const { ask, clock, state, service, hold } = await start();
  const release = hold();
  const calls = Array.from({ length: 100 }, () => ask());
  await clock.advance(10);
  release();
  const answers = await Promise.all(calls);
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  expect(answers.filter(({ replayed }) => !replayed)).toHaveLength(1);
  expect(state.ran).toBe(1);
  expect(await service.verifyLedger()).toMatchObject({ spent: 1, captured: 1, held: 0 });
});

test("refuses other arguments under a key whose call is running, at once", async () => {
  const { ask, clock, hold } = await start();
  const release = hold();
  const leader = ask();
  await clock.advance(1);
  expect((await ask({ idempotency_key: "k", id: "b" })).code).toBe("IDEMPOTENCY_KEY_REUSED");
  release();
  expect((await leader).code).toBe(undefined);
});

test("gives waiters the leader's failure whole, its request id included, and frees a retryable key", async () => {
  const { ask, clock, state, hold, service } = await start();
  const release = hold();
  state.error = new ServiceError("PROVIDER_UNAVAILABLE", { runtimeStatus: "degraded" });
  const leader = ask({ idempotency_key: "k" }, { requestId: "leader" });
  await clock.advance(1);
  const waiters = Array.from({ length: 10 }, (_, index) =>
    ask({ idempotency_key: "k" }, { requestId: `w${index}` }),
  );
  await clock.advance(1);
  release();
  const { body } = await leader;
  expect(JSON.parse(body)).toMatchObject({
    ok: false,
    error: { code: "PROVIDER_UNAVAILABLE", request_id: "leader" },
  });
  for (const waiter of await Promise.all(waiters)) {
    expect(waiter.body).toBe(body);
    expect(waiter.code).toBe("PROVIDER_UNAVAILABLE");
  }
  expect(state.ran).toBe(1);
  expect(await service.verifyLedger()).toMatchObject({ voided: 1, held: 0, spent: 0 });
  state.error = undefined;
  expect(await ask()).toMatchObject({ code: undefined, replayed: false });
});

test("lets a waiter wait until two seconds past the call's deadline, then tells it to come back in a second", async () => {
  const { ask, clock, service, store, state } = await start();
  const fingerprint = fingerprintOf("get_x", "{}");
  const scope = "account:other";
  const other = await service.createAccount({ id: "other" });
  const { key } = await service.createKey(other.id);
  const now = clock.now();
  await store.reserve({
    id: "r",
    payment: { kind: "free" },
    claim: { scope, key: "k", fingerprint },
    now,
    expiresAt: now + 60_000,
  });
  let waiter: Awaited<ReturnType<typeof ask>> | undefined;
  ask({ idempotency_key: "k" }, { credential: key }).then((answer) => {
    waiter = answer;
  });
  await clock.advance(16_999);
  expect(waiter).toBe(undefined);
  await clock.advance(1);
  expect(waiter).toMatchObject({ code: "RATE_LIMITED", retryAfterS: 1 });
  expect(state.ran).toBe(0);
});

test("tells waiters that the leader ran out of time, in the leader's words", async () => {
  const { ask, clock, hold } = await start();
  const release = hold();
  const leader = ask();
  await clock.advance(5_000);
  const waiter = ask();
  await clock.advance(10_000);
  expect(await leader).toMatchObject({ code: "PROVIDER_UNAVAILABLE", replayed: false });
  expect(await waiter).toMatchObject({
    code: "PROVIDER_UNAVAILABLE",
    replayed: true,
    body: (await leader).body,
  });
  release();
});

test("tells waiters that came with a leader that hangs how it ended, though that takes a second to settle", async () => {
  const { ask, clock, hold, state, service } = await start(1_000);
  const release = hold();
  const calls = Array.from({ length: 50 }, () => ask());
  await clock.advance(16_000);
  const answers = await Promise.all(calls);
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  expect(answers.map(({ code }) => code)).toEqual(answers.map(() => "PROVIDER_UNAVAILABLE"));
  expect(answers.filter(({ replayed }) => !replayed)).toHaveLength(1);
  expect(state.ran).toBe(1);
  expect(await service.verifyLedger()).toMatchObject({ ok: true, voided: 1, spent: 0, held: 0 });
  release();
});
