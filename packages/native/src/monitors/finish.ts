// Finish: writes what came of a run, and what follows from it: the monitor's state, its memory and its alerts.
import { changeAlert, openAlert } from "../alerts/alert.js";
import { type Change, lockAccount } from "../records/accounts.js";
import type { AccountRow, RunRow } from "../records/rows.js";
import { ALERTS, MONITORS, RUNS } from "../records/tables.js";
import { get, put, type Work } from "../rows/operations.js";
import type { Look, Progress } from "./condition.js";
import { look } from "./look.js";
import { type Monitor, type MonitorCall, readMonitor, type Seen } from "./record.js";
import type { Outcome } from "./run-calls.js";
import { spreadAfter } from "./schedule.js";
import { tell } from "./tell.js";

/** A run that has come to its end. */
export interface EndOfRun {
  readonly run: Pick<RunRow, "monitor_id" | "slot" | "id">;
  /** The calls that were made. */
  readonly calls: readonly MonitorCall[];
  readonly outcome: Outcome;
}

/**
 * Ends a run; `false` where it has ended before. What was given up as interrupted, or was never begun, is told anew where
 * its process comes back after all: its call may have been paid.
 */
export function* finishRun(
  change: Change,
  { run: { monitor_id, slot, id }, calls, outcome }: EndOfRun,
): Work<boolean> {
  const account = yield* lockAccount(change);
  const run = yield* get(RUNS, [monitor_id, slot], "update");
  if (run?.id !== id || (run.status !== "running" && !isGivenUp(run, outcome))) return false;
  const row = yield* get(MONITORS, [monitor_id], "update");
  const ended: RunRow = {
    ...run,
    status: outcome.status,
    reason: outcome.reason,
    lease_until: null,
    receipt_ids: outcome.receiptIds,
    credits_used: outcome.creditsUsed,
    ended_at: change.now,
  };
  // With its subject a monitor is archived, too.
  if (row === undefined || row.status === "archived") {
    yield* put(RUNS, [ended]);
    return true;
  }
  const monitor = readMonitor(row);
  // A result is that of the calls which were made, and not of those that stand there now.
  const isOther = JSON.stringify(monitor.calls) !== JSON.stringify(calls);
  if (outcome.status === "ok" && !isOther) {
    yield* conclude(change, account, monitor, ended, outcome);
    return true;
  }
  yield* put(RUNS, [outcome.status === "ok" ? { ...ended, reason: "calls_changed" } : ended]);
  if (outcome.status === "paused") yield* pause(change, account, monitor);
  if (outcome.retryAfterS !== undefined) yield* runSoon(change, monitor, outcome.retryAfterS);
  return true;
}

/** Has a monitor run again as soon as its account's minute has room, where its next slot does not come before. */
function* runSoon({ now }: Change, monitor: Monitor, retryAfterS: number): Work<void> {
  const { id, next_run_at: next } = monitor;
  const soon = spreadAfter(id, now + retryAfterS * 1_000);
  if (next !== null && soon < next) yield* put(MONITORS, [{ ...monitor, next_run_at: soon }]);
}

/** Whether a run that has an end may have another one: its process was taken for dead. */
const isGivenUp = ({ status, reason }: RunRow, outcome: Outcome) =>
  status === "skipped" && reason === "interrupted" && outcome.status !== "skipped";

/** Pauses a monitor whose account cannot pay. It stays due, and its next slot tries again. */
function* pause(change: Change, account: AccountRow, monitor: Monitor): Work<void> {
  if (monitor.status !== "active") return;
  const paused: Monitor = {
    ...monitor,
    status: "paused",
    paused_reason: "MONITOR_CREDIT_EXHAUSTED",
    updated_at: change.now,
  };
  yield* put(MONITORS, [paused]);
  yield* tell(change, account, "monitor.paused", paused);
}

/** Looks at the results of a run that worked. */
function* conclude(
  change: Change,
  before: AccountRow,
  monitor: Monitor,
  run: RunRow,
  outcome: Outcome,
): Work<void> {
  let account = before;
  const isPaid = monitor.status === "paused" && monitor.paused_reason === "MONITOR_CREDIT_EXHAUSTED";
  const resumed: Monitor = isPaid
    ? { ...monitor, status: "active", paused_reason: null, updated_at: change.now }
    : monitor;
  // A run that ends late knows nothing newer than what has been looked at.
  const isStale = run.slot <= (monitor.progress.slot ?? Number.NEGATIVE_INFINITY);
  const seen = isStale
    ? undefined
    : look(monitor.condition ?? undefined, outcome.results, monitor.progress, run.started_at);
  let alert: Seen["alert"];
  let progress: Progress = monitor.progress;
  if (seen) {
    const after = yield* applyLook(change, account, resumed, run, seen);
    ({ account, alert } = after);
    progress = { ...seen.progress, ...(alert?.did === "opened" && { alertId: alert.id }) };
  }
  const observed = seen && { met: seen.met, value: seen.observed, problem: seen.problem, alert };
  yield* put(RUNS, [{ ...run, observed: observed ?? null }]);
  const after: Monitor = {
    ...resumed,
    progress: isStale ? monitor.progress : { ...progress, slot: run.slot },
  };
  yield* put(MONITORS, [after]);
  if (isPaid) yield* tell(change, account, "monitor.resumed", after);
}

/** Opens, opens again or resolves an alert. */
function* applyLook(
  change: Change,
  account: AccountRow,
  monitor: Monitor,
  run: RunRow,
  seen: Look,
): Work<{ readonly account: AccountRow; readonly alert?: Seen["alert"] }> {
  if (seen.alert === "none") return { account };
  if (seen.alert === "opens") {
    const receipts = run.receipt_ids;
    const opened = yield* openAlert(change, account, {
      monitor_id: monitor.id,
      subject_id: monitor.subject_id,
      severity: monitor.alerting.severity,
      title: monitor.alerting.title ?? titleOf(monitor),
      observed: seen.observed,
      receipt_id: Array.isArray(receipts) && typeof receipts[0] === "string" ? receipts[0] : null,
    });
    return { account: opened.account, alert: { id: opened.alert.id, did: "opened" } };
  }
  const { alertId } = monitor.progress;
  const alert = alertId === undefined ? undefined : yield* get(ALERTS, [alertId], "update");
  const isWanted = seen.alert === "resolves" ? alert?.status !== "resolved" : alert?.status === "resolved";
  if (!alert || !isWanted) return { account };
  const status = seen.alert === "resolves" ? "resolved" : "open";
  const changed = yield* changeAlert(change, account, alert, { status });
  return {
    account: changed.account,
    alert: { id: alert.id, did: status === "resolved" ? "resolved" : "reopened" },
  };
}

/** What an alert is called where its monitor's owner has not said. */
function titleOf({ name, condition }: Monitor): string {
  if (condition === null) return name;
  const { path, op, value } = condition;
  const other = typeof value === "object" && value !== null ? value.path : value;
  const words = other === undefined ? `${path} ${op}` : `${path} ${op} ${String(other)}`;
  return `${name}: ${words}`.slice(0, MAX_TITLE);
}

const MAX_TITLE = 256;
