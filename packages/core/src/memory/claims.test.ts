// The clauses of memoryStore()'s idempotency keys.
import { createTestClock } from "@svckit/testing";
import { expect, test } from "vitest";
import type { Claim } from "../store/idempotency.js";
import type { ClaimEnding, Payment, Settlement } from "../store/reservation.js";
import { memoryStore } from "./memory-store.js";

const CLAIM: Claim = { scope: "account:a", key: "k", fingerprint: "f" };
const FREE: Payment = { kind: "free" };

function start() {
  const clock = createTestClock();
  const store = memoryStore({ clock });
  const reserve = async (id: string, claim: Claim = CLAIM, payment = FREE) =>
    (await store.reserve({ id, payment, claim, now: clock.now(), expiresAt: clock.now() + 60_000 })).outcome;
  const end = async (id: string, ending: Partial<ClaimEnding>, verb: Settlement["verb"] = "capture") =>
    store.settle({
      id,
      verb,
      accountId: undefined,
      receipt: undefined,
      claim: { claim: CLAIM, body: undefined, keepUntil: undefined, ...ending },
      now: clock.now(),
    });
  const find = (claim = CLAIM) => store.findClaim({ claim, now: clock.now() });
  return { clock, store, reserve, end, find };
}

test("binds a key to exactly one of 1,000 racing reservations", async () => {
  const { reserve, find } = start();
  const outcomes = await Promise.all(Array.from({ length: 1_000 }, (_, index) => reserve(`r${index}`)));
  expect(outcomes.filter((outcome) => outcome === "granted")).toHaveLength(1);
  expect(outcomes.filter((outcome) => outcome === "claimed")).toHaveLength(999);
  expect(await find()).toEqual({ state: "running", fingerprint: "f" });
});

test("keeps the keys of two scopes apart", async () => {
  const { reserve, find } = start();
  expect(await reserve("r1")).toBe("granted");
  expect(await reserve("r2", { ...CLAIM, scope: "account:b" })).toBe("granted");
  expect(await find({ ...CLAIM, scope: "account:c" })).toEqual({ state: "free" });
  expect(await find({ ...CLAIM, key: "K" })).toEqual({ state: "free" });
});

test("binds nothing by looking", async () => {
  const { find, reserve } = start();
  expect(await find()).toEqual({ state: "free" });
  expect(await reserve("r")).toBe("granted");
});

test("unbinds the key where the payment is refused", async () => {
  const { reserve, find } = start();
  const payment: Payment = {
    kind: "allowance",
    bucket: "b",
    day: "2026-01-01",
    limits: { callsPerDay: 0, sharedCallsPerDay: 1, attemptsPerMinute: 1 },
  };
  expect(await reserve("r", CLAIM, payment)).toBe("allowance_exceeded");
  expect(await find()).toEqual({ state: "free" });
});

test("keeps a final answer until it expires, to the millisecond, and is free after", async () => {
  const { clock, reserve, end, find } = start();
  await reserve("r");
  await end("r", { body: "answer", keepUntil: clock.now() + 1_000 });
  const done = { state: "done", answer: { body: "answer", fingerprint: "f" } };
  expect(await find()).toEqual(done);
  expect(await reserve("s")).toBe("claimed");
  await clock.advance(999);
  expect(await find()).toEqual(done);
  await clock.advance(1);
  expect(await find()).toEqual({ state: "free" });
  expect(await reserve("t")).toBe("granted");
});

test("gives every waiter the leader's answer, kept or not", async () => {
  for (const keep of [true, false]) {
    const { clock, store, reserve, end, find } = start();
    await reserve("r");
    const waiters = Array.from({ length: 50 }, () => store.awaitAnswer({ claim: CLAIM, waitMs: 10_000 }));
    await end("r", { body: "answer", keepUntil: keep ? clock.now() + 1 : undefined });
    expect(new Set((await Promise.all(waiters)).map((answer) => JSON.stringify(answer)))).toEqual(
      new Set(['{"body":"answer","fingerprint":"f"}']),
    );
    expect((await find()).state).toBe(keep ? "done" : "free");
    expect(clock.pending).toBe(0);
  }
});

test("frees waiters where the key is given up without an answer", async () => {
  const { store, reserve, end, find } = start();
  await reserve("r");
  const waiter = store.awaitAnswer({ claim: CLAIM, waitMs: 10_000 });
  await end("r", {}, "void");
  expect(await waiter).toBe("freed");
  expect(await find()).toEqual({ state: "free" });
});

test("lets a waiter wait as long as it said and no longer", async () => {
  const { clock, store, reserve } = start();
  await reserve("r");
  let answer: unknown;
  store.awaitAnswer({ claim: CLAIM, waitMs: 1_000 }).then((each) => {
    answer = each;
  });
  await clock.advance(999);
  expect(answer).toBe(undefined);
  await clock.advance(1);
  expect(answer).toBe("timeout");
});

test("answers a waiter at once where the call has ended already", async () => {
  const { clock, store, reserve, end } = start();
  expect(await store.awaitAnswer({ claim: CLAIM, waitMs: 1_000 })).toBe("freed");
  await reserve("r");
  await end("r", { body: "answer", keepUntil: clock.now() + 1_000 });
  expect(await store.awaitAnswer({ claim: CLAIM, waitMs: 0 })).toEqual({ body: "answer", fingerprint: "f" });
});

test("frees the key of a hold that lapsed, and its waiters", async () => {
  const { clock, store, reserve, find } = start();
  await reserve("r");
  const waiter = store.awaitAnswer({ claim: CLAIM, waitMs: 120_000 });
  await clock.advance(60_000);
  expect(await store.reap(clock.now())).toBe(1);
  expect(await waiter).toBe("freed");
  expect(await find()).toEqual({ state: "free" });
});

test("leaves a key alone that another call has bound since the hold lapsed, when the first is settled late", async () => {
  for (const verb of ["capture", "void"] as const) {
    const { clock, store, reserve, end, find } = start();
    await reserve("late");
    await store.reap(clock.now() + 60_000);
    await reserve("second", { ...CLAIM, fingerprint: "g" });
    expect(await end("late", { body: "late", keepUntil: clock.now() + 1_000 }, verb)).toBe(false);
    expect(await find()).toEqual({ state: "running", fingerprint: "g" });
  }
});

test("leaves a key alone that another call has bound since the hold lapsed, when the first is written down late", async () => {
  const { clock, store, reserve, end, find } = start();
  await reserve("late");
  await store.reap(clock.now() + 60_000);
  await reserve("second", { ...CLAIM, fingerprint: "g" });
  await end("late", { body: "late", keepUntil: clock.now() + 1_000 }, "record");
  expect(await find()).toEqual({ state: "running", fingerprint: "g" });
});

test("ends a key once, whatever its call is settled as afterwards", async () => {
  const { reserve, end, find } = start();
  await reserve("first");
  await end("first", {}, "record");
  await reserve("second", { ...CLAIM, fingerprint: "g" });
  await end("first", { body: "late" }, "void");
  expect(await find()).toEqual({ state: "running", fingerprint: "g" });
});

test("keeps an answer that was written down, whatever its call is settled as afterwards", async () => {
  const { clock, reserve, end, find } = start();
  await reserve("r");
  await end("r", { body: "answer", keepUntil: clock.now() + 1_000 }, "record");
  await end("r", {}, "void");
  expect(await find()).toEqual({ state: "done", answer: { body: "answer", fingerprint: "f" } });
});

test("keeps no expired keys for long", async () => {
  const { clock, store, reserve, end } = start();
  for (let index = 0; index < 3_000; index++) {
    const claim = { ...CLAIM, key: `k${index}` };
    await reserve(`r${index}`, claim);
    await end(`r${index}`, { claim, body: "answer", keepUntil: clock.now() + 10 });
    await clock.advance(1);
  }
  expect(await store.findClaim({ claim: { ...CLAIM, key: "k0" }, now: clock.now() })).toEqual({
    state: "free",
  });
  expect((await store.findClaim({ claim: { ...CLAIM, key: "k2999" }, now: clock.now() })).state).toBe("done");
});
