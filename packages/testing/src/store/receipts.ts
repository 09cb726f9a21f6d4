// The part of the store's contract that speaks of receipts, and of the usage that is read from them.
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { type Receipt, UNPAID_RECEIPTS } from "@svckit/core";
import { type Clauses, FREE, race, type StoreHarness } from "./harness.js";

const DAY_MS = 86_400_000;

/** Clauses about what is written down of a call. */
export const RECEIPT_CLAUSES: Clauses = {
  "gives a receipt back as it was settled, to its account alone": async ({ hold, settle, store }) => {
    for (const verb of ["capture", "void", "record"] as const) {
      const id = verb === "record" ? randomUUID() : await hold(FREE);
      const receipt = receiptOf(id, {
        cause: "the upstream 🦊",
        next_action: "try again",
        warnings: ["a", "b"],
      });
      assert.equal(await settle(id, verb, { receipt }), true);
      assert.deepEqual(await store.findReceipt({ accountId: "a", receiptId: id }), receipt);
      assert.equal(await store.findReceipt({ accountId: "b", receiptId: id }), undefined);
    }
    assert.equal(await store.findReceipt({ accountId: "a", receiptId: randomUUID() }), undefined);
  },
  "keeps no receipt of a call without an account": async ({ hold, settle, store }) => {
    const id = await hold(FREE);
    assert.equal(await settle(id, "capture", { accountId: undefined, receipt: receiptOf(id) }), true);
    assert.equal(await store.findReceipt({ accountId: "a", receiptId: id }), undefined);
  },
  "keeps no receipt of a settlement that comes late": async ({ hold, settle, store, clock }) => {
    const id = await hold(FREE);
    await store.reap(clock.now() + 60_000);
    assert.equal(await settle(id, "capture", { receipt: receiptOf(id) }), false);
    assert.equal(await store.findReceipt({ accountId: "a", receiptId: id }), undefined);
  },
  "keeps beside a call's receipt those of the tools that it asked, for its account alone": async (
    harness,
  ) => {
    const { hold, settle, store } = harness;
    for (const verb of ["capture", "record"] as const) {
      const ids = await Promise.all([1, 2].map(() => (verb === "record" ? randomUUID() : hold(FREE))));
      const inner = ids.map(() => ["get_token", "get_block"].map((tool) => innerOf(tool)));
      const settled = await Promise.all(
        ids.map((id, at) =>
          settle(id, verb, { receipt: receiptOf(id), ...(inner[at] && { inner: inner[at] }) }),
        ),
      );
      assert.deepEqual(settled, [true, true]);
      for (const receipt of inner.flat()) {
        const { receipt_id: receiptId } = receipt;
        assert.deepEqual(await store.findReceipt({ accountId: "a", receiptId }), receipt);
        assert.equal(await store.findReceipt({ accountId: "b", receiptId }), undefined);
      }
    }
    assert.deepEqual(await usageOf(harness)("a", "2026-01-01", "2026-01-01"), [
      { day: "2026-01-01", tool: "get_price", calls: 4, credits: 4 },
    ]);
  },
  "keeps no receipt of what was asked where it keeps none of the call": async ({
    hold,
    settle,
    store,
    clock,
  }) => {
    const [unknown, late] = [innerOf("get_token"), innerOf("get_token")];
    const id = await hold(FREE);
    await settle(id, "capture", { accountId: undefined, receipt: receiptOf(id), inner: [unknown] });
    const other = await hold(FREE);
    await store.reap(clock.now() + 60_000);
    assert.equal(await settle(other, "capture", { receipt: receiptOf(other), inner: [late] }), false);
    for (const { receipt_id: receiptId } of [unknown, late])
      assert.equal(await store.findReceipt({ accountId: "a", receiptId }), undefined);
  },
  "keeps the receipts of what was asked as long as those of their calls": async (harness) => {
    const { clock, store } = harness;
    const now = clock.now();
    const inner = [innerOf("get_token"), innerOf("get_token")];
    const [ofUnpaid, ofPaid] = inner.map(({ receipt_id }) => receipt_id);
    await record(harness, now, { credits_used: 0 }, "a", inner.slice(0, 1));
    await record(harness, now, { credits_used: 1 }, "a", inner.slice(1));
    await clock.advance(UNPAID_RECEIPTS.keptMs);
    await store.reap(clock.now());
    assert.deepEqual(await keptOf(harness, [ofUnpaid ?? "", ofPaid ?? ""]), [false, true]);
    assert.deepEqual(await usageOf(harness)("a", "2026-01-01", "2026-01-01"), [
      { day: "2026-01-01", tool: "get_price", calls: 2, credits: 1 },
    ]);
  },
  "writes down a call whose hold lapsed, and moves no credit": async (harness) => {
    const { hold, settle, store, clock, pay } = harness;
    const id = await hold(pay(4));
    await store.reap(clock.now() + 60_000);
    assert.equal(await settle(id, "capture"), false);
    const receipt = receiptOf(id, { credits_used: 0, warnings: ["hold_expired: …"] });
    assert.equal(await settle(id, "record", { receipt }), true);
    assert.deepEqual(await store.findReceipt({ accountId: "a", receiptId: id }), receipt);
    await harness.prove({ captured: 0, voided: 1, held: 0, spent: 0 });
  },
  "keeps each receipt of 300 calls that are settled at once": async ({ hold, settle, store }) => {
    const ids = await Promise.all(Array.from({ length: 300 }, () => hold(FREE)));
    await Promise.all(ids.map((id) => settle(id, "capture", { receipt: receiptOf(id) })));
    const kept = await race(300, async (index) => {
      const id = ids[index] ?? "";
      return (await store.findReceipt({ accountId: "a", receiptId: id }))?.receipt_id === id;
    });
    assert.deepEqual(kept, { true: 300 });
  },
  "sums usage by UTC day and tool, in their order, failed calls among it": async (harness) => {
    const usage = usageOf(harness);
    const start = harness.clock.now();
    for (const [day, tool, credits] of CALLS) {
      await record(harness, start + day * DAY_MS, { tool, credits_used: credits });
    }
    await record(harness, start, { tool: "get_price", credits_used: 100 }, "b");
    assert.deepEqual(await usage("a", "2026-01-01", "2026-01-03"), [
      { day: "2026-01-01", tool: "get_price", calls: 3, credits: 3 },
      { day: "2026-01-01", tool: "get_token", calls: 1, credits: 5 },
      { day: "2026-01-02", tool: "get_price", calls: 1, credits: 0 },
      { day: "2026-01-03", tool: "get_block", calls: 1, credits: 1 },
    ]);
    assert.deepEqual(await usage("a", "2026-01-02", "2026-01-02"), [
      { day: "2026-01-02", tool: "get_price", calls: 1, credits: 0 },
    ]);
    assert.deepEqual(await usage("a", "2026-01-04", "2026-02-01"), []);
    assert.deepEqual(await usage("nobody", "2026-01-01", "2026-01-03"), []);
  },
  "counts a call on the UTC day on which it was settled": async (harness) => {
    const midnight = harness.clock.now() + DAY_MS;
    await record(harness, midnight - 1, {});
    await record(harness, midnight, {});
    const days = (await usageOf(harness)("a", "2026-01-01", "2026-01-31")).map(({ day }) => day);
    assert.deepEqual(days, ["2026-01-01", "2026-01-02"]);
  },
  "drops at a reap the unpaid receipts of an account beyond its newest, and no paid one": async (harness) => {
    const { clock, store } = harness;
    const now = clock.now();
    const paid = await record(harness, now, { credits_used: 1 });
    const other = await record(harness, now, { credits_used: 0 }, "b");
    const most = UNPAID_RECEIPTS.perAccount;
    const unpaid = await Promise.all(
      Array.from({ length: most + 200 }, (_, n) => record(harness, now + 1 + n, { credits_used: 0 })),
    );
    await clock.advance(100_000);
    await store.reap(clock.now());
    const kept = await keptOf(harness, unpaid);
    assert.deepEqual(kept, [...Array(200).fill(false), ...Array(most).fill(true)]);
    assert.deepEqual(await keptOf(harness, [paid]), [true]);
    assert.deepEqual(await keptOf(harness, [other], "b"), [true]);
    assert.deepEqual(await usageOf(harness)("a", "2026-01-01", "2026-01-01"), [
      { day: "2026-01-01", tool: "get_price", calls: most + 201, credits: 1 },
    ]);
  },
  "drops the receipt of an unpaid call once its time is over, and no paid one": async (harness) => {
    const { clock, store } = harness;
    const now = clock.now();
    const ids = [
      await record(harness, now, { credits_used: 0 }),
      await record(harness, now, { credits_used: 1 }),
      await record(harness, now + 1, { credits_used: 0 }),
    ];
    await clock.advance(UNPAID_RECEIPTS.keptMs);
    await store.reap(clock.now());
    assert.deepEqual(await keptOf(harness, ids), [false, true, true]);
    assert.deepEqual(await usageOf(harness)("a", "2026-01-01", "2026-01-01"), [
      { day: "2026-01-01", tool: "get_price", calls: 3, credits: 1 },
    ]);
  },
};

/** Which receipts are there. */
function keptOf({ store }: StoreHarness, ids: readonly string[], accountId = "a"): Promise<boolean[]> {
  return Promise.all(
    ids.map(async (receiptId) => (await store.findReceipt({ accountId, receiptId })) !== undefined),
  );
}

/** Usage as plain objects: with some drivers a row is none. */
function usageOf({ store }: StoreHarness) {
  return async (accountId: string, fromDay: string, toDay: string) =>
    (await store.usage({ accountId, fromDay, toDay, by: ["day", "tool"] })).map((row) => ({ ...row }));
}

const CALLS: readonly (readonly [day: number, tool: string, credits: number])[] = [
  [2, "get_block", 1],
  [0, "get_token", 5],
  [0, "get_price", 2],
  [1, "get_price", 0],
  [0, "get_price", 0],
  [0, "get_price", 1],
];

async function record(
  harness: StoreHarness,
  now: number,
  more: Partial<Receipt>,
  accountId = "a",
  inner: readonly Receipt[] = [],
): Promise<string> {
  const id = await harness.hold(FREE);
  await harness.settle(id, "capture", { receipt: receiptOf(id, more), accountId, now, inner });
  return id;
}

/** The receipt of a tool that a call asked. */
function innerOf(tool: string): Receipt {
  return receiptOf(randomUUID(), { tool, credit_cost: 0, credits_used: 0 });
}

/** The receipt of a call, as the core writes it. */
export function receiptOf(id: string, more: Partial<Receipt> = {}): Receipt {
  return {
    receipt_id: id,
    receipt_version: "1.0",
    tool: "get_price",
    provider: "hello",
    category: "market_data",
    runtime_status: "ok",
    source: "live",
    origin_source: "live",
    cache_status: "miss",
    cache_age_ms: 0,
    fetched_at: "2026-01-01T00:00:00.000Z",
    observed_at: null,
    duration_ms: 12,
    truncated: false,
    warnings: [],
    credit_cost: 1,
    credits_used: 1,
    credits_remaining: null,
    fallback_used: false,
    digest_algorithm: "sha256",
    input_digest: null,
    result_digest: null,
    server_version: "0.1.0",
    ...more,
  };
}
