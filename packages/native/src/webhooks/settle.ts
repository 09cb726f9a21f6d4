// Settling attempts: what became of deliveries is written down, and with it whether their webhook goes on.
import { emit } from "../events/emit.js";
import { type Change, lockAccount, saveAccount } from "../records/accounts.js";
import type { AccountRow, DeliveryRow, WebhookRow } from "../records/rows.js";
import { DELIVERIES, WEBHOOKS } from "../records/tables.js";
import { get, list, put, remove, type Work } from "../rows/operations.js";
import type { Outcome } from "./attempt.js";
import { LEASE_MS, type LeaseOf } from "./claim.js";
import { nextAttemptAt } from "./retry-schedule.js";
import { listensToCalls } from "./webhook.js";

/** What became of a delivery; `dropped` where its event is no longer kept. */
export interface Result {
  readonly delivery: DeliveryRow;
  readonly outcome: Outcome | { readonly kind: "dropped" };
}

/** Why a webhook is sent nothing any more. */
export type DisabledReason = "gone" | "retries_exhausted";

/**
 * Writes results down, in the order of the attempts. `isLast` gives the lease back, and has the queue looked at again when its
 * next delivery is due; else the lease is prolonged. Of what a worker has lost it only writes what arrived. The event of a
 * webhook that was disabled is in the same transaction. Gives whether the queue is due at once again.
 */
export function* settleAttempts(
  change: Change & LeaseOf & { readonly results: readonly Result[]; readonly isLast: boolean },
): Work<boolean> {
  const { webhookId, lease, results, isLast, now } = change;
  const account = yield* lockAccount(change);
  const before = yield* get(WEBHOOKS, [webhookId], "update");
  const isOurs = before?.lease === lease;
  yield* writeDeliveries(webhookId, results, now, before && (isOurs ? "held" : "lost"));
  if (!before || !isOurs) return false;
  const after = results.reduce(countResult, before);
  const next = isLast ? yield* nextDue(after) : undefined;
  const saved: WebhookRow =
    next === undefined
      ? { ...after, due_at: now + LEASE_MS }
      : // What is left goes behind those who have waited meanwhile.
        { ...after, due_at: next && Math.max(next, now), lease: null };
  yield* put(WEBHOOKS, [saved]);
  if (before.status !== after.status) yield* announce(change, account, saved);
  return saved.lease === null && saved.due_at === now;
}

/** Of a webhook that is gone nothing is kept; of one that another worker has, what has ended alone. */
function* writeDeliveries(
  webhookId: string,
  results: readonly Result[],
  now: number,
  lease: "held" | "lost" | undefined,
): Work<void> {
  const gone: (readonly [string, number])[] = [];
  const kept: DeliveryRow[] = [];
  for (const { delivery, outcome } of results) {
    if (outcome.kind === "dropped" || lease === undefined) {
      gone.push([webhookId, delivery.seq]);
      continue;
    }
    const due_at = outcome.kind === "failed" ? (dueAgain(delivery, outcome, now) ?? null) : null;
    const last_failure = outcome.kind === "failed" ? outcome.reason : null;
    const attempts = delivery.attempts + 1;
    if (due_at === null || lease === "held")
      kept.push({ ...delivery, attempts, due_at, last_attempt_at: now, last_failure });
  }
  yield* remove(DELIVERIES, gone);
  yield* put(DELIVERIES, kept);
}

type Failed = Extract<Outcome, { kind: "failed" }>;

/** When a delivery is tried again; undefined where it is not. */
function dueAgain(
  { webhook_id: webhookId, attempts }: DeliveryRow,
  { isGone, retryAfterS }: Failed,
  now: number,
): number | undefined {
  return isGone ? undefined : nextAttemptAt({ webhookId, attempts: attempts + 1, now, retryAfterS });
}

function countResult(webhook: WebhookRow, { delivery, outcome }: Result): WebhookRow {
  if (outcome.kind === "dropped") return webhook;
  if (outcome.kind === "delivered") {
    // One that was sent to a disabled webhook on request: the receiver is there again.
    return { ...webhook, failures: 0, last_failure: null, status: "active", disabled_reason: null };
  }
  const failed = { ...webhook, failures: webhook.failures + 1, last_failure: outcome.reason };
  const reason = disabledReason(delivery, outcome);
  return reason === undefined || webhook.status === "disabled"
    ? failed
    : { ...failed, status: "disabled", disabled_reason: reason };
}

/** Why a failure ends the webhook; undefined where it does not. */
export function disabledReason(delivery: DeliveryRow, outcome: Failed): DisabledReason | undefined {
  if (outcome.isGone) return "gone";
  return dueAgain(delivery, outcome, 0) === undefined ? "retries_exhausted" : undefined;
}

// What has ended is due no more.
const EVER = Number.MAX_SAFE_INTEGER;

/** When the queue is to be looked at again. A disabled webhook has one only of what its owner asked for. */
function* nextDue({ id, status }: Pick<WebhookRow, "id" | "status">): Work<number | null> {
  const [first] = yield* list(DELIVERIES, { index: "due", equals: [id], upTo: EVER, limit: 1 });
  if (!first || (status === "disabled" && first.due_at !== 0)) return null;
  return first.due_at;
}

/** Counts who hears of calls, and tells of a webhook that was disabled. */
function* announce(change: Change, account: AccountRow, webhook: WebhookRow): Work<void> {
  const isActive = webhook.status === "active";
  const by = listensToCalls(webhook) ? (isActive ? 1 : -1) : 0;
  const counted = { ...account, settled_listeners: account.settled_listeners + by };
  if (isActive) return yield* saveAccount(counted);
  const { id, subject_id: subjectId, disabled_reason: reason, failures, last_failure } = webhook;
  // Without its URL, which may have a secret in it: the event goes to other receivers.
  const data = { webhook_id: id, reason, failures, last_failure };
  yield* emit(change, counted, { subjectId, type: "webhook.disabled", data });
}
