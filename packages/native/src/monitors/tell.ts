// Tell: the events of a monitor that stops and goes on, whether its owner or its credits are why.
import { emit } from "../events/emit.js";
import type { Change } from "../records/accounts.js";
import type { AccountRow } from "../records/rows.js";
import type { Work } from "../rows/operations.js";
import { type Monitor, toMonitorRecord } from "./record.js";

/** Tells that a monitor has been paused, or runs again. The account is locked by the verb, and written. */
export function* tell(
  change: Change,
  account: AccountRow,
  type: "monitor.paused" | "monitor.resumed",
  monitor: Monitor,
): Work<void> {
  const data = { monitor: toMonitorRecord(monitor) };
  yield* emit(change, account, { subjectId: monitor.subject_id, type, data });
}
