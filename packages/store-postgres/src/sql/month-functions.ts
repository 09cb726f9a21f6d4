// The functions that make the partitions by month, and tell which there are.

// Ids begin with their time (UUIDs of version 7), so that a range of them is a month: an id alone tells where its row is, and a key
// over ids is unique over all months. What has another kind of id, or no month yet, is in the partition `_other`.

// The tables that grow with each call.
const MONTHLY = ["receipt", "ended_hold"] as const;

// Postgres reads all of `_other` for each month that is made, while calls wait.
const MOST_OTHER_BYTES = 32 * 1024 * 1024;
// Where no call has come to it for a day, it is lists and proofs that wait, for seconds at most.
const MOST_IDLE_BYTES = 1024 * 1024 * 1024;
const IDLE_MS = 86_400_000;
// Many ids that are later than this are of no time.
const YEAR_MS = 366 * 86_400_000;
// So many of its rows come to their month, while calls wait.
const MOST_MOVED = 1_000;

/**
 * For functions that run in those that have more rights than their caller: the store's schema is not searched, and each thing in it is named
 * with it. By its name alone a function or an operator of the same name that fits better would be taken, of whoever may make some there.
 */
export const OWN_NAMES = "SET search_path = pg_catalog, pg_temp";

/**
 * For functions that make and drop partitions: they do so with the rights of whoever has migrated, since servers may work under a
 * role that changes no table.
 */
export const MONTH_SETTINGS = `SECURITY DEFINER
  ${OWN_NAMES}
  SET default_tablespace = ''
  SET lock_timeout = '2s'`;

/** Whether a statement sees what was committed before it, and not before its transaction: only then what it has locked is as it reads it. */
export const SEES_ALL = "current_setting('transaction_isolation') = 'read committed'";

/** The number of a lock between servers, which no table has. */
export function lockOf(task: string): string {
  return `hashtext('to ${task} in ' || $home)`;
}

/** How long the locks behind it are waited for. */
export function waitingAtMost(time: string): string {
  return `PERFORM set_config('lock_timeout', '${time}', true);`;
}

/** For the lock on a table that calls use: they wait behind whoever waits for it. */
export const BRIEFLY = waitingAtMost("100ms");

/** A month that is there is left alone, and so is one that cannot be made now: its rows go to `_other`. */
export const MONTHS = `
-- Throws where the caller may not do that to a table: the functions that call this one run with the rights of their owner.
CREATE FUNCTION require_right(of_table TEXT, needed TEXT) RETURNS VOID LANGUAGE plpgsql ${OWN_NAMES} AS $function$
DECLARE
  caller NAME := CASE current_setting('role') WHEN 'none' THEN session_user ELSE current_setting('role')::name END;
BEGIN
  IF NOT has_table_privilege(caller, format('%I.%I', $home, of_table), needed) THEN
    RAISE insufficient_privilege USING MESSAGE = format('permission denied: %s needs %s on %s', caller, needed, of_table);
  END IF;
END $function$;

-- The first instant of the month of an instant, or of one that comes later, in UTC.
CREATE FUNCTION month_at(instant BIGINT, later INT) RETURNS BIGINT LANGUAGE sql STABLE ${OWN_NAMES} AS $function$
  SELECT (extract(epoch FROM date_trunc('month', to_timestamp(instant / 1000) AT TIME ZONE 'UTC')
    + make_interval(months => later)) * 1000)::bigint;
$function$;

-- What comes before all ids of an instant, and behind all that are earlier.
CREATE FUNCTION id_at(instant BIGINT) RETURNS TEXT LANGUAGE sql STABLE ${OWN_NAMES} AS $function$
  SELECT left(hex, 8) || '-' || right(hex, 4) FROM lpad(to_hex(greatest(instant, 0)), 12, '0') AS hex;
$function$;

-- The partitions that have a range of ids, from one on and up to another.
CREATE FUNCTION months_of(parent TEXT) RETURNS TABLE (name REGCLASS, first_id TEXT, end_id TEXT)
LANGUAGE sql STABLE ${OWN_NAMES} AS $function$
  SELECT c.oid::regclass, coalesce(substring(b.bound FROM $$FROM \\('(.*)'\\) TO$$), ''), substring(b.bound FROM $$TO \\('(.*)'\\)$$)
  FROM pg_partitioned_table AS p JOIN pg_inherits AS i ON i.inhparent = p.partrelid JOIN pg_class AS c ON c.oid = i.inhrelid
    -- To ask for a bound waits for the table, and "_other" may be kept for long as a month is made.
    CROSS JOIN LATERAL pg_get_expr(CASE WHEN c.oid <> p.partdefid THEN c.relpartbound END, c.oid) AS b (bound)
  WHERE p.partrelid = format('%I.%I', $home, parent)::regclass AND b.bound IS NOT NULL;
$function$;

-- Whether there is a partition for some of these ids.
CREATE FUNCTION is_month_there(parent TEXT, begins TEXT, ends TEXT) RETURNS BOOLEAN LANGUAGE sql STABLE ${OWN_NAMES} AS $function$
  SELECT EXISTS (
    SELECT FROM $schema.months_of(parent) AS m WHERE m.first_id < ends COLLATE "C" AND m.end_id > begins COLLATE "C"
  );
$function$;

-- The months that are to be there by an instant, that of it and the one behind it, and are not. No id is of a time before 1970.
CREATE FUNCTION missing_months(now BIGINT) RETURNS TABLE (parent TEXT, later INT)
LANGUAGE sql STABLE ${OWN_NAMES} SET lock_timeout = '2s' AS $function$
  SELECT t.parent, l.later FROM unnest(ARRAY[${MONTHLY.map((table) => `'${table}'`).join(", ")}]) WITH ORDINALITY AS t (parent, number)
  CROSS JOIN unnest(ARRAY[0, 1]) AS l (later) CROSS JOIN LATERAL (
    SELECT $schema.id_at($schema.month_at(now, l.later)) AS begins, $schema.id_at($schema.month_at(now, l.later + 1)) AS ends
  ) AS m
  WHERE m.ends > m.begins COLLATE "C" AND NOT $schema.is_month_there(t.parent, m.begins, m.ends) ORDER BY t.number, l.later;
$function$;

-- Whether calls go to the month of now, and none has come to "_other" for a day: one that begins later can be made beside them.
CREATE FUNCTION is_idle(parent TEXT, now BIGINT, starts BIGINT) RETURNS BOOLEAN LANGUAGE plpgsql ${OWN_NAMES} AS $function$
DECLARE
  younger TEXT[] := CASE parent WHEN 'receipt' THEN ARRAY['settled_at >= %3$s']
    ELSE ARRAY['kind = ''credits'' AND expires_at >= %3$s', 'kind <> ''credits'' AND expires_at >= %3$s'] END;
  each TEXT;
  has_rows BOOLEAN;
BEGIN
  IF starts < now + 3600000 OR NOT $schema.is_month_there(parent, $schema.id_at(now), $schema.id_at(now + 1)) THEN
    RETURN false;
  END IF;
  FOREACH each IN ARRAY younger LOOP
    EXECUTE format('SELECT EXISTS (SELECT FROM %1$I.%2$I WHERE ' || each || ')', $home, parent || '_other', now - ${IDLE_MS}) INTO has_rows;
    IF has_rows THEN
      RETURN false;
    END IF;
  END LOOP;
  RETURN true;
END $function$;

-- The partition of the month of an instant, or of one that comes later; says what became of it: "there", "busy" where somebody keeps
-- the tables, "elsewhere" where another server makes months, "large" where "_other" is, "timeless" where it is so of ids without a time,
-- which need no month, "taken" where a table that is no partition has its name. "starting" is the instance whose calls have not begun: where no other is alive, nobody waits, and "_other" may be large.
CREATE FUNCTION make_month(parent TEXT, now BIGINT, later INT, starting BIGINT)
RETURNS TEXT LANGUAGE plpgsql ${MONTH_SETTINGS} AS $function$
DECLARE
  starts BIGINT := $schema.month_at(now, later);
  month TEXT := parent || to_char(to_timestamp(starts / 1000) AT TIME ZONE 'UTC', '_YYYY_MM');
  other TEXT := parent || '_other';
  begins TEXT := $schema.id_at(starts);
  ends TEXT := $schema.id_at($schema.month_at(starts, 1));
  stays TEXT;
  bytes BIGINT;
  is_small BOOLEAN;
  has_rows BOOLEAN;
BEGIN
  IF parent IS NULL OR parent NOT IN (${MONTHLY.map((table) => `'${table}'`).join(", ")}) THEN
    RAISE invalid_parameter_value USING MESSAGE = 'a table without months';
  END IF;
  PERFORM $schema.require_right(parent, 'INSERT');
  IF ends <= begins COLLATE "C" OR $schema.is_month_there(parent, begins, ends) THEN
    RETURN 'there';
  END IF;
  IF NOT (${SEES_ALL}) THEN
    RETURN 'busy';
  END IF;
  BEGIN
    PERFORM pg_advisory_xact_lock(${lockOf("make months")});
  EXCEPTION WHEN lock_not_available THEN
    RETURN 'elsewhere';
  END;
  IF $schema.is_month_there(parent, begins, ends) THEN
    RETURN 'there';
  END IF;
  IF to_regclass(format('%I.%I', $home, month)) IS NOT NULL THEN
    RETURN 'taken';
  END IF;
  bytes := pg_relation_size(format('%I.%I', $home, other)::regclass);
  is_small := bytes <= ${MOST_OTHER_BYTES};
  IF NOT is_small THEN
    EXECUTE format('SELECT EXISTS (SELECT FROM %I.%I WHERE id >= %L ORDER BY id OFFSET ${MOST_MOVED} LIMIT 1)',
      $home, other, $schema.id_at(now + ${YEAR_MS})) INTO has_rows;
    IF has_rows THEN
      RETURN 'timeless';
    END IF;
    is_small := starting IS NOT NULL AND NOT EXISTS (
      SELECT FROM $schema.instance AS i WHERE i.id <> starting AND i.heartbeat_at > clock_timestamp() - interval '9 s'
    );
    IF NOT is_small AND (bytes > ${MOST_IDLE_BYTES} OR NOT $schema.is_idle(parent, now, starts)) THEN
      RETURN 'large';
    END IF;
  END IF;
  ${BRIEFLY}
  -- The parent first, as all who read and write do: who waits for "_other" has planned without the month, and would miss its rows.
  IF is_small THEN
    EXECUTE format('LOCK TABLE ONLY %1$I.%2$I, ONLY %1$I.%3$I IN ACCESS EXCLUSIVE MODE', $home, parent, other);
  ELSE
    -- A month that is still to begin has no rows that anybody could miss: calls go on beside this.
    EXECUTE format('LOCK TABLE ONLY %1$I.%2$I IN SHARE UPDATE EXCLUSIVE MODE', $home, parent);
    EXECUTE format('LOCK TABLE ONLY %1$I.%2$I IN ACCESS EXCLUSIVE MODE', $home, other);
    EXECUTE format('SELECT EXISTS (SELECT FROM %I.%I WHERE id >= %L AND id < %L)', $home, other, begins, ends) INTO has_rows;
    IF has_rows THEN
      RETURN 'large';
    END IF;
  END IF;
  -- Where more of its rows are in "_other" than can come along, those stay, and the month begins behind them.
  EXECUTE format('SELECT id FROM %I.%I WHERE id >= %L AND id < %L ORDER BY id DESC OFFSET ${MOST_MOVED} LIMIT 1',
    $home, other, begins, ends) INTO stays;
  IF stays !~ '^[0-9a-f]{8}-[0-9a-f]{4}' THEN
    RETURN 'large';
  END IF;
  begins := coalesce(left(stays, 13) || '~', begins);
  EXECUTE format('CREATE TABLE %1$I.%2$I (LIKE %1$I.%3$I INCLUDING ALL)', $home, month, parent);
  EXECUTE format('WITH moved AS (DELETE FROM %1$I.%2$I WHERE id >= %4$L AND id < %5$L RETURNING *)
    INSERT INTO %1$I.%3$I SELECT * FROM moved', $home, other, month, begins, ends);
  EXECUTE format('ALTER TABLE %1$I.%2$I ATTACH PARTITION %1$I.%3$I FOR VALUES FROM (%4$L) TO (%5$L)',
    $home, parent, month, begins, ends);
  RETURN 'there';
EXCEPTION WHEN lock_not_available THEN
  -- Somebody reads the table for long, as a backup does. The next sweep tries again.
  RETURN 'busy';
END $function$;
`;
