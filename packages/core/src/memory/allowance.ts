// The keyless allowance of memoryStore(): calls by bucket and by UTC day, and those of all buckets together.
import {
  type AllowanceQuery,
  type AllowanceState,
  type AnonymousLimits,
  SHARED_BUCKET,
} from "../store/allowance.js";

interface Day {
  used: number;
  inflight: number;
}

/** Allowances in this process. */
export interface MemoryAllowance {
  /** Takes a call where both the bucket and the shared cap have one left; gives what is left, or which of them is spent. */
  take(
    bucket: string,
    day: string,
    limits: AnonymousLimits,
  ): number | "allowance_exceeded" | "shared_allowance_exceeded";
  /** Ends a call on the day that it was taken on: it counts, or is given back. */
  end(bucket: string, day: string, counts: boolean): void;
  state(query: AllowanceQuery): AllowanceState;
}

/** Nothing used. */
export function createMemoryAllowance(): MemoryAllowance {
  const days = new Map<string, Map<string, Day>>();

  function find(bucket: string, day: string): Day {
    let buckets = days.get(day);
    if (!buckets) {
      buckets = new Map();
      days.set(day, buckets);
      // Yesterday may still have calls in flight. Older days are over, unless the clock was set back to this one.
      for (const old of [...days.keys()].sort().slice(0, -2)) if (old !== day) days.delete(old);
    }
    let state = buckets.get(bucket);
    if (!state) {
      state = { used: 0, inflight: 0 };
      buckets.set(bucket, state);
    }
    return state;
  }

  return {
    take(bucket, day, limits) {
      // A refusal makes no entry: there are more addresses than there is memory.
      const known = days.get(day);
      if (takenOf(known?.get(bucket)) >= limits.callsPerDay) return "allowance_exceeded";
      if (takenOf(known?.get(SHARED_BUCKET)) >= limits.sharedCallsPerDay) return "shared_allowance_exceeded";
      const own = find(bucket, day);
      own.inflight += 1;
      find(SHARED_BUCKET, day).inflight += 1;
      return limits.callsPerDay - own.used - own.inflight;
    },
    end(bucket, day, counts) {
      for (const state of [find(bucket, day), find(SHARED_BUCKET, day)]) {
        state.inflight -= 1;
        if (counts) state.used += 1;
      }
    },
    state: ({ bucket, day }) => ({ used: 0, inflight: 0, ...days.get(day)?.get(bucket) }),
  };
}

function takenOf(day: Day | undefined): number {
  return day ? day.used + day.inflight : 0;
}
