// Limits: sliding windows in this process, which is alone on the file and leaves them to the next, and daily counts in the file.
import {
  type Clock,
  createMemoryRateLimit,
  type DailyCountStore,
  type RateLimitStore,
  type RateWindow,
} from "@svckit/core";
import { changes, type Database } from "./file/database.js";
import type { GroupCommit } from "./file/group-commit.js";
import type { Transact } from "./file/transaction.js";

const TAKE_DAILY = `
INSERT INTO daily_count (day, subject, count) SELECT ?1, ?2, 1 WHERE ?3 > 0
ON CONFLICT DO UPDATE SET count = count + 1 WHERE count < ?3`;

/** The limits of a file. */
export interface SqliteRateLimit {
  readonly verbs: RateLimitStore & DailyCountStore;
  /** Goes on with the windows that the last server has left. */
  carryOn(): void;
  /** Leaves the windows to the next server. */
  leave(transact: Transact): void;
}

/** Prepares the statements. */
export function createRateLimit(database: Database, group: GroupCommit, clock: Clock): SqliteRateLimit {
  const sql = {
    takeDaily: database.prepare(TAKE_DAILY),
    read: database.prepare("SELECT subject, counts FROM rate_window"),
    clear: database.prepare("DELETE FROM rate_window"),
    write: database.prepare("INSERT INTO rate_window (subject, counts) VALUES (?, ?)"),
  };
  const { consumeRate, peekRate, windows, carryOn } = createMemoryRateLimit();

  return {
    verbs: {
      consumeRate,
      peekRate,
      takeDaily: ({ subject, day, limit }) => group.run(() => changes(sql.takeDaily, day, subject, limit)),
    },
    carryOn() {
      const rows = sql.read.all() as { readonly subject: string; readonly counts: string }[];
      // They stay where they are: after a crash some of them may count still. `as`: written by `leave`.
      carryOn(
        rows.map(({ subject, counts }) => ({
          subject,
          counts: JSON.parse(counts) as RateWindow["counts"],
        })),
      );
    },
    leave(transact) {
      transact(() => {
        sql.clear.run();
        for (const { subject, counts } of windows(clock.now()))
          sql.write.run(subject, JSON.stringify(counts));
      });
    },
  };
}
