// The tools of monitors: create, list, get, update and archive one, list its runs, and test it.
import { ServiceError, type Tool } from "@svckit/core";
import * as z from "zod";
import { SEVERITIES } from "../alerts/alert.js";
import { nameOf } from "../tools/name.js";
import { type NativeParts, nativeTool } from "../tools/native-tool.js";
import { listedSubjectId, ownSubjectId, recordId } from "../tools/record-id.js";
import { Version } from "../tools/version.js";
import { NextCursor, page, toPage } from "../tools/wire.js";
import { ConditionField, requireSchedule, ScheduleField } from "./fields.js";
import {
  archiveMonitor,
  createMonitor,
  findMonitor,
  listMonitors,
  listRuns,
  updateMonitor,
} from "./monitor-verbs.js";
import { callFields, callsOf, requireCalls, requirePaths } from "./planned-calls.js";
import { MonitorRecord, RunRecord, toMonitorRecord, toRunRecord } from "./record.js";
import { testTool } from "./test-tool.js";

const monitor_id = recordId("The monitor's `id`");
const Severity = z.enum(SEVERITIES);
const Title = nameOf("What its alerts are called; its name and condition where left out");

const CONDITION =
  "What must be so for an alert; left out, every run opens one. The alert opens as the condition begins to be met, and not again while it is";

export const CreateMonitorInput = z.object({
  subject_id: ownSubjectId(),
  name: nameOf("What the monitor is called; the name of its tool where left out").optional(),
  ...callFields,
  schedule: ScheduleField,
  condition: ConditionField.optional().describe(CONDITION),
  severity: Severity.default("warning").describe("How grave its alerts are"),
  title: Title.optional(),
});

export const UpdateMonitorInput = z.object({
  monitor_id,
  version: Version,
  name: nameOf("What the monitor is called").optional(),
  ...callFields,
  schedule: ScheduleField.optional(),
  condition: ConditionField.nullable().optional().describe(`${CONDITION}. Null takes it away`),
  severity: Severity.optional().describe("How grave its alerts are"),
  title: Title.optional(),
  status: z.enum(["active", "paused"]).optional().describe("Pauses it, or lets it run again"),
});

export const ListMonitorsInput = z.object({
  subject_id: listedSubjectId(),
  status: z.enum(["active", "paused", "archived"]).optional().describe("Only those of this status"),
  ...page,
});
export const MonitorInput = z.object({ monitor_id });
export const ListRunsInput = z.object({
  monitor_id,
  ...page,
  cursor: z
    .string()
    .regex(/^\d{1,15}$/, "expected the `next_cursor` of a page")
    .optional()
    .describe("`next_cursor` of the page before"),
});

const One = z.object({ monitor: MonitorRecord });
const EXAMPLE_ID = "0190b1de-0000-7000-8000-000000000002";
const byId = (description: string) => [{ description, args: { monitor_id: EXAMPLE_ID } }];

/** The tools of monitors. */
export function monitorTools(parts: NativeParts): readonly Tool[] {
  return [
    createTool(parts),
    listTool(parts),
    getTool(parts),
    updateTool(parts),
    archiveTool(parts),
    runsTool(parts),
    testTool(parts, MonitorInput),
  ];
}

function createTool(parts: NativeParts): Tool {
  return nativeTool(parts, {
    name: "create_monitor",
    title: "Create a monitor",
    description:
      "Watches something for the account: calls a tool on a schedule, compares a value of its result, and opens an alert. Each run is paid like a call of the tool.",
    keywords: [
      "watch",
      "notify me when",
      "alert me if",
      "price alert",
      "schedule",
      "every hour",
      "threshold",
    ],
    effect: "write",
    input: CreateMonitorInput,
    output: One,
    examples: [
      {
        description: "Tell me as Bitcoin goes over 100,000 dollars",
        args: {
          name: "Bitcoin over 100,000",
          tool: "get_price",
          args: { ids: "bitcoin", vs_currencies: "usd" },
          schedule: { every: "10m" },
          condition: { path: "bitcoin.usd", op: ">", value: 100_000 },
        },
      },
      {
        description: "Tell me on working days at nine in Berlin if a price has moved by 5 percent",
        args: {
          tool: "get_price",
          args: { ids: "ethereum", vs_currencies: "eur" },
          schedule: { cron: "0 9 * * 1-5", timezone: "Europe/Berlin" },
          condition: { path: "ethereum.eur", op: "changes_by_pct", value: 5 },
        },
      },
    ],
    async run(args, context) {
      const { state, now } = context;
      const { condition = null, severity, title = null, subject_id: subjectId } = args;
      const calls = callsOf(args);
      const [first] = calls ?? [];
      if (calls === undefined || first === undefined) throw missingTool();
      const { leastIntervalMs, monitors: most } = state.limits;
      const schedule = requireSchedule(args.schedule, now, leastIntervalMs);
      await requireCalls(state, context.principal, calls);
      requirePaths(condition, calls);
      const name = args.name ?? first.tool;
      const values = { name, calls, schedule, condition, alerting: { severity, title } };
      const row = await state.write(() => createMonitor(context, { subjectId, values, most }));
      return { monitor: toMonitorRecord(row) };
    },
  });
}

function missingTool(): ServiceError {
  return new ServiceError("MISSING_PARAM", {
    message: "A monitor needs the argument `tool`, or `calls`.",
    next: "Add the tool that each run calls, and send the call again.",
    param: "tool",
    runtimeStatus: "invalid_input",
  });
}

function updateTool(parts: NativeParts): Tool {
  return nativeTool(parts, {
    name: "update_monitor",
    title: "Update a monitor",
    description:
      "Changes a monitor, or pauses it and lets it run again by `status`. With other calls or another condition it begins anew; what is left out stays.",
    keywords: ["pause monitor", "resume monitor", "change threshold", "edit alert rule", "reschedule"],
    effect: "write",
    input: UpdateMonitorInput,
    output: One,
    examples: [
      { description: "Pause a monitor", args: { monitor_id: EXAMPLE_ID, status: "paused" } },
      { description: "Run it each hour", args: { monitor_id: EXAMPLE_ID, schedule: { every: "1h" } } },
    ],
    async run(args, context) {
      const { state, accountId, now } = context;
      const { monitor_id: monitorId, version, name, condition, severity, title, status } = args;
      const before = await state.read(() => findMonitor(accountId, monitorId));
      const calls = callsOf(args, before.calls);
      const schedule = args.schedule && requireSchedule(args.schedule, now, state.limits.leastIntervalMs);
      if (calls) await requireCalls(state, context.principal, calls);
      if (calls || condition)
        requirePaths(condition === undefined ? before.condition : condition, calls ?? before.calls);
      const update = { name, calls, schedule, condition, severity, title, status };
      const row = await state.write(() => updateMonitor(context, { monitorId, version, update }));
      return { monitor: toMonitorRecord(row) };
    },
  });
}

function archiveTool(parts: NativeParts): Tool {
  return nativeTool(parts, {
    name: "archive_monitor",
    title: "Archive a monitor",
    description: "Ends a monitor for good. It, its runs and its alerts can still be read.",
    keywords: ["delete monitor", "stop watching", "remove alert rule"],
    effect: "destroy",
    idempotent: true,
    input: MonitorInput,
    output: One,
    examples: byId("Archive a monitor by its id"),
    async run({ monitor_id: monitorId }, context) {
      const row = await context.state.write(() => archiveMonitor(context, { monitorId }));
      return { monitor: toMonitorRecord(row) };
    },
  });
}

function getTool(parts: NativeParts): Tool {
  return nativeTool(parts, {
    name: "get_monitor",
    title: "Get a monitor",
    description:
      "One monitor of the account: what it calls, when it runs next, and whether it is paused and why.",
    keywords: ["monitor status", "why is my monitor paused", "next run"],
    effect: "read",
    input: MonitorInput,
    output: One,
    examples: byId("A monitor by its id"),
    async run({ monitor_id }, { state, accountId }) {
      return { monitor: toMonitorRecord(await state.read(() => findMonitor(accountId, monitor_id))) };
    },
  });
}

function listTool(parts: NativeParts): Tool {
  return nativeTool(parts, {
    name: "list_monitors",
    title: "List monitors",
    description: "The account's monitors, the newest first; all of them, or those of one subject or status.",
    keywords: ["my monitors", "what am I watching", "paused monitors", "alert rules"],
    effect: "read",
    input: ListMonitorsInput,
    output: z.object({ monitors: z.array(MonitorRecord), next_cursor: NextCursor }),
    examples: [
      { description: "All monitors", args: {} },
      { description: "Those that are paused", args: { status: "paused" } },
    ],
    async run({ subject_id: subjectId, status, cursor, limit }, { state, accountId }) {
      const query = { accountId, subjectId, status, cursor, limit };
      const shown = toPage(await state.read(() => listMonitors(query)), limit, ({ id }) => id);
      return { monitors: shown.rows.map(toMonitorRecord), next_cursor: shown.next_cursor };
    },
  });
}

function runsTool(parts: NativeParts): Tool {
  return nativeTool(parts, {
    name: "list_monitor_runs",
    title: "List a monitor's runs",
    description:
      "What became of each slot of a monitor, the newest first: whether it ran, what it saw, what it cost, or why it was skipped or paused.",
    keywords: ["monitor history", "why did my monitor not run", "failed runs"],
    effect: "read",
    input: ListRunsInput,
    output: z.object({ runs: z.array(RunRecord), next_cursor: NextCursor }),
    examples: byId("The runs of a monitor"),
    async run({ monitor_id: monitorId, cursor, limit }, { state, accountId }) {
      const rows = await state.read(() => listRuns({ accountId, monitorId, cursor, limit }));
      const shown = toPage(rows, limit, ({ slot }) => String(slot));
      return { runs: shown.rows.map(toRunRecord), next_cursor: shown.next_cursor };
    },
  });
}
