// The keyless allowance of memoryStore(): calls by bucket and by UTC day, and those of all buckets together.
import type { AllowanceQuery, AllowanceState, AnonymousLimits } from "../store/allowance.js";

interface Day {
  used: number;
  inflight: number;
}

/** Allowances in this process. */
export interface MemoryAllowance {
  /** Takes a call for a bucket where both it and the shared cap have one left; tells which is spent, or what is left. */
  take(
    bucket: string,
    day: string,
    limits: AnonymousLimits,
  ): number | "allowance_exceeded" | "shared_allowance_exceeded";
  /** Ends a call on the day that it was taken on: it counts, or is given back. */
  end(bucket: string, day: string, counts: boolean): void;
  state(query: AllowanceQuery): AllowanceState;
}

const SHARED = "*";

/** Nothing used. */
export function createMemoryAllowance(): MemoryAllowance {
  const days = new Map<string, Map<string, Day>>();

  function find(bucket: string, day: string): Day {
    let buckets = days.get(day);
    if (!buckets) {
      buckets = new Map();
      days.set(day, buckets);
      // Yesterday may have calls in flight still; what is older is done with, but where the clock was set back to it.
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
      // Whoever is refused leaves nothing behind: there are more addresses than there is memory.
      const known = days.get(day);
      if (takenOf(known?.get(bucket)) >= limits.callsPerDay) return "allowance_exceeded";
      if (takenOf(known?.get(SHARED)) >= limits.sharedCallsPerDay) return "shared_allowance_exceeded";
      const own = find(bucket, day);
      own.inflight += 1;
      find(SHARED, day).inflight += 1;
      return limits.callsPerDay - own.used - own.inflight;
    },
    end(bucket, day, counts) {
      for (const state of [find(bucket, day), find(SHARED, day)]) {
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
