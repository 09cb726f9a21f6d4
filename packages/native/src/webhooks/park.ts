// Parking: a webhook whose subject has no signing secret yet waits for one with all that it is sent.
import { type Change, lockAccount } from "../records/accounts.js";
import { WEBHOOKS } from "../records/tables.js";
import { get, put, type Work } from "../rows/operations.js";
import type { LeaseOf } from "./claim.js";

// Whoever issues a secret has the queues looked at anyway. This is for a secret that comes while a webhook is being parked.
const PARKED_MS = 60_000;

/** Gives the lease back until there may be a secret. No attempt is counted. */
export function* park(change: Change & LeaseOf): Work<void> {
  yield* lockAccount(change);
  const webhook = yield* get(WEBHOOKS, [change.webhookId], "update");
  if (webhook?.lease !== change.lease) return;
  const last_failure = "the subject has no signing secret yet";
  yield* put(WEBHOOKS, [{ ...webhook, last_failure, due_at: change.now + PARKED_MS, lease: null }]);
}
