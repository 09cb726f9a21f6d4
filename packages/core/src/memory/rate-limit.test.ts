// The clauses of the sliding window.
import fc from "fast-check";
import { expect, test } from "vitest";
import { RATE_WINDOW_MS } from "../store/rate-limit.js";
import { createMemoryRateLimit } from "./rate-limit.js";

const START = Date.UTC(2026, 0, 1);

test("lets as many calls pass as the limit says, at once or spread, and tells what is left", async () => {
  const limit = createMemoryRateLimit();
  expect(await limit.consumeRate({ subject: "a", limit: 2, now: START })).toEqual({
    allowed: true,
    limit: 2,
    remaining: 1,
    resetAt: START + 60_000,
  });
  expect(await limit.consumeRate({ subject: "a", limit: 2, now: START + 5 })).toEqual({
    allowed: true,
    limit: 2,
    remaining: 0,
    resetAt: START + 60_000,
  });
  expect(await limit.consumeRate({ subject: "a", limit: 2, now: START + 9 })).toEqual({
    allowed: false,
    limit: 2,
    remaining: 0,
    resetAt: START + 60_000,
  });
});

test("has room again exactly when it said, and not a millisecond before", async () => {
  const limit = createMemoryRateLimit();
  await limit.consumeRate({ subject: "a", limit: 1, now: START });
  const { resetAt } = await limit.consumeRate({ subject: "a", limit: 1, now: START + 100 });
  expect((await limit.consumeRate({ subject: "a", limit: 1, now: resetAt - 1 })).allowed).toBe(false);
  expect((await limit.consumeRate({ subject: "a", limit: 1, now: resetAt })).allowed).toBe(true);
});

test("counts no refused call, so that asking again does not lengthen the wait", async () => {
  const limit = createMemoryRateLimit();
  await limit.consumeRate({ subject: "a", limit: 1, now: START });
  for (let ms = 0; ms < 60_000; ms += 500)
    await limit.consumeRate({ subject: "a", limit: 1, now: START + ms });
  expect((await limit.consumeRate({ subject: "a", limit: 1, now: START + 60_000 })).allowed).toBe(true);
});

test("takes nothing by being asked", async () => {
  const limit = createMemoryRateLimit();
  for (let time = 0; time < 10; time++) {
    expect(await limit.peekRate({ subject: "a", limit: 1, now: START })).toEqual({
      limit: 1,
      remaining: 1,
      resetAt: START,
    });
  }
  expect((await limit.consumeRate({ subject: "a", limit: 1, now: START })).allowed).toBe(true);
});

test("counts every subject by itself", async () => {
  const limit = createMemoryRateLimit();
  await limit.consumeRate({ subject: "a", limit: 1, now: START });
  expect((await limit.consumeRate({ subject: "b", limit: 1, now: START })).allowed).toBe(true);
});

test("lets nobody pass a limit of 0", async () => {
  expect((await createMemoryRateLimit().consumeRate({ subject: "a", limit: 0, now: START })).allowed).toBe(
    false,
  );
});

test("allows no second burst when the clock's minute ends", async () => {
  const limit = createMemoryRateLimit();
  const burst = async (now: number) => {
    let passed = 0;
    for (let time = 0; time < 20; time++)
      passed += Number((await limit.consumeRate({ subject: "a", limit: 10, now })).allowed);
    return passed;
  };
  expect(await burst(START + 59_999)).toBe(10);
  expect(await burst(START + 60_001)).toBe(0);
  expect(await burst(START + 119_999)).toBe(10);
});

test("allows no more because the clock went back", async () => {
  const limit = createMemoryRateLimit();
  await limit.consumeRate({ subject: "a", limit: 2, now: START });
  await limit.consumeRate({ subject: "a", limit: 2, now: START - 30_000 });
  expect((await limit.consumeRate({ subject: "a", limit: 2, now: START - 30_000 })).allowed).toBe(false);
  expect((await limit.consumeRate({ subject: "a", limit: 2, now: START + 59_999 })).allowed).toBe(false);
  expect((await limit.consumeRate({ subject: "a", limit: 2, now: START + 60_000 })).allowed).toBe(true);
});

test("lets in no sixty seconds more calls pass than the limit, and refuses none that would fit", () => {
  const gap = fc.oneof(fc.nat(50), fc.nat(5_000), fc.constantFrom(0, 1, 59_999, 60_000, 60_001));
  fc.assert(
    fc.property(fc.array(gap, { maxLength: 100 }), fc.integer({ min: 1, max: 8 }), (waits, most) => {
      const limit = createMemoryRateLimit();
      const passed: number[] = [];
      const faults: unknown[] = [];
      const inWindow = (now: number) => passed.filter((at) => at > now - RATE_WINDOW_MS).length;
      let now = START;
      for (const wait of waits) {
        now += wait;
        const fits = inWindow(now) < most;
        const decision = limit.consumeRate({ subject: "a", limit: most, now });
        if (decision instanceof Promise) throw new Error("the memory's answer is at hand");
        if (decision.allowed) passed.push(now);
        if (decision.allowed !== fits || decision.remaining !== most - inWindow(now))
          faults.push({ now, decision, fits });
      }
      for (const at of passed) {
        if (passed.filter((other) => other >= at && other < at + RATE_WINDOW_MS).length > most)
          faults.push(at);
      }
      expect(faults).toEqual([]);
    }),
  );
});
