// The function that reserves a batch of calls: each is granted or refused on its own, all in one transaction.
import { BATCH_SETTINGS, FUNCTION_SETTINGS } from "./function-settings.js";

/**
 * Element n of every array belongs to item n of the batch. An array that no item needs is null. No two items have one
 * claim. `again`: nobody knows whether a batch with these items was committed before. Rows are locked in one order everywhere: claims, then wallets, then allowances, each by its key. So batches wait
 * for each other, but never in a circle. Three outcomes are for the store alone, which does a step of what the account has
 * bought and asks again: `unopened`, `lapsed`, `elsewhere`.
 */
export const RESERVE = `
CREATE FUNCTION reserve(
  me BIGINT, again BOOLEAN, ids TEXT[], kinds TEXT[], nows BIGINT[], expiries BIGINT[],
  account_ids TEXT[], periods TEXT[], grants BIGINT[], amounts BIGINT[],
  days TEXT[], buckets TEXT[], call_limits BIGINT[], shared_limits BIGINT[],
  scopes TEXT[], keys TEXT[], fingerprints TEXT[], lapsed_bodies TEXT[], lapsed_untils BIGINT[]
) RETURNS TABLE (outcome TEXT, remaining BIGINT) LANGUAGE plpgsql ${BATCH_SETTINGS} AS $function$
#variable_conflict use_column
DECLARE
  outcomes TEXT[] := array_fill('granted'::text, ARRAY[cardinality(ids)]);
  remainings BIGINT[] := array_fill(NULL::bigint, ARRAY[cardinality(ids)]);
  bound TEXT[];
  refused BOOLEAN := false;
  taken_accounts TEXT[] := '{}';
  taken_periods TEXT[] := '{}';
  taken_amounts BIGINT[] := '{}';
  group_row RECORD;
  day_row RECORD;
  available BIGINT;
  shared BIGINT;
  taken BIGINT;
  taken_of_day BIGINT;
  n INT;
  step TEXT;
BEGIN
  IF current_setting('synchronous_commit') = 'off' THEN
    PERFORM set_config('synchronous_commit', 'on', true);
  END IF;

  -- Bind the keys that are free or have expired.
  IF keys IS NOT NULL THEN
    WITH binding AS (
      INSERT INTO claim AS c (scope, key, fingerprint, hold_id, bound_at, lapsed_body, lapsed_until)
      SELECT i.scope, i.key, i.fingerprint, i.id, i.now, i.lapsed_body, i.lapsed_until
      FROM unnest(ids, nows, scopes, keys, fingerprints, lapsed_bodies, lapsed_untils)
        AS i (id, now, scope, key, fingerprint, lapsed_body, lapsed_until)
      WHERE i.key IS NOT NULL ORDER BY i.scope, i.key
      ON CONFLICT (scope, key) DO UPDATE SET fingerprint = excluded.fingerprint, hold_id = excluded.hold_id,
        bound_at = excluded.bound_at, body = NULL, expires_at = NULL, budget = NULL, bytes = NULL,
        lapsed_body = excluded.lapsed_body, lapsed_until = excluded.lapsed_until
      WHERE c.expires_at <= excluded.bound_at
      RETURNING c.hold_id
    )
    SELECT coalesce(array_agg(hold_id), '{}') INTO bound FROM binding;
    IF cardinality(bound) < (SELECT count(i.key) FROM unnest(keys) AS i (key)) THEN
      outcomes := ARRAY(
        SELECT CASE WHEN i.key IS NULL OR i.id = ANY (bound) THEN 'granted' ELSE 'claimed' END
        FROM unnest(ids, keys) WITH ORDINALITY AS i (id, key, number) ORDER BY i.number
      );
    END IF;
  END IF;

  -- Hold the credits wallet by wallet, for the calls of each in the order in which they came.
  IF account_ids IS NOT NULL THEN
    FOR group_row IN
      SELECT g.account_id, g.period, g.numbers, w.available, w.is_lapsed
      FROM (
        SELECT i.account_id, i.period, array_agg(i.number ORDER BY i.number) AS numbers
        FROM unnest(account_ids, periods, outcomes) WITH ORDINALITY AS i (account_id, period, outcome, number)
        WHERE i.account_id IS NOT NULL AND i.outcome = 'granted'
        GROUP BY i.account_id, i.period ORDER BY i.account_id, i.period
      ) AS g
      LEFT JOIN LATERAL (
        SELECT w.granted - w.held - w.spent AS available, w.lapses_at <= nows[g.numbers[1]] AS is_lapsed FROM wallet AS w
        WHERE w.account_id = g.account_id AND w.period = g.period FOR UPDATE
      ) AS w ON true
    LOOP
      available := group_row.available;
      -- Whoever has bought credits waits for a step of its books.
      step := CASE WHEN group_row.is_lapsed THEN 'lapsed' END;
      IF available IS NULL THEN
        IF EXISTS (SELECT FROM purse AS p WHERE p.account_id = group_row.account_id) THEN
          step := 'unopened';
        ELSE
          available := open_wallet(
            group_row.account_id, group_row.period, grants[group_row.numbers[1]], nows[group_row.numbers[1]]
          );
        END IF;
      END IF;
      taken := 0;
      FOREACH n IN ARRAY group_row.numbers LOOP
        IF step IS NULL AND available >= amounts[n] THEN
          available := available - amounts[n];
          taken := taken + amounts[n];
          remainings[n] := available;
        ELSE
          IF step IS NULL AND available IS NOT NULL AND EXISTS (
            SELECT FROM purse AS p WHERE p.account_id = group_row.account_id
              AND (p.period < group_row.period OR cardinality(p.behind) > 0)
          ) THEN
            step := 'elsewhere';
          END IF;
          outcomes[n] := coalesce(step, CASE WHEN available IS NULL THEN 'no_wallet' ELSE 'quota_exceeded' END);
          refused := true;
        END IF;
      END LOOP;
      IF taken > 0 THEN
        taken_accounts := taken_accounts || group_row.account_id;
        taken_periods := taken_periods || group_row.period;
        taken_amounts := taken_amounts || taken;
      END IF;
    END LOOP;
    UPDATE wallet AS w SET held = w.held + t.amount
    FROM unnest(taken_accounts, taken_periods, taken_amounts) AS t (account_id, period, amount)
    WHERE w.account_id = t.account_id AND w.period = t.period;
  END IF;

  -- Take the keyless calls, from the day's shared row and from that of each bucket.
  IF days IS NOT NULL THEN
    INSERT INTO allowance (day, bucket)
    SELECT DISTINCT i.day, b.bucket FROM unnest(days, buckets) AS i (day, bucket)
      CROSS JOIN LATERAL (VALUES (i.bucket), ('*')) AS b (bucket)
    WHERE i.day IS NOT NULL ORDER BY 1, 2 ON CONFLICT DO NOTHING;
    FOR day_row IN SELECT DISTINCT i.day FROM unnest(days) AS i (day) WHERE i.day IS NOT NULL ORDER BY 1 LOOP
      SELECT a.used + a.inflight INTO STRICT shared FROM allowance AS a
      WHERE a.day = day_row.day AND a.bucket = '*' FOR UPDATE;
      taken_of_day := 0;
      FOR group_row IN
        SELECT i.bucket, array_agg(i.number ORDER BY i.number) AS numbers
        FROM unnest(days, buckets, outcomes) WITH ORDINALITY AS i (day, bucket, outcome, number)
        WHERE i.day = day_row.day AND i.outcome = 'granted' GROUP BY i.bucket ORDER BY i.bucket
      LOOP
        SELECT a.used + a.inflight INTO STRICT available FROM allowance AS a
        WHERE a.day = day_row.day AND a.bucket = group_row.bucket FOR UPDATE;
        taken := 0;
        FOREACH n IN ARRAY group_row.numbers LOOP
          IF available + taken >= call_limits[n] THEN
            outcomes[n] := 'allowance_exceeded';
            refused := true;
          ELSIF shared + taken_of_day >= shared_limits[n] THEN
            outcomes[n] := 'shared_allowance_exceeded';
            refused := true;
          ELSE
            taken := taken + 1;
            taken_of_day := taken_of_day + 1;
            remainings[n] := call_limits[n] - available - taken;
          END IF;
        END LOOP;
        UPDATE allowance AS a SET inflight = a.inflight + taken
        WHERE a.day = day_row.day AND a.bucket = group_row.bucket AND taken > 0;
      END LOOP;
      UPDATE allowance AS a SET inflight = a.inflight + taken_of_day
      WHERE a.day = day_row.day AND a.bucket = '*' AND taken_of_day > 0;
    END LOOP;
  END IF;

  -- A refusal changes nothing: it frees its key.
  IF refused AND keys IS NOT NULL THEN
    DELETE FROM claim AS c USING unnest(ids, scopes, keys, outcomes) AS i (id, scope, key, outcome)
    WHERE i.outcome NOT IN ('granted', 'claimed') AND c.scope = i.scope AND c.key = i.key AND c.hold_id = i.id;
  END IF;

  INSERT INTO hold (id, kind, account_id, period, amount, bucket, day, claim_scope, claim_key, expires_at, owner)
  SELECT i.id, i.kind, i.account_id, i.period, coalesce(i.amount, 0), i.bucket, i.day, i.scope, i.key, i.expires_at, me
  FROM unnest(ids, kinds, account_ids, periods, amounts, buckets, days, scopes, keys, expiries, outcomes)
    AS i (id, kind, account_id, period, amount, bucket, day, scope, key, expires_at, outcome)
  WHERE i.outcome = 'granted';
  -- The batch before may have been committed after all, and its holds ended since.
  -- In a statement of its own: to ask it locks the partitions of all months, also in a condition that is false before it.
  IF again THEN
    IF EXISTS (SELECT FROM ended_hold AS e WHERE e.id = ANY (ids)) THEN
      RAISE unique_violation USING MESSAGE = 'a hold of the batch was ended before';
    END IF;
  END IF;

  IF account_ids IS NOT NULL THEN
    INSERT INTO ledger (tx_id, verb, account_id, period, debit, credit, amount, at)
    SELECT i.id, 'hold', i.account_id, i.period, 'available', 'held', i.amount, i.now
    FROM unnest(ids, account_ids, periods, amounts, nows, outcomes)
      AS i (id, account_id, period, amount, now, outcome)
    WHERE i.account_id IS NOT NULL AND i.outcome = 'granted';
  END IF;

  RETURN QUERY SELECT r.outcome, r.remaining FROM unnest(outcomes, remainings) AS r (outcome, remaining);
END $function$;

-- Locks a wallet and gives what is left in it; opens it with its grant where it is new. Null for an account without one.
CREATE FUNCTION open_wallet(of_account TEXT, of_period TEXT, credits BIGINT, now BIGINT)
RETURNS BIGINT LANGUAGE plpgsql ${FUNCTION_SETTINGS} AS $function$
DECLARE
  available BIGINT;
BEGIN
  INSERT INTO wallet (account_id, period, granted)
  SELECT a.id, of_period, credits FROM account AS a WHERE a.id = of_account AND a.has_wallet
  ON CONFLICT DO NOTHING;
  IF FOUND THEN
    INSERT INTO ledger (tx_id, verb, account_id, period, debit, credit, amount, at)
    VALUES (of_account || ' ' || of_period, 'grant', of_account, of_period, 'grant', 'available', credits, now);
  END IF;
  SELECT w.granted - w.held - w.spent INTO available FROM wallet AS w
  WHERE w.account_id = of_account AND w.period = of_period FOR UPDATE;
  RETURN available;
END $function$;
`;
