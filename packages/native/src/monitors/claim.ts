// Claim: takes monitors whose slot has come, so that each slot is run at most once over all processes.
import type { MonitorRow, RunRow } from "../records/rows.js";
import { MONITORS, RUNS, SUBJECTS } from "../records/tables.js";
import { get, insert, list, put, type Work } from "../rows/operations.js";
import { type Monitor, type Observed, readMonitor } from "./record.js";
import { lastSlot, slotAfter } from "./schedule.js";

/** A run that this process has taken. */
export interface ClaimedRun {
  readonly run: RunRow;
  readonly monitor: Monitor;
}

/** How runs are taken. */
export interface ClaimQuery {
  readonly now: number;
  readonly newId: () => string;
  /** Names this process in the runs. */
  readonly runner: string;
  readonly leaseMs: number;
  /** The most that are taken. */
  readonly limit: number;
  /** How many runs of an account are under way here. */
  readonly underWay: ReadonlyMap<string, number>;
}

// Of so many that are due the fairest are taken: no fewer than one account may have of its own, by the usual limits.
const WINDOW = 128;
const WINDOW_OF_LIMIT = 4;

/**
 * Takes due monitors, in turns between accounts, and writes the run of the slot that came last; those before it are
 * written down as missed. The next slot lies ahead of `now`. What another process is taking at the moment is left to it.
 */
export function* claimDue(query: ClaimQuery): Work<readonly ClaimedRun[]> {
  const { now, limit, underWay } = query;
  const window = Math.max(WINDOW, limit * WINDOW_OF_LIMIT);
  const due = yield* list(MONITORS, { index: "due", upTo: now, limit: window, lock: "skip" });
  const subjects = new Map<string, boolean>();
  const claimed: ClaimedRun[] = [];
  const changed: MonitorRow[] = [];
  for (const row of inTurns(due, limit, underWay)) {
    const monitor = readMonitor(row);
    const { subject_id: subjectId } = monitor;
    const isOpen = subjects.get(subjectId) ?? (yield* get(SUBJECTS, [subjectId]))?.status === "active";
    subjects.set(subjectId, isOpen);
    // Nothing is run for a subject that is archived.
    const taken = isOpen
      ? yield* claimOne(query, monitor)
      : { monitor: { ...monitor, next_run_at: null }, run: undefined };
    changed.push(taken.monitor);
    if (taken.run) claimed.push({ run: taken.run, monitor: taken.monitor });
  }
  yield* put(MONITORS, changed);
  return claimed;
}

function* claimOne(
  { now, newId, runner, leaseMs }: ClaimQuery,
  monitor: Monitor,
): Work<{ readonly monitor: Monitor; readonly run?: RunRow }> {
  const first = monitor.next_run_at ?? now;
  const times = slotsOf(monitor, first, now);
  // Time zones come and go: a schedule that cannot be followed any more waits for its owner.
  if (times === undefined)
    return {
      monitor: { ...monitor, status: "paused", paused_reason: "SCHEDULE_NEVER_COMES", next_run_at: null },
    };
  const run: RunRow = {
    monitor_id: monitor.id,
    slot: times.slot,
    id: newId(),
    account_id: monitor.account_id,
    status: "running",
    reason: null,
    runner,
    lease_until: now + leaseMs,
    receipt_ids: [],
    credits_used: 0,
    observed: null,
    started_at: now,
    ended_at: null,
  };
  if (first < times.slot) {
    const observed: Observed = { missedUntil: times.before };
    const missed = { status: "skipped", reason: "missed", lease_until: null, ended_at: now } as const;
    yield* insert(RUNS, { ...run, ...missed, id: newId(), slot: first, observed });
  }
  const isNew = yield* insert(RUNS, run);
  return {
    monitor: { ...monitor, next_run_at: times.next, last_run_at: isNew ? now : monitor.last_run_at },
    ...(isNew && { run }),
  };
}

/** The slot that is run, the one before it and the one after; undefined where the schedule has none. */
function slotsOf(monitor: Monitor, first: number, now: number) {
  try {
    const slot = lastSlot(monitor, first, now);
    const before = slot > first ? lastSlot(monitor, first, slot - 1) : first;
    return { slot, before, next: slotAfter(monitor, slot, now) };
  } catch {
    return undefined;
  }
}

/** As many as there is room for: one of each account, those first that have the fewest under way, then another of each. */
function inTurns<Row extends { readonly account_id: string }>(
  due: readonly Row[],
  limit: number,
  underWay: ReadonlyMap<string, number>,
): readonly Row[] {
  const counts = new Map(underWay);
  const turns = due.map((row, place) => {
    const turn = counts.get(row.account_id) ?? 0;
    counts.set(row.account_id, turn + 1);
    return { row, turn, place };
  });
  return turns
    .sort((a, b) => a.turn - b.turn || a.place - b.place)
    .slice(0, limit)
    .map(({ row }) => row);
}
