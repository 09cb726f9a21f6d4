// The functions that drop a whole month, once all of it is older than the operator keeps.
import { aloneTo, BRIEFLY, MONTH_SETTINGS, waitingAtMost } from "./month-functions.js";
import { HOLD_SUMS } from "./pruning-functions.js";

// Calls do not write to a month that has passed; a vacuum of it gives way after a second.
const NO_WRITER = `${waitingAtMost("2s")}
    EXECUTE format('LOCK TABLE %s IN SHARE MODE', month.name);`;

const passed = (table: string) => `SELECT m.* FROM months_of('${table}') AS m
    WHERE m.end_id <= id_at(before) COLLATE "C" ORDER BY m.end_id COLLATE "C"`;

/**
 * Each drops the oldest month of which nothing is to stay, and gives the number of its rows; null where there is none, or where
 * somebody keeps its table. Nobody writes to that month meanwhile; calls wait for as long as its table is taken away.
 */
export const MONTH_PRUNING = `
-- The receipts of a month. What its calls asked in the next month goes with them.
CREATE FUNCTION drop_month_of_receipts(before BIGINT) RETURNS BIGINT LANGUAGE plpgsql ${MONTH_SETTINGS} AS $function$
DECLARE
  month RECORD;
  stays BOOLEAN;
  total BIGINT;
  beyond BIGINT;
BEGIN
  PERFORM require_right('DELETE');
  ${aloneTo("drop")}
  FOR month IN ${passed("receipt")} LOOP
    ${NO_WRITER}
    -- What a call of another month asked stays with it.
    EXECUTE format($$SELECT EXISTS (SELECT FROM %1$s AS r WHERE r.settled_at >= %2$s) OR EXISTS (
        SELECT FROM %1$s AS i WHERE (i.of_call < %3$L OR i.of_call >= %4$L)
          AND (SELECT c.settled_at FROM receipt AS c WHERE c.id = i.of_call) >= %2$s
      )$$, month.name, before, month.first_id, month.end_id) INTO stays;
    CONTINUE WHEN stays;
    EXECUTE format('SELECT count(*) FROM %s', month.name) INTO total;
    EXECUTE format($$DELETE FROM receipt AS r
      WHERE r.of_call >= %1$L AND r.of_call < %2$L AND (r.id < %1$L OR r.id >= %2$L)$$, month.first_id, month.end_id);
    GET DIAGNOSTICS beyond = ROW_COUNT;
    ${BRIEFLY}
    EXECUTE format('DROP TABLE %s', month.name);
    RETURN total + beyond;
  END LOOP;
  RETURN NULL;
EXCEPTION WHEN lock_not_available THEN
  RETURN NULL;
END $function$;

-- The holds of a month that have ended, those with credits counted. What they came to is kept in the same transaction.
CREATE FUNCTION drop_month_of_holds(before BIGINT) RETURNS BIGINT LANGUAGE plpgsql ${MONTH_SETTINGS} AS $function$
DECLARE
  month RECORD;
  stays BOOLEAN;
  gone RECORD;
BEGIN
  PERFORM require_right('DELETE');
  ${aloneTo("drop")}
  FOR month IN ${passed("ended_hold")} LOOP
    ${NO_WRITER}
    EXECUTE format($$SELECT EXISTS (SELECT FROM %1$s AS h WHERE h.kind = 'credits' AND h.expires_at >= %2$s)
      OR EXISTS (SELECT FROM %1$s AS h WHERE h.kind <> 'credits' AND h.expires_at >= %2$s)$$, month.name, before) INTO stays;
    CONTINUE WHEN stays;
    EXECUTE format($$SELECT ${HOLD_SUMS} FROM %s AS d WHERE d.kind = 'credits'$$, month.name) INTO gone;
    ${BRIEFLY}
    EXECUTE format('DROP TABLE %s', month.name);
    PERFORM keep_past_holds(gone.captured, gone.voided, gone.kept, gone.rests);
    RETURN gone.total;
  END LOOP;
  RETURN NULL;
EXCEPTION WHEN lock_not_available THEN
  RETURN NULL;
END $function$;
`;
