// The verbs of alerts: their owner finds them and moves them on. Monitors open and resolve them.
import { ServiceError } from "@svckit/core";
import { type Change, lockAccount } from "../records/accounts.js";
import { type FilteredPage, listFiltered } from "../records/filtered.js";
import type { AccountRow, AlertRow } from "../records/rows.js";
import { findSubject, openSubject } from "../records/subjects.js";
import { ALERTS, MONITORS } from "../records/tables.js";
import { get, type Work } from "../rows/operations.js";
import { requireVersion } from "../tools/version.js";
import { changeAlert } from "./alert.js";

/** Which alerts are listed. */
export interface AskedAlerts {
  readonly status: AlertRow["status"] | undefined;
  readonly severity: AlertRow["severity"] | undefined;
  readonly monitorId: string | undefined;
  readonly subjectId: string | undefined;
  readonly after: string | undefined;
  readonly limit: number;
}

/** An alert of the account. Throws ALERT_NOT_FOUND, for another account's as for none. */
export function* findAlert({ account_id: accountId }: AccountRow, alertId: string): Work<AlertRow> {
  const row = yield* get(ALERTS, [alertId]);
  if (row?.account_id === accountId) return row;
  throw new ServiceError("ALERT_NOT_FOUND", { param: "alert_id", runtimeStatus: "invalid_input" });
}

/** Alerts of the account, the newest first. Throws STATE_SUBJECT_NOT_FOUND and MONITOR_NOT_FOUND. */
export function* listAlerts(account: AccountRow, asked: AskedAlerts): Work<FilteredPage<AlertRow>> {
  const { status, severity, monitorId, subjectId, after, limit } = asked;
  const subject = subjectId === undefined ? undefined : yield* findSubject(account, subjectId);
  if (monitorId !== undefined) {
    const monitor = yield* get(MONITORS, [monitorId]);
    if (monitor?.account_id !== account.account_id)
      throw new ServiceError("MONITOR_NOT_FOUND", { param: "monitor_id", runtimeStatus: "invalid_input" });
  }
  const along = (monitorId !== undefined && { index: "monitor", equals: [monitorId] }) ||
    (subject !== undefined && { index: "subject", equals: [subject.id] }) ||
    (status !== undefined && { index: "status", equals: [account.account_id, status] }) || {
      index: "account",
      equals: [account.account_id],
    };
  return yield* listFiltered(ALERTS, {
    ...along,
    after,
    limit,
    fits: (row) =>
      row.account_id === account.account_id &&
      (subject === undefined || row.subject_id === subject.id) &&
      (status === undefined || row.status === status) &&
      (severity === undefined || row.severity === severity),
    bytesOf: ({ observed }) => Buffer.byteLength(JSON.stringify(observed)) + 1_024,
  });
}

/**
 * Moves an alert on, and tells of it. A status that it has already is the same success. Throws ALERT_NOT_FOUND,
 * STATE_SUBJECT_ARCHIVED, or VALIDATION_ERROR for another version and for a way back.
 */
export function* updateAlert(
  change: Change & {
    readonly alertId: string;
    readonly status: "acknowledged" | "resolved";
    readonly version: number | undefined;
  },
): Work<AlertRow> {
  const { alertId, status, version } = change;
  const account = yield* lockAccount(change);
  const row = yield* findAlert(account, alertId);
  yield* openSubject(account, row.subject_id);
  requireVersion(row, version);
  if (row.status === "resolved" && status !== "resolved") throw isOver();
  return (yield* changeAlert(change, account, row, { status })).alert;
}

function isOver(): ServiceError {
  return new ServiceError("VALIDATION_ERROR", {
    message: "The alert is resolved, and is not acknowledged after that.",
    next: "Leave it: its monitor opens another one where there is reason to.",
    param: "status",
    runtimeStatus: "invalid_input",
  });
}
