// Set back: what follows from a clock that was ahead and has been corrected. Monitors would wait for the time that it was.
import type { MonitorRow } from "../records/rows.js";
import { MONITORS, RUNS } from "../records/tables.js";
import { list, put, type Work } from "../rows/operations.js";
import type { Pass } from "../tools/pass.js";
import type { State } from "../tools/state.js";
import { type Monitor, readMonitor } from "./record.js";
import { firstSlot } from "./schedule.js";

// Clocks of several machines differ by less.
const LEAST_MS = 600_000;
const EVERY_MS = 60_000;
const AT_ONCE = 500;

/** When the last run ended, where that has not come yet; undefined where it has. */
function* lastEndAhead({ now }: { readonly now: number }): Work<number | undefined> {
  const ahead = { index: "ended", order: "desc", upTo: now + LEAST_MS, limit: 1 } as const;
  const [run] = yield* list(RUNS, ahead);
  return run?.ended_at ?? undefined;
}

/**
 * Has monitors begin now that wait for longer than their schedule says, as many as are looked at together. Gives where to look
 * on; undefined at the end. Slots that are written down are not run again.
 */
function* beginAnew(given: {
  readonly now: number;
  /** The next slot and the id of the last one that was looked at. */
  readonly after?: readonly [number, string] | undefined;
}): Work<readonly [number, string] | undefined> {
  const { now, after = [now + LEAST_MS] } = given;
  const rows = yield* list(MONITORS, { index: "due", after, limit: AT_ONCE, lock: "skip" });
  yield* put(
    MONITORS,
    rows.flatMap((row) => begunAnew(readMonitor(row), now) ?? []),
  );
  const last = rows.at(-1);
  return last && rows.length === AT_ONCE ? [last.next_run_at ?? now, last.id] : undefined;
}

function begunAnew(monitor: Monitor, now: number): MonitorRow | undefined {
  const next = nextOf(monitor, now);
  if (next === undefined || (monitor.next_run_at ?? now) <= next + LEAST_MS) return undefined;
  // What it remembers has been, whatever the clock said then; the next result is the newest.
  const { slot: _, metSince, lastMetAt, lastOpenedAt, ...progress } = monitor.progress;
  const times = Object.entries({ metSince, lastMetAt, lastOpenedAt }).flatMap(([name, at]) =>
    at === undefined ? [] : [[name, Math.min(at, now)]],
  );
  return { ...monitor, next_run_at: next, progress: { ...progress, ...Object.fromEntries(times) } };
}

/** A schedule that cannot be followed any more is left to the claim. */
function nextOf(monitor: Monitor, now: number): number | undefined {
  try {
    return firstSlot(monitor, now);
  } catch {
    return undefined;
  }
}

/** The pass that notices a clock which was set back, by its own memory or by runs that ended in the time to come. */
export function createSetBackPass(state: State): Pass {
  let lastNow = Number.NEGATIVE_INFINITY;
  let seen: number | undefined;
  return {
    name: "set-back clock",
    everyMs: EVERY_MS,
    async run(now) {
      const ahead = await state.read(() => lastEndAhead({ now }));
      if (now < lastNow - LEAST_MS || (ahead !== undefined && ahead !== seen)) {
        let after: readonly [number, string] | undefined;
        do after = await state.write(() => beginAnew({ now, after }));
        while (after !== undefined);
      }
      // Until its time has come a run's end says nothing new.
      seen = ahead;
      lastNow = now;
      return "done";
    },
  };
}
