// The proof of the ledger: that wallets, holds and ledger lines tell the same story.
import type { LedgerProof } from "@svckit/core";
import type { Database } from "./database.js";

// What each wallet should be by the ledger: every row moves its amount from one balance to another.
const DIFFERENCES = `
WITH moved AS (
  SELECT wallet_id AS id, sum(amount) FILTER (WHERE verb = 'grant') AS granted,
    sum(amount) FILTER (WHERE verb = 'hold') AS held, sum(amount) FILTER (WHERE verb = 'capture') AS captured,
    sum(amount) FILTER (WHERE verb = 'void') AS voided
  FROM ledger GROUP BY wallet_id
), posted AS (
  SELECT id, coalesce(granted, 0) AS granted, coalesce(captured, 0) AS spent,
    coalesce(held, 0) - coalesce(captured, 0) - coalesce(voided, 0) AS held,
    coalesce(granted, 0) - coalesce(held, 0) + coalesce(voided, 0) AS available
  FROM moved
)
SELECT
  coalesce(sum(abs(coalesce(wallet.granted, 0) - coalesce(posted.granted, 0))
    + abs(coalesce(wallet.held, 0) - coalesce(posted.held, 0))
    + abs(coalesce(wallet.spent, 0) - coalesce(posted.spent, 0))
    + abs(coalesce(wallet.granted - wallet.held - wallet.spent, 0) - coalesce(posted.available, 0))), 0) AS wallets,
  coalesce(sum(posted.available + posted.held + posted.spent - posted.granted), 0) AS sum
FROM wallet FULL JOIN posted USING (id)`;

const HOLDS = `
SELECT count(*) AS pending, coalesce(sum(amount), 0) AS pending_credits FROM hold WHERE wallet_id IS NOT NULL`;

const ENDS = `
SELECT count(*) FILTER (WHERE verb = 'hold') AS begun, count(*) FILTER (WHERE verb = 'capture') AS captured,
  count(*) FILTER (WHERE verb = 'void') AS voided
FROM ledger`;

const WALLETS = `
SELECT coalesce(sum(granted), 0) AS granted, coalesce(sum(held), 0) AS held, coalesce(sum(spent), 0) AS spent
FROM wallet`;

/** Reads the whole store, as it is at one instant, and adds it up. */
export function proveLedger(database: Database): LedgerProof {
  const read = (text: string) => database.prepare(text).get() as Record<string, number>;
  // Within a transaction: what another process commits meanwhile must not be seen by half.
  database.exec("BEGIN");
  try {
    const { sum = 0, wallets = 0 } = read(DIFFERENCES);
    const { pending = 0, pending_credits = 0 } = read(HOLDS);
    const { begun = 0, captured = 0, voided = 0 } = read(ENDS);
    const { granted = 0, held = 0, spent = 0 } = read(WALLETS);
    const unexplained = wallets + Math.abs(held - pending_credits);
    // Every hold that was begun has ended once, or is pending.
    const ok = sum === 0 && unexplained === 0 && begun === captured + voided + pending;
    return { ok, sum, held, spent, granted, captured, voided, pending, unexplained };
  } finally {
    database.exec("COMMIT");
  }
}
