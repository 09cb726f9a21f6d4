// The tools of alerts: svc_list_alerts, svc_get_alert and svc_update_alert.
import type { Tool } from "@svckit/core";
import * as z from "zod";
import { type NativeParts, nativeTool, readAccount } from "../tools/native-tool.js";
import { listedSubjectId, recordId } from "../tools/record-id.js";
import { Version } from "../tools/version.js";
import { NextCursor, page } from "../tools/wire.js";
import { ALERT_STATUSES, Alert, SEVERITIES, toAlert } from "./alert.js";
import { findAlert, listAlerts, updateAlert } from "./alert-verbs.js";

const alertId = recordId("The alert's `id`");
const EXAMPLE_ID = "0190b1de-0000-7000-8000-000000000003";

export const ListAlertsInput = z.object({
  status: z.enum(ALERT_STATUSES).optional().describe("Only alerts of this status"),
  severity: z.enum(SEVERITIES).optional().describe("Only alerts of this severity"),
  monitor_id: recordId("Only alerts of this monitor, by its `id`").optional(),
  subject_id: listedSubjectId(),
  ...page,
});
export const GetAlertInput = z.object({ alert_id: alertId });
export const UpdateAlertInput = z.object({
  alert_id: alertId,
  status: z
    .enum(["acknowledged", "resolved"])
    .describe("What becomes of it: somebody has seen it, or it is over"),
  version: Version,
});

const One = z.object({ alert: Alert });

/** The tools of alerts. */
export function alertTools(parts: NativeParts): readonly Tool[] {
  return [listTool(parts), getTool(parts), updateTool(parts)];
}

function listTool(parts: NativeParts): Tool {
  return nativeTool(parts, {
    name: "list_alerts",
    title: "List alerts",
    description:
      "Alerts that the account's monitors have opened, the newest first, by status, severity, monitor or subject: what was observed, and the receipt that shows it.",
    keywords: ["what went off", "notifications", "open incidents", "triggered monitors", "warnings"],
    effect: "read",
    input: ListAlertsInput,
    output: z.object({ alerts: z.array(Alert), next_cursor: NextCursor }),
    examples: [
      { description: "Alerts that nobody has seen yet", args: { status: "open" } },
      { description: "The last ten critical alerts", args: { severity: "critical", limit: 10 } },
    ],
    async run({ status, severity, monitor_id, subject_id, cursor, limit }, context) {
      const account = await readAccount(context);
      const asked = { status, severity, monitorId: monitor_id, subjectId: subject_id, after: cursor, limit };
      const { rows, next } = await context.state.read(() => listAlerts(account, asked));
      return { alerts: rows.map(toAlert), next_cursor: next };
    },
  });
}

function getTool(parts: NativeParts): Tool {
  return nativeTool(parts, {
    name: "get_alert",
    title: "Get an alert",
    description:
      "One alert by its id: its monitor, status, severity, what was observed and the receipt that shows it.",
    keywords: ["alert details", "why did it go off", "incident"],
    effect: "read",
    input: GetAlertInput,
    output: One,
    examples: [{ description: "An alert by its id", args: { alert_id: EXAMPLE_ID } }],
    async run({ alert_id: id }, context) {
      const account = await readAccount(context);
      return { alert: toAlert(await context.state.read(() => findAlert(account, id))) };
    },
  });
}

function updateTool(parts: NativeParts): Tool {
  return nativeTool(parts, {
    name: "update_alert",
    title: "Update an alert",
    description: "Acknowledges an alert, or resolves it. A resolved alert stays resolved.",
    keywords: ["acknowledge", "resolve", "close an incident", "mark as seen", "dismiss"],
    effect: "write",
    idempotent: true,
    input: UpdateAlertInput,
    output: One,
    examples: [
      { description: "Somebody has seen it", args: { alert_id: EXAMPLE_ID, status: "acknowledged" } },
      { description: "It is over", args: { alert_id: EXAMPLE_ID, status: "resolved", version: 2 } },
    ],
    async run({ alert_id: id, status, version }, context) {
      const change = { ...context, alertId: id, status, version };
      return { alert: toAlert(await context.state.write(() => updateAlert(change))) };
    },
  });
}
