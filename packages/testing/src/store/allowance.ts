// The part of the store's contract that speaks of the keyless allowance: calls by address and by UTC day.
import assert from "node:assert/strict";
import { type Clauses, callOf, LIMITS, outcomeOf, race } from "./harness.js";

const TODAY = "2026-01-01";
const TOMORROW = "2026-01-02";
const MANY = { callsPerDay: 25, sharedCallsPerDay: 10_000, attemptsPerMinute: 60 };

/** Clauses about calls without a key. */
export const ALLOWANCE_CLAUSES: Clauses = {
  "takes as many calls of one address as a day has under 500 racing calls": async (harness) => {
    const outcomes = await race(500, () => harness.reserve(callOf("b", TODAY, MANY)), outcomeOf);
    assert.deepEqual(outcomes, { granted: 25, allowance_exceeded: 475 });
    assert.deepEqual(await harness.allowance("b", TODAY), { used: 0, inflight: 25 });
  },
  "takes as many calls of all addresses as the shared cap has under 500 racing calls": async (harness) => {
    const limits = { ...MANY, sharedCallsPerDay: 100 };
    const outcomes = await race(
      500,
      (index) => harness.reserve(callOf(`b${index % 20}`, TODAY, limits)),
      outcomeOf,
    );
    assert.deepEqual(outcomes, { granted: 100, shared_allowance_exceeded: 400 });
    let inflight = 0;
    for (let index = 0; index < 20; index++) {
      inflight += (await harness.allowance(`b${index}`, TODAY)).inflight;
    }
    assert.equal(inflight, 100);
  },
  "lets exactly the allowance succeed where 40 % fail, whoever races, and until refused": async (harness) => {
    const call = async (fails: boolean) => {
      const id = crypto.randomUUID();
      const { outcome } = await harness.reserve(callOf("b", TODAY, MANY), { id });
      if (outcome !== "granted") return outcome;
      await harness.settle(id, fails ? "void" : "capture");
      return fails ? "failed" : "worked";
    };
    let { worked = 0 } = await race(500, (index) => call(index % 5 < 2));
    for (let outcome = ""; outcome !== "allowance_exceeded"; ) {
      outcome = await call(false);
      if (outcome === "worked") worked += 1;
    }
    assert.equal(worked, 25);
    assert.deepEqual(await harness.allowance("b", TODAY), { used: 25, inflight: 0 });
  },
  "tells what is left of the address's day": async ({ reserve }) => {
    assert.deepEqual(await reserve(callOf("b")), { outcome: "granted", remaining: 2 });
    assert.deepEqual(await reserve(callOf("b")), { outcome: "granted", remaining: 1 });
    assert.deepEqual(await reserve(callOf("b")), { outcome: "granted", remaining: 0 });
    assert.deepEqual(await reserve(callOf("b")), { outcome: "allowance_exceeded" });
  },
  "counts a call in flight until it fails, and one that worked for good, each once": async (harness) => {
    const { hold, settle, allowance } = harness;
    const worked = await hold(callOf("b"));
    const failed = await hold(callOf("b"));
    assert.deepEqual(await allowance("b", TODAY), { used: 0, inflight: 2 });
    assert.deepEqual(await race(50, () => settle(worked, "capture")), { true: 1, false: 49 });
    assert.deepEqual(await race(50, () => settle(failed, "void")), { true: 1, false: 49 });
    assert.deepEqual(await allowance("b", TODAY), { used: 1, inflight: 0 });
  },
  "tells the shared cap from the address's own, and gives back to both": async ({
    hold,
    reserve,
    settle,
  }) => {
    for (const bucket of ["a", "b", "c", "d"]) await hold(callOf(bucket));
    const last = await hold(callOf("e"));
    assert.deepEqual(await reserve(callOf("f")), { outcome: "shared_allowance_exceeded" });
    await settle(last, "void");
    assert.equal((await reserve(callOf("f"))).outcome, "granted");
    assert.deepEqual(await reserve(callOf("g")), { outcome: "shared_allowance_exceeded" });
  },
  "takes nothing of either where one of the two is spent": async ({ reserve, hold, allowance }) => {
    const limits = { ...LIMITS, callsPerDay: 1 };
    await hold(callOf("a", TODAY, limits));
    assert.deepEqual(await race(10, () => reserve(callOf("a", TODAY, limits)), outcomeOf), {
      allowance_exceeded: 10,
    });
    assert.deepEqual(await allowance("a", TODAY), { used: 0, inflight: 1 });
    for (const bucket of ["b", "c", "d", "e"]) await hold(callOf(bucket, TODAY, limits));
    assert.deepEqual(await reserve(callOf("f", TODAY, limits)), { outcome: "shared_allowance_exceeded" });
    assert.deepEqual(await allowance("f", TODAY), { used: 0, inflight: 0 });
  },
  "starts anew with each UTC day": async ({ hold, allowance }) => {
    for (let call = 0; call < 3; call++) await hold(callOf("b", TODAY));
    await hold(callOf("b", TOMORROW));
    assert.deepEqual(await allowance("b", TODAY), { used: 0, inflight: 3 });
    assert.deepEqual(await allowance("b", TOMORROW), { used: 0, inflight: 1 });
  },
  "ends a call on the day on which it was accepted": async ({ hold, settle, allowance }) => {
    const failed = await hold(callOf("b", TODAY));
    const worked = await hold(callOf("b", TODAY));
    await hold(callOf("b", TOMORROW));
    await settle(failed, "void");
    await settle(worked, "capture");
    assert.deepEqual(await allowance("b", TODAY), { used: 1, inflight: 0 });
    assert.deepEqual(await allowance("b", TOMORROW), { used: 0, inflight: 1 });
  },
  "grants no more on a day that is passed, where the clock was set back": async ({
    reserve,
    settle,
    hold,
  }) => {
    for (const day of ["2026-01-05", "2026-01-06", "2026-01-07"]) {
      await settle(await hold(callOf("b", day)), "capture");
    }
    const outcomes = await race(20, () => reserve(callOf("b", TODAY)), outcomeOf);
    assert.deepEqual(outcomes, { granted: 3, allowance_exceeded: 17 });
  },
  "gives back what a lapsed hold had taken, and takes no late success": async (harness) => {
    const { hold, settle, allowance, store, clock } = harness;
    const id = await hold(callOf("b"));
    assert.equal(await store.reap(clock.now() + 60_000), 1);
    assert.deepEqual(await allowance("b", TODAY), { used: 0, inflight: 0 });
    assert.equal(await settle(id, "capture"), false);
    assert.deepEqual(await allowance("b", TODAY), { used: 0, inflight: 0 });
  },
  "keeps no ledger of it": async ({ hold, settle, prove }) => {
    await settle(await hold(callOf("b")), "capture");
    await hold(callOf("b"));
    await prove({ granted: 0, held: 0, spent: 0, captured: 0, pending: 0 });
  },
  "changes nothing by looking": async ({ allowance, hold }) => {
    await hold(callOf("b", TODAY));
    for (const day of ["2027-01-01", "2028-01-01", "2029-01-01"]) {
      assert.deepEqual(await allowance("b", day), { used: 0, inflight: 0 });
    }
    assert.deepEqual(await allowance("b", TODAY), { used: 0, inflight: 1 });
  },
};
