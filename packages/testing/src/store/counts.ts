// The part of the store's contract that speaks of counts: calls in the last minute, and times a day.
import assert from "node:assert/strict";
import { RATE_WINDOW_MS } from "@svckit/core";
import { type Clauses, race } from "./harness.js";

const START = Date.UTC(2026, 0, 1);
const LAST_MS = RATE_WINDOW_MS - 1;

/** Clauses about how often a principal may do something. */
export const COUNT_CLAUSES: Clauses = {
  "lets exactly as many of 300 racing calls pass as the limit allows": async ({ store }) => {
    const decisions = await race(
      300,
      async () => store.consumeRate({ subject: "a", limit: 60, now: START }),
      ({ allowed }) => String(allowed),
    );
    assert.deepEqual(decisions, { true: 60, false: 240 });
  },
  "tells what is left, and when the oldest call leaves the window": async ({ store }) => {
    const resetAt = START + RATE_WINDOW_MS;
    const state = { limit: 2, resetAt };
    assert.deepEqual(await store.consumeRate({ subject: "a", limit: 2, now: START }), {
      ...state,
      allowed: true,
      remaining: 1,
    });
    assert.deepEqual(await store.consumeRate({ subject: "a", limit: 2, now: START + 5 }), {
      ...state,
      allowed: true,
      remaining: 0,
    });
    assert.deepEqual(await store.consumeRate({ subject: "a", limit: 2, now: START + 9 }), {
      ...state,
      allowed: false,
      remaining: 0,
    });
    assert.deepEqual(await store.peekRate({ subject: "a", limit: 2, now: START + 9 }), {
      ...state,
      remaining: 0,
    });
  },
  "has room again exactly when it said, and not a millisecond before": async ({ store }) => {
    await store.consumeRate({ subject: "a", limit: 1, now: START });
    const { resetAt } = await store.consumeRate({ subject: "a", limit: 1, now: START + 100 });
    assert.equal((await store.consumeRate({ subject: "a", limit: 1, now: resetAt - 1 })).allowed, false);
    assert.equal((await store.consumeRate({ subject: "a", limit: 1, now: resetAt })).allowed, true);
  },
  "slides: no burst passes where the clock's minute ends": async ({ store }) => {
    const burst = async (now: number) => {
      const decisions = await race(
        20,
        async () => store.consumeRate({ subject: "a", limit: 10, now }),
        ({ allowed }) => String(allowed),
      );
      return decisions["true"] ?? 0;
    };
    assert.equal(await burst(START + LAST_MS), 10);
    assert.equal(await burst(START + RATE_WINDOW_MS + 1), 0);
    assert.equal(await burst(START + RATE_WINDOW_MS + LAST_MS), 10);
  },
  "lets each call leave the window by itself": async ({ store }) => {
    for (let call = 0; call < 3; call++)
      await store.consumeRate({ subject: "a", limit: 3, now: START + call * 10_000 });
    assert.equal((await store.peekRate({ subject: "a", limit: 3, now: START + LAST_MS })).remaining, 0);
    const later = START + RATE_WINDOW_MS;
    assert.deepEqual(await store.peekRate({ subject: "a", limit: 3, now: later }), {
      limit: 3,
      remaining: 1,
      resetAt: later + 10_000,
    });
    assert.equal((await store.peekRate({ subject: "a", limit: 3, now: later + 20_000 })).remaining, 3);
  },
  "counts what a clock that was far ahead has counted as of now, once it is back": async ({ store }) => {
    assert.equal(
      (await store.consumeRate({ subject: "a", limit: 1, now: START + 60 * RATE_WINDOW_MS })).allowed,
      true,
    );
    const back = await store.consumeRate({ subject: "a", limit: 1, now: START });
    assert.deepEqual([back.allowed, back.resetAt], [false, START + RATE_WINDOW_MS]);
    assert.equal(
      (await store.consumeRate({ subject: "a", limit: 1, now: START + RATE_WINDOW_MS })).allowed,
      true,
    );
  },
  "counts no refused call, so that asking again does not lengthen the wait": async ({ store }) => {
    for (let ms = 0; ms < RATE_WINDOW_MS; ms += 2_000)
      await store.consumeRate({ subject: "a", limit: 1, now: START + ms });
    assert.equal(
      (await store.consumeRate({ subject: "a", limit: 1, now: START + RATE_WINDOW_MS })).allowed,
      true,
    );
  },
  "takes nothing by being asked": async ({ store }) => {
    const state = { limit: 1, remaining: 1, resetAt: START };
    for (let time = 0; time < 5; time++)
      assert.deepEqual(await store.peekRate({ subject: "a", limit: 1, now: START }), state);
    assert.equal((await store.consumeRate({ subject: "a", limit: 1, now: START })).allowed, true);
  },
  "counts every subject by itself, and lets nobody pass a limit of 0": async ({ store }) => {
    await store.consumeRate({ subject: "a", limit: 1, now: START });
    assert.equal((await store.consumeRate({ subject: "b", limit: 1, now: START })).allowed, true);
    assert.equal((await store.consumeRate({ subject: "c", limit: 0, now: START })).allowed, false);
  },
  "allows no more because the clock went back": async ({ store }) => {
    await store.consumeRate({ subject: "a", limit: 2, now: START });
    await store.consumeRate({ subject: "a", limit: 2, now: START - 30_000 });
    assert.equal((await store.consumeRate({ subject: "a", limit: 2, now: START - 30_000 })).allowed, false);
  },
  "counts to a day's limit exactly under 200 racing callers": async ({ store }) => {
    const taken = await race(200, async () =>
      store.takeDaily({ subject: "a", day: "2026-01-01", limit: 10 }),
    );
    assert.deepEqual(taken, { true: 10, false: 190 });
  },
  "counts every subject and every day by itself, and nothing to a limit of 0": async ({ store }) => {
    assert.equal(await store.takeDaily({ subject: "a", day: "2026-01-01", limit: 1 }), true);
    assert.equal(await store.takeDaily({ subject: "a", day: "2026-01-01", limit: 1 }), false);
    assert.equal(await store.takeDaily({ subject: "a", day: "2026-01-02", limit: 1 }), true);
    assert.equal(await store.takeDaily({ subject: "b", day: "2026-01-01", limit: 1 }), true);
    assert.equal(await store.takeDaily({ subject: "c", day: "2026-01-01", limit: 0 }), false);
    assert.equal(await store.takeDaily({ subject: "a", day: "2026-01-01", limit: 2 }), true);
  },
};
