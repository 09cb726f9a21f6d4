// The functions that drop a whole month, once all of it is older than the operator keeps.
import { BRIEFLY, lockOf, MONTH_SETTINGS, OWN_NAMES, SEES_ALL, waitingAtMost } from "./month-functions.js";
import { HOLD_SUMS, piecesOf } from "./pruning-functions.js";

// Calls do not write to a month that has passed; a vacuum of it gives way after a second.
const NO_WRITER = `${waitingAtMost("2s")}
      EXECUTE format('LOCK TABLE %s IN SHARE MODE', month.name);`;

// One server at a time, and no other waits for it: it drops pieces.
const alone = (table: string, kind: string) => `PERFORM $schema.require_right('${table}', 'DELETE');
  IF NOT (${SEES_ALL}) OR NOT pg_try_advisory_xact_lock(${lockOf(`drop months of ${kind}`)}) THEN
    RETURN NULL;
  END IF;`;

// What is counted goes once: who drops pieces waits a second at most.
const noPieces = (kind: string) => `${waitingAtMost("1s")}
      PERFORM pg_advisory_xact_lock(${lockOf(piecesOf(kind))});`;

const passed = (table: string) => `SELECT m.* FROM $schema.months_of('${table}') AS m
    WHERE m.end_id <= $schema.id_at(before) COLLATE "C" ORDER BY m.end_id COLLATE "C"`;

// A view of somebody else's on a month: it goes in pieces, and later months as they do.
const KEPT_BY_OTHERS = `EXCEPTION WHEN dependent_objects_still_exist THEN
      CONTINUE;`;

/**
 * Each drops the oldest month of which nothing is to stay, and gives the number of its rows; null where there is none, where
 * somebody keeps its table, and where another server is at it. Calls wait for as long as the table is taken away.
 */
export const MONTH_PRUNING = `
-- Whether something of a month is not of a call that was settled before an instant: a younger call, what a younger call of another
-- month asked, and what was asked by a call whose receipt was cut, which goes as the unpaid ones do. To look through what the calls of
-- the month asked takes its time: that is done "thoroughly" alone.
CREATE FUNCTION is_month_kept(month REGCLASS, first_id TEXT, end_id TEXT, before BIGINT, thoroughly BOOLEAN)
RETURNS BOOLEAN LANGUAGE plpgsql ${OWN_NAMES} SET enable_seqscan = off AS $function$
DECLARE
  kept BOOLEAN;
BEGIN
  EXECUTE format('SELECT EXISTS (SELECT FROM %s AS r WHERE r.settled_at >= %s)', month, before) INTO kept;
  IF kept THEN
    RETURN true;
  END IF;
  EXECUTE format('SELECT EXISTS (SELECT FROM %1$s AS i WHERE (i.of_call < %2$L OR i.of_call >= %3$L)
      AND coalesce((SELECT c.settled_at FROM %4$I.receipt AS c WHERE c.id = i.of_call) >= %5$s, true))',
    month, first_id, end_id, $home, before) INTO kept;
  IF kept OR NOT thoroughly THEN
    RETURN kept;
  END IF;
  EXECUTE format('SELECT EXISTS (SELECT FROM %1$s AS i WHERE i.of_call >= %2$L AND i.of_call < %3$L
      AND (SELECT c.settled_at FROM %1$s AS c WHERE c.id = i.of_call) IS NULL)', month, first_id, end_id) INTO kept;
  RETURN kept;
END $function$;

-- The receipts of a month. What its calls asked in the next month goes with them.
CREATE FUNCTION drop_month_of_receipts(before BIGINT) RETURNS BIGINT LANGUAGE plpgsql ${MONTH_SETTINGS} AS $function$
DECLARE
  month RECORD;
  counted RECORD;
  beyond BIGINT;
BEGIN
  ${alone("receipt", "receipts")}
  FOR month IN ${passed("receipt")} LOOP
    CONTINUE WHEN $schema.is_month_kept(month.name, month.first_id, month.end_id, before, false);
    BEGIN
      ${noPieces("receipts")}
      -- Before the lock on the table: other servers delete from all months.
      CONTINUE WHEN $schema.is_month_kept(month.name, month.first_id, month.end_id, before, true);
      EXECUTE format('SELECT count(*) AS total, count(*) FILTER (WHERE r.settled_at IS NULL AND r.of_call IS NULL) AS ageless
        FROM %s AS r', month.name) INTO counted;
      CONTINUE WHEN counted.ageless > 0;
      ${NO_WRITER}
      CONTINUE WHEN $schema.is_month_kept(month.name, month.first_id, month.end_id, before, false);
      EXECUTE format('DELETE FROM %1$I.receipt AS r WHERE r.of_call >= %2$L AND r.of_call < %3$L AND (r.id < %2$L OR r.id >= %3$L)
        AND (SELECT c.id FROM %4$s AS c WHERE c.id = r.of_call) IS NOT NULL', $home, month.first_id, month.end_id, month.name);
      GET DIAGNOSTICS beyond = ROW_COUNT;
      ${BRIEFLY}
      EXECUTE format('DROP TABLE %s', month.name);
      RETURN counted.total + beyond;
    ${KEPT_BY_OTHERS}
    END;
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
  younger TEXT := 'SELECT EXISTS (SELECT FROM %1$s AS h WHERE h.kind = ''credits'' AND h.expires_at >= %2$s)
    OR EXISTS (SELECT FROM %1$s AS h WHERE h.kind <> ''credits'' AND h.expires_at >= %2$s)';
BEGIN
  ${alone("ended_hold", "holds")}
  FOR month IN ${passed("ended_hold")} LOOP
    EXECUTE format(younger, month.name, before) INTO stays;
    CONTINUE WHEN stays;
    BEGIN
      ${noPieces("holds")}
      ${NO_WRITER}
      EXECUTE format(younger, month.name, before) INTO stays;
      CONTINUE WHEN stays;
      EXECUTE format($sums$SELECT ${HOLD_SUMS} FROM %s AS d WHERE d.kind = 'credits'$sums$, month.name) INTO gone;
      ${BRIEFLY}
      EXECUTE format('DROP TABLE %s', month.name);
      PERFORM $schema.keep_past_holds(gone.captured, gone.voided, gone.kept, gone.rests);
      RETURN gone.total;
    ${KEPT_BY_OTHERS}
    END;
  END LOOP;
  RETURN NULL;
EXCEPTION WHEN lock_not_available THEN
  RETURN NULL;
END $function$;
`;
