// The step that brings receipts and ended holds into partitions by month.

/**
 * What is there becomes one partition, of all ids before a month that is still to begin. No row is moved: Postgres reads each table
 * once, to see that it holds no other. Where it does, ids are not in the order of time, and the table is the one for what is of no month.
 */
export const BY_MONTH = `
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
  newest TEXT;
BEGIN
  FOREACH parent IN ARRAY ARRAY['receipt', 'ended_hold'] LOOP
    EXECUTE format('SELECT max(id) FROM %I', parent || '_first') INTO newest;
    IF newest >= end_id COLLATE "C" THEN
      EXECUTE format('ALTER TABLE %I RENAME TO %I', parent || '_first', parent || '_other');
      EXECUTE format('ALTER TABLE %I ATTACH PARTITION %I DEFAULT', parent, parent || '_other');
    ELSE
      EXECUTE format('ALTER TABLE %I ATTACH PARTITION %I FOR VALUES FROM (MINVALUE) TO (%L)', parent, parent || '_first', end_id);
      EXECUTE format('CREATE TABLE %I PARTITION OF %I DEFAULT', parent || '_other', parent);
    END IF;
  END LOOP;
END $step$;
`;
