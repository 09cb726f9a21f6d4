// Record: a monitor and its runs, as they are read from their rows and sent.
import * as z from "zod";
import { SEVERITIES } from "../alerts/alert.js";
import type { AlertRow, MonitorRow, RunRow } from "../records/rows.js";
import { Instant, toInstant } from "../tools/wire.js";
import type { Condition, Progress } from "./condition.js";
import type { Schedule } from "./schedule.js";

/** A call of a run; the only one has no name. */
export interface MonitorCall {
  readonly name: string | null;
  readonly tool: string;
  readonly args: Readonly<Record<string, unknown>>;
}

/** What the alerts of a monitor are like. */
export interface Alerting {
  readonly severity: AlertRow["severity"];
  readonly title: string | null;
}

/** A monitor with its JSON read. */
export interface Monitor extends MonitorRow {
  readonly calls: readonly MonitorCall[];
  readonly schedule: Schedule;
  readonly condition: Condition | null;
  readonly alerting: Alerting;
  readonly progress: Progress & {
    /** The last slot that was looked at. */
    readonly slot?: number;
  };
}

/** The monitor of a row. */
export function readMonitor(row: MonitorRow): Monitor {
  // `as`: these columns are written here alone.
  return row as Monitor;
}

const Json = z.json();

/** A monitor as it is sent. */
export const MonitorRecord = z.object({
  id: z.string(),
  subject_id: z.string(),
  name: z.string(),
  tool: z.string().nullable().describe("The tool of each run; null where there are several calls"),
  args: z.record(z.string(), Json).nullable(),
  calls: z
    .array(z.object({ name: z.string(), tool: z.string(), args: z.record(z.string(), Json) }))
    .nullable()
    .describe("The calls of each run; null where there is one"),
  schedule: z.object({
    every: z.string().optional(),
    cron: z.string().optional(),
    timezone: z.string().optional(),
  }),
  condition: z.record(z.string(), Json).nullable().describe("Null: every run opens an alert"),
  severity: z.enum(SEVERITIES),
  title: z.string().nullable(),
  status: z.enum(["active", "paused", "archived"]),
  paused_reason: z.string().nullable().describe("Null where its owner paused it"),
  next_run_at: Instant.nullable(),
  last_run_at: Instant.nullable(),
  version: z.int(),
  created_at: Instant,
  updated_at: Instant,
});

/** The monitor of a row, as it is sent. */
export function toMonitorRecord(row: MonitorRow): z.input<typeof MonitorRecord> {
  const { calls, schedule, condition, alerting, ...monitor } = readMonitor(row);
  const [only] = calls;
  const isOne = only !== undefined && only.name === null;
  return {
    id: monitor.id,
    subject_id: monitor.subject_id,
    name: monitor.name,
    tool: isOne ? only.tool : null,
    args: isOne ? jsonOf(only.args) : null,
    calls: isOne
      ? null
      : calls.map(({ name, tool, args }) => ({ name: name ?? "", tool, args: jsonOf(args) })),
    schedule,
    condition: condition && jsonOf(condition),
    severity: alerting.severity,
    title: alerting.title,
    status: monitor.status,
    paused_reason: monitor.paused_reason,
    next_run_at: toInstant(monitor.next_run_at),
    last_run_at: toInstant(monitor.last_run_at),
    version: monitor.version,
    created_at: toInstant(monitor.created_at),
    updated_at: toInstant(monitor.updated_at),
  };
}

/** What a run has seen, and what came of it. */
export interface Seen {
  readonly met: boolean | null;
  readonly value: unknown;
  readonly problem?: string | undefined;
  readonly alert?: { readonly id: string; readonly did: "opened" | "reopened" | "resolved" } | undefined;
}

/** What the column `observed` of a run holds: what it saw, or up to which slot none was run. */
export type Observed = Seen | { readonly missedUntil: number } | null;

/** A run as it is sent. */
export const RunRecord = z.object({
  id: z.string(),
  monitor_id: z.string(),
  slot: Instant.describe("When it was due"),
  status: z.enum(["running", "ok", "failed", "skipped", "paused"]),
  reason: z
    .string()
    .nullable()
    .describe(
      "Why it is not ok: an error code; `interrupted` where its process died before a call was answered, `missed` where nothing ran at its time, `calls_changed` where the monitor was changed meanwhile",
    ),
  missed_until: Instant.nullable().describe("The last slot of those that were missed"),
  met: z.boolean().nullable().describe("Whether the condition was met; null where nobody looked"),
  observed: Json.describe("The value that the condition saw"),
  problem: z.string().nullable().describe("Why nothing could be compared: missing or not_comparable"),
  alert_id: z.string().nullable().describe("The alert that the run opened, opened again or resolved"),
  receipt_ids: z.array(z.string()),
  credits_used: z.int(),
  started_at: Instant,
  ended_at: Instant.nullable(),
});

/** The run of a row, as it is sent. */
export function toRunRecord(row: RunRow): z.input<typeof RunRecord> {
  // `as`: these columns are written here alone.
  const observed = row.observed as Observed;
  const receipts = (row.receipt_ids ?? []) as readonly string[];
  const seen = observed !== null && "met" in observed ? observed : undefined;
  return {
    id: row.id,
    monitor_id: row.monitor_id,
    slot: toInstant(row.slot),
    status: row.status,
    reason: row.reason,
    missed_until: toInstant(observed !== null && "missedUntil" in observed ? observed.missedUntil : null),
    met: seen?.met ?? null,
    observed: (seen?.value ?? null) as z.infer<typeof Json>,
    problem: seen?.problem ?? null,
    alert_id: seen?.alert?.id ?? null,
    receipt_ids: [...receipts],
    credits_used: row.credits_used ?? 0,
    started_at: toInstant(row.started_at),
    ended_at: toInstant(row.ended_at),
  };
}

/** What came in as JSON, or was made of it. */
function jsonOf(value: object): Record<string, z.infer<typeof Json>> {
  // `as`: JSON Schema libraries and ours write the same type in two ways.
  return value as Record<string, z.infer<typeof Json>>;
}
