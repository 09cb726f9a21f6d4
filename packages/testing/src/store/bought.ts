// The part of the store's contract that speaks of bought credits: they outlive their period, expire, and are adjusted.
import assert from "node:assert/strict";
import { type Period, periodAt } from "@svckit/core";
import { type Clauses, outcomeOf, race, type StoreHarness } from "./harness.js";

const DAY_MS = 86_400_000;

/** Clauses about what an account has bought. */
export const BOUGHT_CLAUSES: Clauses = {
  "spends the period's credits first, and carries what was bought into the next": async (harness) => {
    await buy(harness, 5);
    await spend(harness, harness.period, 12);
    const left = { remaining: 3, lots: [{ credits: 3, expiresAt: null }] };
    assert.deepEqual((await harness.wallet())?.bought, left);
    const next = nextOf(harness.period);
    const seen = await harness.wallet("a", next);
    assert.deepEqual(seen, { granted: 13, held: 0, spent: 0, remaining: 13, bought: left });
    const reserved = await harness.reserve(harness.pay(1, { period: next }));
    assert.deepEqual(reserved, { outcome: "granted", remaining: 12 });
    const first = { granted: 12, held: 0, spent: 12, remaining: 0 };
    assert.deepEqual(await harness.wallet(), first);
    await harness.prove({ granted: 25, bought: 5, spent: 12, held: 1 });
  },
  "ends the period's credits with the period, and none of the bought": async (harness) => {
    await buy(harness, 5);
    await spend(harness, harness.period, 4);
    const next = nextOf(harness.period);
    const far = nextOf(nextOf(next));
    assert.equal((await harness.wallet("a", next))?.remaining, 15);
    assert.equal((await harness.reserve(harness.pay(16, { period: far }))).outcome, "quota_exceeded");
    assert.equal((await harness.reserve(harness.pay(15, { period: far }))).outcome, "granted");
    await harness.prove({ granted: 25, spent: 4, held: 15 });
  },
  "carries bought credits once, whoever is the first of 100 racing callers of a period": async (harness) => {
    await buy(harness, 40);
    await spend(harness, harness.period, 1);
    const next = nextOf(harness.period);
    const taken = await race(100, () => harness.reserve(harness.pay(1, { period: next })), outcomeOf);
    assert.deepEqual(taken, { granted: 50, quota_exceeded: 50 });
    await harness.prove({ granted: 60, held: 50, pending: 50 });
  },
  "gives bought credits back that a call of an earlier period held, and never those of the period": async (
    harness,
  ) => {
    const { hold, pay, settle, reserve } = harness;
    await buy(harness, 5);
    const running = await hold(pay(12));
    const next = nextOf(harness.period);
    assert.deepEqual(await reserve(pay(13, { period: next })), { outcome: "granted", remaining: 0 });
    assert.equal((await reserve(pay(1, { period: next }))).outcome, "quota_exceeded");
    assert.equal(await settle(running, "void"), true);
    assert.equal((await harness.wallet("a", next))?.remaining, 2);
    assert.deepEqual(await reserve(pay(2, { period: next })), { outcome: "granted", remaining: 0 });
    assert.equal((await reserve(pay(1, { period: next }))).outcome, "quota_exceeded");
    assert.deepEqual(await harness.wallet(), { granted: 10, held: 0, spent: 0, remaining: 10 });
    await harness.prove({ granted: 25, held: 15, bought: 5 });
  },
  "keeps a call's credits in the period that it was taken from, where it is captured late": async (
    harness,
  ) => {
    await buy(harness, 5);
    const running = await harness.hold(harness.pay(12));
    const next = nextOf(harness.period);
    await harness.hold(harness.pay(1, { period: next }));
    assert.equal(await harness.settle(running, "capture"), true);
    assert.equal((await harness.wallet("a", next))?.remaining, 12);
    assert.equal((await harness.wallet())?.spent, 12);
  },
  "lets credits expire at their end, and spends those first that expire first": async (harness) => {
    const { clock, reserve, pay } = harness;
    const now = clock.now();
    await buy(harness, 4);
    await buy(harness, 5, { expiresAt: now + 2 * DAY_MS });
    await buy(harness, 6, { expiresAt: now + DAY_MS });
    await spend(harness, harness.period, 13);
    const lots = [
      { credits: 3, expiresAt: now + DAY_MS },
      { credits: 5, expiresAt: now + 2 * DAY_MS },
      { credits: 4, expiresAt: null },
    ];
    assert.deepEqual((await harness.wallet())?.bought, { remaining: 12, lots });
    assert.equal((await seenAt(harness, now + DAY_MS - 1))?.remaining, 12);
    assert.equal((await seenAt(harness, now + DAY_MS))?.remaining, 9);
    await clock.advance(2 * DAY_MS);
    assert.equal((await reserve(pay(5))).outcome, "quota_exceeded");
    assert.deepEqual(await reserve(pay(4)), { outcome: "granted", remaining: 0 });
    await harness.prove({ granted: 17, bought: 15, expired: 8, spent: 13, held: 4 });
  },
  "lets none of 100 racing calls take what has expired": async (harness) => {
    await buy(harness, 50, { expiresAt: harness.clock.now() + DAY_MS });
    await harness.clock.advance(DAY_MS);
    const taken = await race(100, () => harness.reserve(harness.pay(1)), outcomeOf);
    assert.deepEqual(taken, { granted: 10, quota_exceeded: 90 });
    await harness.prove({ granted: 10, bought: 50, expired: 50 });
  },
  "leaves a call what it held as the credits expired": async (harness) => {
    const { clock, hold, pay, settle } = harness;
    await buy(harness, 5, { expiresAt: clock.now() + DAY_MS });
    const running = await hold(pay(12), { expiresAt: clock.now() + 3 * DAY_MS });
    const given = await hold(pay(1), { expiresAt: clock.now() + 3 * DAY_MS });
    await clock.advance(DAY_MS);
    assert.equal((await seenAt(harness, clock.now()))?.remaining, 0);
    assert.equal((await harness.reserve(pay(1))).outcome, "quota_exceeded");
    assert.equal(await settle(running, "capture"), true);
    // In doubt the customer is right: what comes back after its end was written down stays.
    assert.equal(await settle(given, "void"), true);
    assert.equal((await seenAt(harness, clock.now()))?.remaining, 1);
    await harness.prove({ spent: 12, expired: 2 });
  },
  "lets credits expire that were bought with an end that has passed": async (harness) => {
    await buy(harness, 5, { expiresAt: harness.clock.now() });
    assert.equal((await harness.wallet())?.remaining, 10);
    await harness.prove({ granted: 10, bought: 5, expired: 5 });
  },
  "goes below zero by an adjustment alone, refuses calls then, and goes on once that is paid": async (
    harness,
  ) => {
    const { reserve, pay } = harness;
    await buy(harness, 5);
    await spend(harness, harness.period, 14);
    assert.equal(await adjust(harness, -6, "chargeback"), "applied");
    assert.deepEqual(await harness.wallet(), {
      ...{ granted: 9, held: 0, spent: 14, remaining: -5 },
      bought: { remaining: -5, lots: [] },
    });
    for (const amount of [1, 0]) assert.equal((await reserve(pay(amount))).outcome, "quota_exceeded");
    await buy(harness, 6);
    assert.deepEqual(await reserve(pay(1)), { outcome: "granted", remaining: 0 });
    await harness.prove({ granted: 15, bought: 11, adjusted: -6 });
  },
  "takes bought credits first, then those of the period, and the rest from the next": async (harness) => {
    await buy(harness, 5);
    await adjust(harness, -7, "refund");
    assert.equal((await harness.wallet())?.remaining, 8);
    await buy(harness, 1);
    assert.deepEqual((await harness.wallet())?.bought?.remaining, 1);
    await adjust(harness, -12, "chargeback");
    const next = nextOf(harness.period);
    assert.equal((await harness.wallet("a", next))?.remaining, 7);
    await spend(harness, next, 7);
    assert.equal((await harness.wallet("a", nextOf(next)))?.remaining, 10);
    await harness.prove({ spent: 7, adjusted: -19, bought: 6 });
  },
  "keeps what was given in goodwill beyond its period": async (harness) => {
    assert.equal(await adjust(harness, 3, "goodwill"), "applied");
    await spend(harness, nextOf(harness.period), 13);
    await harness.prove({ spent: 13, adjusted: 3 });
  },
  "settles what runs while a wallet is below zero": async (harness) => {
    const [kept, given] = [await harness.hold(harness.pay(4)), await harness.hold(harness.pay(3))];
    await adjust(harness, -20, "chargeback");
    assert.equal((await harness.wallet())?.remaining, -17);
    assert.equal(await harness.settle(kept, "capture"), true);
    assert.equal(await harness.settle(given, "void"), true);
    assert.equal((await harness.wallet())?.remaining, -14);
  },
  "spends no bought credits in a development key's period": async (harness) => {
    const development: Period = {
      ...harness.period,
      id: `development ${harness.period.id}`,
      takesBought: false,
    };
    await buy(harness, 5);
    const pay = (amount: number) => harness.pay(amount, { period: development });
    assert.equal((await harness.reserve(pay(11))).outcome, "quota_exceeded");
    assert.deepEqual(await harness.reserve(pay(10)), { outcome: "granted", remaining: 0 });
    assert.equal((await harness.reserve(pay(1))).outcome, "quota_exceeded");
    assert.equal((await harness.wallet("a", development))?.bought, undefined);
    assert.equal((await harness.wallet())?.remaining, 15);
  },
  "adds what is bought for an earlier period to the one in which the bought credits are": async (harness) => {
    const next = nextOf(harness.period);
    await harness.store.topUp({ accountId: "a", period: next, credits: 1, now: harness.clock.now() });
    await buy(harness, 2);
    assert.equal((await harness.wallet("a", next))?.remaining, 13);
    assert.equal((await harness.wallet())?.remaining, 10);
    await harness.prove({ granted: 13 });
  },
  "finds what was bought for an earlier period after a later one was opened": async (harness) => {
    const next = nextOf(harness.period);
    await spend(harness, next, 10);
    await buy(harness, 2);
    assert.deepEqual(await harness.reserve(harness.pay(1, { period: next })), {
      outcome: "granted",
      remaining: 1,
    });
  },
  "keeps what was bought, its ends and its debts over a crash": {
    needs: "reopen",
    async check(harness, open) {
      const expiresAt = harness.clock.now() + DAY_MS;
      await buy(harness, 5, { expiresAt });
      await spend(harness, harness.period, 12);
      await harness.openAccount({ id: "b" });
      const { period, clock } = harness;
      const debt = {
        accountId: "b",
        period,
        credits: -30,
        now: clock.now(),
        reference: "r",
        reason: "fraud",
      };
      await harness.store.adjust(debt);
      const next = await open();
      assert.deepEqual((await next.wallet())?.bought, { remaining: 3, lots: [{ credits: 3, expiresAt }] });
      assert.equal((await next.wallet("b"))?.remaining, -20);
      assert.equal((await next.reserve(next.pay(1, { accountId: "b" }))).outcome, "quota_exceeded");
      assert.equal(await next.store.adjust(debt), "repeated");
      await next.prove({ granted: -5, bought: 5, adjusted: -30, spent: 12 });
    },
  },
  "carries and expires what another process sold": {
    needs: "another",
    async check(one, open) {
      const other = await open();
      await one.hold(one.pay(1));
      await buy(other, 5, { expiresAt: one.clock.now() + DAY_MS });
      await buy(other, 7);
      assert.equal((await one.reserve(one.pay(21))).outcome, "granted");
      const next = nextOf(one.period);
      await one.clock.advance(DAY_MS);
      assert.equal((await one.reserve(one.pay(1))).outcome, "quota_exceeded");
      await adjust(other, 4, "goodwill");
      assert.deepEqual(await one.reserve(one.pay(14, { period: next })), {
        outcome: "granted",
        remaining: 0,
      });
    },
  },
};

function nextOf(period: Period): Period {
  return periodAt(period.start, period.end ?? 0, 10, false);
}

async function buy(
  { store, period, clock }: StoreHarness,
  credits: number,
  more: { readonly expiresAt?: number } = {},
): Promise<void> {
  const bought = await store.topUp({ accountId: "a", period, credits, now: clock.now(), ...more });
  assert.equal(bought, "applied");
}

/** Adjusts account `a`; a reference for each reason and number. */
export async function adjust(
  { store, period, clock }: StoreHarness,
  credits: number,
  reason: string,
): Promise<string> {
  const reference = `${reason} of ${credits}`;
  return store.adjust({ accountId: "a", period, credits, now: clock.now(), reference, reason });
}

/** Captures a call of so many credits. */
export async function spend(harness: StoreHarness, period: Period, amount: number): Promise<void> {
  assert.equal(await harness.settle(await harness.hold(harness.pay(amount, { period })), "capture"), true);
}

async function seenAt({ store, period }: StoreHarness, now: number) {
  return store.wallet({ accountId: "a", period, now });
}
