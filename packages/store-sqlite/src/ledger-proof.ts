// The proof of the ledger: that wallets, holds and ledger lines tell the same story.
import type { LedgerProof } from "@svckit/core";
import type { Database } from "./database.js";

// What each wallet should be by the ledger's lines: every line moves its amount from one account to another.
const DIFFERENCES = `
WITH posted AS (
  SELECT account_id, cycle,
    sum(CASE WHEN debit = 'grant' THEN amount ELSE 0 END) AS granted,
    sum(CASE WHEN credit = 'held' THEN amount WHEN debit = 'held' THEN -amount ELSE 0 END) AS held,
    sum(CASE WHEN credit = 'spent' THEN amount ELSE 0 END) AS spent,
    sum(CASE WHEN credit = 'available' THEN amount WHEN debit = 'available' THEN -amount ELSE 0 END) AS available
  FROM ledger GROUP BY account_id, cycle
)
SELECT coalesce(sum(abs(wallet.granted - coalesce(posted.granted, 0)) + abs(wallet.held - coalesce(posted.held, 0))
  + abs(wallet.spent - coalesce(posted.spent, 0))
  + abs(wallet.granted - wallet.held - wallet.spent - coalesce(posted.available, 0))), 0) AS wallets,
  coalesce(sum(-coalesce(posted.granted, 0) + coalesce(posted.held, 0) + coalesce(posted.spent, 0)
  + coalesce(posted.available, 0)), 0) AS sum
FROM wallet LEFT JOIN posted USING (account_id, cycle)`;

const HOLDS = `
SELECT coalesce(sum(state = 'captured'), 0) AS captured, coalesce(sum(state = 'voided'), 0) AS voided,
  coalesce(sum(state = 'pending'), 0) AS pending,
  coalesce(sum(CASE WHEN state = 'captured' THEN amount END), 0) AS captured_credits,
  coalesce(sum(CASE WHEN state = 'pending' THEN amount END), 0) AS pending_credits
FROM hold WHERE kind = 'credits'`;

const WALLETS =
  "SELECT coalesce(sum(granted), 0) AS granted, coalesce(sum(held), 0) AS held, coalesce(sum(spent), 0) AS spent FROM wallet";

/** Reads the whole store and adds it up. */
export function proveLedger(database: Database): LedgerProof {
  const read = (text: string) => database.prepare(text).get() as Record<string, number>;
  const { sum = 0, wallets = 0 } = read(DIFFERENCES);
  const { captured = 0, voided = 0, pending = 0, captured_credits = 0, pending_credits = 0 } = read(HOLDS);
  const { granted = 0, held = 0, spent = 0 } = read(WALLETS);
  const unexplained = wallets + Math.abs(held - pending_credits) + Math.abs(spent - captured_credits);
  return {
    ok: sum === 0 && unexplained === 0,
    sum,
    held,
    spent,
    granted,
    captured,
    voided,
    pending,
    unexplained,
  };
}
