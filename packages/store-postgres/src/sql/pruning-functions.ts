// The functions that drop, a piece at a time, what is older than the operator keeps.
import { FUNCTION_SETTINGS } from "./function-settings.js";
import { lockOf, OWN_NAMES, waitingAtMost } from "./month-functions.js";
import { PIECE } from "./retention-functions.js";

/** What servers do at the same time, but not while one of them drops a whole month of that kind. */
export function piecesOf(kind: string): string {
  return `drop pieces of ${kind}`;
}

// A month that is being counted goes with those of its rows that are counted. The wait for that ends soon: the server has other work.
const besideNoMonth = (kind: string) => `${waitingAtMost("1s")}
  PERFORM pg_advisory_xact_lock_shared(${lockOf(piecesOf(kind))});`;
const BUSY = `EXCEPTION WHEN lock_not_available THEN
  RETURN NULL;`;

/** What the ended holds of a table `d` come to. */
export const HOLD_SUMS = `count(*) AS total, count(*) FILTER (WHERE d.state = 'captured') AS captured,
    count(*) FILTER (WHERE d.state = 'voided') AS voided,
    coalesce(sum(coalesce(d.kept, d.amount)) FILTER (WHERE d.state = 'captured'), 0)::bigint AS kept,
    coalesce(sum(d.amount - d.kept) FILTER (WHERE d.kept IS NOT NULL), 0)::bigint AS rests`;

/**
 * Each gives the number of rows that it has dropped: fewer than a piece are the last. What another process drops is passed over; null
 * where that is a whole month, and takes long.
 */
export const PRUNING = `
-- The receipts of calls, and those of what they asked.
CREATE FUNCTION prune_receipts(before BIGINT) RETURNS BIGINT LANGUAGE plpgsql ${FUNCTION_SETTINGS} AS $function$
DECLARE
  calls TEXT[];
BEGIN
  ${besideNoMonth("receipts")}
  calls := ARRAY(
    SELECT r.id FROM receipt AS r WHERE r.settled_at < before ORDER BY r.settled_at LIMIT ${PIECE} FOR UPDATE SKIP LOCKED
  );
  RETURN drop_receipts(calls || ARRAY(SELECT i.id FROM receipt AS i WHERE i.of_call = ANY (calls)));
${BUSY}
END $function$;

-- Holds with credits that have ended. What they came to is counted in the same transaction.
CREATE FUNCTION prune_holds(before BIGINT) RETURNS BIGINT LANGUAGE plpgsql ${FUNCTION_SETTINGS} AS $function$
DECLARE
  gone RECORD;
BEGIN
  ${besideNoMonth("holds")}
  WITH dropped AS (
    DELETE FROM ended_hold AS h USING (
      SELECT p.id FROM ended_hold AS p WHERE p.kind = 'credits' AND p.expires_at < before
      ORDER BY p.expires_at LIMIT ${PIECE} FOR UPDATE SKIP LOCKED
    ) AS p WHERE h.id = p.id RETURNING h.state, h.amount, h.kept
  )
  SELECT ${HOLD_SUMS} INTO gone FROM dropped AS d;
  IF gone.total > 0 THEN
    PERFORM keep_past_holds(gone.captured, gone.voided, gone.kept, gone.rests);
  END IF;
  RETURN gone.total;
${BUSY}
END $function$;

-- What holds came to that are dropped in the same transaction.
CREATE FUNCTION keep_past_holds(captured BIGINT, voided BIGINT, kept BIGINT, rests BIGINT)
RETURNS VOID LANGUAGE sql ${OWN_NAMES} AS $function$
  INSERT INTO $schema.past_hold AS p (id, captured, voided, kept, rests)
  VALUES (1, keep_past_holds.captured, keep_past_holds.voided, keep_past_holds.kept, keep_past_holds.rests)
  ON CONFLICT (id) DO UPDATE SET captured = p.captured + excluded.captured, voided = p.voided + excluded.voided,
    kept = p.kept + excluded.kept, rests = p.rests + excluded.rests;
$function$;

-- Sums of days. A server that counts on such a day at the same time begins its row anew.
CREATE FUNCTION prune_usage(first_day TEXT) RETURNS BIGINT LANGUAGE plpgsql ${FUNCTION_SETTINGS} AS $function$
DECLARE
  total BIGINT;
BEGIN
  WITH gone AS (
    DELETE FROM usage AS u USING (
      SELECT o.day, o.account_id, o.tool, o.key_id, o.end_user, o.shard FROM usage AS o WHERE o.day < first_day
      ORDER BY o.day, o.account_id, o.tool, o.key_id, o.end_user, o.shard LIMIT ${PIECE} FOR UPDATE SKIP LOCKED
    ) AS o
    WHERE u.day = o.day AND u.account_id = o.account_id AND u.tool = o.tool AND u.key_id = o.key_id
      AND u.end_user = o.end_user AND u.shard = o.shard RETURNING 1
  )
  SELECT count(*) INTO total FROM gone;
  RETURN total;
END $function$;
`;
