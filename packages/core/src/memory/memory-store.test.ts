// The clauses of memoryStore()'s money: wallets, holds, settlements, reaping, accounts and the ledger's proof.
import { createTestClock } from "@svckit/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Account } from "../store/account.js";
import { periodAt } from "../store/credits.js";
import type { Payment, Reservation, Settlement } from "../store/reservation.js";
import { memoryStore } from "./memory-store.js";

const NOW = Date.UTC(2026, 0, 1);
const ACCOUNT: Account = {
  id: "a",
  plan: "free",
  createdAt: NOW,
  anchorAt: NOW,
  creditsPerPeriod: null,
  hasWallet: true,
  status: "active",
};

function start(granted = 10, accounts: readonly Account[] = [ACCOUNT]) {
  const store = memoryStore({ clock: createTestClock(NOW) });
  for (const account of accounts) store.createAccount(account);
  const period = periodAt(NOW, NOW, granted, false);
  let count = 0;
  const pay = (amount: number, accountId = "a"): Payment => ({ kind: "credits", accountId, period, amount });
  const reserve = (payment: Payment, more: Partial<Reservation> = {}) =>
    store.reserve({
      id: `r${++count}`,
      payment,
      claim: undefined,
      now: NOW,
      expiresAt: NOW + 60_000,
      ...more,
    });
  const settle = (id: string, verb: Settlement["verb"], amount?: number) =>
    store.settle({ id, verb, amount, accountId: "a", receipt: undefined, claim: undefined, now: NOW });
  return { store, period, pay, reserve, settle, wallet: () => store.wallet({ accountId: "a", period }) };
}

test("never overdraws a wallet under 1,000 racing reservations", async () => {
  const { reserve, pay, wallet, store } = start(333);
  const outcomes = await Promise.all(Array.from({ length: 1_000 }, async () => reserve(pay(1))));
  expect(outcomes.filter(({ outcome }) => outcome === "granted")).toHaveLength(333);
  expect(outcomes.filter(({ outcome }) => outcome === "quota_exceeded")).toHaveLength(667);
  expect(await wallet()).toEqual({ granted: 333, held: 333, spent: 0, remaining: 0 });
  expect(await store.verify()).toMatchObject({ ok: true, pending: 333 });
});

test("tells what is left behind each reservation", async () => {
  const { reserve, pay } = start(10);
  expect(await reserve(pay(3))).toEqual({ outcome: "granted", remaining: 7 });
  expect(await reserve(pay(7))).toEqual({ outcome: "granted", remaining: 0 });
  expect(await reserve(pay(1))).toEqual({ outcome: "quota_exceeded" });
});

test("takes a price whole or not at all", async () => {
  const { reserve, pay, wallet } = start(10);
  expect(await reserve(pay(11))).toEqual({ outcome: "quota_exceeded" });
  expect(await wallet()).toEqual({ granted: 10, held: 0, spent: 0, remaining: 10 });
});

test("captures a hold exactly once under 1,000 racing settlements", async () => {
  const { reserve, pay, settle, wallet } = start(10);
  await reserve(pay(4), { id: "h" });
  const settled = await Promise.all(Array.from({ length: 1_000 }, async () => settle("h", "capture")));
  expect(settled.filter(Boolean)).toHaveLength(1);
  expect(await wallet()).toEqual({ granted: 10, held: 0, spent: 4, remaining: 6 });
});

test("voids a hold exactly once, and never after it was captured", async () => {
  const { reserve, pay, settle, wallet } = start(10);
  await reserve(pay(4), { id: "h" });
  expect(await settle("h", "void")).toBe(true);
  expect(await settle("h", "void")).toBe(false);
  expect(await settle("h", "capture")).toBe(false);
  expect(await wallet()).toEqual({ granted: 10, held: 0, spent: 0, remaining: 10 });
  await reserve(pay(4), { id: "i" });
  expect(await settle("i", "capture")).toBe(true);
  expect(await settle("i", "void")).toBe(false);
  expect(await wallet()).toEqual({ granted: 10, held: 0, spent: 4, remaining: 6 });
});

test("knows no hold that was never reserved or was refused", async () => {
  const { reserve, pay, settle } = start(1);
  await reserve(pay(2), { id: "refused" });
  expect(await settle("refused", "capture")).toBe(false);
  expect(await settle("never", "void")).toBe(false);
});

test("reaps lapsed holds alone, once, and refuses a settlement that comes late", async () => {
  const { store, reserve, pay, settle, wallet } = start(10);
  await reserve(pay(1), { id: "lapsed", expiresAt: NOW + 100 });
  await reserve(pay(2), { id: "alive", expiresAt: NOW + 101 });
  expect(await store.reap(NOW + 99)).toBe(0);
  expect(await store.reap(NOW + 100)).toBe(1);
  expect(await store.reap(NOW + 100)).toBe(0);
  expect(await settle("lapsed", "capture")).toBe(false);
  expect(await settle("alive", "capture")).toBe(true);
  expect(await wallet()).toEqual({ granted: 10, held: 0, spent: 2, remaining: 8 });
  expect(await store.verify()).toMatchObject({ ok: true, captured: 1, voided: 1, pending: 0 });
});

test("settles a hold in the period that it was taken in", async () => {
  const { store, reserve, settle, period, pay } = start(10);
  await reserve(pay(4), { id: "h" });
  const next = periodAt(NOW, period.end ?? 0, 10, false);
  expect(await store.wallet({ accountId: "a", period: next })).toEqual({
    granted: 10,
    held: 0,
    spent: 0,
    remaining: 10,
  });
  await settle("h", "capture");
  expect(await store.wallet({ accountId: "a", period })).toMatchObject({ held: 0, spent: 4 });
  expect(await store.wallet({ accountId: "a", period: next })).toMatchObject({ held: 0, spent: 0 });
});

test("refuses an account without a wallet, and one that does not exist", async () => {
  const { store, reserve, pay, period } = start(10, [{ ...ACCOUNT, id: "poor", hasWallet: false }]);
  expect(await reserve(pay(1, "poor"))).toEqual({ outcome: "no_wallet" });
  expect(await reserve(pay(1, "nobody"))).toEqual({ outcome: "no_wallet" });
  expect(await store.wallet({ accountId: "poor", period })).toBe(undefined);
  expect(await store.topUp({ accountId: "poor", period, credits: 5, now: NOW })).toBe("none");
});

test("adds a top-up to the period that it is for", async () => {
  const { store, period, reserve, pay } = start(1);
  expect(await store.topUp({ accountId: "a", period, credits: 5, now: NOW })).toBe("applied");
  expect(await reserve(pay(6))).toEqual({ outcome: "granted", remaining: 0 });
});

test("adds an account once and leaves the one that is there", async () => {
  const { store } = start();
  expect(await store.createAccount({ ...ACCOUNT, plan: "pro" })).toBe(false);
  expect(await store.findAccount("a")).toEqual(ACCOUNT);
});

test("revokes a key once, and keeps the instant of the first time", async () => {
  const { store } = start();
  await store.createKey({
    id: "k",
    accountId: "a",
    digest: "d",
    prefix: "p",
    lastFour: "1234",
    createdAt: NOW,
    expiresAt: null,
    revokedAt: null,
    label: null,
    tools: null,
    lastUsedAt: null,
  });
  expect(await store.revokeKey({ keyId: "k", now: NOW + 1 })).toBe(true);
  expect(await store.revokeKey({ keyId: "k", now: NOW + 2 })).toBe(true);
  expect(await store.revokeKey({ keyId: "x", now: NOW })).toBe(false);
  expect((await store.findKey("d"))?.key.revokedAt).toBe(NOW + 1);
  expect(await store.findKey("x")).toBe(undefined);
});

type Step =
  | { readonly do: "reserve"; readonly account: string; readonly amount: number; readonly later: number }
  | {
      readonly do: "settle";
      readonly at: number;
      readonly verb: "capture" | "void";
      readonly amount: number | undefined;
    }
  | { readonly do: "reap"; readonly now: number }
  | { readonly do: "topUp"; readonly account: string; readonly credits: number };

const account = fc.constantFrom("a", "b");
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant("reserve" as const),
      account,
      amount: fc.integer({ min: 1, max: 9 }),
      later: fc.nat(100),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant("settle" as const),
      at: fc.nat(30),
      verb: fc.constantFrom("capture" as const, "void" as const),
      amount: fc.option(fc.nat(10), { nil: undefined }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("reap" as const), now: fc.nat(100) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant("topUp" as const),
      account,
      credits: fc.integer({ min: 1, max: 20 }),
    }),
  },
);

test("sums to zero, explains every credit and agrees with a plain account of it after any operations", () => {
  fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
      const { store, period, pay, reserve, settle } = start(20, [ACCOUNT, { ...ACCOUNT, id: "b" }]);
      const model = { a: { granted: 20, spent: 0 }, b: { granted: 20, spent: 0 } };
      const holds: { id: string; account: "a" | "b"; amount: number; expiresAt: number; open: boolean }[] =
        [];
      const counts = { captured: 0, voided: 0 };
      const heldOf = (id: string) =>
        holds.reduce((sum, hold) => sum + (hold.open && hold.account === id ? hold.amount : 0), 0);
      for (const each of steps) {
        if (each.do === "reserve") {
          const id = `h${holds.length}`;
          const owner = each.account === "a" ? "a" : "b";
          const { granted, spent } = model[owner];
          const fits = granted - spent - heldOf(owner) >= each.amount;
          const { outcome } = await reserve(pay(each.amount, owner), { id, expiresAt: NOW + each.later });
          expect(outcome).toBe(fits ? "granted" : "quota_exceeded");
          holds.push({ id, account: owner, amount: each.amount, expiresAt: NOW + each.later, open: fits });
        } else if (each.do === "settle") {
          const hold = holds[each.at];
          expect(await settle(`h${each.at}`, each.verb, each.amount)).toBe(hold?.open ?? false);
          if (!hold?.open) continue;
          hold.open = false;
          const kept = Math.min(each.amount ?? hold.amount, hold.amount);
          if (each.verb === "capture") model[hold.account].spent += kept;
          counts[each.verb === "capture" ? "captured" : "voided"] += 1;
        } else if (each.do === "reap") {
          const lapsed = holds.filter((hold) => hold.open && hold.expiresAt <= NOW + each.now);
          expect(await store.reap(NOW + each.now)).toBe(lapsed.length);
          for (const hold of lapsed) hold.open = false;
          counts.voided += lapsed.length;
        } else {
          await store.topUp({ accountId: each.account, period, credits: each.credits, now: NOW });
          model[each.account === "a" ? "a" : "b"].granted += each.credits;
        }
        const proof = await store.verify();
        expect(proof).toMatchObject({ ok: true, sum: 0, unexplained: 0, ...counts });
        expect(proof.pending).toBe(holds.filter((hold) => hold.open).length);
      }
      for (const id of ["a", "b"] as const) {
        const { granted, spent } = model[id];
        const held = heldOf(id);
        expect(await store.wallet({ accountId: id, period })).toMatchObject({
          granted,
          held,
          spent,
          remaining: granted - held - spent,
        });
      }
    }),
  );
});
