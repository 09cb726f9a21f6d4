// The clauses of memoryStore()'s keyless allowance.
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Settlement } from "../store/reservation.js";
import { memoryStore } from "./memory-store.js";

const LIMITS = { callsPerDay: 3, sharedCallsPerDay: 5, attemptsPerMinute: 60 };

function start(limits = LIMITS) {
  const store = memoryStore();
  let count = 0;
  const take = (bucket: string, day = "2026-01-01", id = `r${++count}`) =>
    store.reserve({
      id,
      payment: { kind: "allowance", bucket, day, limits },
      claim: undefined,
      now: 0,
      expiresAt: 60_000,
    });
  const settle = (id: string, verb: Settlement["verb"]) =>
    store.settle({ id, verb, accountId: undefined, receipt: undefined, claim: undefined, now: 0 });
  return { store, take, settle };
}

test("takes as many calls of one address as a day has under 1,000 racing calls", async () => {
  const { take } = start({ ...LIMITS, callsPerDay: 25, sharedCallsPerDay: 10_000 });
  const outcomes = await Promise.all(Array.from({ length: 1_000 }, async () => take("b")));
  expect(outcomes.filter(({ outcome }) => outcome === "granted")).toHaveLength(25);
  expect(outcomes.filter(({ outcome }) => outcome === "allowance_exceeded")).toHaveLength(975);
});

test("tells what is left of the address's day", async () => {
  const { take } = start();
  expect(await take("b")).toEqual({ outcome: "granted", remaining: 2 });
  expect(await take("b")).toEqual({ outcome: "granted", remaining: 1 });
  expect(await take("b")).toEqual({ outcome: "granted", remaining: 0 });
  expect(await take("b")).toEqual({ outcome: "allowance_exceeded" });
});

test("counts a call in flight until it fails, and a call that worked for good", async () => {
  const { store, take, settle } = start();
  await take("b", "2026-01-01", "one");
  await take("b", "2026-01-01", "two");
  expect(await store.allowance({ bucket: "b", day: "2026-01-01" })).toEqual({ used: 0, inflight: 2 });
  await settle("one", "capture");
  await settle("two", "void");
  await settle("two", "void");
  expect(await store.allowance({ bucket: "b", day: "2026-01-01" })).toEqual({ used: 1, inflight: 0 });
});

test("has a cap that all addresses share, told apart from the address's own", async () => {
  const { take, settle } = start();
  for (const bucket of ["a", "b", "c", "d"]) await take(bucket);
  await take("e", "2026-01-01", "last");
  expect(await take("f")).toEqual({ outcome: "shared_allowance_exceeded" });
  await settle("last", "void");
  expect((await take("f")).outcome).toBe("granted");
});

test("takes nothing of either where one of the two is spent", async () => {
  const { store, take } = start({ ...LIMITS, callsPerDay: 1 });
  await take("a");
  for (let time = 0; time < 10; time++) await take("a");
  expect(await store.allowance({ bucket: "a", day: "2026-01-01" })).toEqual({ used: 0, inflight: 1 });
  for (const bucket of ["b", "c", "d", "e"]) expect((await take(bucket)).outcome).toBe("granted");
  expect((await take("f")).outcome).toBe("shared_allowance_exceeded");
  expect(await store.allowance({ bucket: "f", day: "2026-01-01" })).toEqual({ used: 0, inflight: 0 });
});

test("starts anew with each UTC day", async () => {
  const { take } = start();
  for (let time = 0; time < 3; time++) await take("b");
  expect((await take("b", "2026-01-02")).outcome).toBe("granted");
});

test("gives a call back to the day on which it was accepted", async () => {
  const { store, take, settle } = start();
  await take("b", "2026-01-01", "late");
  await take("b", "2026-01-02");
  await settle("late", "void");
  expect(await store.allowance({ bucket: "b", day: "2026-01-01" })).toEqual({ used: 0, inflight: 0 });
  expect(await store.allowance({ bucket: "b", day: "2026-01-02" })).toEqual({ used: 0, inflight: 1 });
});

test("gives back what a lapsed hold had taken", async () => {
  const { store, take } = start();
  await take("b");
  expect(await store.reap(60_000)).toBe(1);
  expect(await store.allowance({ bucket: "b", day: "2026-01-01" })).toEqual({ used: 0, inflight: 0 });
});

test("never passes a limit nor falls below zero, whatever succeeds and fails", () => {
  const step = fc.record({
    bucket: fc.constantFrom("a", "b", "c"),
    end: fc.constantFrom("capture", "void", "open"),
  });
  fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
      const { store, take, settle } = start();
      let shared = 0;
      for (const [index, { bucket, end }] of steps.entries()) {
        const { outcome } = await take(bucket, "2026-01-01", `x${index}`);
        if (outcome === "granted" && end !== "void") shared += 1;
        if (end !== "open") await settle(`x${index}`, end === "capture" ? "capture" : "void");
        const { used, inflight } = await store.allowance({ bucket, day: "2026-01-01" });
        expect(used + inflight).toBeLessThanOrEqual(LIMITS.callsPerDay);
        expect(Math.min(used, inflight)).toBeGreaterThanOrEqual(0);
        expect(shared).toBeLessThanOrEqual(LIMITS.sharedCallsPerDay);
      }
    }),
  );
});
