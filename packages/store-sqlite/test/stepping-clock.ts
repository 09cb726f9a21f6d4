// A clock that stops at every timer until all that the timer has started is done.
import assert from "node:assert/strict";
import { setImmediate as turn } from "node:timers/promises";
import type { Clock } from "@svckit/core";
import { createTestClock } from "@svckit/testing";

/** A clock that a test moves. It tells the time in whole seconds. */
export interface SteppingClock extends Clock {
  /** Lets `ms` pass, from timer to timer. */
  pass(ms: number): Promise<void>;
  /** Moves `now` without time passing, as a machine does that slept. */
  jump(ms: number): void;
  /** Lets all that is in flight run as far as it can at this instant. */
  quiet(): Promise<void>;
}

const SECOND_MS = 1_000;
// After so many turns of the event loop with nothing in flight, nothing more will come.
const IDLE_TURNS = 8;
// Real time that anything may take.
const PATIENCE_MS = 30_000;

/** A clock that waits while `isBusy`. */
export function createSteppingClock(isBusy: () => boolean): SteppingClock {
  const clock = createTestClock();
  const timers = new Set<{ readonly due: number }>();
  let passed = 0;

  async function quiet(): Promise<void> {
    const since = performance.now();
    for (let idle = 0; idle < IDLE_TURNS; idle = isBusy() ? 0 : idle + 1) {
      assert.ok(performance.now() - since < PATIENCE_MS, `still busy after ${PATIENCE_MS} ms`);
      await turn();
    }
  }

  return {
    // Whole seconds: one store may learn a quarter of a second later than another that a key is free.
    now: () => Math.floor(clock.now() / SECOND_MS) * SECOND_MS,
    after(ms, task) {
      const timer = { due: passed + Math.max(0, ms) };
      timers.add(timer);
      const cancel = clock.after(ms, () => {
        timers.delete(timer);
        task();
      });
      return () => {
        timers.delete(timer);
        cancel();
      };
    },
    async pass(ms) {
      await quiet();
      for (const until = passed + ms; ; ) {
        const next = Math.min(until, ...[...timers].map(({ due }) => due));
        const step = next - passed;
        passed = next;
        await clock.advance(step);
        await quiet();
        if (passed === until && ![...timers].some(({ due }) => due <= until)) return;
      }
    },
    jump: (ms) => clock.set(clock.now() + ms),
    quiet,
  };
}
