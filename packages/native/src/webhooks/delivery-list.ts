// The list of a webhook's deliveries: what it was sent and is to be sent, the newest event first.
import type { DeliveryRow, EventRow, WebhookRow } from "../records/rows.js";
import { DELIVERIES, EVENTS, WEBHOOKS } from "../records/tables.js";
import { get, list, type Work } from "../rows/operations.js";
import { type DeliveryStatus, statusOf } from "./delivery.js";
import { eventsOf } from "./delivery-events.js";
import { notThere } from "./not-there.js";

/** Which deliveries. */
export interface AskedDeliveries {
  readonly accountId: string;
  readonly webhookId: string;
  readonly status: DeliveryStatus | undefined;
  /** Those of events before this one. */
  readonly after: string | undefined;
  readonly limit: number;
}

/** A page of deliveries with their events, and the event behind which the next one begins; null where this is the last. */
export interface DeliveryPage {
  readonly webhook: WebhookRow;
  readonly deliveries: readonly (readonly [DeliveryRow, EventRow])[];
  readonly next: string | null;
}

const BATCH = 100;
// One that finds little among many comes short, and the next page goes on from there.
const MAX_LOOKED_AT = 2_000;

/** Deliveries whose events are kept still. Throws VALIDATION_ERROR for a webhook that the account does not have. */
export function* listDeliveries(asked: AskedDeliveries): Work<DeliveryPage> {
  const { accountId, webhookId, status, after, limit } = asked;
  const webhook = yield* get(WEBHOOKS, [webhookId]);
  if (webhook?.account_id !== accountId) throw notThere("webhook");
  const found: (readonly [DeliveryRow, EventRow])[] = [];
  const behind = after === undefined ? [] : yield* list(EVENTS, eventOf(accountId, after));
  let last: EventRow | undefined = behind[0];
  // What is older than an event that is no longer kept is not kept either; so it is below.
  if (after !== undefined && last === undefined) return { webhook, deliveries: [], next: null };
  let place = last?.seq;
  for (let looked = 0; looked < MAX_LOOKED_AT; looked += BATCH) {
    const rows: readonly DeliveryRow[] = yield* list(DELIVERIES, {
      ...{ index: "key", equals: [webhookId], order: "desc", limit: BATCH },
      ...(place !== undefined && { after: [place] }),
    });
    const events = yield* eventsOf(rows);
    for (const row of rows) {
      const event = events.get(row.seq);
      if (!event) return { webhook, deliveries: found, next: null };
      place = row.seq;
      if (status === undefined || statusOf(row) === status) {
        if (found.length === limit) return { webhook, deliveries: found, next: last?.id ?? null };
        found.push([row, event]);
      }
      last = event;
    }
    if (rows.length < BATCH) return { webhook, deliveries: found, next: null };
  }
  return { webhook, deliveries: found, next: last?.id ?? null };
}

function eventOf(accountId: string, eventId: string) {
  return { index: "id", equals: [accountId, eventId], limit: 1 };
}
