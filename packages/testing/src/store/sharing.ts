// The part of the store's contract that speaks of two processes on the same data at the same time.
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { type Clause, type Clauses, callOf, FREE, outcomeOf, race, type StoreHarness } from "./harness.js";
import { keyOf } from "./keys.js";
import { answered, SETTING_OUT_MS, setOut } from "./waiting.js";

const WIDE = { callsPerDay: 25, sharedCallsPerDay: 10_000, attemptsPerMinute: 60 };

type SharedCheck = (
  one: StoreHarness,
  other: StoreHarness,
  either: (index: number) => StoreHarness,
) => Promise<void>;

/** A clause about two stores on the same data; `either` gives the two alternately. */
function shared(check: SharedCheck): Clause {
  return {
    needs: "another",
    async check(one, another) {
      const other = await another();
      await check(one, other, (index) => (index % 2 === 0 ? one : other));
    },
  };
}

/** Clauses about a second process. */
export const SHARING_CLAUSES: Clauses = {
  "never overdraws one wallet under 1,000 calls of both": shared(async (one, _, either) => {
    const period = one.granting(333);
    const outcomes = await race(
      1_000,
      (index) => either(index).reserve(either(index).pay(1, { period })),
      outcomeOf,
    );
    assert.deepEqual(outcomes, { granted: 333, quota_exceeded: 667 });
    await one.prove({ held: 333, pending: 333 });
  }),
  "reserves and settles 400 calls of both on one wallet to the credit": shared(async (one, other, either) => {
    const period = one.granting(150);
    await race(400, async (index) => {
      const harness = either(index);
      const id = randomUUID();
      const { outcome } = await harness.reserve(harness.pay(1, { period }), { id });
      if (outcome === "granted")
        assert.equal(await harness.settle(id, index % 5 < 2 ? "void" : "capture"), true);
    });
    const { spent, captured } = await other.store.verify();
    assert.equal(spent, captured);
    assert.deepEqual(await one.wallet("a", period), { granted: 150, held: 0, spent, remaining: 150 - spent });
    await other.prove({ held: 0, pending: 0 });
  }),
  "binds one key to exactly one of 400 calls of both": shared(async (one, other, either) => {
    const { claim } = one;
    const outcomes = await race(
      400,
      (index) => either(index).reserve(either(index).pay(1), { claim }),
      outcomeOf,
    );
    assert.deepEqual(outcomes, { granted: 1, claimed: 399 });
    assert.equal((await other.find()).state, "running");
  }),
  "takes exactly one allowance under 400 calls of both": shared(async (one, other, either) => {
    const outcomes = await race(
      400,
      (index) => either(index).reserve(callOf("b", "2026-01-01", WIDE)),
      outcomeOf,
    );
    assert.deepEqual(outcomes, { granted: 25, allowance_exceeded: 375 });
    assert.deepEqual(await other.allowance("b", "2026-01-01"), { used: 0, inflight: 25 });
    assert.deepEqual(await one.allowance("b", "2026-01-01"), { used: 0, inflight: 25 });
  }),
  "keeps of a hold the amount of one settlement, whoever sends it": shared(async (one, other, either) => {
    const id = await one.hold(one.pay(9));
    const kept: number[] = [];
    await race(200, async (index) => {
      if (await either(index).settle(id, "capture", { amount: index % 10 })) kept.push(index % 10);
    });
    assert.equal(kept.length, 1);
    const [spent = -1] = kept;
    assert.deepEqual(await other.wallet(), { granted: 10, held: 0, spent, remaining: 10 - spent });
    await one.prove({ spent, captured: 1, held: 0 });
  }),
  "ends a hold of one exactly once, whoever settles it": shared(async (one, _, either) => {
    const id = await one.hold(one.pay(4));
    assert.deepEqual(await race(200, (index) => either(index).settle(id, "capture")), {
      true: 1,
      false: 199,
    });
    await one.prove({ spent: 4, captured: 1, held: 0 });
  }),
  "reaps a lapsed hold of one exactly once, whoever reaps it": shared(async (one, other, either) => {
    const id = await one.hold(one.pay(4), { expiresAt: one.clock.now() + 1 });
    const now = one.clock.now() + 1;
    const reaped = await race(20, async (index) => either(index).store.reap(now));
    assert.deepEqual(reaped, { "1": 1, "0": 19 });
    assert.equal(await other.settle(id, "capture"), false);
    await one.prove({ voided: 1, held: 0, pending: 0 });
  }),
  "leaves the holds of the living alone": shared(async (one, other) => {
    const id = await one.hold(one.pay(4));
    for (let beat = 0; beat < 10; beat++) {
      await one.clock.advance(5_000);
      await sleep(SETTING_OUT_MS);
      assert.equal(await other.store.reap(other.clock.now()), 0);
    }
    assert.equal(await one.settle(id, "capture"), true);
  }),
  "tells a waiter in one the outcome of the leader in the other": shared(async (one, other) => {
    for (const [verb, keeps] of OUTCOMES) {
      const claim = { ...one.claim, key: `${verb}-${keeps}` };
      const id = await one.hold(FREE, { claim });
      const waiters = Array.from({ length: 50 }, () => other.wait(claim, 30_000));
      await setOut(other, claim);
      const keepUntil = keeps ? one.clock.now() + FAR_MS : undefined;
      const body = JSON.stringify({ verb, text: "🦊".repeat(10_000) });
      await one.settle(id, verb, { ending: { body, keepUntil } });
      const answers = new Set((await answered(other, waiters)).map((answer) => JSON.stringify(answer)));
      assert.deepEqual(answers, new Set([JSON.stringify({ body, fingerprint: claim.fingerprint })]));
    }
  }),
  "frees a waiter in one where the leader in the other gives its key up": shared(async (one, other) => {
    const id = await one.hold(FREE, { claim: one.claim });
    const waiter = other.wait(one.claim, 30_000);
    await setOut(other);
    await one.settle(id, "void");
    assert.deepEqual(await answered(other, [waiter]), ["freed"]);
  }),
  "counts calls of both in one window, and times a day in one count": shared(async (one, _, either) => {
    const now = one.clock.now();
    const decisions = await race(
      200,
      async (index) => either(index).store.consumeRate({ subject: "a", limit: 60, now }),
      ({ allowed }) => String(allowed),
    );
    assert.deepEqual(decisions, { true: 60, false: 140 });
    const daily = await race(100, async (index) =>
      either(index).store.takeDaily({ subject: "a", day: "2026-01-01", limit: 10 }),
    );
    assert.deepEqual(daily, { true: 10, false: 90 });
  }),
  "shows one what the other administers": shared(async (one, other) => {
    const { period, clock } = one;
    await other.openAccount({ id: "b" });
    const key = keyOf("key", { accountId: "b", createdAt: clock.now() });
    await other.store.createKey(key);
    assert.equal((await one.store.findKey(key.digest))?.account.id, "b");
    await one.store.revokeKey({ keyId: key.id, now: clock.now() });
    assert.equal((await other.store.findKey(key.digest))?.key.revokedAt, clock.now());
    await one.hold(one.pay(10));
    assert.equal((await one.reserve(one.pay(5))).outcome, "quota_exceeded");
    await other.store.topUp({ accountId: "a", period, credits: 5, now: clock.now() });
    assert.equal((await one.reserve(one.pay(5))).outcome, "granted");
  }),
};

const FAR_MS = 86_400_000;
const OUTCOMES = [
  ["capture", true],
  ["void", false],
  ["void", true],
] as const;
