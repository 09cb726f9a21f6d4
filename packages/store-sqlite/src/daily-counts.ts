// Counts by subject and UTC day, each with a limit.
import type { DailyCount } from "@svckit/core";
import { changes, type Database } from "./file/database.js";

/** Counts one more of a subject; `true` where its day had one left. */
export type TakeDaily = (count: DailyCount) => boolean;

/** Prepares the statement. */
export function createDailyCounts(database: Database): TakeDaily {
  const take = database.prepare(
    `INSERT INTO daily_count (day, subject, count) SELECT ?1, ?2, 1 WHERE ?3 > 0
     ON CONFLICT DO UPDATE SET count = count + 1 WHERE count < ?3`,
  );
  return ({ subject, day, limit }) => changes(take, day, subject, limit);
}
