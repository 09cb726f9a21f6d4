// The step that brings receipts and ended holds into partitions by month.

// Ids of a clock that was ahead come to the table for what is of no month, as far as they are so few.
const MOST_AHEAD = 10_000;

// What others have made on these tables stays with the table that it was made on, under its new name, and would be of old rows alone.
const NOTHING_OF_OTHERS = `
DO $step$
DECLARE
  found TEXT;
BEGIN
  SELECT string_agg(DISTINCT d.what, ', ') INTO found FROM (
    SELECT pg_describe_object(d.classid, d.objid, 0) AS what FROM pg_depend AS d
    LEFT JOIN pg_trigger AS t ON d.classid = 'pg_trigger'::regclass AND t.oid = d.objid
    WHERE d.refclassid = 'pg_class'::regclass AND d.refobjid IN ('receipt'::regclass, 'ended_hold'::regclass) AND d.classid IN (
      'pg_rewrite'::regclass, 'pg_policy'::regclass, 'pg_publication_rel'::regclass, 'pg_trigger'::regclass, 'pg_proc'::regclass
    ) AND NOT coalesce(t.tgisinternal, false)
    UNION ALL SELECT 'constraint ' || c.conname || ' on ' || c.conrelid::regclass FROM pg_constraint AS c
    WHERE c.contype = 'f' AND c.confrelid IN ('receipt'::regclass, 'ended_hold'::regclass)
    UNION ALL SELECT 'table ' || i.inhrelid::regclass FROM pg_inherits AS i
    WHERE i.inhparent IN ('receipt'::regclass, 'ended_hold'::regclass)
    UNION ALL SELECT 'row security of table ' || c.oid::regclass FROM pg_class AS c
    WHERE c.oid IN ('receipt'::regclass, 'ended_hold'::regclass) AND c.relrowsecurity
  ) AS d;
  IF found IS NOT NULL THEN
    RAISE EXCEPTION 'receipt and ended_hold become tables with partitions, and these would stay behind: %; drop them first, and make them anew once it is done', found;
  END IF;
END $step$;
`;

/**
 * What is there becomes one partition, of all ids before a month that is still to begin. No row is moved but a few of a clock that was
 * ahead: Postgres reads each table once, to see that it holds no other. Where ids are not in the order of time, the table is the one for
 * what is of no month.
 */
export const BY_MONTH = `${NOTHING_OF_OTHERS}
ALTER TABLE receipt RENAME TO receipt_first;
ALTER INDEX receipt_pkey RENAME TO receipt_first_pkey;
ALTER INDEX receipt_unpaid RENAME TO receipt_first_unpaid;
ALTER INDEX receipt_unpaid_of_account RENAME TO receipt_first_unpaid_of_account;
ALTER INDEX receipt_of_end_users RENAME TO receipt_first_of_end_users;
ALTER INDEX receipt_settled RENAME TO receipt_first_settled;
ALTER INDEX receipt_age RENAME TO receipt_first_age;
ALTER INDEX receipt_of_call RENAME TO receipt_first_of_call;
CREATE TABLE receipt (
  LIKE receipt_first INCLUDING DEFAULTS INCLUDING CONSTRAINTS, PRIMARY KEY (id)
) PARTITION BY RANGE (id);
CREATE INDEX receipt_unpaid ON receipt (unpaid_at) WHERE unpaid_at IS NOT NULL;
CREATE INDEX receipt_unpaid_of_account ON receipt (account_id, unpaid_at) WHERE unpaid_at IS NOT NULL;
CREATE INDEX receipt_of_end_users ON receipt (account_id) WHERE end_user <> '';
CREATE INDEX receipt_settled ON receipt (account_id, settled_at) WHERE settled_at IS NOT NULL;
CREATE INDEX receipt_age ON receipt (settled_at) WHERE settled_at IS NOT NULL;
CREATE INDEX receipt_of_call ON receipt (of_call) WHERE of_call IS NOT NULL;

ALTER TABLE ended_hold RENAME TO ended_hold_first;
ALTER INDEX ended_hold_pkey RENAME TO ended_hold_first_pkey;
ALTER INDEX ended_hold_passed RENAME TO ended_hold_first_passed;
ALTER INDEX ended_hold_age RENAME TO ended_hold_first_age;
CREATE TABLE ended_hold (
  LIKE ended_hold_first INCLUDING DEFAULTS INCLUDING CONSTRAINTS, PRIMARY KEY (id)
) PARTITION BY RANGE (id);
CREATE INDEX ended_hold_passed ON ended_hold (expires_at) WHERE kind <> 'credits';
CREATE INDEX ended_hold_age ON ended_hold (expires_at) WHERE kind = 'credits';

DO $step$
DECLARE
  -- The clock of a server may have been a day ahead.
  starts TIMESTAMP := date_trunc('month', clock_timestamp() AT TIME ZONE 'UTC' + interval '1 day') + interval '1 month';
  hex TEXT := lpad(to_hex((extract(epoch FROM starts) * 1000)::bigint), 12, '0');
  end_id TEXT := left(hex, 8) || '-' || right(hex, 4);
  parent TEXT;
  ahead TEXT;
BEGIN
  FOREACH parent IN ARRAY ARRAY['receipt', 'ended_hold'] LOOP
    EXECUTE format('SELECT id FROM %I WHERE id >= %L ORDER BY id OFFSET ${MOST_AHEAD} LIMIT 1', parent || '_first', end_id) INTO ahead;
    IF ahead IS NOT NULL THEN
      EXECUTE format('ALTER TABLE %I RENAME TO %I', parent || '_first', parent || '_other');
      EXECUTE format('ALTER TABLE %I ATTACH PARTITION %I DEFAULT', parent, parent || '_other');
    ELSE
      EXECUTE format('CREATE TABLE %I PARTITION OF %I DEFAULT', parent || '_other', parent);
      EXECUTE format('WITH moved AS (DELETE FROM %1$I WHERE id >= %3$L RETURNING *) INSERT INTO %2$I SELECT * FROM moved',
        parent || '_first', parent || '_other', end_id);
      EXECUTE format('ALTER TABLE %I ATTACH PARTITION %I FOR VALUES FROM (MINVALUE) TO (%L)', parent, parent || '_first', end_id);
    END IF;
  END LOOP;
END $step$;
`;
