// Test clock: a clock of the core that stands still until a test moves it.
import { setImmediate as turn } from "node:timers/promises";
import type { Clock } from "@svckit/core";

/** A clock that a test moves. */
export interface TestClock extends Clock {
  /**
   * Lets `ms` pass. Runs each timer that falls due at its own time, in order, and lets what it starts run on before
   * the next one. The core's deadlines are such timers: to advance past one makes a call in flight time out. Does not
   * wait for the network; await the call for that.
   */
  advance(ms: number): Promise<void>;
  /** Sets what `now` says, as when somebody corrects the machine's clock. No time passes, and no timer runs. */
  set(ms: number): void;
  /** How many timers wait. */
  readonly pending: number;
}

/** Where a test clock starts by default: 2026-01-01T00:00:00Z. */
export const TEST_START_MS = Date.UTC(2026, 0, 1);

/** Makes a clock that starts at `startMs` and stands still. */
export function createTestClock(startMs = TEST_START_MS): TestClock {
  const timers = new Set<{ readonly due: number; readonly task: () => void }>();
  // Timers are kept by the time that has passed, which `set` does not change.
  let passed = 0;
  let start = startMs;

  function nextDue(until: number) {
    let next: { readonly due: number; readonly task: () => void } | undefined;
    for (const timer of timers) {
      if (timer.due <= until && (next === undefined || timer.due < next.due)) next = timer;
    }
    return next;
  }

  return {
    now: () => start + passed,
    after(ms, task) {
      const timer = { due: passed + Math.max(0, ms), task };
      timers.add(timer);
      return () => {
        timers.delete(timer);
      };
    },
    async advance(ms) {
      if (!(ms >= 0)) throw new Error(`time passes forwards: ${ms} ms cannot be advanced`);
      const until = passed + ms;
      await turn();
      for (let timer = nextDue(until); timer !== undefined; timer = nextDue(until)) {
        timers.delete(timer);
        passed = Math.max(passed, timer.due);
        timer.task();
        await turn();
      }
      passed = Math.max(passed, until);
      await turn();
    },
    set(ms) {
      start = ms - passed;
    },
    get pending() {
      return timers.size;
    },
  };
}
