// The routes of monitors.
import type { RouteTag } from "@svckit/rest";
import {
  CreateMonitorInput,
  ListMonitorsInput,
  ListRunsInput,
  MonitorInput,
  UpdateMonitorInput,
} from "../monitors/monitor-tools.js";
import type { ToolRoute } from "./tool-route.js";

const tag: RouteTag = {
  name: "monitors",
  description: "What is watched for an account, on a schedule, and what became of each run",
};

const ROOT = "/api/v1/monitors";
const ONE = `${ROOT}/{monitor_id}`;
const WRITTEN = [
  "STATE_SUBJECT_NOT_FOUND",
  "STATE_SUBJECT_ARCHIVED",
  "TOOL_NOT_FOUND",
  "TOOL_RETIRED",
  "AUTH_SERVICE_UNAVAILABLE",
] as const;

export const MONITOR_ROUTES: readonly ToolRoute[] = [
  {
    method: "POST",
    path: ROOT,
    operationId: "createMonitor",
    summary: "Create a monitor",
    tag,
    tool: "create_monitor",
    input: CreateMonitorInput,
    codes: WRITTEN,
  },
  {
    method: "GET",
    path: ROOT,
    operationId: "listMonitors",
    summary: "The account's monitors, the newest first",
    tag,
    tool: "list_monitors",
    input: ListMonitorsInput,
    codes: ["STATE_SUBJECT_NOT_FOUND"],
  },
  {
    method: "GET",
    path: ONE,
    operationId: "getMonitor",
    summary: "One monitor",
    tag,
    tool: "get_monitor",
    input: MonitorInput,
    codes: ["MONITOR_NOT_FOUND"],
  },
  {
    method: "PATCH",
    path: ONE,
    operationId: "updateMonitor",
    summary: "Change, pause or resume a monitor",
    tag,
    tool: "update_monitor",
    input: UpdateMonitorInput,
    codes: ["MONITOR_NOT_FOUND", ...WRITTEN],
  },
  {
    method: "POST",
    path: `${ONE}/archive`,
    operationId: "archiveMonitor",
    summary: "Archive a monitor for good",
    tag,
    tool: "archive_monitor",
    input: MonitorInput,
    codes: ["MONITOR_NOT_FOUND", "STATE_SUBJECT_ARCHIVED"],
  },
  {
    method: "GET",
    path: `${ONE}/runs`,
    operationId: "listMonitorRuns",
    summary: "The runs of a monitor, the newest first",
    tag,
    tool: "list_monitor_runs",
    input: ListRunsInput,
    codes: ["MONITOR_NOT_FOUND"],
  },
  {
    method: "POST",
    path: `${ONE}/test`,
    operationId: "testMonitor",
    summary: "Make a monitor's calls once, and say what a run would do",
    tag,
    tool: "test_monitor",
    input: MonitorInput,
    codes: ["MONITOR_NOT_FOUND", "MONITOR_CREDIT_EXHAUSTED", "MONITOR_CREDIT_UNAVAILABLE"],
  },
];
