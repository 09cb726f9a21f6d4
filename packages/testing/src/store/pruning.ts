// The part of the store's contract that speaks of what is dropped by its age. A store that drops nothing leaves the verbs out.
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import type { PrunedKind } from "@svckit/core";
import { type Clauses, callOf, FREE, type StoreContract, type StoreHarness } from "./harness.js";
import { receiptOf } from "./receipts.js";

const DAY_MS = 86_400_000;
const KINDS: readonly PrunedKind[] = ["receipts", "holds", "usage"];
const NOTHING = { rows: 0, pieces: 1 };

const CLAUSES: Clauses = {
  "drops the receipts of calls that were settled before an instant, with those of what they asked, and no other":
    async (harness) => {
      const now = harness.clock.now();
      const inner = () => [1, 2].map(() => receiptOf(randomUUID(), { credits_used: 0 }));
      const [ofOld, ofYoung] = [inner(), inner()];
      const calls = [
        await callAt(harness, now - 2, { inner: ofOld }),
        await callAt(harness, now, {}),
        await callAt(harness, now - 1, { credits: 0 }),
        await callAt(harness, now + 1, { inner: ofYoung }),
        await callAt(harness, now - 1, { account: "b" }),
      ];
      assert.deepEqual(await pruneAll(harness, "receipts", now), { rows: 5, pieces: 1 });
      assert.deepEqual(await keptOf(harness, calls), [false, true, false, true, false]);
      const asked = [...ofOld, ...ofYoung].map(({ receipt_id }) => receipt_id);
      assert.deepEqual(await keptOf(harness, asked), [false, false, true, true]);
      const { receipts } = await harness.store.listReceipts({ accountId: "a", limit: 10 });
      assert.deepEqual(
        receipts.map(({ receipt }) => receipt.receipt_id),
        [calls[3], calls[1]],
      );
      assert.deepEqual(await pruneAll(harness, "receipts", now), NOTHING);
    },
  "changes no sum of usage as receipts go, by whatever it is summed": async (harness) => {
    const now = harness.clock.now();
    const callers = [{}, { keyId: "k1" }, { keyId: "k1", endUser: "ada" }, { endUser: "bob", credits: 0 }];
    for (const at of [now, now + DAY_MS])
      for (const caller of callers)
        await callAt(harness, at, { credits: 3, ...caller, inner: [receiptOf(randomUUID())] });
    const before = await usageOf(harness);
    assert.equal(before.length, 8);
    assert.equal((await pruneAll(harness, "receipts", now + 1)).rows, 8);
    assert.deepEqual(await usageOf(harness), before);
    // What is counted is added to what came before it.
    await callAt(harness, now, { credits: 3, ...callers[2] });
    assert.equal((await pruneAll(harness, "receipts", now + 2 * DAY_MS)).rows, 9);
    const after = await usageOf(harness);
    assert.equal(sumOf(after), sumOf(before) + 3);
    assert.equal(after.length, 8);
  },
  "leaves ledger, balance, allowance, bound keys and kept answers as they are": async (harness) => {
    const { hold, settle, pay, clock, claim, store } = harness;
    const ending = { body: "answer", keepUntil: clock.now() + DAY_MS };
    const paid = await hold(pay(2), { claim });
    await settle(paid, "capture", { ending, receipt: receiptOf(paid, { credits_used: 2 }) });
    await settle(await hold(pay(3)), "capture", { amount: 1 });
    await settle(await hold(pay(2)), "void");
    await settle(await hold(callOf("bucket")), "capture");
    const running = { ...claim, key: "running" };
    const pending = await hold(pay(4), { claim: running });
    const states = async () => ({
      proof: await store.verify(),
      wallet: { ...(await harness.wallet()) },
      allowance: await harness.allowance("bucket"),
      answers: [await harness.find(), await harness.find(running)],
    });
    const before = await states();
    for (const kind of KINDS) await pruneAll(harness, kind, clock.now() + DAY_MS / 2);
    assert.deepEqual(await states(), before);
    assert.equal(await settle(paid, "capture"), false);
    assert.equal(await settle(pending, "capture"), true);
    await harness.prove({ held: 0, spent: 7, captured: 3, voided: 1 });
  },
  "still knows how many holds have ended and what they kept, once they are gone": async (harness) => {
    const { hold, settle, store, clock } = harness;
    const period = harness.granting(10_000);
    for (let round = 1; round <= 2; round += 1) {
      const ids = await Promise.all(Array.from({ length: 60 }, () => hold(harness.pay(3, { period }))));
      await Promise.all(
        ids.map((id, at) => settle(id, at % 3 === 0 ? "void" : "capture", at % 3 === 1 ? { amount: 1 } : {})),
      );
      const before = await store.verify();
      await pruneAll(harness, "holds", clock.now() + DAY_MS);
      assert.deepEqual(await store.verify(), before);
      await harness.prove({ captured: 40 * round, voided: 20 * round, spent: 80 * round, held: 0 });
    }
  },
  "drops in pieces, and says of each whether there may be more": async (harness) => {
    const now = harness.clock.now();
    const ids = await Promise.all(Array.from({ length: 2_300 }, () => callAt(harness, now, {})));
    const { rows, pieces } = await pruneAll(harness, "receipts", now + 1);
    assert.equal(rows, 2_300);
    assert.ok(pieces >= 2, "all went in one transaction");
    assert.deepEqual(new Set(await keptOf(harness, ids)), new Set([false]));
  },
  "drops what is old behind receipts of a clock that was ahead, and counts the same": async (harness) => {
    const now = harness.clock.now();
    const callsAt = async (at: number, number: number) => {
      for (let each = 0; each < number; each += 1) await callAt(harness, at, {});
    };
    await callsAt(now + 400 * DAY_MS, 120);
    await callsAt(now - 1, 200);
    await callsAt(now + 1, 60);
    assert.equal((await countAll(harness, "receipts", now)).rows, 200);
    assert.equal((await pruneAll(harness, "receipts", now)).rows, 200);
    assert.equal((await countAll(harness, "receipts", now)).rows, 0);
  },
  "counts what it would drop, and drops nothing": async (harness) => {
    const { clock } = harness;
    const now = clock.now();
    const inner = [receiptOf(randomUUID())];
    const ids = await Promise.all(Array.from({ length: 1_100 }, () => callAt(harness, now, {})));
    ids.push(await callAt(harness, now, { inner }), await callAt(harness, now + 1, {}));
    const counted = await countAll(harness, "receipts", now + 1);
    assert.equal(counted.rows, 1_102);
    assert.ok(counted.bytes > 1_102 * 100, `${counted.bytes} bytes`);
    assert.deepEqual(new Set(await keptOf(harness, ids)), new Set([true]));
    assert.equal((await pruneAll(harness, "receipts", now + 1)).rows, 1_102);
    assert.deepEqual(await countAll(harness, "receipts", now + 1), { rows: 0, bytes: 0 });
    const holds = await countAll(harness, "holds", now + DAY_MS);
    assert.equal((await pruneAll(harness, "holds", now + DAY_MS)).rows, holds.rows);
    assert.equal((await countAll(harness, "usage", now + DAY_MS)).rows, 1);
    assert.equal((await pruneAll(harness, "usage", now + DAY_MS)).rows, 1);
  },
  "drops the sums of usage of days that were over, and no other": async (harness) => {
    const now = harness.clock.now();
    for (const day of [0, 1, 2])
      for (const keyId of ["k1", "k2"]) await callAt(harness, now + day * DAY_MS, { keyId });
    // In the middle of a day: that day is not over.
    assert.equal((await pruneAll(harness, "usage", now + 1.5 * DAY_MS)).rows, 2);
    assert.deepEqual(await daysOf(harness), ["2026-01-02", "2026-01-03"]);
    assert.deepEqual(await pruneAll(harness, "usage", now + 1.9 * DAY_MS), NOTHING);
    assert.equal((await pruneAll(harness, "usage", now + 2 * DAY_MS)).rows, 2);
    assert.deepEqual(await daysOf(harness), ["2026-01-03"]);
    const { receipts } = await harness.store.listReceipts({ accountId: "a", limit: 10 });
    assert.equal(receipts.length, 6);
  },
  "drops each row once where two processes do so, beside calls of both": {
    needs: "another",
    async check(one, open) {
      const other = await open();
      const now = one.clock.now();
      const period = one.granting(10_000);
      const settleOf = (index: number) =>
        paidAt(index % 2 ? one : other, one.pay(1, { period }), index < 1_500 ? now : now + 2 * DAY_MS);
      await Promise.all(Array.from({ length: 1_500 }, (_, index) => settleOf(index)));
      const before = await usageOf(one);
      const prunes = (kind: PrunedKind, until: number) =>
        Promise.all([one, other, one, other].map((harness) => pruneAll(harness, kind, until)));
      const [receipts, holds] = await Promise.all([
        prunes("receipts", now + DAY_MS),
        prunes("holds", now + 1.5 * DAY_MS),
        ...Array.from({ length: 200 }, (_, index) => settleOf(1_500 + index)),
      ]);
      const total = (pruned: readonly { readonly rows: number }[]) =>
        pruned.reduce((sum, { rows }) => sum + rows, 0);
      assert.equal(total(receipts), 1_500);
      assert.ok([0, 1_500].includes(total(holds)), `${total(holds)} holds`);
      const day = "2026-01-01";
      assert.deepEqual(
        (await usageOf(one)).filter((row) => row.day === day),
        before,
      );
      await other.prove({ captured: 1_700, spent: 1_700, held: 0 });
    },
  },
  "has what went gone after a crash, and all else as it was": {
    needs: "reopen",
    async check(harness, open) {
      const now = harness.clock.now();
      const ids: string[] = [];
      for (const at of [now, now + 1]) ids.push(await paidAt(harness, harness.pay(2), at));
      const before = [await usageOf(harness), await harness.store.verify()];
      for (const kind of ["receipts", "holds"] as const) await pruneAll(harness, kind, now + 1);
      const again = await open();
      assert.deepEqual(await keptOf(again, ids), [false, true]);
      assert.deepEqual([await usageOf(again), await again.store.verify()], before);
    },
  },
};

/** The clauses. */
export const PRUNE_CONTRACT: StoreContract = {
  subject: "what is dropped by its age",
  clauses: CLAUSES,
  extensions: [],
  optional: "prune",
};

interface Call {
  readonly credits?: number;
  readonly account?: string;
  readonly keyId?: string;
  readonly endUser?: string;
  readonly inner?: readonly ReturnType<typeof receiptOf>[];
}

/** A call that took nothing of the wallet, whatever its receipt says; gives its id. */
async function callAt(
  { hold, settle }: StoreHarness,
  now: number,
  { credits = 1, account = "a", ...more }: Call,
): Promise<string> {
  const id = await hold(FREE);
  const receipt = receiptOf(id, { credits_used: credits });
  await settle(id, "capture", { receipt, accountId: account, now, ...more });
  return id;
}

/** A call that is paid for. */
async function paidAt(
  { hold, settle }: StoreHarness,
  payment: ReturnType<StoreHarness["pay"]>,
  now: number,
): Promise<string> {
  const id = await hold(payment, { now });
  const credits = payment.kind === "credits" ? payment.amount : 0;
  await settle(id, "capture", { receipt: receiptOf(id, { credits_used: credits }), now });
  return id;
}

async function pruneAll({ store }: StoreHarness, kind: PrunedKind, before: number) {
  let [rows, pieces] = [0, 0];
  for (let isMore = true; isMore && pieces < 1_000; pieces += 1) {
    const piece = await store.prune?.({ kind, before });
    rows += piece?.rows ?? 0;
    isMore = piece?.isMore ?? false;
  }
  assert.ok(pieces < 1_000, "there is no end of it");
  return { rows, pieces };
}

async function countAll({ store }: StoreHarness, kind: PrunedKind, before: number) {
  let [rows, bytes] = [0, 0];
  for (let after: string | undefined, isMore = true; isMore; isMore = after !== undefined) {
    const piece = await store.countPrunable?.({ kind, before, after });
    rows += piece?.rows ?? 0;
    bytes += piece?.bytes ?? 0;
    after = piece?.next;
  }
  return { rows, bytes };
}

/** Which receipts are there, for one account or the other. */
function keptOf({ store }: StoreHarness, ids: readonly string[]): Promise<boolean[]> {
  return Promise.all(
    ids.map(async (receiptId) => {
      const found = ["a", "b"].map((accountId) => store.findReceipt({ accountId, receiptId }));
      return (await Promise.all(found)).some((receipt) => receipt !== undefined);
    }),
  );
}

async function usageOf({ store }: StoreHarness) {
  const by = ["day", "tool", "key", "endUser", "account"] as const;
  const rows = await store.usage({ fromDay: "2026-01-01", toDay: "2026-12-31", by });
  // With some drivers a row is no plain object.
  return rows.map((row) => ({ ...row }));
}

async function daysOf(harness: StoreHarness): Promise<(string | undefined)[]> {
  return [...new Set((await usageOf(harness)).map(({ day }) => day))];
}

function sumOf(rows: readonly { readonly credits: number }[]): number {
  return rows.reduce((sum, { credits }) => sum + credits, 0);
}
