// Delivery: an event on its way to a webhook, as it is shown to whom the webhook belongs.
import * as z from "zod";
import { EVENT_TYPES, type EventType } from "../events/event-types.js";
import type { DeliveryRow, EventRow, WebhookRow } from "../records/rows.js";
import { Instant, toInstant } from "../tools/wire.js";

/** How far a delivery is. */
export const DELIVERY_STATUSES = ["waiting", "delivered", "failed"] as const;

export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

export const Delivery = z.object({
  event_id: z.string().describe("The event's `id`, which is also the `webhook-id` of its attempts"),
  event: z.enum(EVENT_TYPES).describe("Its type"),
  status: z
    .enum(DELIVERY_STATUSES)
    .describe("`waiting` for the next attempt; `delivered`; `failed`: it is tried no more"),
  attempts: z.number().describe("Attempts that were made, since the event was sent again where it was"),
  created_at: Instant.describe("When it was put on its way; UTC, ISO 8601"),
  last_attempt_at: Instant.nullable().describe("When the last attempt ended"),
  next_attempt_at: Instant.nullable().describe("When it is tried next; null where that is not to be"),
  last_failure: z.string().nullable().describe("Why the last attempt failed; null where it worked"),
});

/** A delivery as it is sent. */
export function toDelivery(
  row: DeliveryRow,
  { id, type }: EventRow,
  { status }: Pick<WebhookRow, "status">,
): z.infer<typeof Delivery> {
  const { due_at, attempts, created_at, last_attempt_at, last_failure } = row;
  // A disabled webhook is sent what its owner asks for, and nothing else.
  const isTried = due_at !== null && (status === "active" || due_at === 0);
  return {
    event_id: id,
    // `as`: what was written by `emit`.
    event: type as EventType,
    status: statusOf(row),
    attempts,
    created_at: toInstant(created_at),
    last_attempt_at: toInstant(last_attempt_at),
    next_attempt_at: isTried ? toInstant(Math.max(due_at, created_at)) : null,
    last_failure,
  };
}

/** How far a delivery is. */
export function statusOf({ due_at, last_failure }: DeliveryRow): DeliveryStatus {
  if (due_at !== null) return "waiting";
  return last_failure === null ? "delivered" : "failed";
}
