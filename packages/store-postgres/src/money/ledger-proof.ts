// The proof of the ledger: wallets, holds and ledger lines say the same.
import type { LedgerProof, PostgresRow } from "@svckit/core";
import type { Executor } from "../connection/executor.js";

// One statement, so that all of it is read at one instant. Every ledger line moves its amount from one account to another:
// "posted" is what each wallet comes to by its lines.
const PROOF = `
WITH posted AS (
  SELECT account_id, period,
    coalesce(sum(amount) FILTER (WHERE debit = 'grant'), 0) AS granted,
    coalesce(sum(CASE 'held' WHEN credit THEN amount WHEN debit THEN -amount END), 0) AS held,
    coalesce(sum(amount) FILTER (WHERE credit = 'spent'), 0) AS spent,
    coalesce(sum(CASE 'available' WHEN credit THEN amount WHEN debit THEN -amount END), 0) AS available
  FROM $schema.ledger GROUP BY account_id, period
), wallets AS (
  SELECT coalesce(sum(w.granted), 0) AS granted, coalesce(sum(w.held), 0) AS held, coalesce(sum(w.spent), 0) AS spent,
    coalesce(sum(-p.granted + p.held + p.spent + p.available), 0) AS sum,
    coalesce(sum(abs(coalesce(w.granted, 0) - coalesce(p.granted, 0)) + abs(coalesce(w.held, 0) - coalesce(p.held, 0))
      + abs(coalesce(w.spent, 0) - coalesce(p.spent, 0))
      + abs(coalesce(w.granted - w.held - w.spent, 0) - coalesce(p.available, 0))), 0) AS differences
  FROM $schema.wallet AS w FULL JOIN posted AS p USING (account_id, period)
), holds AS (
  SELECT count(*) FILTER (WHERE state = 'captured') AS captured, count(*) FILTER (WHERE state = 'voided') AS voided,
    count(*) FILTER (WHERE state = 'pending') AS pending,
    coalesce(sum(amount) FILTER (WHERE state = 'captured'), 0) AS captured_credits,
    coalesce(sum(amount) FILTER (WHERE state = 'pending'), 0) AS pending_credits
  FROM $schema.hold WHERE kind = 'credits'
)
SELECT wallets.*, holds.* FROM wallets, holds`;

// It reads every line that was ever written, and takes its time.
const TIMEOUT_MS = 600_000;

/** Adds up the whole store, as it is at one instant. */
export function createLedgerProof(executor: Executor): () => Promise<LedgerProof> {
  return async () => toProof(await executor.query(PROOF, [], TIMEOUT_MS));
}

function toProof([row = {}]: readonly PostgresRow[]): LedgerProof {
  const read = (name: string) => Number(row[name] ?? 0);
  const held = read("held");
  const spent = read("spent");
  const sum = read("sum");
  const unexplained =
    read("differences") +
    Math.abs(held - read("pending_credits")) +
    Math.abs(spent - read("captured_credits"));
  return {
    ok: sum === 0 && unexplained === 0,
    sum,
    held,
    spent,
    granted: read("granted"),
    captured: read("captured"),
    voided: read("voided"),
    pending: read("pending"),
    unexplained,
  };
}
