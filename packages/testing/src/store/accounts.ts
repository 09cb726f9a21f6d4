// The part of the store's contract that speaks of accounts, from their opening to their end.
import assert from "node:assert/strict";
import type { Account, Closing } from "@svckit/core";
import { type Clauses, FREE, race, type StoreHarness } from "./harness.js";
import { keyOf } from "./keys.js";

const NOW = Date.UTC(2026, 0, 1);
const ACCOUNT: Account = {
  id: "b",
  plan: "free",
  createdAt: NOW + 1,
  anchorAt: NOW + 2,
  creditsPerPeriod: 500,
  hasWallet: false,
  status: "active",
};

const PRO = { plan: "pro", anchorAt: NOW + 9, now: NOW + 9 };

/** Clauses about who is billed. */
export const ACCOUNT_CLAUSES: Clauses = {
  "gives an account back as it was added": async ({ store }) => {
    const plain = { ...ACCOUNT, id: "c", creditsPerPeriod: null, hasWallet: true };
    for (const account of [ACCOUNT, plain]) {
      assert.equal(await store.createAccount(account), true);
      assert.deepEqual(await store.findAccount(account.id), account);
    }
    assert.equal(await store.findAccount("nobody"), undefined);
  },
  "adds an account to exactly one of 100 racing callers, and leaves it as it is": async ({ store }) => {
    const added = await race(100, async () => store.createAccount(ACCOUNT));
    assert.deepEqual(added, { true: 1, false: 99 });
    assert.equal(await store.createAccount({ ...ACCOUNT, plan: "pro" }), false);
    assert.deepEqual(await store.findAccount("b"), ACCOUNT);
  },
  "puts an account on a plan, and counts its periods from then": async ({ store }) => {
    await store.createAccount(ACCOUNT);
    assert.equal(await store.setPlan({ ...PRO, accountId: "b" }), "applied");
    assert.deepEqual(await store.findAccount("b"), {
      ...ACCOUNT,
      creditsPerPeriod: null,
      plan: "pro",
      anchorAt: NOW + 9,
    });
    assert.equal(await store.setPlan({ ...PRO, accountId: "nobody" }), "none");
    assert.equal(await store.findAccount("nobody"), undefined);
  },
  "lists accounts page by page in the order of their ids, each once, while others are made": async ({
    store,
    openAccount,
  }) => {
    for (const id of ["c", "B", "b2", "z"]) await openAccount({ id });
    const first = await store.listAccounts({ limit: 2, now: NOW });
    // In front of where the page ends, and behind it.
    for (const id of ["A", "y"]) await openAccount({ id });
    const after = first.at(-1)?.id ?? "";
    const second = await store.listAccounts({ after, limit: 10, now: NOW });
    assert.deepEqual([first, second].map(idsOf), [
      ["B", "a"],
      ["b2", "c", "y", "z"],
    ]);
    assert.deepEqual(await store.listAccounts({ after: "z", limit: 10, now: NOW }), []);
    assert.deepEqual(second[0], await store.findAccount("b2"));
  },
  "lists the accounts of a status, and of the plan that they are on at an instant": async ({
    store,
    openAccount,
  }) => {
    for (const id of ["b", "c", "d"]) await openAccount({ id });
    await store.setStatus({ accountId: "b", status: "suspended", reason: "late", now: NOW });
    await store.closeAccount(closingOf("c"));
    await store.setPlan({ accountId: "d", plan: "pro", anchorAt: NOW, startsAt: NOW + 5, now: NOW });
    const list = async (query: object) => idsOf(await store.listAccounts({ limit: 9, now: NOW, ...query }));
    assert.deepEqual(await list({ status: "active" }), ["a", "d"]);
    assert.deepEqual(await list({ status: "suspended" }), ["b"]);
    assert.deepEqual(await list({ status: "closed" }), ["c"]);
    assert.deepEqual(await list({ plan: "pro" }), []);
    assert.deepEqual(await list({ plan: "pro", now: NOW + 5 }), ["d"]);
    assert.deepEqual(await list({ plan: "free", status: "active", now: NOW + 5 }), ["a"]);
  },
  "suspends an account and resumes it, with its reason and since when": async ({ store }) => {
    const before = await store.findAccount("a");
    const suspend = (reason: string, now: number) =>
      store.setStatus({ accountId: "a", status: "suspended", reason, now });
    assert.equal(await suspend("late", NOW + 1), "done");
    const suspended = { ...before, status: "suspended", statusAt: NOW + 1, statusReason: "late" };
    assert.deepEqual(await store.findAccount("a"), suspended);
    assert.equal(await suspend("very late", NOW + 2), "done");
    assert.deepEqual(await store.findAccount("a"), { ...suspended, statusReason: "very late" });
    for (const now of [NOW + 3, NOW + 4])
      assert.equal(await store.setStatus({ accountId: "a", status: "active", now }), "done");
    assert.deepEqual(await store.findAccount("a"), before);
    assert.equal(await store.setStatus({ accountId: "nobody", status: "active", now: NOW }), "none");
  },
  "finds a key with the status that its account has now": async ({ store }) => {
    const key = keyOf("one");
    await store.createKey(key);
    await store.setStatus({ accountId: "a", status: "suspended", reason: "late", now: NOW + 1 });
    assert.equal((await store.findKey(key.digest))?.account.status, "suspended");
  },
  "closes an account for good, with its keys, and keeps the instant of the first time": async ({ store }) => {
    await store.createKey(keyOf("one", { label: "laptop" }));
    await store.createKey(keyOf("two", { revokedAt: NOW + 1 }));
    await store.setStatus({ accountId: "a", status: "suspended", reason: "fraud", now: NOW + 2 });
    for (const now of [NOW + 5, NOW + 6]) assert.equal(await store.closeAccount(closingOf("a", now)), true);
    const { status, statusAt, statusReason } = (await store.findAccount("a")) ?? {};
    assert.deepEqual([status, statusAt, statusReason], ["closed", NOW + 5, undefined]);
    const keys = await store.keysOf("a");
    const told = keys.map(({ revokedAt, label }) => [revokedAt, label]);
    assert.deepEqual(told.sort(), [
      [NOW + 1, null],
      [NOW + 5, null],
    ]);
    for (const to of ["active", "suspended"] as const)
      assert.equal(await store.setStatus({ accountId: "a", status: to, now: NOW + 7 }), "closed");
    assert.equal(await store.closeAccount(closingOf("nobody")), false);
  },
  "stays closed whichever of 60 racing changes comes last": async ({ store }) => {
    await race(60, async (index) => {
      if (index === 30) return store.closeAccount(closingOf("a"));
      const status = index % 2 === 0 ? ("active" as const) : ("suspended" as const);
      return store.setStatus({ accountId: "a", status, reason: "a test", now: NOW });
    });
    assert.equal((await store.findAccount("a"))?.status, "closed");
  },
  "settles the calls that run while their account is closed, and bills it afterwards": async (harness) => {
    const { store, pay, hold, settle, wallet, period, clock } = harness;
    const [kept, given] = [await hold(pay(3)), await hold(pay(2))];
    await store.closeAccount(closingOf("a"));
    assert.equal(await settle(kept, "capture"), true);
    assert.equal(await settle(given, "void"), true);
    const now = clock.now();
    const billed = { accountId: "a", period, reference: "r", reason: "chargeback", now };
    assert.equal(await store.adjust({ ...billed, credits: -9 }), "applied");
    assert.equal((await wallet())?.remaining, -2);
    await harness.prove({ captured: 1, voided: 1, pending: 0, held: 0 });
  },
  "forgets the answers of an account that is closed, and of no other": async (harness) => {
    const { store, claim, find } = harness;
    const other = { ...claim, scope: "account:ab" };
    const running = { ...claim, key: "running" };
    for (const each of [claim, other]) await answer(harness, each);
    const id = await harness.hold(FREE, { claim: running });
    await store.closeAccount(closingOf("a"));
    assert.equal((await find(claim)).state, "free");
    assert.equal((await find(other)).state, "done");
    // Whoever waits for it gets the outcome.
    assert.equal((await find(running)).state, "running");
    await harness.settle(id, "capture", { ending: { body: "late", keepUntil: harness.clock.now() + 9 } });
    assert.equal((await find(running)).state, "done");
    await store.closeAccount(closingOf("a"));
    assert.equal((await find(running)).state, "free");
  },
};

const idsOf = (accounts: readonly Account[]) => accounts.map(({ id }) => id);

function closingOf(accountId: string, now = NOW + 5): Closing {
  return { accountId, scope: `account:${accountId}`, now };
}

/** Makes a call whose answer a key stands for. */
async function answer({ hold, settle, clock }: StoreHarness, claim: StoreHarness["claim"]): Promise<void> {
  const id = await hold(FREE, { claim });
  await settle(id, "capture", { ending: { body: "done", keepUntil: clock.now() + 60_000 } });
}
