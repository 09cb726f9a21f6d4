// The function that counts a batch of attempts in the exact sliding windows of their subjects.
import { FUNCTION_SETTINGS } from "./function-settings.js";

/**
 * Element n of every array belongs to item n: so many attempts of one subject at one instant. Rows are locked in the order
 * of subjects, so that batches never wait in a circle.
 */
export const CONSUME_RATE = `
CREATE FUNCTION consume_rate(
  window_ms BIGINT, subjects TEXT[], limits BIGINT[], nows BIGINT[], wanted BIGINT[]
) RETURNS TABLE (number INT, used BIGINT, granted BIGINT, oldest BIGINT) LANGUAGE plpgsql ${FUNCTION_SETTINGS}
AS $function$
#variable_conflict use_column
DECLARE
  item RECORD;
  counted BIGINT;
  latest BIGINT;
  gone BIGINT;
  taken BIGINT;
  instant BIGINT;
BEGIN
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
