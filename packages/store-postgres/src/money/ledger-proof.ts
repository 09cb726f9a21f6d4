// The proof of the ledger: wallets, holds and ledger lines say the same.
import type { LedgerProof, PostgresRow } from "@svckit/core";
import { type Executor, OPERATORS } from "../connection/executor.js";

const { EQUALS, LESS, MINUS, PLUS } = OPERATORS;
const FIELD = "OPERATOR(pg_catalog.->>)";

// The credits that a line brings into a wallet, below zero where it takes some out.
const COMING = `CASE WHEN debit ${EQUALS} 'grant' THEN amount WHEN credit ${EQUALS} 'grant' THEN 0 ${MINUS} amount END`;

// One statement, so that all of it is read at one instant. Every ledger line moves its amount from one account to another:
// "posted" is what each wallet comes to by its lines. "part" has the holds of which a capture has given some back, "past" what those came to that were dropped by their age.
const PROOF = `
WITH posted AS (
  SELECT account_id, period,
    coalesce(pg_catalog.sum(${COMING}), 0) AS granted,
    coalesce(pg_catalog.sum(${COMING}) FILTER (WHERE verb ${EQUALS} 'buy'), 0) AS bought,
    coalesce(pg_catalog.sum(${COMING}) FILTER (WHERE verb ${EQUALS} 'adjust'), 0) AS adjusted,
    coalesce(pg_catalog.sum(amount) FILTER (WHERE verb ${EQUALS} 'expire'), 0) AS expired,
    coalesce(pg_catalog.sum(${COMING}) FILTER (WHERE verb ${EQUALS} 'carry'), 0) AS carried,
    coalesce(pg_catalog.sum(${COMING}) FILTER (
      WHERE verb ${EQUALS} ANY (ARRAY['buy', 'adjust']) AND pg_catalog.starts_with(tx_id, 'reference ')
    ), 0) AS referred,
    coalesce(pg_catalog.sum(CASE WHEN credit ${EQUALS} 'held' THEN amount WHEN debit ${EQUALS} 'held' THEN 0 ${MINUS} amount END), 0) AS held,
    coalesce(pg_catalog.sum(amount) FILTER (WHERE credit ${EQUALS} 'spent'), 0) AS spent,
    coalesce(pg_catalog.sum(amount) FILTER (WHERE verb ${EQUALS} 'release'), 0) AS released,
    coalesce(pg_catalog.sum(CASE WHEN credit ${EQUALS} 'available' THEN amount WHEN debit ${EQUALS} 'available' THEN 0 ${MINUS} amount END), 0) AS available
  FROM $schema.ledger GROUP BY account_id, period
), carries AS (
  SELECT coalesce(pg_catalog.sum(pg_catalog.abs(c.carried)), 0) AS carry_differences
  FROM (SELECT pg_catalog.sum(carried) AS carried FROM posted GROUP BY account_id) AS c
), named AS (
  SELECT coalesce(pg_catalog.sum(credits), 0) AS named FROM $schema.reference
), wallets AS (
  SELECT coalesce(pg_catalog.sum(w.granted), 0) AS granted, coalesce(pg_catalog.sum(w.held), 0) AS held, coalesce(pg_catalog.sum(w.spent), 0) AS spent,
    coalesce(pg_catalog.sum(p.released), 0) AS released, coalesce(pg_catalog.sum(p.bought), 0) AS bought,
    coalesce(pg_catalog.sum(p.adjusted), 0) AS adjusted, coalesce(pg_catalog.sum(p.expired), 0) AS expired,
    coalesce(pg_catalog.sum(p.referred), 0) AS referred,
    coalesce(pg_catalog.sum(p.held ${PLUS} p.spent ${PLUS} p.available ${MINUS} p.granted), 0) AS sum,
    coalesce(pg_catalog.sum(pg_catalog.abs(coalesce(w.granted, 0) ${MINUS} coalesce(p.granted, 0)) ${PLUS} pg_catalog.abs(coalesce(w.held, 0) ${MINUS} coalesce(p.held, 0))
      ${PLUS} pg_catalog.abs(coalesce(w.spent, 0) ${MINUS} coalesce(p.spent, 0))
      ${PLUS} pg_catalog.abs(coalesce(w.granted ${MINUS} w.held ${MINUS} w.spent, 0) ${MINUS} coalesce(p.available, 0))), 0) AS differences
  FROM $schema.wallet AS w FULL JOIN posted AS p ON p.account_id ${EQUALS} w.account_id AND p.period ${EQUALS} w.period
), holds AS (
  SELECT pg_catalog.count(*) AS pending, coalesce(pg_catalog.sum(amount), 0) AS pending_credits
  FROM $schema.hold WHERE kind ${EQUALS} 'credits'
), ended AS (
  SELECT pg_catalog.count(*) FILTER (WHERE state ${EQUALS} 'captured') AS captured, pg_catalog.count(*) FILTER (WHERE state ${EQUALS} 'voided') AS voided,
    coalesce(pg_catalog.sum(coalesce(kept, amount)) FILTER (WHERE state ${EQUALS} 'captured'), 0) AS captured_credits
  FROM $schema.ended_hold WHERE kind ${EQUALS} 'credits'
), past AS (
  SELECT coalesce(pg_catalog.sum(captured), 0) AS past_captured, coalesce(pg_catalog.sum(voided), 0) AS past_voided,
    coalesce(pg_catalog.sum(kept), 0) AS past_kept, coalesce(pg_catalog.sum(rests), 0) AS past_rests
  FROM $schema.past_hold
), part AS (
  SELECT h.amount, h.kept, coalesce(pg_catalog.sum(l.amount) FILTER (WHERE l.verb ${EQUALS} 'capture'), 0) AS captured,
    coalesce(pg_catalog.sum(l.amount) FILTER (WHERE l.verb ${EQUALS} 'release'), 0) AS released
  FROM $schema.ended_hold AS h
  LEFT JOIN $schema.ledger AS l ON l.tx_id ${EQUALS} h.id AND l.verb ${EQUALS} ANY (ARRAY['capture', 'release'])
  WHERE h.kept IS NOT NULL GROUP BY h.id
), parts AS (
  SELECT coalesce(pg_catalog.sum(amount ${MINUS} kept), 0) AS rests,
    coalesce(pg_catalog.sum(pg_catalog.abs(kept ${MINUS} captured) ${PLUS} pg_catalog.abs(amount ${MINUS} captured ${MINUS} released)), 0) AS part_differences
  FROM part
), purses AS (
  SELECT pg_catalog.count(*) AS purse_faults
  FROM $schema.purse AS p LEFT JOIN $schema.wallet AS w ON w.account_id ${EQUALS} p.account_id AND w.period ${EQUALS} p.period
  CROSS JOIN LATERAL (
    SELECT coalesce(pg_catalog.min((l.lot ${FIELD} 'expiresAt')::bigint), -1) AS ends,
      coalesce(pg_catalog.min((l.lot ${FIELD} 'credits')::bigint), 1) AS least
    FROM pg_catalog.jsonb_array_elements(p.lots::pg_catalog.jsonb) AS l (lot)
  ) AS lots
  WHERE w.account_id IS NULL OR lots.least ${LESS} 1 OR NOT coalesce(w.lapses_at, -1) ${EQUALS} lots.ends
), strays AS (
  SELECT pg_catalog.count(*) AS stray_wallets
  FROM $schema.wallet AS w LEFT JOIN $schema.purse AS p ON p.account_id ${EQUALS} w.account_id
  WHERE ((w.floor ${LESS} 0 OR w.lapses_at IS NOT NULL) AND NOT coalesce(w.period ${EQUALS} p.period, false))
    OR (NOT w.bought ${EQUALS} 0 AND NOT coalesce(w.period ${EQUALS} p.period OR w.period ${EQUALS} ANY (p.behind), false))
)
SELECT wallets.*, holds.*, ended.*, past.*, parts.*, carries.*, named.*, purses.*, strays.*
FROM wallets, holds, ended, past, parts, carries, named, purses, strays`;

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
    Math.abs(spent - read("captured_credits") - read("past_kept")) +
    Math.abs(read("released") - read("rests") - read("past_rests")) +
    read("part_differences") +
    // What leaves one wallet of an account comes into another of it, and what a reference has acted for is in the ledger.
    read("carry_differences") +
    Math.abs(read("named") - read("referred")) +
    // Each purse stands in a wallet with its ends, and no other wallet has something bought.
    read("purse_faults") +
    read("stray_wallets");
  return {
    ok: sum === 0 && unexplained === 0,
    sum,
    held,
    spent,
    granted: read("granted"),
    captured: read("captured") + read("past_captured"),
    voided: read("voided") + read("past_voided"),
    pending: read("pending"),
    bought: read("bought"),
    adjusted: read("adjusted"),
    expired: read("expired"),
    unexplained,
  };
}
