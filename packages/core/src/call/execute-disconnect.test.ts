// The clauses of a caller who disconnects: keyless, keyed, and keyed with an idempotency key.
import { createTestClock } from "@svckit/testing";
import { expect, test } from "vitest";
import { z } from "zod";
import { defineProvider } from "../catalog/provider.js";
import { defineTool } from "../catalog/tool.js";
import type { ServiceOptions } from "../options.js";
import { createService } from "../service.js";
import type { Call } from "./call.js";
import type { ObservedCall } from "./observer.js";

async function start(options: Partial<ServiceOptions> = {}) {
  const clock = createTestClock();
  const state = { ran: 0, aborted: 0, release: () => {} };
  const tool = defineTool({
    name: "get_x",
    title: "X",
    description: "Waits until it is released or aborted.",
    category: "market_data",
    effect: "read",
    keyless: true,
    input: z.object({ id: z.string().optional() }),
    output: z.object({ ran: z.number() }),
    async execute(_, { signal }) {
      const ran = ++state.ran;
      await new Promise<void>((resolve, reject) => {
        state.release = resolve;
        signal.addEventListener("abort", () => {
          state.aborted += 1;
          reject(signal.reason);
        });
      });
      return { ran };
    },
  });
  const service = createService({
    clock,
    ...options,
    providers: [defineProvider({ id: "local", title: "Local", tools: [tool] })],
  });
  const account = await service.createAccount({ credits: 10 });
  const { key } = await service.createKey(account.id);
  const call = async (more: Partial<Call>) => {
    const controller = new AbortController();
    const answer = service.transport.answer({
      tool: "get_x",
      signal: controller.signal,
      address: "203.0.113.7",
      ...more,
    });
    await clock.advance(1);
    return { answer, disconnect: () => controller.abort() };
  };
  const keyless = async () => (await service.quota({ address: "203.0.113.7" })).quotaRemaining;
  return { clock, service, state, key, call, keyless };
}

const WITH_KEY = { args: { idempotency_key: "k" } };

test("aborts a keyless call and gives its allowance back", async () => {
  const { call, state, keyless } = await start();
  const { answer, disconnect } = await call({});
  expect(await keyless()).toBe(24);
  disconnect();
  expect((await answer).envelope.ok).toBe(false);
  expect([state.aborted, await keyless()]).toEqual([1, 25]);
});

test("aborts a keyless call with an idempotency key too, gives back the allowance and frees the key", async () => {
  const { call, state, keyless } = await start();
  const { answer, disconnect } = await call(WITH_KEY);
  disconnect();
  await answer;
  expect([state.aborted, await keyless()]).toEqual([1, 25]);
  const again = await call({ args: { idempotency_key: "k", id: "other" } });
  state.release();
  expect(await again.answer).toMatchObject({ code: undefined, replayed: false });
});

test("aborts a keyed call without an idempotency key and voids its hold", async () => {
  const { call, state, key, service } = await start();
  const { answer, disconnect } = await call({ credential: key });
  disconnect();
  expect((await answer).envelope.ok).toBe(false);
  expect(state.aborted).toBe(1);
  expect(await service.verifyLedger()).toMatchObject({ held: 0, spent: 0, voided: 1, pending: 0 });
});

test("finishes a keyed call with an idempotency key, keeps its price, and replays it to the resend", async () => {
  const { call, clock, state, key, service } = await start();
  const { answer, disconnect } = await call({ credential: key, ...WITH_KEY });
  disconnect();
  await clock.advance(100);
  expect(state.aborted).toBe(0);
  state.release();
  const first = await answer;
  expect(first.envelope).toMatchObject({ ok: true, data: { ran: 1 } });
  const again = await call({ credential: key, ...WITH_KEY });
  expect(await again.answer).toMatchObject({ replayed: true, body: first.body });
  expect(await service.verifyLedger()).toMatchObject({ spent: 1, captured: 1, pending: 0 });
});

test("counts a caller who disconnected as such, and as no failure of the service", async () => {
  const ended: Partial<ObservedCall>[] = [];
  const lines: unknown[] = [];
  const log = (...line: unknown[]) => void lines.push(line);
  const { call, key, state } = await start({
    observer: {
      callStarted() {},
      callEnded: ({ code, disconnected, captured, refunded }) =>
        void ended.push({ code, disconnected, captured, refunded }),
      upstreamEnded() {},
    },
    logger: { info() {}, warn: log, error: log },
  });
  const left = await call({ credential: key });
  left.disconnect();
  await left.answer;
  const kept = await call({ credential: key, ...WITH_KEY });
  kept.disconnect();
  state.release();
  await kept.answer;
  expect(ended).toEqual([
    { code: undefined, disconnected: true, captured: 0, refunded: 1 },
    { code: undefined, disconnected: false, captured: 1, refunded: 0 },
  ]);
  expect(lines).toEqual([]);
});

test("asks nobody for a caller who had disconnected before", async () => {
  const { service, state, key } = await start();
  const answer = await service.transport.answer({
    tool: "get_x",
    credential: key,
    signal: AbortSignal.abort(),
  });
  expect(answer.envelope.ok).toBe(false);
  expect(state.ran).toBeLessThanOrEqual(state.aborted);
  expect(await service.verifyLedger()).toMatchObject({ held: 0, spent: 0, pending: 0 });
});

test("fails nobody else who waits for the same read", async () => {
  const { call, state, key } = await start();
  const first = await call({ credential: key });
  const second = await call({ credential: key });
  const third = await call({});
  expect(state.ran).toBe(1);
  first.disconnect();
  third.disconnect();
  await Promise.all([first.answer, third.answer]);
  state.release();
  expect((await second.answer).envelope).toMatchObject({ ok: true, data: { ran: 1 } });
  expect(state.aborted).toBe(0);
});

test("aborts a shared read once all who wait for it have disconnected", async () => {
  const { call, state } = await start();
  const first = await call({});
  const second = await call({});
  first.disconnect();
  expect(state.aborted).toBe(0);
  second.disconnect();
  await Promise.all([first.answer, second.answer]);
  expect(state.aborted).toBe(1);
});

test("frees waiters of a keyless leader who disconnected, so that they run the call themselves", async () => {
  const { call, clock, state } = await start();
  const leader = await call(WITH_KEY);
  const waiter = await call(WITH_KEY);
  leader.disconnect();
  await leader.answer;
  await clock.advance(10);
  expect(state.ran).toBe(2);
  state.release();
  expect(await waiter.answer).toMatchObject({ code: undefined, replayed: false });
});

test("ends a call that takes longer than it may, refunds it and aborts the tool", async () => {
  const { call, clock, state, key, service } = await start();
  const { answer } = await call({ credential: key });
  await clock.advance(14_998);
  expect(state.aborted).toBe(0);
  await clock.advance(1);
  expect((await answer).envelope).toMatchObject({
    ok: false,
    error: { code: "PROVIDER_UNAVAILABLE", retryable: true },
    meta: { runtime_status: "degraded", credits_used: 0, warnings: [expect.stringMatching(/^refunded/)] },
  });
  expect(state.aborted).toBe(1);
  expect(await service.verifyLedger()).toMatchObject({ held: 0, spent: 0, voided: 1 });
});
