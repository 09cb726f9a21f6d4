// The part of the store's contract that speaks of the end of a process: what is there when the next one opens the data.
import assert from "node:assert/strict";
import {
  type Clause,
  type Clauses,
  callOf,
  FREE,
  passTime,
  race,
  type SecondClause,
  type StoreHarness,
} from "./harness.js";
import { keyOf } from "./keys.js";
import { receiptOf } from "./receipts.js";

const DAY_MS = 86_400_000;
// Far later than any process that holds it is known to be gone.
const FAR_MS = 30 * DAY_MS;

/** A clause about what the next process finds. */
function afterCrash(check: SecondClause["check"]): Clause {
  return { needs: "reopen", check };
}

/** Clauses about a process that ends. */
export const CRASH_CLAUSES: Clauses = {
  "is ready while it is open, and closes more than once without complaint": async ({ store, close }) => {
    assert.equal(await store.ready(), true);
    await close();
    await store.close();
  },
  "keeps what was committed: wallets, answers, receipts, accounts, keys, counts": afterCrash(
    async (harness, reopen) => {
      const { hold, settle, pay, claim, clock, store, period } = harness;
      const id = await hold(pay(4), { claim });
      const receipt = receiptOf(id);
      const ending = { body: '{"answer":"🦊"}', keepUntil: clock.now() + DAY_MS };
      await settle(id, "capture", { receipt, ending });
      await store.topUp({ accountId: "a", period, credits: 5, now: clock.now() });
      await settle(await hold(callOf("b")), "capture");
      await store.takeDaily({ subject: "a", day: "2026-01-01", limit: 1 });
      const next = await reopen();
      assert.deepEqual(await next.wallet(), {
        ...{ granted: 15, held: 0, spent: 4, remaining: 11 },
        bought: { remaining: 5, lots: [{ credits: 5, expiresAt: null }] },
      });
      const answer = { body: ending.body, fingerprint: claim.fingerprint };
      assert.deepEqual(await next.find(), { state: "done", answer });
      assert.deepEqual(await next.wait(), answer);
      assert.deepEqual(await next.store.findReceipt({ accountId: "a", receiptId: id }), receipt);
      assert.deepEqual(await next.allowance("b", "2026-01-01"), { used: 1, inflight: 0 });
      assert.equal(await next.store.takeDaily({ subject: "a", day: "2026-01-01", limit: 1 }), false);
      assert.equal(await next.settle(id, "void"), false);
      await next.prove({ granted: 15, spent: 4, captured: 1, pending: 0 });
    },
  ),
  "keeps what captures of a part have kept and given back": afterCrash(async (harness, reopen) => {
    const { hold, settle, pay } = harness;
    await settle(await hold(pay(5)), "capture", { amount: 2 });
    const none = await hold(pay(8));
    await settle(none, "capture", { amount: 0 });
    const next = await reopen();
    assert.deepEqual(await next.wallet(), { granted: 10, held: 0, spent: 2, remaining: 8 });
    assert.equal(await next.settle(none, "capture"), false);
    await next.settle(await next.hold(next.pay(8)), "capture", { amount: 7 });
    await next.prove({ spent: 9, captured: 3, voided: 0, held: 0, pending: 0 });
  }),
  "binds the keys of the dead process's changes to the answers that they were reserved with": afterCrash(
    async (harness, reopen) => {
      const { hold, pay, claim, clock } = harness;
      const lapsed = { body: "nobody knows", keepUntil: clock.now() + 2 * FAR_MS };
      await hold(pay(4), { claim, lapsed, expiresAt: clock.now() + FAR_MS });
      const next = await reopen();
      await lapse(next);
      const answer = { body: "nobody knows", fingerprint: claim.fingerprint };
      assert.deepEqual(await next.find(), { state: "done", answer });
      assert.deepEqual(await next.reserve(FREE, { claim }), { outcome: "claimed" });
      assert.equal((await next.wallet())?.remaining, 10);
    },
  ),
  "gives back what the dead process held: credits, keys and keyless calls": afterCrash(
    async (harness, reopen) => {
      const { hold, pay, claim, clock } = harness;
      const expiresAt = clock.now() + FAR_MS;
      const held = await hold(pay(4), { claim, expiresAt });
      await hold(callOf("b"), { expiresAt });
      await hold(FREE, { claim: { ...claim, key: "free" }, expiresAt });
      const next = await reopen();
      await lapse(next);
      assert.deepEqual(await next.wallet(), { granted: 10, held: 0, spent: 0, remaining: 10 });
      assert.deepEqual(await next.find(), { state: "free" });
      assert.deepEqual(await next.find({ ...claim, key: "free" }), { state: "free" });
      assert.deepEqual(await next.allowance("b", "2026-01-01"), { used: 0, inflight: 0 });
      assert.equal(await next.settle(held, "capture"), false);
      await next.prove({ captured: 0, voided: 1, held: 0, pending: 0 });
    },
  ),
  "runs a call again that the dead process had begun, for one debit in all": afterCrash(
    async (harness, reopen) => {
      const { hold, pay, claim, clock } = harness;
      await hold(pay(10), { claim, expiresAt: clock.now() + FAR_MS });
      const next = await reopen();
      await lapse(next);
      const again = await next.hold(next.pay(10), { claim });
      const ending = { body: "answer", keepUntil: clock.now() + FAR_MS };
      assert.equal(await next.settle(again, "capture", { ending }), true);
      await next.prove({ spent: 10, captured: 1, voided: 1, held: 0 });
    },
  ),
  "gives back 300 holds of many accounts at once": afterCrash(async (harness, reopen) => {
    const expiresAt = harness.clock.now() + FAR_MS;
    for (let account = 0; account < 10; account++) await harness.openAccount({ id: `account-${account}` });
    await race(300, async (index) => {
      const payment = index % 3 === 0 ? callOf(`b${index}`, "2026-01-01", WIDE) : undefined;
      const claim = { ...harness.claim, key: `k${index}` };
      return harness.reserve(payment ?? harness.pay(1, { accountId: `account-${index % 10}` }), {
        claim,
        expiresAt,
      });
    });
    const next = await reopen();
    await lapse(next);
    for (let account = 0; account < 10; account++) {
      assert.equal((await next.wallet(`account-${account}`))?.remaining, 10);
    }
    await next.prove({ held: 0, spent: 0, pending: 0 });
  }),
  "frees the key of a call that was refused after the crash as before it": afterCrash(
    async (harness, reopen) => {
      const { reserve, pay, claim } = harness;
      await reserve(pay(11), { claim });
      const next = await reopen();
      assert.deepEqual(await next.find(), { state: "free" });
      assert.equal((await next.reserve(next.pay(11), { claim })).outcome, "quota_exceeded");
    },
  ),
  "writes down a call of the dead process that was late, without a debit": afterCrash(
    async (harness, reopen) => {
      const id = await harness.hold(harness.pay(4), { expiresAt: harness.clock.now() + FAR_MS });
      const next = await reopen();
      await lapse(next);
      assert.equal(await next.settle(id, "record", { receipt: receiptOf(id, { credits_used: 0 }) }), true);
      assert.equal((await next.store.findReceipt({ accountId: "a", receiptId: id }))?.credits_used, 0);
      await next.prove({ spent: 0, held: 0 });
    },
  ),
  "keeps accounts, keys and revocations": afterCrash(async (harness, reopen) => {
    const { store, clock } = harness;
    const key = keyOf("key", { createdAt: clock.now() });
    await store.createKey(key);
    await store.revokeKey({ keyId: key.id, now: clock.now() + 1 });
    await store.setPlan({ accountId: "a", plan: "pro", anchorAt: clock.now() + 2, now: clock.now() + 2 });
    const next = await reopen();
    const found = await next.store.findKey(key.digest);
    assert.deepEqual(found?.key, { ...key, revokedAt: clock.now() + 1 });
    assert.deepEqual([found?.account.plan, found?.account.anchorAt], ["pro", clock.now() + 2]);
  }),
};

const WIDE = { callsPerDay: 25, sharedCallsPerDay: 10_000, attemptsPerMinute: 60 };

/** Reaps every few seconds, as a service does, until the calls of the dead process are void. */
async function lapse(harness: StoreHarness): Promise<void> {
  const { store, clock } = harness;
  const first = clock.now();
  await passTime(harness, async () => {
    await store.reap(clock.now());
    const { pending } = await store.verify();
    const { inflight } = await harness.allowance("b", "2026-01-01");
    const claims = await harness.find({ ...harness.claim, key: "free" });
    return pending === 0 && inflight === 0 && claims.state === "free";
  });
  assert.ok(clock.now() - first < FAR_MS);
}
