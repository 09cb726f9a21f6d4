// Lapsed: runs whose process is silent, and runs that are too old to be kept.
import type { RunRow } from "../records/rows.js";
import { MONITORS, RUNS } from "../records/tables.js";
import { get, list, put, remove, type Work } from "../rows/operations.js";
import { type Monitor, readMonitor } from "./record.js";

/** A run whose lease has ended, with its monitor. */
export interface LapsedRun {
  readonly run: RunRow;
  readonly monitor: Monitor | undefined;
}

/** Runs whose lease has ended at `now`, the oldest first. */
export function* listLapsed(now: number, limit: number): Work<readonly LapsedRun[]> {
  const runs = yield* list(RUNS, { index: "lease", upTo: now, limit });
  const found: LapsedRun[] = [];
  for (const run of runs) {
    const row = yield* get(MONITORS, [run.monitor_id]);
    found.push({ run, monitor: row && readMonitor(row) });
  }
  return found;
}

/** Looks after a run again later: of several processes that see it lapse, one does. `false` where it has ended. */
export function* holdLease({ monitor_id, slot, lease_until }: RunRow, until: number): Work<boolean> {
  const run = yield* get(RUNS, [monitor_id, slot], "update");
  if (run?.status !== "running" || run.lease_until !== lease_until) return false;
  yield* put(RUNS, [{ ...run, lease_until: until }]);
  return true;
}

/** Removes runs that ended before an instant; gives how many. */
export function* removeEnded(before: number, limit: number): Work<number> {
  const runs = yield* list(RUNS, { index: "ended", upTo: before, limit });
  yield* remove(
    RUNS,
    runs.map(({ monitor_id, slot }) => [monitor_id, slot]),
  );
  return runs.length;
}
