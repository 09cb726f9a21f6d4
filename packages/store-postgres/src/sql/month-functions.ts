// The functions that make the partitions by month, and tell which there are.

// Ids begin with their time (UUIDs of version 7), so that a range of them is a month: an id alone tells where its row is, and a key
// over ids is unique over all months. What has another kind of id, or no month yet, is in the partition `_other`.

// The tables that grow with each call.
const MONTHLY = ["receipt", "ended_hold"] as const;

// To make a month reads all rows of no month, while whoever writes more of them waits.
const MOST_OTHER_BYTES = 8 * 1024 * 1024;

/**
 * For functions that make and drop partitions: they do so with the rights of whoever has migrated, since servers may work under a
 * role that changes no table.
 */
export const MONTH_SETTINGS = `SECURITY DEFINER
  SET search_path FROM CURRENT
  SET lock_timeout = 0`;

/** Waits until no other process does the same in this schema, for as long as it takes. */
export function aloneTo(task: "make" | "drop"): string {
  return `PERFORM pg_advisory_xact_lock(hashtext('to ${task} months in ' || current_schema()));`;
}

/** How long the locks behind it are waited for. */
export function waitingAtMost(time: string): string {
  return `PERFORM set_config('lock_timeout', '${time}', true);`;
}

/** For the lock on a table that calls use: they wait behind whoever waits for it. */
export const BRIEFLY = waitingAtMost("100ms");

/** A month that is there is left alone, and so is one that cannot be made now: its rows go to `_other`. */
export const MONTHS = `
-- Throws where the caller may not do that to receipts: the functions that call this one run with the rights of their owner.
CREATE FUNCTION require_right(needed TEXT) RETURNS VOID LANGUAGE plpgsql SET search_path FROM CURRENT AS $function$
DECLARE
  caller TEXT := CASE current_setting('role') WHEN 'none' THEN session_user::text ELSE current_setting('role') END;
BEGIN
  IF NOT has_table_privilege(caller, 'receipt'::regclass, needed) THEN
    RAISE insufficient_privilege USING MESSAGE = format('permission denied: %s may not %s receipts', caller, needed);
  END IF;
END $function$;

-- The first instant of the month of an instant, or of one that comes later, in UTC.
CREATE FUNCTION month_at(instant BIGINT, later INT) RETURNS BIGINT LANGUAGE sql STABLE SET search_path FROM CURRENT AS $function$
  SELECT (extract(epoch FROM date_trunc('month', to_timestamp(instant / 1000) AT TIME ZONE 'UTC')
    + make_interval(months => later)) * 1000)::bigint;
$function$;

-- What comes before all ids of an instant, and behind all that are earlier.
CREATE FUNCTION id_at(instant BIGINT) RETURNS TEXT LANGUAGE sql STABLE SET search_path FROM CURRENT AS $function$
  SELECT left(hex, 8) || '-' || right(hex, 4) FROM lpad(to_hex(greatest(instant, 0)), 12, '0') AS hex;
$function$;

-- The partitions that have a range of ids, from one on and up to another.
CREATE FUNCTION months_of(parent TEXT) RETURNS TABLE (name REGCLASS, first_id TEXT, end_id TEXT)
LANGUAGE sql STABLE SET search_path FROM CURRENT AS $function$
  SELECT c.oid::regclass, coalesce(substring(b.bound FROM $$FROM \\('(.*)'\\) TO$$), ''), substring(b.bound FROM $$TO \\('(.*)'\\)$$)
  FROM pg_inherits AS i JOIN pg_class AS c ON c.oid = i.inhrelid
    CROSS JOIN LATERAL pg_get_expr(c.relpartbound, c.oid) AS b (bound)
  WHERE i.inhparent = parent::regclass AND b.bound <> 'DEFAULT';
$function$;

-- One partition. Rows of its range that are in "_other" come with it.
CREATE FUNCTION make_month(parent TEXT, starts BIGINT) RETURNS VOID LANGUAGE plpgsql SET search_path FROM CURRENT AS $function$
DECLARE
  month TEXT := parent || to_char(to_timestamp(starts / 1000) AT TIME ZONE 'UTC', '_YYYY_MM');
  other TEXT := parent || '_other';
  begins TEXT := id_at(starts);
  ends TEXT := id_at(month_at(starts, 1));
BEGIN
  IF to_regclass(quote_ident(month)) IS NOT NULL OR pg_relation_size(other::regclass) > ${MOST_OTHER_BYTES}
    OR EXISTS (SELECT FROM months_of(parent) AS m WHERE m.first_id < ends COLLATE "C" AND m.end_id > begins COLLATE "C") THEN
    RETURN;
  END IF;
  EXECUTE format('CREATE TABLE %I (LIKE %I INCLUDING ALL)', month, parent);
  EXECUTE format('LOCK TABLE %I IN ACCESS EXCLUSIVE MODE', other);
  EXECUTE format('WITH moved AS (DELETE FROM %I WHERE id >= %L AND id < %L RETURNING *) INSERT INTO %I SELECT * FROM moved',
    other, begins, ends, month);
  -- Calls go on meanwhile: they lock the partition that they write to.
  EXECUTE format('ALTER TABLE %I ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)', parent, month, begins, ends);
EXCEPTION WHEN lock_not_available THEN
  -- Somebody reads "_other" for long, as a backup does. The next sweep tries again.
  NULL;
END $function$;

-- The month of now and the one behind it, so that each is there before its first call.
CREATE FUNCTION make_months(now BIGINT) RETURNS VOID LANGUAGE plpgsql ${MONTH_SETTINGS} AS $function$
DECLARE
  parent TEXT;
BEGIN
  PERFORM require_right('INSERT');
  ${aloneTo("make")}
  ${BRIEFLY}
  FOREACH parent IN ARRAY ARRAY[${MONTHLY.map((table) => `'${table}'`).join(", ")}] LOOP
    PERFORM make_month(parent, month_at(now, 0));
    PERFORM make_month(parent, month_at(now, 1));
  END LOOP;
END $function$;
`;
