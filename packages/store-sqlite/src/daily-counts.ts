// Counts by subject and UTC day, each with a limit.
import type { Change } from "./group-commit.js";

/** Counts one more of a subject; changes a row where its day has one left. */
export function countOneMore(subject: string, day: string, limit: number): Change {
  return {
    sql: `INSERT INTO daily_count (day, subject, count) SELECT ?1, ?2, 1 WHERE ?3 > 0
      ON CONFLICT DO UPDATE SET count = count + 1 WHERE count < ?3`,
    values: [day, subject, limit],
  };
}
