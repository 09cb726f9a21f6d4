// Proof statement: reads all that the proof of the ledger compares. One statement, so that all of it is of one instant.
import { OPERATORS } from "../connection/executor.js";
import { ENDED_COUNTS, MOVED_SUMS, WALLET_SUMS, WALLETS_DIGEST } from "./ledger-sums.js";

const { EQUALS, GREATER, LESS, MINUS, PLUS } = OPERATORS;
const FIELD = "OPERATOR(pg_catalog.->>)";

const gap = (one: string, other: string) => `pg_catalog.abs(${one} ${MINUS} ${other})`;
const zero = (name: string) => `coalesce(${name}, 0)`;

// "posted" is what each wallet comes to by its lines: those behind $1, on what is kept with the newest checkpoint where $2 says so.
const COMMON = `
WITH posted AS (
  SELECT account_id, period, pg_catalog.sum(granted) AS granted, pg_catalog.sum(available) AS available,
    pg_catalog.sum(held) AS held, pg_catalog.sum(spent) AS spent, pg_catalog.sum(carried) AS carried,
    pg_catalog.sum(bought) AS bought, pg_catalog.sum(adjusted) AS adjusted, pg_catalog.sum(expired) AS expired,
    pg_catalog.sum(referred) AS referred, pg_catalog.sum(released) AS released
  FROM (
    SELECT account_id, period, ${WALLET_SUMS}, ${MOVED_SUMS},
      coalesce(pg_catalog.sum(amount) FILTER (WHERE verb ${EQUALS} 'release'), 0) AS released
    FROM $schema.ledger WHERE seq ${GREATER} $1 GROUP BY account_id, period
    UNION ALL
    SELECT account_id, period, granted, available, held, spent, carried, 0, 0, 0, 0, 0 FROM $schema.checkpoint_wallet WHERE $2
  ) AS p GROUP BY account_id, period
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
    coalesce(pg_catalog.sum(${gap(zero("w.granted"), zero("p.granted"))} ${PLUS} ${gap(zero("w.held"), zero("p.held"))}
      ${PLUS} ${gap(zero("w.spent"), zero("p.spent"))}
      ${PLUS} ${gap(zero(`w.granted ${MINUS} w.held ${MINUS} w.spent`), zero("p.available"))}), 0) AS differences
  FROM $schema.wallet AS w FULL JOIN posted AS p ON p.account_id ${EQUALS} w.account_id AND p.period ${EQUALS} w.period
), holds AS (
  SELECT pg_catalog.count(*) AS pending, coalesce(pg_catalog.sum(amount), 0) AS pending_credits
  FROM $schema.hold WHERE kind ${EQUALS} 'credits'
), past AS (
  SELECT coalesce(pg_catalog.sum(captured), 0) AS past_captured, coalesce(pg_catalog.sum(voided), 0) AS past_voided,
    coalesce(pg_catalog.sum(kept), 0) AS past_kept, coalesce(pg_catalog.sum(rests), 0) AS past_rests
  FROM $schema.past_hold
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
), kept AS (
  SELECT ${WALLETS_DIGEST} AS kept_wallets FROM $schema.checkpoint_wallet
), newest AS (
  SELECT coalesce(pg_catalog.max(number), 0) AS newest FROM $schema.checkpoint
)`;

// All holds that have ended. "part" has those of which a capture has given some back.
const ALL_ENDED = `, ended AS (
  SELECT pg_catalog.count(*) FILTER (WHERE state ${EQUALS} 'captured') AS captured, pg_catalog.count(*) FILTER (WHERE state ${EQUALS} 'voided') AS voided,
    coalesce(pg_catalog.sum(coalesce(kept, amount)) FILTER (WHERE state ${EQUALS} 'captured'), 0) AS captured_credits
  FROM $schema.ended_hold WHERE kind ${EQUALS} 'credits'
), part AS (
  SELECT h.amount, h.kept, coalesce(pg_catalog.sum(l.amount) FILTER (WHERE l.verb ${EQUALS} 'capture'), 0) AS captured,
    coalesce(pg_catalog.sum(l.amount) FILTER (WHERE l.verb ${EQUALS} 'release'), 0) AS released
  FROM $schema.ended_hold AS h
  LEFT JOIN $schema.ledger AS l ON l.tx_id ${EQUALS} h.id AND l.verb ${EQUALS} ANY (ARRAY['capture', 'release'])
  WHERE h.kept IS NOT NULL GROUP BY h.id
), parts AS (
  SELECT coalesce(pg_catalog.sum(amount ${MINUS} kept), 0) AS rests,
    coalesce(pg_catalog.sum(${gap("kept", "captured")} ${PLUS} pg_catalog.abs(amount ${MINUS} captured ${MINUS} released)), 0) AS part_differences
  FROM part
)`;

const FITS = `CASE verb
      WHEN 'capture' THEN state ${EQUALS} 'captured' AND amount ${EQUALS} coalesce(kept, taken)
      WHEN 'void' THEN state ${EQUALS} 'voided' AND amount ${EQUALS} taken
      ELSE kept IS NOT NULL AND amount ${EQUALS} (taken ${MINUS} kept) END`;
const gone = (verb: string) =>
  `pg_catalog.count(*) FILTER (WHERE id IS NULL AND verb ${EQUALS} '${verb}') AS ${verb}_gone`;

// Each line behind the checkpoint that ends a hold, beside the hold. Which holds were dropped by their age nobody knows any more.
const LATER_ENDED = `, later AS (
  SELECT l.tx_id, l.verb, l.amount, h.id, h.state, h.amount AS taken, h.kept FROM $schema.ledger AS l
  LEFT JOIN $schema.ended_hold AS h ON h.id ${EQUALS} l.tx_id AND h.kind ${EQUALS} 'credits'
  WHERE l.seq ${GREATER} $1 AND l.verb ${EQUALS} ANY (ARRAY['capture', 'void', 'release'])
), ended AS (
  SELECT ${ENDED_COUNTS}, ${gone("capture")}, ${gone("void")}, ${gone("release")},
    pg_catalog.count(*) FILTER (WHERE id IS NOT NULL AND NOT coalesce(${FITS}, false)) AS misfits,
    pg_catalog.count(*) ${MINUS} pg_catalog.count(DISTINCT (tx_id, verb)) AS repeated
  FROM later
)`;

const READ = "SELECT * FROM wallets, holds, past, carries, named, purses, strays, kept, newest, ended";

/** Reads all lines: $1 is before all, and $2 false. */
export const WHOLE_PROOF = `${COMMON}${ALL_ENDED} ${READ}, parts`;

/** Reads the lines behind the newest checkpoint: $1 is its position, and $2 true. */
export const PROOF_FROM_CHECKPOINT = `${COMMON}${LATER_ENDED} ${READ}`;
