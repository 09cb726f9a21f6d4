// The function that counts a batch of attempts in the exact sliding windows of their subjects.
import { FUNCTION_SETTINGS } from "./function-settings.js";

// Each item is looked up by its key: the tables may be large, and a batch is small.
const SETTINGS = `${FUNCTION_SETTINGS}
  SET enable_hashjoin = off
  SET enable_mergejoin = off`;

/**
 * Element n of every array belongs to item n: so many attempts of one subject at one instant. Rows are locked in the order
 * of subjects, so that batches never wait in a circle. Items of different subjects are counted at once, in some statements for
 * all of them; those of one subject at several instants, and those of a clock that came back, one after the other.
 */
export const CONSUME_RATE = `
CREATE FUNCTION consume_rate(
  window_ms BIGINT, subjects TEXT[], limits BIGINT[], nows BIGINT[], wanted BIGINT[]
) RETURNS TABLE (number INT, used BIGINT, granted BIGINT, oldest BIGINT) LANGUAGE plpgsql ${SETTINGS}
AS $function$
#variable_conflict use_column
DECLARE
  item RECORD;
  totals BIGINT[];
  last_ats BIGINT[];
  gones BIGINT[];
  takens BIGINT[];
  instants BIGINT[];
  counted BIGINT;
  latest BIGINT;
  gone BIGINT;
  taken BIGINT;
  instant BIGINT;
BEGIN
  -- For a few, to look at each by itself takes less.
  IF cardinality(subjects) >= 8 AND (
    SELECT count(*) = count(DISTINCT i.subject) FROM unnest(subjects) AS i (subject)
  ) THEN
    INSERT INTO rate_window (subject, total, last_at)
    SELECT i.subject, 0, i.now FROM unnest(subjects, nows) AS i (subject, now)
    WHERE NOT EXISTS (SELECT FROM rate_window AS w WHERE w.subject = i.subject) ORDER BY i.subject
    ON CONFLICT DO NOTHING;
    -- The row of each subject is locked: whoever comes second sees what the first has counted.
    SELECT array_agg(l.total ORDER BY l.number), array_agg(l.last_at ORDER BY l.number) INTO totals, last_ats FROM (
      SELECT i.number, w.total, w.last_at FROM (
        SELECT * FROM unnest(subjects) WITH ORDINALITY AS i (subject, number) ORDER BY i.subject
      ) AS i
      CROSS JOIN LATERAL (
        SELECT w.total, w.last_at FROM rate_window AS w WHERE w.subject = i.subject FOR UPDATE
      ) AS w
    ) AS l;
    -- A row that was dropped in between is made below, and a clock that came back is set right there.
    IF cardinality(totals) = cardinality(subjects) AND NOT EXISTS (
      SELECT FROM unnest(last_ats, nows) AS i (last_at, now) WHERE i.last_at > i.now + window_ms
    ) THEN
      WITH left_window AS (
        DELETE FROM rate_count AS t USING unnest(subjects, nows) AS i (subject, now)
        WHERE t.subject = i.subject AND t.at <= i.now - window_ms RETURNING t.subject, t.count
      )
      SELECT array_agg(coalesce(g.gone, 0) ORDER BY i.number) INTO gones
      FROM unnest(subjects) WITH ORDINALITY AS i (subject, number) LEFT JOIN (
        SELECT l.subject, sum(l.count)::bigint AS gone FROM left_window AS l GROUP BY l.subject
      ) AS g ON g.subject = i.subject;
      -- Where a clock went back, the call is counted at the latest instant that is known.
      SELECT array_agg(i.total - i.gone ORDER BY i.number),
        array_agg(least(i.wanted, greatest(0, i.most - i.total + i.gone)) ORDER BY i.number),
        array_agg(CASE WHEN i.total > i.gone THEN greatest(i.last_at, i.now) ELSE i.now END ORDER BY i.number)
      INTO totals, takens, instants
      FROM unnest(totals, gones, limits, wanted, last_ats, nows) WITH ORDINALITY
        AS i (total, gone, most, wanted, last_at, now, number);
      INSERT INTO rate_count AS t (subject, at, count)
      SELECT i.subject, i.instant, i.taken FROM unnest(subjects, instants, takens) AS i (subject, instant, taken)
      WHERE i.taken > 0
      ON CONFLICT (subject, at) DO UPDATE SET count = t.count + excluded.count;
      UPDATE rate_window AS w SET total = i.counted + i.taken,
        last_at = CASE WHEN i.taken > 0 THEN i.instant ELSE w.last_at END
      FROM unnest(subjects, totals, takens, instants, gones) AS i (subject, counted, taken, instant, gone)
      WHERE w.subject = i.subject AND (i.taken > 0 OR i.gone > 0);
      RETURN QUERY SELECT i.number::int, i.counted, i.taken,
        (SELECT min(t.at) FROM rate_count AS t WHERE t.subject = i.subject)
      FROM unnest(subjects, totals, takens) WITH ORDINALITY AS i (subject, counted, taken, number);
      RETURN;
    END IF;
  END IF;

  FOR item IN
    SELECT * FROM unnest(subjects, limits, nows, wanted) WITH ORDINALITY AS i (subject, most, now, wanted, number)
    ORDER BY i.subject, i.number
  LOOP
    -- The row of the subject is locked: whoever comes second sees what the first has counted.
    LOOP
      SELECT w.total, w.last_at INTO counted, latest FROM rate_window AS w WHERE w.subject = item.subject FOR UPDATE;
      EXIT WHEN FOUND;
      INSERT INTO rate_window (subject, total, last_at) VALUES (item.subject, 0, item.now) ON CONFLICT DO NOTHING;
    END LOOP;
    -- A clock was ahead by more than a window and came back. What it counted is moved to now, or would count for long.
    IF latest > item.now + window_ms THEN
      WITH ahead AS (
        DELETE FROM rate_count AS t WHERE t.subject = item.subject AND t.at > item.now + window_ms RETURNING t.count
      )
      SELECT sum(count) INTO taken FROM ahead;
      IF taken IS NOT NULL THEN
        INSERT INTO rate_count AS t (subject, at, count) VALUES (item.subject, item.now, taken)
        ON CONFLICT (subject, at) DO UPDATE SET count = t.count + excluded.count;
      END IF;
      latest := item.now;
      UPDATE rate_window AS w SET last_at = latest WHERE w.subject = item.subject;
    END IF;
    WITH left_window AS (
      DELETE FROM rate_count AS t WHERE t.subject = item.subject AND t.at <= item.now - window_ms RETURNING t.count
    )
    SELECT coalesce(sum(count), 0) INTO gone FROM left_window;
    counted := counted - gone;
    taken := least(item.wanted, greatest(0, item.most - counted));
    IF taken > 0 THEN
      -- Where the clock went back, the call is counted at the latest instant that is known.
      instant := CASE WHEN counted > 0 THEN greatest(latest, item.now) ELSE item.now END;
      INSERT INTO rate_count AS t (subject, at, count) VALUES (item.subject, instant, taken)
      ON CONFLICT (subject, at) DO UPDATE SET count = t.count + excluded.count;
      UPDATE rate_window AS w SET total = counted + taken, last_at = instant WHERE w.subject = item.subject;
    ELSIF gone > 0 THEN
      UPDATE rate_window AS w SET total = counted WHERE w.subject = item.subject;
    END IF;
    number := item.number;
    used := counted;
    granted := taken;
    SELECT min(t.at) INTO oldest FROM rate_count AS t WHERE t.subject = item.subject;
    RETURN NEXT;
  END LOOP;
END $function$;
`;
