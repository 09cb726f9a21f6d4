// Allowances: the calls of the keyless lane by UTC day and address bucket, remembered from one transaction to the next.
import {
  type AllowanceQuery,
  type AllowanceState,
  type AnonymousLimits,
  type Reserved,
  utcDay,
} from "@svckit/core";
import type { Database } from "../file/database.js";
import type { Gathered } from "../file/transaction.js";

/** The keyless calls of each bucket's day. */
export interface Allowances extends Gathered {
  /** Takes a call where both the bucket's day and all buckets' together have one left. */
  take(bucket: string, day: string, limits: AnonymousLimits): Reserved;
  /** Ends a call on the day that it was taken on: it counts, or is given back. */
  end(bucket: string, day: string, counts: boolean): void;
  /** A bucket's day as it was committed last. */
  state(query: AllowanceQuery): AllowanceState;
  /** Drops the days that are over for good. */
  expire(now: number): void;
}

interface Count {
  readonly bucket: string;
  readonly day: string;
  used: number;
  inflight: number;
}

const SHARED_BUCKET = "*";

// Counts of days are kept for longer than a clock is ever wrong: without them an allowance would be given twice.
const KEPT_MS = 35 * 86_400_000;

// More buckets than these are read anew.
const REMEMBERED = 20_000;

const WRITE = `
INSERT INTO allowance (day, bucket, used, inflight) VALUES (?, ?, ?, ?)
ON CONFLICT DO UPDATE SET used = excluded.used, inflight = excluded.inflight`;

// After the counts, so that a call which ends on a day that is over does not bring it back.
const EXPIRE = ["allowance", "daily_count"].map((table) => `DELETE FROM ${table} WHERE day < ?`);

/** Prepares the statements. */
export function createAllowances(database: Database): Allowances {
  const sql = {
    read: database.prepare("SELECT used, inflight FROM allowance WHERE day = ? AND bucket = ?"),
    write: database.prepare(WRITE),
    expire: EXPIRE.map((text) => database.prepare(text)),
  };
  const remembered = new Map<string, Count>();
  const changed = new Set<Count>();
  const over: string[] = [];

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
        // A day that was over for good has nothing in flight.
        if (count.inflight === 0) continue;
        count.inflight -= 1;
        if (counts) count.used += 1;
        changed.add(count);
      }
    },
    state,
    expire(now) {
      over.push(utcDay(now - KEPT_MS));
    },
    write() {
      for (const { day, bucket, used, inflight } of changed) sql.write.run(day, bucket, used, inflight);
      changed.clear();
      const days = over.splice(0);
      for (const day of days) for (const statement of sql.expire) statement.run(day);
      // Nothing is decided before this is committed, so that they can be read again then.
      if (days.length > 0 || remembered.size > REMEMBERED) remembered.clear();
    },
    forget() {
      remembered.clear();
      changed.clear();
      over.length = 0;
    },
  };
}
