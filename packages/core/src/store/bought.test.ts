// The clauses of bought credits that calls in flight and debts make hard: what is whose, and what of it expires.
import { createTestClock } from "@svckit/testing";
import { expect, test } from "vitest";
import { memoryStore } from "../memory/memory-store.js";
import { MAX_CREDITS, periodAt } from "./credits.js";

const DAY_MS = 86_400_000;
const START = Date.UTC(2026, 0, 1);
const IN_FEBRUARY = Date.UTC(2026, 1, 2);
const IN_MARCH = Date.UTC(2026, 2, 2);

/** A store with an account whose periods open with so many credits, and the words for what is done with it. */
async function start(granted: number) {
  const store = memoryStore({ clock: createTestClock(START) });
  const accountId = "a";
  const account = {
    plan: "free",
    createdAt: START,
    anchorAt: START,
    creditsPerPeriod: null,
    hasWallet: true,
  };
  await store.createAccount({ id: accountId, ...account });
  let count = 0;
  const at = (now: number) => ({ accountId, now, period: periodAt(START, now, granted, false) });
  return {
    store,
    buy: (now: number, credits: number, expiresAt?: number) =>
      store.topUp({ ...at(now), credits, ...(expiresAt !== undefined && { expiresAt }) }),
    adjust: (now: number, credits: number) =>
      store.adjust({ ...at(now), credits, reference: `r${++count}`, reason: "a test" }),
    async hold(now: number, amount: number) {
      const id = `hold ${++count}`;
      const { period } = at(now);
      const payment = { kind: "credits", accountId, period, amount } as const;
      const reserved = await store.reserve({ id, payment, claim: undefined, now, expiresAt: IN_MARCH });
      expect(reserved.outcome).toBe("granted");
      return async (verb: "capture" | "void") => {
        const settlement = { id, verb, accountId, receipt: undefined, claim: undefined, now };
        expect(await store.settle(settlement)).toBe(true);
      };
    },
    async left(now: number) {
      const wallet = await store.wallet(at(now));
      const bought = wallet?.bought?.remaining ?? 0;
      return { ofPeriod: (wallet?.remaining ?? 0) - bought, bought, lots: wallet?.bought?.lots };
    },
  };
}

test("what is bought after a refill has paid a debt stays bought, and goes on to the next period", async () => {
  const { store, buy, adjust, hold, left } = await start(10);
  await (await hold(START, 10))("capture");
  await adjust(START, -5);
  expect(await left(IN_FEBRUARY)).toMatchObject({ ofPeriod: 5, bought: 0 });
  await buy(IN_FEBRUARY, 3);
  expect(await left(IN_FEBRUARY)).toMatchObject({ ofPeriod: 5, bought: 3 });
  expect(await left(IN_MARCH)).toMatchObject({ ofPeriod: 10, bought: 3 });
  expect(await store.verify()).toMatchObject({ ok: true, bought: 3, adjusted: -5 });
});

test("what is bought after a call has given back what a debt took stays bought", async () => {
  const { buy, adjust, hold, left } = await start(10);
  const fails = await hold(START, 10);
  await adjust(START, -5);
  await fails("void");
  await buy(START, 3);
  expect(await left(START)).toMatchObject({ ofPeriod: 5, bought: 3 });
  expect(await left(IN_MARCH)).toMatchObject({ ofPeriod: 10, bought: 3 });
});

test("credits that expire while a call holds some of them leave those that do not", async () => {
  const { store, buy, hold, left } = await start(0);
  const ends = START + DAY_MS;
  await buy(START, 5, ends);
  await buy(START, 3);
  const works = await hold(START, 4);
  expect((await left(ends - 1)).lots).toEqual([
    { credits: 1, expiresAt: ends },
    { credits: 3, expiresAt: null },
  ]);
  expect((await left(ends)).lots).toEqual([{ credits: 3, expiresAt: null }]);
  await (await hold(ends, 3))("capture");
  await works("capture");
  expect(await store.verify()).toMatchObject({ ok: true, spent: 7, expired: 1 });
});

test("credits that a call held beyond their end do not keep others from theirs", async () => {
  const { store, buy, adjust, hold, left } = await start(0);
  const ends = [START + DAY_MS, START + 2 * DAY_MS] as const;
  await buy(START, 5, ends[0]);
  await buy(START, 3, ends[1]);
  const works = await hold(START, 4);
  // Each step looks at the lots anew.
  for (const now of [ends[0], ends[0] + 1]) await adjust(now, 1);
  expect((await left(ends[1])).lots).toEqual([{ credits: 2, expiresAt: null }]);
  await works("capture");
  expect((await left(ends[1])).lots).toEqual([{ credits: 2, expiresAt: null }]);
  await adjust(ends[1], 1);
  expect(await store.verify()).toMatchObject({ ok: true, spent: 4, expired: 4 });
});

test("a call of an earlier period gives back credits that stay, though others are held that expire", async () => {
  const { buy, hold, left } = await start(0);
  const ends = IN_FEBRUARY + DAY_MS;
  await buy(START, 5);
  const fails = await hold(START, 5);
  await buy(IN_FEBRUARY, 2, ends);
  await hold(IN_FEBRUARY, 2);
  await fails("void");
  expect((await left(IN_FEBRUARY)).lots).toEqual([{ credits: 5, expiresAt: null }]);
  expect((await left(ends)).lots).toEqual([{ credits: 5, expiresAt: null }]);
});

test("a wallet is given no more credits than can be counted, and stays as it was", async () => {
  const { store, buy, hold, left } = await start(10);
  for (let times = 0; times < 999; times++) await buy(START, MAX_CREDITS);
  await expect(async () => buy(START, MAX_CREDITS)).rejects.toMatchObject({ code: "VALIDATION_ERROR" });
  expect(await left(IN_FEBRUARY)).toMatchObject({ ofPeriod: 10, bought: 999 * MAX_CREDITS });
  await (await hold(IN_FEBRUARY, 12))("capture");
  expect(await left(IN_MARCH)).toMatchObject({ ofPeriod: 10, bought: 999 * MAX_CREDITS - 2 });
  expect(await store.verify()).toMatchObject({ ok: true, spent: 12 });
});

test("a debt is paid by each period that has passed, whether or not somebody has called in it", async () => {
  for (const isAsked of [false, true]) {
    const { store, adjust, hold, left } = await start(10);
    await (await hold(START, 10))("capture");
    await adjust(START, -25);
    for (const month of isAsked ? [1, 2] : []) await adjust(Date.UTC(2026, month, 2), 1);
    if (isAsked) await adjust(Date.UTC(2026, 2, 3), -2);
    // February and March have paid 20 of 25, and April pays the rest.
    expect(await left(Date.UTC(2026, 2, 2))).toMatchObject({ ofPeriod: 0, bought: -5 });
    expect(await left(Date.UTC(2026, 3, 2))).toMatchObject({ ofPeriod: 5, bought: 0 });
    expect(await left(Date.UTC(2026, 4, 2))).toMatchObject({ ofPeriod: 10, bought: 0 });
    await (await hold(Date.UTC(2026, 3, 2), 5))("capture");
    expect(await left(Date.UTC(2026, 3, 2))).toMatchObject({ ofPeriod: 0, bought: 0 });
    expect(await store.verify()).toMatchObject({ ok: true, adjusted: -25, granted: 15 });
  }
});

test("a debt that is paid takes nothing of what is bought, and a period without one is not opened for it", async () => {
  const { store, buy, adjust, left } = await start(10);
  await adjust(START, -15);
  await buy(Date.UTC(2027, 0, 2), 3);
  expect(await left(Date.UTC(2027, 0, 2))).toMatchObject({ ofPeriod: 10, bought: 3 });
  // January of both years and the February that paid.
  expect(await store.verify()).toMatchObject({ ok: true, granted: 30 - 15 + 3 });
});

test("a change of plan settles the periods that have passed as the plan was", async () => {
  const { store, adjust } = await start(10);
  await adjust(START, -35);
  const now = Date.UTC(2026, 2, 10);
  const period = periodAt(START, now, 10, false);
  // January, February and March have paid 30.
  await store.setPlan({ accountId: "a", plan: "pro", anchorAt: now, period, now });
  const later = Date.UTC(2026, 4, 20);
  expect(
    await store.wallet({ accountId: "a", period: periodAt(now, later, 2, false), now: later }),
  ).toMatchObject({ remaining: 1 });
});
