// Monitor verbs: an owner's changes of monitors, each one transaction.
import { ServiceError } from "@svckit/core";
import { type Change, DEFAULT_SUBJECT, lockAccount, saveAccount } from "../records/accounts.js";
import type { MonitorRow, RunRow } from "../records/rows.js";
import { findSubject, openSubject } from "../records/subjects.js";
import { ACCOUNTS, MONITORS, RUNS } from "../records/tables.js";
import { get, insert, list, put, type Work } from "../rows/operations.js";
import { requireRoom } from "../tools/bounds.js";
import { requireVersion } from "../tools/version.js";
import { type Alerting, type Monitor, readMonitor } from "./record.js";
import { firstSlot } from "./schedule.js";
import { tell } from "./tell.js";

/** What an owner writes of a monitor. */
export type MonitorValues = Pick<Monitor, "name" | "calls" | "schedule" | "condition" | "alerting">;

/** Writes a new monitor. Throws for a subject that cannot be written to, and VALIDATION_ERROR where there is no room. */
export function* createMonitor(
  change: Change,
  { subjectId, values, most }: { subjectId: string | undefined; values: MonitorValues; most: number },
): Work<Monitor> {
  const { accountId, now, newId } = change;
  const account = yield* lockAccount(change);
  const subject = yield* openSubject(account, subjectId);
  requireRoom({ has: account.monitors, most, of: "monitors", next: "Archive one of those." });
  const id = newId();
  const monitor: Monitor = {
    ...values,
    id,
    account_id: accountId,
    subject_id: subject.id,
    status: "active",
    paused_reason: null,
    next_run_at: firstSlot({ id, schedule: values.schedule }, now),
    last_run_at: null,
    progress: {},
    version: 1,
    created_at: now,
    updated_at: now,
  };
  yield* insert(MONITORS, monitor);
  yield* saveAccount({ ...account, monitors: account.monitors + 1 });
  return monitor;
}

/** What an update sets; what it leaves out stays. */
export type MonitorUpdate = {
  readonly [Name in keyof Omit<MonitorValues, "alerting">]: MonitorValues[Name] | undefined;
} & { readonly status: "active" | "paused" | undefined } & {
  readonly [Name in keyof Alerting]: Alerting[Name] | undefined;
};

/**
 * Writes a monitor over; an update that names nothing changes nothing. What it remembers of earlier runs is forgotten where
 * calls or condition are others, and a new schedule begins now. An event tells of a monitor that stops or goes on. Throws
 * MONITOR_NOT_FOUND, STATE_SUBJECT_ARCHIVED or VALIDATION_ERROR.
 */
export function* updateMonitor(
  change: Change,
  { monitorId, version, update }: { monitorId: string; version: number | undefined; update: MonitorUpdate },
): Work<Monitor> {
  const { accountId, now } = change;
  const account = yield* lockAccount(change);
  const before = yield* findMonitor(accountId, monitorId, "update");
  yield* openSubject(account, before.subject_id);
  requireVersion(before, version);
  requireLive(before);
  if (Object.values(update).every((value) => value === undefined)) return before;
  const { severity = before.alerting.severity, title = before.alerting.title, ...values } = update;
  const given = { ...withoutUndefined(values), alerting: { severity, title } };
  const status = given.status ?? before.status;
  // Set to active, it is so from now on, whatever paused it.
  const paused_reason = given.status === undefined ? before.paused_reason : null;
  const isAnew = given.calls !== undefined || given.condition !== undefined;
  const after: Monitor = {
    ...before,
    ...given,
    status,
    paused_reason,
    next_run_at: nextRunOf(before, { ...before, ...given, status, paused_reason }, now),
    progress: isAnew ? {} : before.progress,
    version: before.version + 1,
    updated_at: now,
  };
  yield* put(MONITORS, [after]);
  if (status !== before.status)
    yield* tell(change, account, status === "paused" ? "monitor.paused" : "monitor.resumed", after);
  return after;
}

/** Throws VALIDATION_ERROR for a monitor that is archived. */
export function requireLive({ status }: Pick<Monitor, "status">): void {
  if (status !== "archived") return;
  throw new ServiceError("VALIDATION_ERROR", {
    message: "The monitor is archived: it can be read, and neither changed nor run.",
    next: "Create another one.",
    param: "monitor_id",
    runtimeStatus: "invalid_input",
  });
}

/** When a changed monitor runs next: a new schedule begins now, and so does one that its owner had paused. */
function nextRunOf(before: Monitor, after: Monitor, now: number): number | null {
  if (after.status === "paused" && after.paused_reason === null) return null;
  const isKept = JSON.stringify(before.schedule) === JSON.stringify(after.schedule);
  return isKept && before.next_run_at !== null ? before.next_run_at : firstSlot(after, now);
}

/** Ends a monitor for good; one that is archived stays so. */
export function* archiveMonitor(change: Change, { monitorId }: { monitorId: string }): Work<Monitor> {
  const account = yield* lockAccount(change);
  const before = yield* findMonitor(change.accountId, monitorId, "update");
  yield* openSubject(account, before.subject_id);
  if (before.status === "archived") return before;
  const after: Monitor = {
    ...before,
    status: "archived",
    paused_reason: null,
    next_run_at: null,
    version: before.version + 1,
    updated_at: change.now,
  };
  yield* put(MONITORS, [after]);
  yield* saveAccount({ ...account, monitors: account.monitors - 1 });
  return after;
}

/** A monitor of an account. Throws MONITOR_NOT_FOUND for another's as for none. */
export function* findMonitor(accountId: string, monitorId: string, lock?: "update"): Work<Monitor> {
  const row = yield* get(MONITORS, [monitorId], lock);
  if (row?.account_id === accountId) return readMonitor(row);
  throw new ServiceError("MONITOR_NOT_FOUND", { param: "monitor_id" });
}

/** Which monitors are listed: newest first, of one subject or all, of one status or all. */
export interface MonitorQuery {
  readonly accountId: string;
  readonly subjectId: string | undefined;
  readonly status: MonitorRow["status"] | undefined;
  readonly cursor: string | undefined;
  readonly limit: number;
}

// Monitors of another status are read past, so many at a time.
const READ_AT_ONCE = 101;

/** One more than the limit, where there are so many. Throws STATE_SUBJECT_NOT_FOUND. */
export function* listMonitors(query: MonitorQuery): Work<readonly MonitorRow[]> {
  const { accountId, subjectId, status, limit } = query;
  const place = yield* placeOf(accountId, subjectId);
  const found: MonitorRow[] = [];
  for (let after = query.cursor; ; ) {
    const rows: readonly MonitorRow[] = yield* list(MONITORS, {
      ...place,
      ...(after !== undefined && { after: [after] }),
      order: "desc",
      limit: READ_AT_ONCE,
    });
    found.push(...rows.filter((row) => status === undefined || row.status === status));
    after = rows.at(-1)?.id;
    if (found.length > limit || rows.length < READ_AT_ONCE) return found.slice(0, limit + 1);
  }
}

/** Where a list goes along: an account's monitors, or a subject's. */
function* placeOf(
  accountId: string,
  subjectId: string | undefined,
): Work<{ readonly index: string; readonly equals: readonly string[] }> {
  if (subjectId === undefined) return { index: "account", equals: [accountId] };
  const account = yield* get(ACCOUNTS, [accountId]);
  // Before its first change an account has the subject, and nothing in it.
  if (!account && subjectId === DEFAULT_SUBJECT) return { index: "subject", equals: [""] };
  const subject = yield* findSubject(account ?? { account_id: accountId, default_subject_id: "" }, subjectId);
  return { index: "subject", equals: [subject.id] };
}

/** Runs of a monitor, the newest slots first; one more than the limit, where there are so many. */
export function* listRuns(query: {
  readonly accountId: string;
  readonly monitorId: string;
  readonly cursor: string | undefined;
  readonly limit: number;
}): Work<readonly RunRow[]> {
  const { accountId, monitorId, cursor, limit } = query;
  yield* findMonitor(accountId, monitorId);
  return yield* list(RUNS, {
    index: "key",
    equals: [monitorId],
    ...(cursor !== undefined && { after: [Number(cursor)] }),
    order: "desc",
    limit: limit + 1,
  });
}

function withoutUndefined<T extends object>(value: T): { [Name in keyof T]?: Exclude<T[Name], undefined> } {
  // `as`: what is left out here is what the type leaves out.
  return Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)) as {
    [Name in keyof T]?: Exclude<T[Name], undefined>;
  };
}
