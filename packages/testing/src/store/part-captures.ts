// The part of the store's contract that speaks of captures which keep less than was held.
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { periodAt } from "@svckit/core";
import { type Clauses, callOf, FREE, race } from "./harness.js";
import { receiptOf } from "./receipts.js";

/** Clauses about the `amount` of a settlement. */
export const PART_CAPTURE_CLAUSES: Clauses = {
  "keeps so many credits as a capture names, and gives back the rest to be spent again": async (harness) => {
    const { hold, reserve, settle, pay, wallet, prove } = harness;
    assert.equal(await settle(await hold(pay(9)), "capture", { amount: 4 }), true);
    assert.deepEqual(await wallet(), { granted: 10, held: 0, spent: 4, remaining: 6 });
    await prove({ spent: 4, held: 0, captured: 1, voided: 0, pending: 0 });
    const next = randomUUID();
    assert.deepEqual(await reserve(pay(6), { id: next }), { outcome: "granted", remaining: 0 });
    assert.equal(await settle(next, "capture", { amount: 6 }), true);
    await prove({ spent: 10, captured: 2 });
  },
  "keeps nothing where a capture names 0, which is a capture still": async (harness) => {
    const { hold, settle, pay, claim, clock, store, find } = harness;
    const id = await hold(pay(4), { claim });
    const ending = { body: "found nothing to charge for", keepUntil: clock.now() + 1_000 };
    const receipt = receiptOf(id, { credits_used: 0 });
    assert.equal(await settle(id, "capture", { amount: 0, ending, receipt }), true);
    assert.equal(await settle(id, "void"), false);
    assert.deepEqual(await harness.wallet(), { granted: 10, held: 0, spent: 0, remaining: 10 });
    assert.equal((await find()).state, "done");
    assert.deepEqual(await store.findReceipt({ accountId: "a", receiptId: id }), receipt);
    await harness.prove({ spent: 0, held: 0, captured: 1, voided: 0, pending: 0 });
  },
  "keeps no more than was held, and no part of a credit, whatever a capture names": async (harness) => {
    const { hold, settle, pay, prove } = harness;
    const period = harness.granting(100);
    let spent = 0;
    for (const [amount, kept] of NAMED) {
      assert.equal(await settle(await hold(pay(4, { period })), "capture", { amount }), true);
      spent += kept;
      await prove({ spent, held: 0 });
    }
    const wallet = { granted: 100, held: 0, spent, remaining: 100 - spent };
    assert.deepEqual(await harness.wallet("a", period), wallet);
  },
  "ends a hold once under 300 racing settlements with different amounts": async (harness) => {
    const period = harness.granting(300);
    const id = await harness.hold(harness.pay(300, { period }));
    const settled: number[] = [];
    await race(300, async (amount) => {
      if (await harness.settle(id, "capture", { amount })) settled.push(amount);
    });
    assert.equal(settled.length, 1);
    const [spent = -1] = settled;
    const wallet = { granted: 300, held: 0, spent, remaining: 300 - spent };
    assert.deepEqual(await harness.wallet("a", period), wallet);
    await harness.prove({ spent, held: 0, captured: 1, voided: 0 });
  },
  "settles 400 holds at once to the credit: wholes, parts, nothings and voids": async (harness) => {
    const period = harness.granting(2_000);
    const ids = await Promise.all(
      Array.from({ length: 400 }, () => harness.hold(harness.pay(5, { period }))),
    );
    let spent = 0;
    const settled = await race(400, (index) => {
      const way = index % 8;
      if (way === 7) return harness.settle(ids[index] ?? "", "void");
      const amount = way === 6 ? undefined : way;
      spent += amount ?? 5;
      return harness.settle(ids[index] ?? "", "capture", { amount });
    });
    assert.deepEqual(settled, { true: 400 });
    const wallet = { granted: 2_000, held: 0, spent, remaining: 2_000 - spent };
    assert.deepEqual(await harness.wallet("a", period), wallet);
    await harness.prove({ spent, held: 0, captured: 350, voided: 50, pending: 0 });
  },
  "keeps nothing of a hold that lapsed, whatever amount comes late": async (harness) => {
    const { hold, settle, pay, store, clock, wallet, prove } = harness;
    const id = await hold(pay(4), { expiresAt: clock.now() + 1 });
    assert.equal(await store.reap(clock.now() + 1), 1);
    assert.equal(await settle(id, "capture", { amount: 2 }), false);
    assert.deepEqual(await wallet(), { granted: 10, held: 0, spent: 0, remaining: 10 });
    await prove({ spent: 0, captured: 0, voided: 1 });
  },
  "gives the rest back to the period that the hold was taken from": async (harness) => {
    const { period, hold, settle, pay, wallet, clock } = harness;
    const id = await hold(pay(7));
    const next = periodAt(period.start, period.end ?? 0, 10, false);
    await clock.advance((period.end ?? 0) - period.start);
    await hold(pay(1, { period: next }));
    assert.equal(await settle(id, "capture", { amount: 3 }), true);
    assert.deepEqual(await wallet(), { granted: 10, held: 0, spent: 3, remaining: 7 });
    assert.deepEqual(await wallet("a", next), { granted: 10, held: 1, spent: 0, remaining: 9 });
  },
  "counts in the usage what was kept": async ({ hold, settle, pay, store }) => {
    for (const amount of [0, 2, 3]) {
      const id = await hold(pay(3));
      await settle(id, "capture", { amount, receipt: receiptOf(id, { credits_used: amount }) });
    }
    const usage = await store.usage({
      accountId: "a",
      fromDay: "2026-01-01",
      toDay: "2026-01-01",
      by: ["day", "tool"],
    });
    // With some drivers a row is no plain object.
    assert.deepEqual(
      usage.map((row) => ({ ...row })),
      [{ day: "2026-01-01", tool: "get_price", calls: 3, credits: 5 }],
    );
    assert.equal((await store.verify()).spent, 5);
  },
  "heeds no amount where nothing is captured, or no credits were held": async (harness) => {
    const { hold, settle, pay, store, clock } = harness;
    assert.equal(await settle(await hold(pay(4)), "void", { amount: 3 }), true);
    const lapsed = await hold(pay(4));
    await store.reap(clock.now() + 60_000);
    assert.equal(await settle(lapsed, "record", { amount: 3, receipt: receiptOf(lapsed) }), true);
    const part = await hold(pay(4));
    assert.equal(await settle(part, "capture", { amount: 3 }), true);
    assert.equal(await settle(part, "record", { amount: 1, receipt: receiptOf(part) }), true);
    assert.equal(await settle(await hold(FREE), "capture", { amount: 3 }), true);
    assert.equal(await settle(await hold(callOf("b")), "capture", { amount: 0 }), true);
    assert.equal(await settle(await hold(pay(0)), "capture", { amount: 3 }), true);
    assert.deepEqual(await harness.allowance("b"), { used: 1, inflight: 0 });
    assert.deepEqual(await harness.wallet(), { granted: 10, held: 0, spent: 3, remaining: 7 });
    await harness.prove({ spent: 3, captured: 2, voided: 2, pending: 0 });
  },
};

// What captures of 4 credits name, and what they keep: where it is no number of credits, the customer is right.
const NAMED: readonly (readonly [amount: number | undefined, kept: number])[] = [
  [undefined, 4],
  [4, 4],
  [5, 4],
  [Number.POSITIVE_INFINITY, 4],
  [3.9, 3],
  [0.5, 0],
  [-1, 0],
  [Number.NaN, 0],
];
