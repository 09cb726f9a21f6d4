// The functions that end reservations: settle for a batch of calls, reap for what nobody settled.
import { BATCH_SETTINGS, FUNCTION_SETTINGS } from "./function-settings.js";

// Servers count the same calls in as many rows at most.
const SHARDS = 8;

/**
 * Element n of every array belongs to item n of the batch, but of the last four: there `inner_of` has the number of the item,
 * which has a receipt then. An array that no item needs is null. No two items have one id.
 * The mark names the batch, so that its holds can be found again; the reaper has none. Rows are locked in the order of
 * `reserve`, then those of the usage, by their keys.
 */
export const SETTLE = `
CREATE FUNCTION settle(
  me BIGINT, mark TEXT, ids TEXT[], verbs TEXT[], nows BIGINT[], amounts BIGINT[],
  receipt_ids TEXT[], readers TEXT[], days TEXT[], tools TEXT[], credits BIGINT[], receipts TEXT[],
  key_ids TEXT[], end_users TEXT[],
  scopes TEXT[], keys TEXT[], bodies TEXT[], keep_untils BIGINT[], budgets TEXT[],
  inner_of INT[], inner_ids TEXT[], inner_tools TEXT[], inner_receipts TEXT[]
) RETURNS SETOF BOOLEAN LANGUAGE plpgsql ${BATCH_SETTINGS} AS $function$
#variable_conflict use_column
DECLARE
  settled BOOLEAN[];
  ended INT[];
  paid TEXT[];
  paid_periods TEXT[];
  paid_amounts BIGINT[];
  paid_spent BIGINT[];
  called TEXT[];
  called_days TEXT[];
  called_used INT[];
  n INT;
BEGIN
  IF current_setting('synchronous_commit') = 'off' THEN
    PERFORM set_config('synchronous_commit', 'on', true);
  END IF;

  -- End the holds of calls that run: here, and nowhere else, is decided who ends a hold.
  WITH done AS (
    DELETE FROM hold AS h USING (
      SELECT * FROM unnest(ids, verbs, nows, amounts) WITH ORDINALITY AS i (id, verb, now, amount, number)
      WHERE i.verb <> 'record' ORDER BY i.id
    ) AS i
    WHERE h.id = i.id
    RETURNING i.number, h.id, h.kind, h.account_id, h.period, h.amount, h.day, h.bucket, h.expires_at, i.verb, i.now,
      CASE WHEN i.verb = 'capture' AND h.kind = 'credits' AND i.amount < h.amount THEN i.amount END AS kept
  ), ended AS (
    INSERT INTO ended_hold (id, kind, amount, state, expires_at, ended_by, kept)
    SELECT id, kind, amount, CASE verb WHEN 'capture' THEN 'captured' ELSE 'voided' END, expires_at, mark, kept FROM done
  ), posted AS (
    INSERT INTO ledger (tx_id, verb, account_id, period, debit, credit, amount, at)
    SELECT id, verb, account_id, period, 'held', CASE verb WHEN 'capture' THEN 'spent' ELSE 'available' END,
      coalesce(kept, amount), now
    FROM done WHERE kind = 'credits'
  ), given_back AS (
    -- What a capture of a part does not keep.
    INSERT INTO ledger (tx_id, verb, account_id, period, debit, credit, amount, at)
    SELECT id, 'release', account_id, period, 'held', 'available', amount - kept, now FROM done WHERE kept IS NOT NULL
  )
  SELECT array_agg(number), array_agg(account_id) FILTER (WHERE kind = 'credits'),
    array_agg(period) FILTER (WHERE kind = 'credits'), array_agg(amount) FILTER (WHERE kind = 'credits'),
    array_agg(CASE verb WHEN 'capture' THEN coalesce(kept, amount) ELSE 0 END) FILTER (WHERE kind = 'credits'),
    array_agg(bucket) FILTER (WHERE kind = 'allowance'), array_agg(day) FILTER (WHERE kind = 'allowance'),
    array_agg(CASE verb WHEN 'capture' THEN 1 ELSE 0 END) FILTER (WHERE kind = 'allowance')
  INTO ended, paid, paid_periods, paid_amounts, paid_spent, called, called_days, called_used FROM done;

  settled := ARRAY(SELECT i.verb = 'record' FROM unnest(verbs) WITH ORDINALITY AS i (verb, number) ORDER BY i.number);
  IF ended IS NOT NULL THEN
    FOREACH n IN ARRAY ended LOOP
      settled[n] := true;
    END LOOP;
  END IF;

  -- Complete the keys, or free them.
  IF keys IS NOT NULL THEN
    PERFORM 1 FROM (
      SELECT i.id, i.scope, i.key FROM unnest(ids, scopes, keys, settled) AS i (id, scope, key, settled)
      WHERE i.settled AND i.key IS NOT NULL ORDER BY i.scope, i.key
    ) AS i
    CROSS JOIN LATERAL (
      SELECT 1 FROM claim AS c WHERE c.scope = i.scope AND c.key = i.key AND c.hold_id = i.id FOR UPDATE
    ) AS c;
    UPDATE claim AS c SET body = i.body, expires_at = i.keep_until, budget = i.budget,
      bytes = octet_length(convert_to(i.body, 'UTF8')), lapsed_body = NULL, lapsed_until = NULL
    FROM unnest(ids, scopes, keys, bodies, keep_untils, budgets, settled)
      AS i (id, scope, key, body, keep_until, budget, settled)
    WHERE i.settled AND i.body IS NOT NULL AND i.keep_until IS NOT NULL
      AND c.scope = i.scope AND c.key = i.key AND c.hold_id = i.id AND c.expires_at IS NULL;
    WITH freed AS (
      DELETE FROM claim AS c
      USING unnest(ids, scopes, keys, bodies, keep_untils, settled) AS i (id, scope, key, body, keep_until, settled)
      WHERE i.settled AND (i.body IS NULL OR i.keep_until IS NULL)
        AND c.scope = i.scope AND c.key = i.key AND c.hold_id = i.id AND c.expires_at IS NULL
      RETURNING c.hold_id, c.fingerprint, i.body
    )
    INSERT INTO released_answer (hold_id, fingerprint, body)
    SELECT hold_id, fingerprint, body FROM freed WHERE body IS NOT NULL ON CONFLICT DO NOTHING;
  END IF;

  -- Move the credits, each in the period of its hold.
  IF paid IS NOT NULL THEN
    UPDATE wallet AS w SET held = w.held - p.amount, spent = w.spent + p.spent
    FROM (
      SELECT p.account_id, p.period, sum(p.amount)::bigint AS amount, sum(p.spent)::bigint AS spent
      FROM unnest(paid, paid_periods, paid_amounts, paid_spent) AS p (account_id, period, amount, spent)
      GROUP BY p.account_id, p.period ORDER BY p.account_id, p.period
    ) AS p
    WHERE w.account_id = p.account_id AND w.period = p.period;
  END IF;

  -- Count the keyless calls, or give them back, each on the day of its hold.
  IF called IS NOT NULL THEN
    UPDATE allowance AS a SET inflight = a.inflight - c.calls, used = a.used + c.used
    FROM (
      SELECT c.day, b.bucket, count(*) AS calls, sum(c.used)::bigint AS used
      FROM unnest(called_days, called, called_used) AS c (day, bucket, used)
        CROSS JOIN LATERAL (VALUES (c.bucket), ('*')) AS b (bucket)
      GROUP BY c.day, b.bucket ORDER BY c.day, b.bucket
    ) AS c
    WHERE a.day = c.day AND a.bucket = c.bucket;
  END IF;

  IF receipt_ids IS NOT NULL THEN
    WITH called AS (
      INSERT INTO receipt (id, account_id, day, tool, credits_used, receipt, unpaid_at, key_id, end_user, settled_at)
      SELECT i.id, i.reader, i.day, i.tool, i.credits, i.receipt, CASE i.credits WHEN 0 THEN i.now END,
        coalesce(i.key_id, ''), coalesce(i.end_user, ''), i.now
      FROM unnest(receipt_ids, readers, days, tools, credits, receipts, nows, settled, key_ids, end_users)
        AS i (id, reader, day, tool, credits, receipt, now, settled, key_id, end_user)
      WHERE i.settled AND i.id IS NOT NULL ORDER BY i.id ON CONFLICT DO NOTHING
      RETURNING day, account_id, tool, key_id, end_user, credits_used
    )
    INSERT INTO usage AS u (day, account_id, tool, key_id, end_user, shard, calls, credits)
    SELECT c.day, c.account_id, c.tool, c.key_id, c.end_user, me % ${SHARDS}, count(*), sum(c.credits_used) FROM called AS c
    GROUP BY c.day, c.account_id, c.tool, c.key_id, c.end_user
    ORDER BY c.day, c.account_id, c.tool, c.key_id, c.end_user
    ON CONFLICT (day, account_id, tool, key_id, end_user, shard)
      DO UPDATE SET calls = u.calls + excluded.calls, credits = u.credits + excluded.credits;
  END IF;

  -- What the calls asked is kept as long as they are.
  IF inner_ids IS NOT NULL THEN
    INSERT INTO receipt (id, account_id, day, tool, credits_used, receipt, unpaid_at, of_call, key_id, end_user)
    SELECT i.id, readers[i.number], days[i.number], i.tool, 0, i.receipt,
      CASE credits[i.number] WHEN 0 THEN nows[i.number] END, receipt_ids[i.number],
      coalesce(key_ids[i.number], ''), coalesce(end_users[i.number], '')
    FROM unnest(inner_of, inner_ids, inner_tools, inner_receipts) AS i (number, id, tool, receipt)
    WHERE settled[i.number] ORDER BY i.id ON CONFLICT DO NOTHING;
  END IF;

  RETURN QUERY SELECT s.settled FROM unnest(settled) AS s (settled);
END $function$;

-- Voids holds and gives their number: those that have lapsed by the clock of the service, those of instances that have been
-- silent for so long by the clock of the database, and those that were given up. A call that may have run leaves its key
-- to the answer that it was reserved with; one that never ran frees it.
CREATE FUNCTION reap(me BIGINT, now BIGINT, silence INTERVAL, given_up TEXT[], never_ran TEXT[])
RETURNS BIGINT LANGUAGE plpgsql ${FUNCTION_SETTINGS} AS $function$
DECLARE
  ids TEXT[];
  scopes TEXT[];
  keys TEXT[];
  bodies TEXT[];
  untils BIGINT[];
BEGIN
  SELECT array_agg(h.id), array_agg(h.claim_scope), array_agg(h.claim_key),
    array_agg(c.lapsed_body), array_agg(c.lapsed_until)
  INTO ids, scopes, keys, bodies, untils
  FROM (
    SELECT h.id, h.claim_scope, h.claim_key FROM hold AS h
    WHERE h.expires_at <= now OR h.id = ANY (given_up) OR h.id = ANY (never_ran) OR (
      h.owner <> me AND NOT EXISTS (
        SELECT 1 FROM instance AS i WHERE i.id = h.owner AND i.heartbeat_at > clock_timestamp() - silence
      )
    )
    -- By the key: the scans that are turned off count as dear, and Postgres would compile a statement with one each time.
    ORDER BY h.id LIMIT 1000
  ) AS h
  LEFT JOIN claim AS c ON c.scope = h.claim_scope AND c.key = h.claim_key AND c.hold_id = h.id
    AND h.id <> ALL (never_ran);
  IF ids IS NULL THEN
    RETURN 0;
  END IF;
  RETURN (
    SELECT count(*) FILTER (WHERE s.settled)
    FROM settle(
      me, NULL, ids, array_fill('void'::text, ARRAY[cardinality(ids)]), array_fill(now, ARRAY[cardinality(ids)]),
      NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, scopes, keys, bodies, untils, NULL, NULL, NULL, NULL, NULL
    ) AS s (settled)
  );
END $function$;

-- Drops what has passed: expired keys, windows and days that are over, instances that are gone.
CREATE FUNCTION sweep(now BIGINT, window_ms BIGINT, oldest_day TEXT)
RETURNS VOID LANGUAGE plpgsql ${FUNCTION_SETTINGS} AS $function$
BEGIN
  DELETE FROM claim AS c USING (
    SELECT e.scope, e.key FROM claim AS e WHERE e.expires_at <= now LIMIT 10000 FOR UPDATE SKIP LOCKED
  ) AS e WHERE c.scope = e.scope AND c.key = e.key;
  DELETE FROM released_answer AS r WHERE r.released_at < clock_timestamp() - interval '1 minute';
  WITH idle AS (
    DELETE FROM rate_window AS w USING (
      SELECT i.subject FROM rate_window AS i WHERE i.last_at <= now - window_ms LIMIT 10000 FOR UPDATE SKIP LOCKED
    ) AS i WHERE w.subject = i.subject RETURNING w.subject
  )
  DELETE FROM rate_count AS t USING idle WHERE t.subject = idle.subject;
  DELETE FROM allowance AS a WHERE a.day < oldest_day AND a.inflight = 0;
  DELETE FROM daily_count AS d WHERE d.day < oldest_day;
  DELETE FROM instance AS i WHERE i.heartbeat_at < clock_timestamp() - interval '1 hour'
    AND NOT EXISTS (SELECT 1 FROM hold AS h WHERE h.owner = i.id);
END $function$;
`;
