// A clock on which time stands still at every timer until what that one set going is done, however long it takes.
import assert from "node:assert/strict";
import { setImmediate as turn } from "node:timers/promises";
import type { Clock } from "@svckit/core";
import { createTestClock } from "@svckit/testing";

/** A clock that a test moves; what is asked of it is told in whole seconds. */
export interface SteppingClock extends Clock {
  /** Lets `ms` pass, from timer to timer. */
  pass(ms: number): Promise<void>;
  /** Moves `now` without time passing, as for a machine that slept. */
  jump(ms: number): void;
  /** Lets everybody go as far as they can at this instant. */
  quiet(): Promise<void>;
}

const SECOND_MS = 1_000;
// So many turns of the event loop in which nothing is under way mean that nothing will be.
const IDLE_TURNS = 8;
// Real time that anything may take.
const PATIENCE_MS = 30_000;

/** A clock that waits for what `isBusy` tells of. */
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
    // Whole seconds: a store may learn a quarter of one later than another that a key was freed.
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
