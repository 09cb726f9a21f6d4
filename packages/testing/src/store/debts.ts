// The part of the store's contract that speaks of debts: which periods pay them, and on which plan.
import assert from "node:assert/strict";
import { periodAt } from "@svckit/core";
import { adjust, spend } from "./bought.js";
import { type Clauses, outcomeOf, race } from "./harness.js";

/** Clauses about what an account owes. */
export const DEBT_CLAUSES: Clauses = {
  "has a debt paid by each period that has passed, once, also where 50 callers come at once": async (
    harness,
  ) => {
    const { store, period, pay, reserve } = harness;
    await spend(harness, period, 10);
    await adjust(harness, -35, "fraud");
    const inMonths = (months: number) => periodAt(period.start, Date.UTC(2026, months, 2), 10, false);
    assert.equal((await reserve(pay(1, { period: inMonths(3) }))).outcome, "quota_exceeded");
    // It was refused in April, so that May begins with what April left.
    assert.equal((await harness.wallet("a", inMonths(3)))?.remaining, -5);
    const may = inMonths(4);
    const taken = await race(50, () => reserve(pay(1, { period: may })), outcomeOf);
    assert.deepEqual(taken, { granted: 5, quota_exceeded: 45 });
    assert.equal((await harness.wallet("a", may))?.remaining, 0);
    await harness.prove({ granted: 15, adjusted: -35, held: 5, spent: 10 });
    const later = inMonths(11);
    assert.equal((await harness.wallet("a", later))?.remaining, 10);
    assert.equal((await store.verify()).granted, 15);
  },
  "settles what has passed as the plan was, where that changes": async (harness) => {
    const { store, period, clock } = harness;
    await adjust(harness, -35, "fraud");
    const now = Date.UTC(2026, 2, 10);
    const change = { accountId: "a", plan: "pro", now, period: periodAt(period.start, now, 10, false) };
    assert.equal(await store.setPlan({ ...change, anchorAt: now }), "applied");
    // January, February and March have paid 30; then two credits a month do.
    const later = periodAt(now, Date.UTC(2026, 4, 20), 2, false);
    assert.equal((await harness.wallet("a", later))?.remaining, 1);
    await clock.advance(later.start - clock.now());
    assert.equal((await harness.reserve(harness.pay(2, { period: later }))).outcome, "quota_exceeded");
    assert.equal((await harness.reserve(harness.pay(1, { period: later }))).outcome, "granted");
    await harness.prove({ adjusted: -35, held: 1 });
  },
  "opens nothing for a change of plan of an account that has never bought": async ({
    store,
    period,
    prove,
  }) => {
    const change = { accountId: "a", plan: "pro", now: period.start, anchorAt: period.start + 1, period };
    assert.equal(await store.setPlan(change), "applied");
    await prove({ granted: 0 });
  },
};
