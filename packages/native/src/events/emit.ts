// Emitting: writes events in the transaction of the change that they tell of, and sends them on their way to webhooks.
import type { Change } from "../records/accounts.js";
import type { AccountRow, EventRow, WebhookRow } from "../records/rows.js";
import { ACCOUNTS, DELIVERIES, EVENTS, WEBHOOKS } from "../records/tables.js";
import { get, list, put, type Work } from "../rows/operations.js";
import { toEventId } from "./event-id.js";
import type { EventType } from "./event-types.js";

/** An event that is about to be written. */
export interface NewEvent {
  readonly subjectId: string | null;
  readonly type: EventType;
  /** What the event tells, as it goes over the wire. At most 16 KiB of it as JSON are kept. */
  readonly data: Readonly<Record<string, unknown>>;
}

// A subject has few webhooks; an account's bound is below this.
const MAX_WEBHOOKS = 1_000;

// Receivers of Standard Webhooks are to take bodies of 20 KB.
const MAX_DATA_CHARACTERS = 16_384;

/**
 * Writes an event with the account's next number, and a delivery for every active webhook of its subject that asks for the
 * type. The account is locked by the verb; what comes back is its row as it is now.
 */
export function emit(change: Change, account: AccountRow, event: NewEvent): Work<AccountRow> {
  return emitAll(change, account, [event]);
}

/** Writes events in their order, as `emit` does each. */
export function* emitAll(
  { accountId, now, newId }: Change,
  account: AccountRow,
  events: readonly NewEvent[],
): Work<AccountRow> {
  // The clock of another process, or one that was set, may be behind.
  const at = Math.max(now, account.last_event_at);
  const rows = events.map((event, place): EventRow => {
    const seq = account.next_seq + place;
    return {
      account_id: accountId,
      seq,
      id: toEventId(newId(), { at, seq }),
      subject_id: event.subjectId,
      type: event.type,
      at,
      data: withinBounds(event.data),
    };
  });
  yield* put(EVENTS, rows);
  const subjects = new Set(rows.flatMap(({ subject_id: id }) => id ?? []));
  for (const subjectId of subjects) {
    for (const webhook of yield* list(WEBHOOKS, webhooksOf(subjectId))) {
      const wanted = rows.filter((row) => row.subject_id === subjectId && asksFor(webhook, row));
      yield* enqueue(webhook.id, wanted, now);
    }
  }
  const after = { ...account, next_seq: account.next_seq + events.length, last_event_at: at };
  yield* put(ACCOUNTS, [after]);
  return after;
}

function asksFor({ status, events }: WebhookRow, { type }: EventRow): boolean {
  // `as`: the events of a webhook are the types that it was made with.
  return status === "active" && (events as readonly string[]).includes(type);
}

function* enqueue(webhookId: string, events: readonly EventRow[], now: number): Work<void> {
  if (events.length === 0) return;
  yield* put(
    DELIVERIES,
    events.map(({ account_id, seq }) => ({
      webhook_id: webhookId,
      seq,
      account_id,
      attempts: 0,
      due_at: now,
      last_attempt_at: null,
      last_failure: null,
      created_at: now,
    })),
  );
  yield* wake(webhookId, now);
}

/** Has the queue of a webhook looked at, where nobody works on it who will do so anyway. The account is locked by the verb. */
export function* wake(webhookId: string, now: number): Work<void> {
  const webhook = yield* get(WEBHOOKS, [webhookId], "update");
  if (!webhook || webhook.lease !== null) return;
  if (webhook.due_at === null || webhook.due_at > now) yield* put(WEBHOOKS, [{ ...webhook, due_at: now }]);
}

/** Has the queues of a subject looked at, as one is by `wake`. */
export function* wakeAll(subjectId: string, now: number): Work<void> {
  for (const { id, due_at } of yield* list(WEBHOOKS, webhooksOf(subjectId)))
    if (due_at !== null) yield* wake(id, now);
}

function webhooksOf(subjectId: string) {
  return { index: "subject", equals: [subjectId], limit: MAX_WEBHOOKS };
}

/** What an event tells, where that is too much without its largest parts. */
function withinBounds(data: NewEvent["data"]): NewEvent["data"] {
  const sizes = Object.entries(data).map(([name, value]) => ({
    name,
    size: JSON.stringify(value)?.length ?? 0,
  }));
  let total = sizes.reduce((sum, { name, size }) => sum + name.length + size + 4, 0);
  if (total <= MAX_DATA_CHARACTERS) return data;
  const left = new Map(Object.entries(data));
  for (const { name, size } of sizes.sort((a, b) => b.size - a.size)) {
    if (total <= MAX_DATA_CHARACTERS) break;
    left.delete(name);
    total -= name.length + size + 4;
  }
  return { ...Object.fromEntries(left), truncated: true };
}
