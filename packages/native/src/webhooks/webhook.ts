// Webhook: the record as it is sent, and what it may ask for.
import * as z from "zod";
import { EVENT_TYPES, type EventType } from "../events/event-types.js";
import type { WebhookRow } from "../records/rows.js";
import { Instant, toInstant } from "../tools/wire.js";

/** Told of every call that is paid for, so that a webhook asks for it by name. */
const CALL_SETTLED: EventType = "call.settled";

/** What a webhook is sent that names no events. */
export const USUAL_EVENTS = EVENT_TYPES.filter((type) => type !== CALL_SETTLED);

export const Webhook = z.object({
  id: z.string().describe("Id of the webhook"),
  subject_id: z.string().describe("The subject whose events it is sent, signed with the subject's secret"),
  url: z.string().describe("Where events are sent"),
  events: z.array(z.enum(EVENT_TYPES)).describe("The types of events that it is sent"),
  status: z.enum(["active", "disabled"]).describe("A disabled webhook is sent nothing but what is replayed"),
  disabled_reason: z
    .enum(["gone", "retries_exhausted"])
    .nullable()
    .describe("Why: the receiver answered 410, or the last attempt of a delivery failed"),
  failures: z.number().describe("Attempts that failed since the last that worked"),
  last_failure: z.string().nullable().describe("Why the last attempt failed; null where it worked"),
  created_at: Instant,
});

/** A webhook as it is sent. */
export function toWebhook(row: WebhookRow): z.infer<typeof Webhook> {
  const { id, subject_id, url, status, failures, last_failure } = row;
  return {
    id,
    subject_id,
    url,
    // `as`: what the webhook was made with, and what `settleAttempts` wrote.
    events: row.events as EventType[],
    status,
    disabled_reason: row.disabled_reason as z.infer<typeof Webhook>["disabled_reason"],
    failures,
    last_failure,
    created_at: toInstant(row.created_at),
  };
}

/** Whether a webhook asks to be told of calls. */
export function listensToCalls({ events }: Pick<WebhookRow, "events">): boolean {
  // `as`: as above.
  return (events as readonly EventType[]).includes(CALL_SETTLED);
}
