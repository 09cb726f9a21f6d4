// Delivery events: what deliveries of an account bring, for who sends them and for who lists them.
import type { DeliveryRow, EventRow } from "../records/rows.js";
import { EVENTS } from "../records/tables.js";
import { get, list, type Work } from "../rows/operations.js";

/** The events of deliveries of one account, by number: what lies close together in one read. */
export function* eventsOf(deliveries: readonly DeliveryRow[]): Work<ReadonlyMap<number, EventRow>> {
  const found = new Map<number, EventRow>();
  const [first] = deliveries;
  if (!first) return found;
  const { account_id: accountId } = first;
  const least = Math.min(...deliveries.map(({ seq }) => seq));
  const limit = 2 * deliveries.length;
  const near = { index: "key", equals: [accountId], after: [least - 1], limit };
  for (const event of yield* list(EVENTS, near)) found.set(event.seq, event);
  for (const { seq } of deliveries.filter(({ seq }) => seq >= least + limit && !found.has(seq))) {
    const event = yield* get(EVENTS, [accountId, seq]);
    if (event) found.set(seq, event);
  }
  return found;
}
