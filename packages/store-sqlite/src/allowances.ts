// Allowances: the calls of the keyless lane by UTC day and address bucket, and what else is counted by day.
import { type AllowanceState, type AnonymousLimits, type Reserved, utcDay } from "@svckit/core";
import type { Database } from "./database.js";

/** The statements; those that write are to be run within a transaction. */
export interface Allowances {
  /** Takes a call where both the bucket's day and all buckets' together have one left. */
  take(bucket: string, day: string, limits: AnonymousLimits): Reserved;
  /** Ends a call on the day that it was taken on: it counts, or is given back. */
  end(bucket: string, day: string, counts: boolean): void;
  state(bucket: string, day: string): AllowanceState;
  /** Counts one more of a subject where its day has one left. */
  takeDaily(subject: string, day: string, limit: number): boolean;
  /** Drops the days that are over for good. */
  expire(now: number): void;
}

const SHARED_BUCKET = "*";

// Calls of yesterday may run still; a day more, for a clock that is set back.
const KEPT_MS = 2 * 86_400_000;

/** Prepares the statements. */
export function createAllowances(database: Database): Allowances {
  const sql = {
    open: database.prepare("INSERT INTO allowance (day, bucket) VALUES (?, ?) ON CONFLICT DO NOTHING"),
    take: database.prepare(
      `UPDATE allowance SET inflight = inflight + 1 WHERE day = ?1 AND bucket = ?2 AND used + inflight < ?3
       RETURNING ?3 - used - inflight AS remaining`,
    ),
    end: database.prepare(
      "UPDATE allowance SET inflight = inflight - 1, used = used + ?3 WHERE day = ?1 AND bucket = ?2",
    ),
    state: database.prepare("SELECT used, inflight FROM allowance WHERE day = ? AND bucket = ?"),
    takeDaily: database.prepare(
      `INSERT INTO daily_count (day, subject, count) SELECT ?1, ?2, 1 WHERE ?3 > 0
       ON CONFLICT DO UPDATE SET count = count + 1 WHERE count < ?3`,
    ),
    expire: ["allowance", "daily_count"].map((table) =>
      database.prepare(`DELETE FROM ${table} WHERE day < ?`),
    ),
  };

  function takeOne(bucket: string, day: string, limit: number): number | undefined {
    sql.open.run(day, bucket);
    return (sql.take.get(day, bucket, limit) as { readonly remaining: number } | undefined)?.remaining;
  }

  return {
    take(bucket, day, { callsPerDay, sharedCallsPerDay }) {
      const remaining = takeOne(bucket, day, callsPerDay);
      if (remaining === undefined) return { outcome: "allowance_exceeded" };
      if (takeOne(SHARED_BUCKET, day, sharedCallsPerDay) !== undefined) {
        return { outcome: "granted", remaining };
      }
      sql.end.run(day, bucket, 0);
      return { outcome: "shared_allowance_exceeded" };
    },
    end(bucket, day, counts) {
      for (const each of [bucket, SHARED_BUCKET]) sql.end.run(day, each, counts ? 1 : 0);
    },
    state(bucket, day) {
      const row = sql.state.get(day, bucket) as AllowanceState | undefined;
      return { used: row?.used ?? 0, inflight: row?.inflight ?? 0 };
    },
    takeDaily: (subject, day, limit) => Number(sql.takeDaily.run(day, subject, limit).changes) === 1,
    expire(now) {
      for (const each of sql.expire) each.run(utcDay(now - KEPT_MS));
    },
  };
}
