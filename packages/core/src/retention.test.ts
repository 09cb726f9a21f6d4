// Clauses of retention: what a service drops by its age, when, and what an administrator is told before.
import { createTestClock } from "@svckit/testing";
import { expect, test } from "vitest";
import { z } from "zod";
import { defineProvider } from "./catalog/provider.js";
import { defineTool } from "./catalog/tool.js";
import { memoryStore } from "./memory/memory-store.js";
import type { ServiceOptions } from "./options.js";
import { silentLogger } from "./platform/logger.js";
import { createService } from "./service.js";
import { createPruner } from "./store/pruner.js";
import type { Store } from "./store/store.js";

const DAY_MS = 86_400_000;
const REAP_MS = 2_000;

const TOOL = defineTool({
  name: "get_one",
  title: "One",
  description: "Gives the value that it was made with.",
  category: "market_data",
  effect: "read",
  input: z.object({}),
  output: z.object({}),
  execute: () => ({}),
});

/** A service with an account, on a clock that a test moves. */
async function start(options: Partial<ServiceOptions>, change: (store: Store) => Store = (store) => store) {
  const clock = createTestClock();
  const store = change(memoryStore({ clock }));
  const logged: unknown[] = [];
  const service = createService({
    ...{ clock, store, ...options },
    logger: { ...silentLogger, info: (...told) => logged.push(told) },
    providers: [defineProvider({ id: "p", title: "P", tools: [TOOL] })],
  });
  await service.createAccount({ id: "acme" });
  const { key: credential } = await service.createKey("acme");
  return {
    ...{ clock, store, service, logged },
    async call(idempotencyKey?: string) {
      const envelope = await service.execute({
        ...{ tool: "get_one", args: {}, credential },
        ...(idempotencyKey !== undefined && { idempotencyKey }),
      });
      return envelope.meta?.receipt_id ?? "";
    },
    has: async (receiptId: string) =>
      (await store.findReceipt({ accountId: "acme", receiptId })) !== undefined,
    /** Lets days pass, and then a reap. */
    async pass(days: number) {
      clock.set(clock.now() + days * DAY_MS);
      await clock.advance(REAP_MS);
    },
  };
}

test("everything that was paid for is kept for good where nothing else is said", async () => {
  const { call, has, pass, service } = await start({});
  const id = await call();
  await pass(4_000);
  expect(await has(id)).toBe(true);
  await expect(service.prune()).rejects.toMatchObject({
    code: "VALIDATION_ERROR",
    details: { message: "No retention is set, so that everything is kept for good." },
  });
});

test("the work that reaps drops receipts once they are as old as the operator says, and says so in the log", async () => {
  const { call, has, pass, logged, service } = await start({ retention: { receiptDays: 30 } });
  const ids = [await call()];
  await pass(29);
  ids.push(await call());
  expect(await Promise.all(ids.map(has))).toEqual([true, true]);
  await pass(2);
  expect(await Promise.all(ids.map(has))).toEqual([false, true]);
  expect(logged).toEqual([["dropped what is older than it is kept", { receipts: 1 }]]);
  const by = ["tool"] as const;
  expect(await service.usage({ from: "2026-01-01", to: "2026-12-31", by })).toMatchObject({
    rows: [{ tool: "get_one", calls: 2, credits: 2 }],
  });
  expect(await service.verifyLedger()).toMatchObject({ ok: true, captured: 2, spent: 2 });
});

test("an answer is given again for all of its time, and its receipt is there as long", async () => {
  const { call, has, pass } = await start({ retention: { receiptDays: 2 }, idempotency: { keepHours: 48 } });
  const id = await call("key");
  await pass(1.9);
  expect(await call("key")).toBe(id);
  expect(await has(id)).toBe(true);
});

test("a dry run tells what would go, before when, and drops nothing; the pieces of a run are told as they go", async () => {
  const { call, has, clock, service } = await start({});
  const id = await call();
  clock.set(clock.now() + 100 * DAY_MS);
  await call();
  const retention = { receiptDays: 30, holdDays: 30, usageDays: 62 };
  const counted = await service.prune({ dryRun: true, retention });
  expect(counted).toEqual({
    dryRun: true,
    pruned: [
      { kind: "receipts", before: "2026-03-12T00:00:00.000Z", rows: 1, bytes: expect.any(Number) },
      { kind: "holds", before: "2026-03-12T00:00:00.000Z", rows: 0, bytes: 0 },
      { kind: "usage", before: "2026-02-08T00:00:00.000Z", rows: 1, bytes: expect.any(Number) },
    ],
  });
  expect(await has(id)).toBe(true);
  const told: unknown[] = [];
  const onPiece = (piece: unknown) => {
    told.push(piece);
  };
  const { pruned } = await service.prune({ retention, onPiece });
  expect(pruned.map(({ rows, bytes }) => [rows, bytes])).toEqual([
    [1, null],
    [0, null],
    [1, null],
  ]);
  expect(told).toEqual([
    { kind: "receipts", rows: 1 },
    { kind: "holds", rows: 0 },
    { kind: "usage", rows: 1 },
  ]);
  expect(await has(id)).toBe(false);
});

test.each<[string, ServiceOptions["retention"], number?]>([
  ["there is no option retention.days; there are receiptDays, holdDays, usageDays", Object({ days: 3 })],
  ["retention.receiptDays must be a whole number", { receiptDays: 1.5 }],
  ["retention.holdDays must be a number above 0", { holdDays: 0 }],
  ["retention.holdDays must be whole days, 1 to 36500, but is 40000", { holdDays: 40_000 }],
  ["retention.usageDays must be at least 62", { usageDays: 61 }],
  ["retention.receiptDays must be at least 2", { receiptDays: 1 }],
  ["retention.receiptDays must be at least 7", { receiptDays: 6 }, 168],
])("a service says why it does not start: %s", async (words, retention, keepHours = 48) => {
  await expect(start({ ...(retention && { retention }), idempotency: { keepHours } })).rejects.toThrow(words);
});

test("what an administrator hands in is held to the same", async () => {
  const { service } = await start({ retention: { receiptDays: 30 } });
  await expect(service.prune({ retention: { usageDays: 1 } })).rejects.toMatchObject({
    code: "VALIDATION_ERROR",
    details: { param: "retention" },
  });
});

test("a store of one's own need not drop anything, and then no retention can be set", async () => {
  const without = ({ prune: _, countPrunable: __, ...store }: Store): Store => store;
  await expect(start({ retention: { receiptDays: 30 } }, without)).rejects.toThrow("give the store `prune`");
  const { service } = await start({}, without);
  await expect(service.prune({ retention: { receiptDays: 30 } })).rejects.toMatchObject({
    details: { message: "The store of this service drops nothing by its age." },
  });
});

test("one round takes no longer than its budget, goes on with the next, and then waits a minute", async () => {
  const clock = createTestClock();
  let left = 50;
  let asked = 0;
  const prune = createPruner({
    ...{ clock, logger: silentLogger, retention: { receipts: DAY_MS } },
    store: {
      prune() {
        asked += 1;
        left -= 1;
        clock.set(clock.now() + 5);
        return { rows: 200, isMore: left > 0 };
      },
    },
  });
  await prune();
  expect(asked).toBe(20);
  await prune();
  await prune();
  expect([asked, left]).toEqual([50, 0]);
  await prune();
  expect(asked).toBe(50);
  clock.set(clock.now() + 60_000);
  await prune();
  expect(asked).toBe(51);
});
