// Claiming: who works on the queue of a webhook, so that it is one worker at a time over all processes.
import type { DeliveryRow, EventRow, SubjectRow, WebhookRow } from "../records/rows.js";
import { DELIVERIES, SUBJECTS, WEBHOOKS } from "../records/tables.js";
import { get, list, put, type Work } from "../rows/operations.js";
import { eventsOf } from "./delivery-events.js";

/** For how long a worker has a queue that it does not touch: a process that was killed is followed by another after this. */
export const LEASE_MS = 60_000;

/** Whether the queue of any webhook is due: the one question of an idle pass. */
export function* isAnyDue({ now }: { readonly now: number }): Work<boolean> {
  return (yield* list(WEBHOOKS, { index: "due", upTo: now, limit: 1 })).length > 0;
}

/**
 * Takes webhooks whose queues are due, those that have waited longest first. Of racing workers each webhook goes to one; what
 * `busy` names is left alone.
 */
export function* claimWebhooks(given: {
  readonly now: number;
  readonly lease: string;
  readonly limit: number;
  /** How many of them may be such whose last attempt failed. */
  readonly failing: number;
  readonly busy: ReadonlySet<string>;
}): Work<readonly WebhookRow[]> {
  const { now, lease, limit, failing, busy } = given;
  const due = yield* list(WEBHOOKS, { index: "due", upTo: now, limit: LOOKED_AT, lock: "skip" });
  const free = due.filter(({ id }) => !busy.has(id));
  const healthy = free.filter(({ failures }) => failures === 0);
  const others = free.filter(({ failures }) => failures > 0).slice(0, failing);
  const claimed = [...healthy, ...others]
    .slice(0, limit)
    .map((webhook) => ({ ...webhook, lease, due_at: now + LEASE_MS }));
  yield* put(WEBHOOKS, claimed);
  return claimed;
}

// So many are looked at for those that can be taken.
const LOOKED_AT = 256;

/** A webhook that a worker still has, with the subject whose secrets sign for it. */
export interface Held {
  readonly webhook: WebhookRow;
  readonly subject: SubjectRow;
}

/** What a worker has under its lease; undefined where it has been taken from it, or is gone. */
export function* readHeld({ webhookId, lease }: LeaseOf): Work<Held | undefined> {
  const webhook = yield* get(WEBHOOKS, [webhookId]);
  if (webhook?.lease !== lease) return undefined;
  const subject = yield* get(SUBJECTS, [webhook.subject_id]);
  return subject && { webhook, subject };
}

/** Which webhook, under which lease. */
export interface LeaseOf {
  readonly webhookId: string;
  readonly lease: string;
}

/** A delivery that is due, with its event; without one where that was too old to be kept. */
export interface Job {
  readonly delivery: DeliveryRow;
  readonly event: EventRow | undefined;
}

/** Deliveries of a webhook that are due, in the order of their events; those that its owner asked for come first. */
export function* readJobs(given: {
  readonly webhook: Pick<WebhookRow, "id" | "status">;
  readonly now: number;
  readonly limit: number;
}): Work<readonly Job[]> {
  const { webhook, now, limit } = given;
  const due = yield* list(DELIVERIES, { index: "due", equals: [webhook.id], upTo: now, limit });
  // A disabled webhook is sent what its owner asks for, and nothing else.
  const sent = inOrder(due).filter(({ due_at }) => webhook.status === "active" || due_at === 0);
  const events = yield* eventsOf(sent);
  return sent.map((delivery) => ({ delivery, event: events.get(delivery.seq) }));
}

function inOrder(due: readonly DeliveryRow[]): readonly DeliveryRow[] {
  const rank = ({ due_at }: DeliveryRow) => (due_at === 0 ? 0 : 1);
  return [...due].sort((a, b) => rank(a) - rank(b) || a.seq - b.seq);
}
