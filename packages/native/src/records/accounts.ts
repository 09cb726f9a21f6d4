// The account's own row: every verb that writes for an account locks it first, so that its changes come one after the other.
import { get, insert, put, type Work } from "../rows/operations.js";
import type { AccountRow } from "./rows.js";
import { ACCOUNTS, SUBJECTS } from "./tables.js";

/** Who changes something, and when. */
export interface Change {
  readonly accountId: string;
  readonly now: number;
  /** A new UUID each time. */
  readonly newId: () => string;
}

/** The name of the subject that every account has. */
export const DEFAULT_SUBJECT = "default";

/** The account's row, locked until the transaction ends; made with the subject `default` where there is none yet. */
export function* lockAccount({ accountId, now, newId }: Change): Work<AccountRow> {
  const known = yield* get(ACCOUNTS, [accountId], "update");
  if (known) return known;
  const row: AccountRow = {
    account_id: accountId,
    default_subject_id: newId(),
    subjects: 1,
    monitors: 0,
    facts: 0,
    fact_bytes: 0,
    webhooks: 0,
    next_seq: 1,
    settled_listeners: 0,
    last_event_at: 0,
  };
  // Of two first changes at once, one makes the row and the other waits for it.
  if (!(yield* insert(ACCOUNTS, row))) return yield* lockAccount({ accountId, now, newId });
  yield* insert(SUBJECTS, {
    id: row.default_subject_id,
    account_id: accountId,
    name: DEFAULT_SUBJECT,
    owner_key_id: null,
    status: "active",
    created_at: now,
    archived_at: null,
    secret: null,
    secret_issued_at: null,
    old_secret: null,
    old_secret_until: null,
  });
  return row;
}

/** Writes the account's row. */
export function* saveAccount(row: AccountRow): Work<void> {
  yield* put(ACCOUNTS, [row]);
}
