// The functions that drop, a piece at a time, what nobody has paid for once it is too old or too much.
import { FUNCTION_SETTINGS } from "./function-settings.js";

/** So many rows one call of a function drops; it gives how many it was. */
export const PIECE = 1_000;

/** Each gives the number of rows that it has dropped: fewer than a piece are the last. */
export const RETENTION = `
-- The usage has counted what is dropped.
CREATE FUNCTION drop_receipts(dropped TEXT[]) RETURNS BIGINT LANGUAGE plpgsql ${FUNCTION_SETTINGS} AS $function$
DECLARE
  total BIGINT;
BEGIN
  WITH gone AS (
    DELETE FROM receipt AS r USING unnest(dropped) AS d (id) WHERE r.id = d.id
    RETURNING 1
  )
  SELECT count(*) INTO total FROM gone;
  RETURN total;
END $function$;

CREATE FUNCTION drop_old_receipts(oldest BIGINT) RETURNS BIGINT LANGUAGE plpgsql ${FUNCTION_SETTINGS} AS $function$
BEGIN
  RETURN drop_receipts(ARRAY(
    SELECT r.id FROM receipt AS r WHERE r.unpaid_at <= oldest LIMIT ${PIECE} FOR UPDATE SKIP LOCKED
  ));
END $function$;

-- Those of an account that are more than so many, the newest not counted.
CREATE FUNCTION drop_receipts_beyond(of_account TEXT, most BIGINT)
RETURNS BIGINT LANGUAGE plpgsql ${FUNCTION_SETTINGS} AS $function$
BEGIN
  RETURN drop_receipts(ARRAY(
    SELECT r.id FROM receipt AS r WHERE r.account_id = of_account AND r.unpaid_at IS NOT NULL
    ORDER BY r.unpaid_at DESC, r.id DESC LIMIT ${PIECE} OFFSET most
  ));
END $function$;

-- The answers of a budget that come to more than so many bytes, the newest not counted.
CREATE FUNCTION drop_answers_beyond(of_budget TEXT, most BIGINT)
RETURNS BIGINT LANGUAGE plpgsql ${FUNCTION_SETTINGS} AS $function$
DECLARE
  total BIGINT;
BEGIN
  WITH gone AS (
    DELETE FROM claim AS c USING (
      SELECT s.scope, s.key, s.hold_id FROM (
        SELECT c.scope, c.key, c.hold_id, sum(c.bytes) OVER (ORDER BY c.bound_at DESC, c.scope DESC, c.key DESC) AS total
        FROM claim AS c WHERE c.budget = of_budget
      ) AS s WHERE s.total > most LIMIT ${PIECE}
    ) AS s WHERE c.scope = s.scope AND c.key = s.key AND c.hold_id = s.hold_id RETURNING 1
  )
  SELECT count(*) INTO total FROM gone;
  RETURN total;
END $function$;

-- Holds without credits that have ended, and lapsed by now: nobody asks any more how they did.
CREATE FUNCTION drop_passed_holds(until BIGINT) RETURNS BIGINT LANGUAGE plpgsql ${FUNCTION_SETTINGS} AS $function$
DECLARE
  total BIGINT;
BEGIN
  WITH gone AS (
    DELETE FROM ended_hold AS h USING (
      SELECT p.id FROM ended_hold AS p WHERE p.kind <> 'credits' AND p.expires_at <= until
      LIMIT ${PIECE} FOR UPDATE SKIP LOCKED
    ) AS p WHERE h.id = p.id RETURNING 1
  )
  SELECT count(*) INTO total FROM gone;
  RETURN total;
END $function$;
`;
