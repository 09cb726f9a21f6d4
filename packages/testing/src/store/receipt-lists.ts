// The part of the store's contract that speaks of lists of receipts: which, in what order, and a page at a time.
import assert from "node:assert/strict";
import {
  RECEIPTS_LOOKED_AT,
  type Receipt,
  type ReceiptListing,
  type ReceiptPage,
  UNPAID_RECEIPTS,
} from "@svckit/core";
import { type Clauses, FREE, type StoreHarness } from "./harness.js";
import { receiptOf } from "./receipts.js";

const FAILED = { runtime_status: "degraded", cause: "it is down", next_action: "wait" } as const;

interface Call extends Partial<Receipt> {
  /** Milliseconds behind the harness's time. */
  readonly at?: number;
  readonly key?: string;
  readonly endUser?: string;
  readonly account?: string;
  readonly inner?: readonly Receipt[];
}

/** Clauses about the list. */
export const RECEIPT_LIST_CLAUSES: Clauses = {
  "lists the receipts of an account's calls as they were settled, the newest first": async (harness) => {
    const [older, newest, newer] = await settleAll(harness, [{ at: 1 }, { at: 30, ...FAILED }, { at: 2 }]);
    await settleAll(harness, [
      { at: 5, account: "b" },
      { at: 6, account: "" },
    ]);
    const start = harness.clock.now();
    const page = await pageOf(harness, {});
    assert.deepEqual(
      page.receipts.map(({ receipt, settledAt }) => [receipt.receipt_id, settledAt - start]),
      [
        [newest, 30],
        [newer, 2],
        [older, 1],
      ],
    );
    assert.deepEqual(page.receipts[0]?.receipt, receiptOf(newest ?? "", FAILED));
    assert.equal(page.next, undefined);
    assert.deepEqual(await pageOf(harness, { accountId: "nobody" }), { receipts: [], next: undefined });
  },
  "lists none of the tools that a call asked": async (harness) => {
    const inner = [receiptOf("00000000-0000-7000-8000-00000000000f", { tool: "get_token" })];
    const ids = await settleAll(harness, [{ at: 1, inner }]);
    assert.deepEqual(await idsOf(harness, {}), ids);
    assert.deepEqual(await idsOf(harness, { tool: "get_token" }), []);
  },
  "lists what was settled at an instant or later, and before another": async (harness) => {
    const ids = await settleAll(harness, [{ at: 1 }, { at: 2 }, { at: 3 }]);
    const [first, second, third] = ids;
    const start = harness.clock.now();
    assert.deepEqual(await idsOf(harness, { since: start + 2 }), [third, second]);
    assert.deepEqual(await idsOf(harness, { until: start + 2 }), [first]);
    assert.deepEqual(await idsOf(harness, { since: start + 2, until: start + 3 }), [second]);
    assert.deepEqual(await idsOf(harness, { since: start + 3, until: start + 1 }), []);
  },
  "lists those of a tool, an outcome, a key or an end user, and of all of them together": async (harness) => {
    const ids = await settleAll(harness, [
      { at: 1, tool: "get_a", key: "k1", endUser: "ada" },
      { at: 2, tool: "get_a", key: "k2", endUser: "ada", ...FAILED },
      // A value that is older than it should be was an answer all the same.
      { at: 3, tool: "get_b", key: "k1", runtime_status: "degraded" },
      { at: 4, tool: "get_b", key: "k1", endUser: "bob", ...FAILED },
    ]);
    const [a1, a2, b1, b2] = ids;
    assert.deepEqual(await idsOf(harness, { tool: "get_a" }), [a2, a1]);
    assert.deepEqual(await idsOf(harness, { outcome: "ok" }), [b1, a1]);
    assert.deepEqual(await idsOf(harness, { outcome: "failed" }), [b2, a2]);
    assert.deepEqual(await idsOf(harness, { keyId: "k1" }), [b2, b1, a1]);
    assert.deepEqual(await idsOf(harness, { endUser: "ada" }), [a2, a1]);
    const all = { tool: "get_b", outcome: "failed", keyId: "k1", endUser: "bob" } as const;
    assert.deepEqual(await idsOf(harness, all), [b2]);
    assert.deepEqual(await idsOf(harness, { ...all, endUser: "ada" }), []);
  },
  "goes on behind any receipt, so that pages of any length come to the whole": async (harness) => {
    await settleAll(
      harness,
      Array.from({ length: 30 }, (_, at) => ({
        // Some were settled at one instant.
        at: Math.floor(at / 4),
        tool: `get_${at % 3}`,
        account: at % 7 === 0 ? "b" : "a",
      })),
    );
    for (const filter of [{}, { tool: "get_1" }, { since: harness.clock.now() + 2 }]) {
      const whole = await idsOf(harness, filter);
      assert.ok(whole.length > 5);
      for (const limit of [1, 3, whole.length]) assert.deepEqual(await walk(harness, filter, limit), whole);
    }
  },
  "goes on where it was, whatever comes in front of it": async (harness) => {
    const ids = await settleAll(harness, [{ at: 1 }, { at: 2 }, { at: 3 }]);
    const { receipts, next } = await pageOf(harness, { limit: 1 });
    assert.equal(receipts[0]?.receipt.receipt_id, ids[2]);
    await settleAll(harness, [{ at: 4 }, { at: 5 }]);
    assert.deepEqual(await idsOf(harness, { after: next }), [ids[1], ids[0]]);
  },
  "goes on behind a receipt that was dropped": async (harness) => {
    const { clock, store } = harness;
    const [paid] = await settleAll(harness, [{ at: 1 }, { at: 2, credits_used: 0 }]);
    const { next } = await pageOf(harness, { limit: 1 });
    await clock.advance(UNPAID_RECEIPTS.keptMs + 2);
    await store.reap(clock.now());
    assert.deepEqual(await idsOf(harness, { after: next }), [paid]);
    assert.deepEqual(await idsOf(harness, {}), [paid]);
  },
  "finds the only one that fits behind more than a page looks at": async (harness) => {
    const [wanted] = await settleAll(harness, [{ at: 0, tool: "get_rare" }]);
    await settleAll(
      harness,
      Array.from({ length: RECEIPTS_LOOKED_AT + 50 }, (_, at) => ({ at: 1 + at })),
    );
    assert.deepEqual(await walk(harness, { tool: "get_rare" }, 10), [wanted]);
    assert.deepEqual(await walk(harness, { tool: "get_none" }, 10), []);
  },
  "lists nothing of an end user who was forgotten": async (harness) => {
    const ids = await settleAll(harness, [
      { at: 1, endUser: "ada" },
      { at: 2, endUser: "ada", account: "b" },
    ]);
    while (await harness.store.eraseEndUsers({ accountId: "a", subjects: "user:1:a:" }));
    assert.deepEqual(await idsOf(harness, { endUser: "ada" }), []);
    assert.deepEqual(await idsOf(harness, {}), ids.slice(0, 1));
    assert.deepEqual(await idsOf(harness, { accountId: "b", endUser: "ada" }), ids.slice(1));
  },
  "lists after a crash what it listed before": {
    needs: "reopen",
    async check(harness, open) {
      await settleAll(harness, [
        { at: 1, key: "k1" },
        { at: 2, ...FAILED },
      ]);
      const before = await pageOf(harness, {});
      assert.equal(before.receipts.length, 2);
      assert.deepEqual(await pageOf(await open(), {}), before);
    },
  },
};

/** Settles calls at once, and gives their ids. */
function settleAll(harness: StoreHarness, calls: readonly Call[]): Promise<string[]> {
  const start = harness.clock.now();
  return Promise.all(
    calls.map(async ({ at = 0, key, endUser, account = "a", inner, ...receipt }) => {
      const id = await harness.hold(FREE);
      await harness.settle(id, "capture", {
        receipt: receiptOf(id, receipt),
        accountId: account === "" ? undefined : account,
        now: start + at,
        ...(key !== undefined && { keyId: key }),
        ...(endUser !== undefined && { endUser }),
        ...(inner && { inner }),
      });
      return id;
    }),
  );
}

async function pageOf({ store }: StoreHarness, listing: Partial<ReceiptListing>): Promise<ReceiptPage> {
  return store.listReceipts({ accountId: "a", limit: 100, ...listing });
}

async function idsOf(harness: StoreHarness, listing: Partial<ReceiptListing>): Promise<readonly string[]> {
  return (await pageOf(harness, listing)).receipts.map(({ receipt }) => receipt.receipt_id);
}

/** All pages, one behind the other. */
async function walk(
  harness: StoreHarness,
  filter: Partial<ReceiptListing>,
  limit: number,
): Promise<readonly string[]> {
  const ids: string[] = [];
  for (let after: ReceiptListing["after"], pages = 0; ; pages += 1) {
    assert.ok(pages < 100);
    const { receipts, next } = await pageOf(harness, { ...filter, limit, after });
    assert.ok(receipts.length <= limit);
    ids.push(...receipts.map(({ receipt }) => receipt.receipt_id));
    if (next === undefined) return ids;
    after = next;
  }
}
