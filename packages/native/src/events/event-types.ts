// Event types: what happens to an account, and an event as it goes over the wire, in the feed and to webhooks alike.
import * as z from "zod";
import type { EventRow } from "../records/rows.js";
import { Instant, toInstant } from "../tools/wire.js";

/** What happens to an account. */
export const EVENT_TYPES = [
  "alert.opened",
  "alert.updated",
  "monitor.paused",
  "monitor.resumed",
  "webhook.disabled",
  "call.settled",
] as const;

export type EventType = (typeof EVENT_TYPES)[number];

export const WireEvent = z.object({
  id: z.string().describe("UUID; ids sort as the account's events happened"),
  type: z.enum(EVENT_TYPES),
  timestamp: Instant.describe("When it happened; UTC, ISO 8601"),
  subject_id: z.string().nullable().describe("The subject that it is about"),
  data: z.record(z.string(), z.unknown()).describe("What the event tells, by its type"),
});

/** An event as it is sent. */
export function toWireEvent({ id, type, at, subject_id, data }: EventRow): z.infer<typeof WireEvent> {
  return {
    id,
    // `as`: what was written by `emit`.
    type: type as EventType,
    timestamp: toInstant(at),
    subject_id,
    data: data as Record<string, unknown>,
  };
}
