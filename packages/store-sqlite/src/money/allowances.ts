// Allowances: the keyless calls by UTC day and address bucket. They stay in memory from one transaction to the next.
import {
  type AllowanceQuery,
  type AllowanceState,
  type AnonymousLimits,
  DAYS_KEPT_MS,
  type Reserved,
  SHARED_BUCKET,
  utcDay,
} from "@svckit/core";
import { type Database, writeRow } from "../file/database.js";
import type { WriteBehind } from "../file/transaction.js";

/** The keyless calls of each bucket's day. */
export interface Allowances extends WriteBehind {
  /** Takes a call where both the bucket's day and all buckets' together have one left. */
  take(bucket: string, day: string, limits: AnonymousLimits): Reserved;
  /** Ends a call on the day that it was taken on: it counts, or is given back. */
  end(bucket: string, day: string, counts: boolean): void;
  /** A bucket's day, as it was last committed. */
  state(query: AllowanceQuery): AllowanceState;
  /** Drops some of what was counted on days that are long over; `true` where there may be more. */
  expire(now: number): boolean;
}

interface Count {
  readonly bucket: string;
  readonly day: string;
  used: number;
  inflight: number;
}

// With more counts than these in memory, all of them are dropped and read again.
const MAX_REMEMBERED = 20_000;

const WRITE = `
INSERT INTO allowance (day, bucket, used, inflight) VALUES (?, ?, ?, ?)
ON CONFLICT DO UPDATE SET used = excluded.used, inflight = excluded.inflight`;

// How many counts of each kind one transaction drops.
const DROPPED_AT_ONCE = 500;

const EXPIRE = [
  ["allowance", "bucket"],
  ["daily_count", "subject"],
].map(
  ([table, name]) => `
DELETE FROM ${table} WHERE (day, ${name}) IN (SELECT day, ${name} FROM ${table} WHERE day < ? LIMIT ${DROPPED_AT_ONCE})`,
);

/** Prepares the statements. */
export function createAllowances(database: Database): Allowances {
  const sql = {
    read: database.prepare("SELECT used, inflight FROM allowance WHERE day = ? AND bucket = ?"),
    write: database.prepare(WRITE),
    expire: EXPIRE.map((text) => database.prepare(text)),
  };
  const remembered = new Map<string, Count>();
  const changed = new Set<Count>();
  let hasDropped = false;

  const state = ({ bucket, day }: AllowanceQuery): AllowanceState => {
    const row = sql.read.get(day, bucket) as AllowanceState | undefined;
    return { used: row?.used ?? 0, inflight: row?.inflight ?? 0 };
  };

  function find(bucket: string, day: string): Count {
    const name = `${day}\n${bucket}`;
    const count = remembered.get(name) ?? { bucket, day, ...state({ bucket, day }) };
    remembered.set(name, count);
    return count;
  }

  return {
    take(bucket, day, { callsPerDay, sharedCallsPerDay }) {
      const own = find(bucket, day);
      const shared = find(SHARED_BUCKET, day);
      const remaining = callsPerDay - own.used - own.inflight - 1;
      if (remaining < 0) return { outcome: "allowance_exceeded" };
      if (shared.used + shared.inflight >= sharedCallsPerDay) return { outcome: "shared_allowance_exceeded" };
      for (const count of [own, shared]) {
        count.inflight += 1;
        changed.add(count);
      }
      return { outcome: "granted", remaining };
    },
    end(bucket, day, counts) {
      for (const count of [find(bucket, day), find(SHARED_BUCKET, day)]) {
        // A day that was dropped has nothing in flight.
        if (count.inflight === 0) continue;
        count.inflight -= 1;
        if (counts) count.used += 1;
        changed.add(count);
      }
    },
    state,
    // A call that ends on such a day in the same transaction brings its count back, until the next reap.
    expire(now) {
      const day = utcDay(now - DAYS_KEPT_MS);
      const dropped = sql.expire.map((statement) => Number(statement.run(day).changes));
      hasDropped ||= dropped.some((rows) => rows > 0);
      return dropped.includes(DROPPED_AT_ONCE);
    },
    write() {
      for (const { day, bucket, used, inflight } of changed) writeRow(sql.write, day, bucket, used, inflight);
      changed.clear();
      // Nothing is decided until this is committed: what is read after it is what was written.
      if (hasDropped || remembered.size > MAX_REMEMBERED) remembered.clear();
      hasDropped = false;
    },
    invalidate() {
      remembered.clear();
      changed.clear();
      hasDropped = false;
    },
  };
}
