// End users: forgotten where their account is closed, a piece in each transaction.
import type { EndUserErasure } from "@svckit/core";
import { changes, type Database } from "../file/database.js";
import type { UsageCounts } from "./usage.js";

// Calls are served between two pieces.
const PIECE = 1_000;

const FORGET_RECEIPTS = `
UPDATE receipt SET end_user = '' WHERE rowid IN (
  SELECT rowid FROM receipt WHERE account_id = ? AND end_user <> '' LIMIT ${PIECE}
)`;

/** Forgets some end users of an account, in a transaction; `true` where there may be more. */
export type EraseEndUsers = (erasure: EndUserErasure) => boolean;

/** Prepares the statements. */
export function createEndUsers(
  database: Database,
  usage: Pick<UsageCounts, "forgetEndUsers">,
): EraseEndUsers {
  const forgetReceipts = database.prepare(FORGET_RECEIPTS);
  const dropDaily = database.prepare("DELETE FROM daily_count WHERE substr(subject, 1, length(?1)) = ?1");
  return ({ accountId, subjects }) => {
    changes(dropDaily, subjects);
    const isCounted = usage.forgetEndUsers(accountId, PIECE);
    const { changes: receipts } = forgetReceipts.run(accountId);
    return isCounted || Number(receipts) === PIECE;
  };
}
