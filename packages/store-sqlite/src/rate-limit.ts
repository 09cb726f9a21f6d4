// Limits: sliding windows in this process, which is alone on the file, and daily counts in the file.
import { createMemoryRateLimit, type DailyCountStore, type RateLimitStore } from "@svckit/core";
import { changes, type Database } from "./file/database.js";
import type { GroupCommit } from "./file/group-commit.js";

const TAKE_DAILY = `
INSERT INTO daily_count (day, subject, count) SELECT ?1, ?2, 1 WHERE ?3 > 0
ON CONFLICT DO UPDATE SET count = count + 1 WHERE count < ?3`;

/** The limits of a file. */
export function createRateLimit(database: Database, group: GroupCommit): RateLimitStore & DailyCountStore {
  const takeDaily = database.prepare(TAKE_DAILY);
  return {
    ...createMemoryRateLimit(),
    takeDaily: ({ subject, day, limit }) => group.run(() => changes(takeDaily, day, subject, limit)),
  };
}
