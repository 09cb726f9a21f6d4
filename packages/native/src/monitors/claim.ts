// Claim: takes monitors whose slot has come, so that each slot is run at most once over all processes.
import type { RunRow } from "../records/rows.js";
import { MONITORS, RUNS } from "../records/tables.js";
import { insertAll, list, put, type Work } from "../rows/operations.js";
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
 *
 * Nobody looks at the subjects: to archive one archives its monitors in the same transaction, and the lock of a monitor's row
 * puts that before the claim, which then does not find it due, or behind it.
 */
export function* claimDue(query: ClaimQuery): Work<readonly ClaimedRun[]> {
  const { now, limit, underWay } = query;
  const window = Math.max(WINDOW, limit * WINDOW_OF_LIMIT);
  const due = yield* list(MONITORS, { index: "due", upTo: now, limit: window, lock: "skip" });
  const plans = inTurns(due, limit, underWay).map((row) => planOf(query, readMonitor(row)));
  const runs = plans.flatMap(({ run }) => run ?? []);
  const missed = plans.flatMap((plan) => plan.missed ?? []);
  // All in one statement: to a database far away each takes its time, and the monitors are locked meanwhile.
  const areNew = yield* insertAll(RUNS, [...runs, ...missed]);
  const begun = new Set(runs.filter((_, at) => areNew[at]));
  const claimed: ClaimedRun[] = [];
  const changed = plans.map(({ monitor, run }) => {
    // A slot that has been run, since the clock was set back, is not run again.
    if (!run || !begun.has(run)) return monitor;
    const after = { ...monitor, last_run_at: now };
    claimed.push({ run, monitor: after });
    return after;
  });
  yield* put(MONITORS, changed);
  return claimed;
}

/** What a claim makes of a monitor that is due. */
interface Plan {
  /** As it is after that. */
  readonly monitor: Monitor;
  readonly run?: RunRow;
  /** The slots that nothing ran at, as one run that was skipped. */
  readonly missed?: RunRow;
}

function planOf({ now, newId, runner, leaseMs }: ClaimQuery, monitor: Monitor): Plan {
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
  const planned = { run, monitor: { ...monitor, next_run_at: times.next } };
  if (first >= times.slot) return planned;
  const observed: Observed = { missedUntil: times.before };
  const ended = { status: "skipped", reason: "missed", lease_until: null, ended_at: now } as const;
  return { ...planned, missed: { ...run, ...ended, id: newId(), slot: first, observed } };
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
