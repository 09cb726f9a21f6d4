// Emitting: writes an event in the transaction of the change that it tells of, and sends it on its way to webhooks.
import type { Change } from "../records/accounts.js";
import type { AccountRow, EventRow } from "../records/rows.js";
import { ACCOUNTS, DELIVERIES, EVENTS, WEBHOOKS } from "../records/tables.js";
import { list, put, type Work } from "../rows/operations.js";

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

/** An event that is about to be written. */
export interface NewEvent {
  readonly subjectId: string | null;
  readonly type: EventType;
  /** What the event tells, as it goes over the wire. */
  readonly data: Readonly<Record<string, unknown>>;
}

// A subject has few webhooks; an account's bound is below this.
const MAX_WEBHOOKS = 1_000;

/**
 * Writes an event with the account's next number, and a delivery for every active webhook of its subject that asks for the
 * type. The account is locked by the verb; what comes back is its row as it is now.
 */
export function* emit(change: Change, account: AccountRow, event: NewEvent): Work<AccountRow> {
  const { accountId, now, newId } = change;
  const row: EventRow = {
    account_id: accountId,
    seq: account.next_seq,
    id: newId(),
    subject_id: event.subjectId,
    type: event.type,
    at: now,
    data: event.data,
  };
  yield* put(EVENTS, [row]);
  if (event.subjectId !== null) {
    const webhooks = yield* list(WEBHOOKS, {
      index: "subject",
      equals: [event.subjectId],
      limit: MAX_WEBHOOKS,
    });
    const wanting = webhooks.filter(
      // `as`: the events of a webhook are the types that it was made with.
      ({ status, events }) => status === "active" && (events as readonly string[]).includes(event.type),
    );
    yield* put(
      DELIVERIES,
      wanting.map(({ id }) => ({
        webhook_id: id,
        seq: row.seq,
        account_id: accountId,
        event_id: row.id,
        status: "waiting" as const,
        attempts: 0,
        due_at: now,
        last_status: null,
        last_error: null,
        created_at: now,
        ended_at: null,
      })),
    );
  }
  const after = { ...account, next_seq: account.next_seq + 1 };
  yield* put(ACCOUNTS, [after]);
  return after;
}
