// The part of the store's contract that speaks of idempotency keys: bound, completed, freed, expired.
import assert from "node:assert/strict";
import { type AnswerBudget, type Claim, sha256 } from "@svckit/core";
import { type Clauses, callOf, FREE, outcomeOf, passTime, race } from "./harness.js";

const OTHER = sha256("g");

/** Clauses about a call that is sent again. */
export const CLAIM_CLAUSES: Clauses = {
  "binds a key to exactly one of 1,000 racing reservations": async ({ reserve, pay, claim, ...harness }) => {
    const outcomes = await race(1_000, () => reserve(pay(1), { claim }), outcomeOf);
    assert.deepEqual(outcomes, { granted: 1, claimed: 999 });
    assert.deepEqual(await harness.find(), { state: "running", fingerprint: claim.fingerprint });
    await harness.prove({ held: 1, pending: 1 });
  },
  "keeps the keys of two scopes apart, and those that differ in case": async (harness) => {
    const { hold, claim, find } = harness;
    await hold(FREE, { claim });
    assert.deepEqual(await find({ ...claim, scope: "account:b" }), { state: "free" });
    assert.deepEqual(await find({ ...claim, key: "K" }), { state: "free" });
    await hold(FREE, { claim: { ...claim, scope: "account:b" } });
    await hold(FREE, { claim: { ...claim, key: "K" } });
  },
  "binds nothing by looking": async ({ find, hold, claim }) => {
    assert.deepEqual(await find(), { state: "free" });
    await hold(FREE, { claim });
  },
  "tells of a key that is taken before it tells of credits": async ({ hold, reserve, pay, claim }) => {
    await hold(pay(10), { claim });
    assert.deepEqual(await reserve(pay(1), { claim }), { outcome: "claimed" });
    assert.deepEqual(await reserve(pay(1, { accountId: "nobody" }), { claim }), { outcome: "claimed" });
  },
  "leaves the key free where the payment is refused, for whatever reason": async (harness) => {
    const { reserve, pay, claim, find } = harness;
    const none = callOf("b", "2026-01-01", { callsPerDay: 0, sharedCallsPerDay: 0, attemptsPerMinute: 1 });
    const full = callOf("b", "2026-01-01", { callsPerDay: 1, sharedCallsPerDay: 0, attemptsPerMinute: 1 });
    for (const payment of [pay(11), pay(1, { accountId: "nobody" }), none, full]) {
      assert.notEqual((await reserve(payment, { claim })).outcome, "granted");
      assert.deepEqual(await find(), { state: "free" });
    }
    assert.equal((await reserve(pay(1), { claim: { ...claim, fingerprint: OTHER } })).outcome, "granted");
    assert.deepEqual(await find(), { state: "running", fingerprint: OTHER });
  },
  "refuses all of 200 racing calls with keys of their own on an empty wallet, and binds none": async (
    harness,
  ) => {
    const claimOf = (index: number): Claim => ({ ...harness.claim, key: `k${index}` });
    const outcomes = await race(
      200,
      (index) => harness.reserve(harness.pay(11), { claim: claimOf(index) }),
      outcomeOf,
    );
    assert.deepEqual(outcomes, { quota_exceeded: 200 });
    const states = await race(
      200,
      (index) => harness.find(claimOf(index)),
      ({ state }) => state,
    );
    assert.deepEqual(states, { free: 200 });
  },
  "keeps an answer until it expires, to the millisecond, and is free after": async (harness) => {
    const { hold, reserve, settle, claim, find, clock } = harness;
    const keepUntil = clock.now() + 1_000;
    await settle(await hold(FREE, { claim }), "capture", { ending: { body: "answer", keepUntil } });
    const done = { state: "done", answer: { body: "answer", fingerprint: claim.fingerprint } };
    assert.deepEqual(await find(), done);
    assert.deepEqual(await reserve(FREE, { claim }), { outcome: "claimed" });
    await clock.advance(999);
    assert.deepEqual(await find(), done);
    assert.deepEqual(await reserve(FREE, { claim }), { outcome: "claimed" });
    await clock.advance(1);
    assert.deepEqual(await find(), { state: "free" });
    assert.equal((await reserve(FREE, { claim })).outcome, "granted");
    assert.equal((await find()).state, "running");
  },
  "binds a key that has expired to exactly one of 200 racing reservations": async (harness) => {
    const { hold, reserve, settle, claim, clock } = harness;
    const keepUntil = clock.now() + 1;
    await settle(await hold(FREE, { claim }), "capture", { ending: { body: "answer", keepUntil } });
    await clock.advance(1);
    const again = { ...claim, fingerprint: OTHER };
    const outcomes = await race(200, () => reserve(FREE, { claim: again }), outcomeOf);
    assert.deepEqual(outcomes, { granted: 1, claimed: 199 });
    assert.deepEqual(await harness.find(), { state: "running", fingerprint: OTHER });
  },
  "gives a stored answer back to the byte": async ({ hold, settle, clock, ...harness }) => {
    for (const [index, body] of BODIES.entries()) {
      const claim = { ...harness.claim, key: `k${index}` };
      const ending = { body, keepUntil: clock.now() + 1_000 };
      await settle(await hold(FREE, { claim }), "capture", { ending });
      const found = await harness.find(claim);
      assert.ok(found.state === "done" && found.answer.body === body, `body ${index} came back changed`);
      assert.deepEqual(await harness.wait(claim), { body, fingerprint: claim.fingerprint });
    }
  },
  "frees a key at once where its answer is not to be kept": async ({ hold, settle, claim, find }) => {
    for (const ending of [{}, { body: "a failure" }]) {
      await settle(await hold(FREE, { claim }), "void", { ending });
      assert.deepEqual(await find(), { state: "free" });
    }
  },
  "keeps the answer of a failure that is final": async ({ hold, settle, claim, find, clock, pay, prove }) => {
    const ending = { body: "a final failure", keepUntil: clock.now() + 1_000 };
    await settle(await hold(pay(1), { claim }), "void", { ending });
    const answer = { body: "a final failure", fingerprint: claim.fingerprint };
    assert.deepEqual(await find(), { state: "done", answer });
    await prove({ held: 0, spent: 0, voided: 1 });
  },
  "frees the key of a hold that lapsed": async ({ hold, store, claim, find, clock }) => {
    await hold(FREE, { claim });
    await clock.advance(60_000);
    assert.equal(await store.reap(clock.now()), 1);
    assert.deepEqual(await find(), { state: "free" });
    await hold(FREE, { claim });
  },
  "binds the key of a hold that lapsed to the answer that it was reserved with, and gives it to waiters":
    async (harness) => {
      const { hold, store, claim, find, wait, clock, settle, pay, reserve } = harness;
      const lapsed = { body: "nobody knows", keepUntil: clock.now() + 100_000 };
      const late = await hold(pay(2), { claim, lapsed });
      assert.equal((await find()).state, "running");
      const waiting = wait(claim, 90_000);
      await clock.advance(60_000);
      assert.equal(await store.reap(clock.now()), 1);
      const answer = { body: "nobody knows", fingerprint: claim.fingerprint };
      assert.deepEqual(await find(), { state: "done", answer });
      await passTime(harness, async () => (await Promise.race([waiting, undefined])) !== undefined);
      assert.deepEqual(await waiting, answer);
      assert.deepEqual(await reserve(FREE, { claim }), { outcome: "claimed" });
      // What comes late changes nothing, and the credits are back.
      for (const verb of ["capture", "void"] as const) assert.equal(await settle(late, verb), false);
      assert.deepEqual(await find(), { state: "done", answer });
      assert.equal((await harness.wallet())?.remaining, 10);
      await clock.advance(100_000);
      assert.deepEqual(await find(), { state: "free" });
      await hold(FREE, { claim });
    },
  "keeps to the answer of a call that was settled, whatever it was reserved with": async (harness) => {
    const { hold, store, claim, find, clock, settle } = harness;
    const lapsed = { body: "nobody knows", keepUntil: clock.now() + 1_000_000 };
    await settle(await hold(FREE, { claim, lapsed }), "void", { ending: { body: "a failure" } });
    assert.deepEqual(await find(), { state: "free" });
    const ending = { body: "done", keepUntil: clock.now() + 1_000_000 };
    await settle(await hold(FREE, { claim, lapsed }), "capture", { ending });
    const answer = { body: "done", fingerprint: claim.fingerprint };
    assert.deepEqual(await find(), { state: "done", answer });
    await clock.advance(120_000);
    await store.reap(clock.now());
    assert.deepEqual(await find(), { state: "done", answer });
    // The next call with the key brings its own.
    const other = { ...claim, key: "other" };
    await settle(await hold(FREE, { claim: other, lapsed }), "void");
    await hold(FREE, { claim: other });
    await clock.advance(60_000);
    await store.reap(clock.now());
    assert.deepEqual(await find(other), { state: "free" });
  },
  "writes nothing for a settlement that comes late": async ({
    hold,
    settle,
    store,
    claim,
    clock,
    ...harness
  }) => {
    const late = await hold(harness.pay(2), { claim });
    await store.reap(clock.now() + 60_000);
    const ending = { body: "late", keepUntil: clock.now() + 1_000 };
    for (const verb of ["capture", "void"] as const) {
      assert.equal(await settle(late, verb, { ending }), false);
      assert.deepEqual(await harness.find(), { state: "free" });
    }
    assert.equal((await harness.wallet())?.remaining, 10);
  },
  "leaves a key alone that another call has bound since, whatever comes late": async (harness) => {
    const { hold, settle, store, claim, clock, find } = harness;
    const late = await hold(FREE, { claim });
    await store.reap(clock.now() + 60_000);
    const second = { ...claim, fingerprint: OTHER };
    const running = await hold(FREE, { claim: second });
    const ending = { body: "late", keepUntil: clock.now() + 1_000 };
    for (const verb of ["capture", "void", "record"] as const) {
      assert.equal(await settle(late, verb, { ending }), verb === "record");
      assert.deepEqual(await find(), { state: "running", fingerprint: OTHER });
      assert.equal(await settle(late, verb), verb === "record");
      assert.deepEqual(await find(), { state: "running", fingerprint: OTHER });
    }
    await settle(running, "capture", { ending: { ...ending, body: "in time" } });
    await settle(late, "record", { ending });
    const answer = { body: "in time", fingerprint: OTHER };
    assert.deepEqual(await find(), { state: "done", answer });
  },
  "finds none of 2,000 keys that have expired": async ({
    hold,
    settle,
    clock,
    reserve,
    find,
    ...harness
  }) => {
    const claimOf = (index: number): Claim => ({ ...harness.claim, key: `k${index}` });
    const ending = { body: "answer", keepUntil: clock.now() + 10 };
    await race(2_000, async (index) =>
      settle(await hold(FREE, { claim: claimOf(index) }), "capture", { ending }),
    );
    await clock.advance(10);
    await harness.store.reap(clock.now());
    const free = await race(
      2_000,
      (index) => find(claimOf(index)),
      ({ state }) => state,
    );
    assert.deepEqual(free, { free: 2_000 });
    assert.equal((await reserve(FREE, { claim: claimOf(7) })).outcome, "granted");
  },
  "drops at a reap the oldest answers of a budget that they exceed, in bytes, and no others": async (
    harness,
  ) => {
    const { hold, settle, clock, find, store } = harness;
    const keep = async (name: string, body: string, budget: AnswerBudget | undefined) => {
      const claim = { ...harness.claim, key: name };
      const ending = { body, keepUntil: clock.now() + 1_000_000, budget };
      await settle(await hold(FREE, { claim }), "capture", { ending });
      await clock.advance(1);
      return claim;
    };
    const small = { name: "small", bytes: 600 };
    const other = { name: "other", bytes: 600 };
    const fox = "🦊".repeat(25);
    const claims: Claim[] = [];
    for (let n = 0; n < 8; n++) claims.push(await keep(`small${n}`, fox, small));
    for (let n = 0; n < 6; n++) claims.push(await keep(`other${n}`, fox, other));
    claims.push(await keep("none", fox.repeat(100), undefined));
    await clock.advance(100_000);
    await store.reap(clock.now());
    const states = await Promise.all(claims.map(async (claim) => (await find(claim)).state));
    assert.deepEqual(states, ["free", "free", ...Array(13).fill("done")]);
    // A key that was freed so is bound anew, and its answer is counted again.
    claims.push(await keep("small0", fox, small));
    await clock.advance(100_000);
    await store.reap(clock.now());
    assert.deepEqual((await find(claims[2])).state, "free");
    assert.deepEqual((await find(claims[0])).state, "done");
  },
};

const BODIES: readonly string[] = [
  '{"ok":true,"data":{"b":1,"a":2.50,"c":1e21}}\n',
  "",
  '{ "spaces" :  1 }\r\n\t',
  '{"text":"žluťoučký 日本 🦊 e\u0301 \u2028 \ufeff \\u0000 \\"quoted\\" \\\\ \'%_?1:a$$"}',
  JSON.stringify({ text: "🦊é".repeat(30_000) }),
];
