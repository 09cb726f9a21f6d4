// The part of the store's contract that speaks of references: what was delivered acts once.
import assert from "node:assert/strict";
import { type Clauses, race, type StoreHarness } from "./harness.js";

const HOUR_MS = 3_600_000;

/** Clauses about what names a payment. */
export const REFERENCE_CLAUSES: Clauses = {
  "acts once for a reference, however often it is delivered": async (harness) => {
    const { store } = harness;
    const delivered = await race(100, async () => store.topUp(saleOf(harness, "p1", 5)));
    assert.deepEqual(delivered, { applied: 1, repeated: 99 });
    const given = await race(50, async () => store.adjust(changeOf(harness, "p2", 2)));
    assert.deepEqual(given, { applied: 1, repeated: 49 });
    assert.equal((await harness.wallet())?.remaining, 17);
    await harness.prove({ granted: 17, bought: 5, adjusted: 2 });
  },
  "refuses a reference that comes with other figures or for something else": async (harness) => {
    const { store, clock } = harness;
    const outcomes = await race(20, async (index) => store.topUp(saleOf(harness, "p1", 5 + (index % 2))));
    assert.deepEqual([outcomes["applied"], outcomes["repeated"], outcomes["differs"]], [1, 9, 10]);
    assert.equal(await store.adjust(changeOf(harness, "p1", 5)), "differs");
    const plan = { accountId: "a", plan: "pro", anchorAt: 1, now: clock.now(), reference: "p1" };
    assert.equal(await store.setPlan(plan), "differs");
    assert.equal((await store.findAccount("a"))?.plan, "free");
    const { bought } = await store.verify();
    assert.ok(bought === 5 || bought === 6);
  },
  "knows a reference again whose end or reason is told anew": async (harness) => {
    const { store, clock } = harness;
    const sale = saleOf(harness, "p1", 5);
    assert.equal(await store.topUp({ ...sale, expiresAt: clock.now() + HOUR_MS }), "applied");
    assert.equal(await store.topUp({ ...sale, expiresAt: clock.now() + 2 * HOUR_MS }), "repeated");
    assert.equal((await harness.wallet())?.bought?.lots[0]?.expiresAt, clock.now() + HOUR_MS);
    const change = changeOf(harness, "p2", -1);
    assert.equal(await store.adjust(change), "applied");
    assert.equal(await store.adjust({ ...change, reason: "in other words" }), "repeated");
  },
  "keeps the references of accounts apart, and acts each time without one": async (harness) => {
    const { store, period, clock } = harness;
    await harness.openAccount({ id: "b" });
    for (const accountId of ["a", "b"]) {
      assert.equal(await store.topUp({ ...saleOf(harness, "p1", 5), accountId }), "applied");
      const unnamed = { accountId, period, credits: 1, now: clock.now() };
      assert.equal(await store.topUp(unnamed), "applied");
      assert.equal(await store.topUp(unnamed), "applied");
      assert.equal((await harness.wallet(accountId))?.remaining, 17);
    }
  },
  "keeps no reference of what was refused": async (harness) => {
    const { store } = harness;
    await harness.openAccount({ id: "poor", hasWallet: false });
    for (const accountId of ["poor", "nobody"]) {
      assert.equal(await store.topUp({ ...saleOf(harness, "p1", 5), accountId }), "none");
      assert.equal(await store.adjust({ ...changeOf(harness, "p1", 5), accountId }), "none");
    }
    await harness.prove({ bought: 0, adjusted: 0 });
  },
  "puts an account on a plan once for a reference, and never back": async (harness) => {
    const { store, clock } = harness;
    const plan = { accountId: "a", plan: "pro", now: clock.now(), reference: "p1" };
    const done = await race(50, async (index) => store.setPlan({ ...plan, anchorAt: clock.now() + index }));
    assert.deepEqual(done, { applied: 1, repeated: 49 });
    const since = (await store.findAccount("a"))?.anchorAt;
    assert.equal(await store.setPlan({ ...plan, plan: "starter", anchorAt: 1, reference: "p2" }), "applied");
    assert.equal(await store.setPlan({ ...plan, anchorAt: 5 }), "repeated");
    assert.deepEqual([(await store.findAccount("a"))?.plan, since !== undefined], ["starter", true]);
  },
  "keeps a change of plan that is to come, and what was before until then": async (harness) => {
    const { store, clock, period } = harness;
    await harness.openAccount({ id: "b", creditsPerPeriod: 7 });
    const now = clock.now();
    const at = { accountId: "b", now, startsAt: now + HOUR_MS, readAnchorAt: period.start };
    assert.equal(await store.setPlan({ ...at, plan: "pro", anchorAt: 3, readAnchorAt: 1 }), "stale");
    assert.equal(await store.setPlan({ ...at, plan: "pro", anchorAt: 3, reference: "p1" }), "applied");
    const account = await store.findAccount("b");
    assert.deepEqual(
      [account?.plan, account?.creditsPerPeriod, account?.next],
      ["free", 7, { plan: "pro", at: now + HOUR_MS, anchorAt: 3 }],
    );
    // What is to follow the next plan finds that in force.
    const later = { ...at, now: now + HOUR_MS, startsAt: now + 2 * HOUR_MS, readAnchorAt: 3 };
    assert.equal(await store.setPlan({ ...later, plan: "starter", anchorAt: 4 }), "applied");
    const after = await store.findAccount("b");
    assert.deepEqual(
      [after?.plan, after?.anchorAt, after?.creditsPerPeriod, after?.next?.plan],
      ["pro", 3, null, "starter"],
    );
    assert.equal(await store.setPlan({ accountId: "b", plan: "free", anchorAt: 9, now }), "applied");
    assert.equal((await store.findAccount("b"))?.next, undefined);
  },
  "acts once for a reference that two processes are given": {
    needs: "another",
    async check(one, open) {
      const other = await open();
      const delivered = await race(100, async (index) =>
        (index % 2 === 0 ? one : other).store.topUp(saleOf(one, `p${index % 10}`, 1)),
      );
      assert.deepEqual(delivered, { applied: 10, repeated: 90 });
      assert.equal((await one.wallet())?.remaining, 20);
      await one.prove({ bought: 10 });
    },
  },
};

function saleOf({ period, clock }: StoreHarness, reference: string, credits: number) {
  return { accountId: "a", period, credits, now: clock.now(), reference };
}

function changeOf(harness: StoreHarness, reference: string, credits: number) {
  return { ...saleOf(harness, reference, credits), reason: "goodwill" };
}
