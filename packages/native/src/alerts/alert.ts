// Alert: what a monitor has seen, as it is sent, opened and moved on. Each change is told by an event.
import * as z from "zod";
import { emit } from "../events/emit.js";
import type { Change } from "../records/accounts.js";
import type { AccountRow, AlertRow } from "../records/rows.js";
import { ALERTS } from "../records/tables.js";
import { put, type Work } from "../rows/operations.js";
import { Instant, toInstant } from "../tools/wire.js";

export const SEVERITIES = ["info", "warning", "critical"] as const;
export const ALERT_STATUSES = ["open", "acknowledged", "resolved"] as const;

/** An alert as it is sent. */
export const Alert = z.object({
  id: z.string(),
  monitor_id: z.string(),
  subject_id: z.string(),
  severity: z.enum(SEVERITIES),
  status: z.enum(ALERT_STATUSES),
  title: z.string(),
  observed: z.json().describe("The value that the monitor's condition saw; null where it saw none"),
  receipt_id: z.string().nullable().describe("The receipt of the call that the value came from"),
  version: z.int(),
  created_at: Instant,
  updated_at: Instant,
});

/** The alert of a row. */
export function toAlert({ account_id: _, observed, created_at, updated_at, ...row }: AlertRow) {
  return {
    ...row,
    // `as`: the column holds any JSON value.
    observed: observed as z.infer<typeof Alert>["observed"],
    created_at: toInstant(created_at),
    updated_at: toInstant(updated_at),
  };
}

/** What a new alert says. */
export type NewAlert = Pick<
  AlertRow,
  "monitor_id" | "subject_id" | "severity" | "title" | "observed" | "receipt_id"
>;

/** Opens an alert. The account is locked by the verb; what comes back is its row as it is now. */
export function* openAlert(
  change: Change,
  account: AccountRow,
  alert: NewAlert,
): Work<{ readonly account: AccountRow; readonly alert: AlertRow }> {
  const { accountId, now, newId } = change;
  const row: AlertRow = {
    ...alert,
    id: newId(),
    account_id: accountId,
    status: "open",
    version: 1,
    created_at: now,
    updated_at: now,
  };
  yield* put(ALERTS, [row]);
  const data = { alert: toAlert(row) };
  const after = yield* emit(change, account, { subjectId: row.subject_id, type: "alert.opened", data });
  return { account: after, alert: row };
}

/** Writes an alert with other values, and tells of it; where nothing would be another, nothing is written. */
export function* changeAlert(
  change: Change,
  account: AccountRow,
  alert: AlertRow,
  values: Partial<Pick<AlertRow, "status" | "severity" | "title">>,
): Work<{ readonly account: AccountRow; readonly alert: AlertRow }> {
  const isSame = Object.entries(values).every(([name, value]) => Reflect.get(alert, name) === value);
  if (isSame) return { account, alert };
  const row = { ...alert, ...values, version: alert.version + 1, updated_at: change.now };
  yield* put(ALERTS, [row]);
  const data = { alert: toAlert(row) };
  const after = yield* emit(change, account, { subjectId: row.subject_id, type: "alert.updated", data });
  return { account: after, alert: row };
}
