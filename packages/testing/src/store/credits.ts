// The part of the store's contract that speaks of credits: wallets, holds, settlements, periods and the ledger.
import assert from "node:assert/strict";
import { periodAt } from "@svckit/core";
import { type Clauses, FREE, outcomeOf, race } from "./harness.js";

const MINUTE_MS = 60_000;

/** Clauses about what a call costs. */
export const CREDIT_CLAUSES: Clauses = {
  "never overdraws a wallet, nor leaves a credit of it, under 1,000 racing reservations": async (harness) => {
    const period = harness.granting(333);
    const outcomes = await race(1_000, () => harness.reserve(harness.pay(1, { period })), outcomeOf);
    assert.deepEqual(outcomes, { granted: 333, quota_exceeded: 667 });
    assert.deepEqual(await harness.wallet("a", period), { granted: 333, held: 333, spent: 0, remaining: 0 });
    await harness.prove({ granted: 333, held: 333, pending: 333 });
  },
  "reserves and settles 1,000 racing calls on one wallet to the credit": async (harness) => {
    const period = harness.granting(500);
    const outcomes = await race(1_000, async (index) => {
      const { outcome } = await harness.reserve(harness.pay(1, { period }), { id: idOf(index) });
      if (outcome !== "granted") return outcome;
      return `${await harness.settle(idOf(index), index % 3 === 0 ? "void" : "capture")}`;
    });
    assert.equal(outcomes["false"], undefined);
    const { captured, voided } = await harness.store.verify();
    assert.equal(captured + voided, outcomes["true"]);
    await harness.prove({ held: 0, spent: captured, pending: 0 });
    const wallet = await harness.wallet("a", period);
    assert.deepEqual(wallet, { granted: 500, held: 0, spent: captured, remaining: 500 - captured });
  },
  "tells what is left behind each reservation": async ({ reserve, pay }) => {
    assert.deepEqual(await reserve(pay(3)), { outcome: "granted", remaining: 7 });
    assert.deepEqual(await reserve(pay(7)), { outcome: "granted", remaining: 0 });
    assert.deepEqual(await reserve(pay(1)), { outcome: "quota_exceeded" });
  },
  "tells each of 200 racing reservations another number": async (harness) => {
    const period = harness.granting(200);
    const left = await race(
      200,
      () => harness.reserve(harness.pay(1, { period })),
      (reserved) => String(reserved.outcome === "granted" && reserved.remaining),
    );
    assert.deepEqual(
      Object.keys(left).map(Number).sort(ascending),
      Array.from({ length: 200 }, (_, n) => n),
    );
  },
  "takes a price whole or not at all": async ({ reserve, pay, wallet, prove }) => {
    assert.deepEqual(await reserve(pay(11)), { outcome: "quota_exceeded" });
    assert.deepEqual(await wallet(), { granted: 10, held: 0, spent: 0, remaining: 10 });
    await prove({ held: 0, pending: 0 });
  },
  "refuses an account without a wallet, and one that does not exist": async (harness) => {
    const { reserve, pay, wallet, period, store } = harness;
    await harness.openAccount({ id: "poor", hasWallet: false });
    for (const accountId of ["poor", "nobody"]) {
      assert.deepEqual(await reserve(pay(1, { accountId })), { outcome: "no_wallet" });
      assert.equal(await wallet(accountId), undefined);
      assert.equal(await store.topUp({ accountId, period, credits: 5, now: period.start }), "none");
    }
    await harness.prove({ granted: 0, pending: 0 });
  },
  "counts nothing for a call that is free": async ({ reserve, settle, prove }) => {
    const id = idOf(0);
    assert.deepEqual(await reserve(FREE, { id }), { outcome: "granted", remaining: null });
    assert.equal(await settle(id, "capture"), true);
    assert.equal(await settle(id, "capture"), false);
    await prove({ captured: 0, spent: 0, pending: 0 });
  },
  "captures a hold exactly once under 500 racing settlements": async ({ hold, pay, settle, wallet }) => {
    const id = await hold(pay(4));
    assert.deepEqual(await race(500, () => settle(id, "capture")), { true: 1, false: 499 });
    assert.deepEqual(await wallet(), { granted: 10, held: 0, spent: 4, remaining: 6 });
  },
  "ends a hold once where captures, voids and the reaper race for it": async (harness) => {
    const { hold, pay, settle, store, clock } = harness;
    const id = await hold(pay(4), { expiresAt: clock.now() + 1 });
    await clock.advance(1);
    const ended = await race(300, async (index) => {
      if (index % 3 === 0) return (await store.reap(clock.now())) === 1;
      return settle(id, index % 3 === 1 ? "capture" : "void");
    });
    assert.equal(ended["true"], 1);
    const { captured, voided, spent } = await store.verify();
    assert.deepEqual([captured + voided, spent], [1, captured * 4]);
    await harness.prove({ held: 0, pending: 0 });
  },
  "voids a hold exactly once, and never after it was captured": async ({ hold, pay, settle, wallet }) => {
    const voided = await hold(pay(4));
    assert.equal(await settle(voided, "void"), true);
    assert.equal(await settle(voided, "void"), false);
    assert.equal(await settle(voided, "capture"), false);
    assert.deepEqual(await wallet(), { granted: 10, held: 0, spent: 0, remaining: 10 });
    const captured = await hold(pay(4));
    assert.equal(await settle(captured, "capture"), true);
    assert.equal(await settle(captured, "void"), false);
    assert.deepEqual(await wallet(), { granted: 10, held: 0, spent: 4, remaining: 6 });
  },
  "knows no hold that was never reserved or was refused": async ({ reserve, pay, settle, prove }) => {
    assert.equal((await reserve(pay(11), { id: idOf(1) })).outcome, "quota_exceeded");
    assert.equal(await settle(idOf(1), "capture"), false);
    assert.equal(await settle(idOf(2), "void"), false);
    await prove({ captured: 0, voided: 0, held: 0, spent: 0 });
  },
  "reaps the holds that lapsed, once, and refuses a settlement that comes late": async (harness) => {
    const { hold, pay, settle, wallet, store, clock } = harness;
    const now = clock.now();
    const lapsed = await hold(pay(1), { expiresAt: now + 100 });
    const alive = await hold(pay(2), { expiresAt: now + 101 });
    assert.equal(await store.reap(now + 99), 0);
    assert.equal(await store.reap(now + 100), 1);
    assert.equal(await store.reap(now + 100), 0);
    assert.equal(await settle(lapsed, "capture"), false);
    assert.equal(await settle(alive, "capture"), true);
    assert.deepEqual(await wallet(), { granted: 10, held: 0, spent: 2, remaining: 8 });
    await harness.prove({ captured: 1, voided: 1, pending: 0 });
  },
  "reaps 300 lapsed holds at once, each for its own payment": async ({ hold, pay, store, clock, prove }) => {
    const expiresAt = clock.now() + 10;
    await race(300, (index) => hold(index % 2 === 0 ? pay(0) : FREE, { expiresAt }));
    await hold(pay(10), { expiresAt });
    assert.equal(await store.reap(expiresAt), 301);
    await prove({ held: 0, pending: 0, voided: 151 });
  },
  "adds a top-up to a wallet before its first call, and behind it": async ({ store, period, ...harness }) => {
    const topUp = (credits: number) => store.topUp({ accountId: "a", period, credits, now: period.start });
    assert.equal(await topUp(5), "applied");
    assert.deepEqual(await harness.wallet(), {
      ...{ granted: 15, held: 0, spent: 0, remaining: 15 },
      bought: { remaining: 5, lots: [{ credits: 5, expiresAt: null }] },
    });
    assert.deepEqual(await harness.reserve(harness.pay(15)), { outcome: "granted", remaining: 0 });
    assert.equal(await topUp(2), "applied");
    assert.deepEqual(await harness.wallet(), {
      ...{ granted: 17, held: 15, spent: 0, remaining: 2 },
      bought: { remaining: 2, lots: [{ credits: 2, expiresAt: null }] },
    });
    await harness.prove({ granted: 17 });
  },
  "adds each of 100 racing top-ups, between the calls that spend them": async (harness) => {
    const { store, period, pay, prove } = harness;
    const outcomes = await race(200, async (index) => {
      if (index % 2 === 0) return harness.reserve(pay(1)).then(outcomeOf);
      return String(await store.topUp({ accountId: "a", period, credits: 1, now: period.start }));
    });
    assert.equal(outcomes["applied"], 100);
    const { granted: taken = 0 } = outcomes;
    await prove({ granted: 110, held: taken, pending: taken });
    assert.equal((await harness.wallet())?.remaining, 110 - taken);
  },
  "opens a wallet anew with each period, and leaves the old one as it was": async (harness) => {
    const { period, hold, pay, settle, wallet } = harness;
    await settle(await hold(pay(7)), "capture");
    const next = periodAt(period.start, period.end ?? 0, 20, false);
    assert.deepEqual(await harness.reserve(pay(20, { period: next })), { outcome: "granted", remaining: 0 });
    assert.deepEqual(await wallet(), { granted: 10, held: 0, spent: 7, remaining: 3 });
    await harness.prove({ granted: 30, held: 20, spent: 7 });
  },
  "settles a hold in the period that it was taken from": async ({
    period,
    hold,
    pay,
    settle,
    ...harness
  }) => {
    const next = periodAt(period.start, period.end ?? 0, 10, false);
    const captured = await hold(pay(4));
    const voided = await hold(pay(3));
    await harness.clock.advance((period.end ?? 0) - period.start + MINUTE_MS);
    await hold(pay(1, { period: next }));
    assert.equal(await settle(captured, "capture"), true);
    assert.equal(await settle(voided, "void"), true);
    assert.deepEqual(await harness.wallet(), { granted: 10, held: 0, spent: 4, remaining: 6 });
    assert.deepEqual(await harness.wallet("a", next), { granted: 10, held: 1, spent: 0, remaining: 9 });
  },
  "keeps what a wallet was opened with, whatever its plan grants later": async (harness) => {
    await harness.hold(harness.pay(1));
    const later = harness.granting(1_000);
    assert.deepEqual(await harness.wallet("a", later), { granted: 10, held: 1, spent: 0, remaining: 9 });
    assert.deepEqual(await harness.reserve(harness.pay(10, { period: later })), {
      outcome: "quota_exceeded",
    });
  },
  "changes nothing by looking at a wallet": async ({ wallet, granting, prove }) => {
    assert.deepEqual(await wallet(), { granted: 10, held: 0, spent: 0, remaining: 10 });
    assert.deepEqual(await wallet("a", granting(20)), { granted: 20, held: 0, spent: 0, remaining: 20 });
    await prove({ granted: 0 });
  },
  "keeps wallets apart under calls of many accounts at once": async (harness) => {
    const accounts = Array.from({ length: 20 }, (_, index) => `account-${index}`);
    for (const id of accounts) await harness.openAccount({ id });
    const taken = await race(
      400,
      (index) => harness.reserve(harness.pay(1, { accountId: `account-${index % 20}` })),
      outcomeOf,
    );
    assert.deepEqual(taken, { granted: 200, quota_exceeded: 200 });
    for (const id of accounts) assert.equal((await harness.wallet(id))?.held, 10);
  },
};

function idOf(index: number): string {
  return `00000000-0000-7000-8000-${String(index).padStart(12, "0")}`;
}

function ascending(a: number, b: number): number {
  return a - b;
}
