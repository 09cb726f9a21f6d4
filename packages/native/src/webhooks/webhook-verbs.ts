// The verbs of webhooks: made within a bound, listed, deleted, and sent an event again.
import { ServiceError } from "@svckit/core";
import { wake } from "../events/emit.js";
import { type Change, lockAccount, saveAccount } from "../records/accounts.js";
import type { AccountRow, EventRow, WebhookRow } from "../records/rows.js";
import { openSubject } from "../records/subjects.js";
import { DELIVERIES, EVENTS, WEBHOOKS } from "../records/tables.js";
import { get, list, put, remove, type Work } from "../rows/operations.js";
import { requireRoom } from "../tools/bounds.js";
import type { Limits } from "../tools/limits.js";
import { notThere } from "./not-there.js";
import { listensToCalls } from "./webhook.js";

/** A webhook that is about to be made. */
export interface NewWebhook {
  /** `default` where left out. */
  readonly subjectId: string | undefined;
  /** One that may be asked. */
  readonly url: string;
  readonly events: readonly string[];
}

/**
 * Makes a webhook. Of racing makers none goes over the account's bound. Throws VALIDATION_ERROR beyond it, and where another
 * subject than `default` asks for the account's calls.
 */
export function* createWebhook(change: Change & NewWebhook & { readonly limits: Limits }): Work<WebhookRow> {
  const { accountId, now, newId, url, events, limits } = change;
  const account = yield* lockAccount(change);
  const subject = yield* openSubject(account, change.subjectId);
  requireRoom({
    has: account.webhooks,
    most: limits.webhooks,
    of: "webhooks",
    next: "Delete one that is no longer needed.",
  });
  const isListening = listensToCalls({ events });
  if (isListening && subject.id !== account.default_subject_id) throw callsAreTheAccounts();
  const row: WebhookRow = {
    id: newId(),
    account_id: accountId,
    subject_id: subject.id,
    url,
    events,
    status: "active",
    disabled_reason: null,
    failures: 0,
    last_failure: null,
    due_at: null,
    lease: null,
    created_at: now,
    updated_at: now,
  };
  yield* put(WEBHOOKS, [row]);
  const settled_listeners = account.settled_listeners + (isListening ? 1 : 0);
  yield* saveAccount({ ...account, webhooks: account.webhooks + 1, settled_listeners });
  return row;
}

/** Webhooks of an account or of one of its subjects, the newest first. */
export function* listWebhooks(asked: {
  readonly accountId: string;
  readonly subjectId: string | undefined;
  readonly after: string | undefined;
  readonly limit: number;
}): Work<readonly WebhookRow[]> {
  const { accountId, subjectId, after, limit } = asked;
  return yield* list(WEBHOOKS, {
    ...(subjectId === undefined
      ? { index: "account", equals: [accountId] }
      : { index: "subject", equals: [subjectId] }),
    ...(after !== undefined && { after: [after] }),
    order: "desc",
    limit,
  });
}

/** The webhook of an account that is to be changed; throws as for a missing one where it is another's. */
function* requireWebhook(account: AccountRow, webhookId: string): Work<WebhookRow> {
  const row = yield* get(WEBHOOKS, [webhookId], "update");
  if (row?.account_id !== account.account_id) throw notThere("webhook");
  yield* openSubject(account, row.subject_id);
  return row;
}

// What a webhook that is deleted leaves in its queue beyond this is dropped with old events.
const REMOVED_AT_ONCE = 1_000;

/** Deletes a webhook with its queue. A delivery that is on its way arrives. */
export function* deleteWebhook(change: Change & { readonly webhookId: string }): Work<WebhookRow> {
  const { webhookId } = change;
  const account = yield* lockAccount(change);
  const row = yield* requireWebhook(account, webhookId);
  yield* remove(WEBHOOKS, [[webhookId]]);
  const queue = yield* list(DELIVERIES, { index: "key", equals: [webhookId], limit: REMOVED_AT_ONCE });
  yield* remove(
    DELIVERIES,
    queue.map(({ seq }) => [webhookId, seq]),
  );
  const heard = row.status === "active" && listensToCalls(row) ? 1 : 0;
  const settled_listeners = account.settled_listeners - heard;
  yield* saveAccount({ ...account, webhooks: account.webhooks - 1, settled_listeners });
  return row;
}

/**
 * Sends an event of the webhook's subject to it, in front of all others and from the first attempt on, whether it was sent
 * before or not. A disabled webhook that takes it is active again.
 */
export function* replayEvent(
  change: Change & { readonly webhookId: string; readonly eventId: string },
): Work<{ readonly webhook: WebhookRow; readonly event: EventRow }> {
  const { accountId, now, webhookId, eventId } = change;
  const account = yield* lockAccount(change);
  const webhook = yield* requireWebhook(account, webhookId);
  const [event] = yield* list(EVENTS, { index: "id", equals: [accountId, eventId], limit: 1 });
  if (event?.subject_id !== webhook.subject_id) throw notThere("event");
  yield* put(DELIVERIES, [
    {
      ...{ webhook_id: webhookId, seq: event.seq, account_id: accountId, created_at: now },
      ...{ attempts: 0, due_at: 0, last_attempt_at: null, last_failure: null },
    },
  ]);
  yield* wake(webhookId, now);
  return { webhook, event };
}

function callsAreTheAccounts(): ServiceError {
  return new ServiceError("VALIDATION_ERROR", {
    message: "`call.settled` tells of all calls of the account, which are of its subject `default`.",
    next: "Ask for it with a webhook of the subject `default`.",
    param: "events",
    runtimeStatus: "invalid_input",
  });
}
