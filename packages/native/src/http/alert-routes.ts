// The routes of alerts.
import type { RouteTag } from "@svckit/rest";
import { GetAlertInput, ListAlertsInput, UpdateAlertInput } from "../alerts/alert-tools.js";
import type { ToolRoute } from "./tool-route.js";

const TAG: RouteTag = { name: "alerts", description: "What an account's monitors have seen" };

const PATH = "/api/v1/alerts";
const ONE = `${PATH}/{alert_id}`;

export const ALERT_ROUTES: readonly ToolRoute[] = [
  {
    method: "GET",
    path: PATH,
    operationId: "listAlerts",
    summary: "The account's alerts, the newest first",
    tag: TAG,
    tool: "list_alerts",
    input: ListAlertsInput,
    codes: ["STATE_SUBJECT_NOT_FOUND", "MONITOR_NOT_FOUND"],
  },
  {
    method: "GET",
    path: ONE,
    operationId: "getAlert",
    summary: "An alert",
    tag: TAG,
    tool: "get_alert",
    input: GetAlertInput,
    codes: ["ALERT_NOT_FOUND"],
  },
  {
    method: "PATCH",
    path: ONE,
    operationId: "updateAlert",
    summary: "Acknowledge an alert, or resolve it",
    tag: TAG,
    tool: "update_alert",
    input: UpdateAlertInput,
    codes: ["ALERT_NOT_FOUND", "STATE_SUBJECT_ARCHIVED"],
  },
];
