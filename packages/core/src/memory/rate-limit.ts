// The limits of memoryStore(): an exact sliding window a subject, and daily counts.
import { createLru } from "../platform/lru.js";
import {
  type DailyCountStore,
  RATE_WINDOW_MS,
  type RateAttempt,
  type RateDecision,
  type RateLimitStore,
  type RateState,
} from "../store/rate-limit.js";

/** Calls of one subject in the window, oldest first; calls of one millisecond share an entry. */
interface Window {
  readonly at: number[];
  readonly count: number[];
  first: number;
  total: number;
}

/** What was counted of a subject: instants and how many at each, oldest first. */
export interface RateWindow {
  readonly subject: string;
  readonly counts: readonly (readonly [at: number, count: number])[];
}

/** Windows that can be carried over to the next process. */
export interface MemoryRateLimit extends RateLimitStore {
  consumeRate(attempt: RateAttempt): RateDecision;
  peekRate(attempt: RateAttempt): RateState;
  /** The windows in which something counts still. */
  windows(now: number): readonly RateWindow[];
  /** Goes on with windows that were carried over, before anything is counted. */
  carryOn(windows: readonly RateWindow[]): void;
}

// With more subjects than these, the one that was not seen for longest starts anew.
const MAX_SUBJECTS = 100_000;

/** Windows in this process. */
export function createMemoryRateLimit(): MemoryRateLimit {
  const windows = createLru<Window>(MAX_SUBJECTS);

  function current(subject: string, now: number): Window {
    let window = windows.get(subject);
    if (!window) {
      window = { at: [], count: [], first: 0, total: 0 };
      windows.set(subject, window);
    }
    // A clock was ahead by more than a window and came back. What it counted is moved to now, or would count for long.
    for (
      let at = window.at.length - 1;
      at >= window.first && (window.at[at] ?? 0) > now + RATE_WINDOW_MS;
      at--
    ) {
      window.at[at] = now;
    }
    while (window.first < window.at.length && (window.at[window.first] ?? 0) <= now - RATE_WINDOW_MS) {
      window.total -= window.count[window.first] ?? 0;
      window.first += 1;
    }
    if (window.first > 1_000 || window.first === window.at.length) {
      window.at.splice(0, window.first);
      window.count.splice(0, window.first);
      window.first = 0;
    }
    return window;
  }

  function state(window: Window, limit: number, now: number): RateState {
    const oldest = window.at[window.first];
    return {
      limit,
      remaining: Math.max(0, limit - window.total),
      resetAt: oldest === undefined ? now : oldest + RATE_WINDOW_MS,
    };
  }

  return {
    consumeRate({ subject, limit, now }) {
      const window = current(subject, now);
      const allowed = window.total < limit;
      if (allowed) {
        const last = window.at.length - 1;
        // Where the clock went back, the call is counted at the latest instant that is known.
        if (last >= window.first && (window.at[last] ?? 0) >= now)
          window.count[last] = (window.count[last] ?? 0) + 1;
        else {
          window.at.push(now);
          window.count.push(1);
        }
        window.total += 1;
      }
      const { remaining, resetAt } = state(window, limit, now);
      return { allowed, limit, remaining, resetAt };
    },
    peekRate: ({ subject, limit, now }) => state(current(subject, now), limit, now),
    windows(now) {
      const subjects = [...windows.keys()].map((subject) => ({ subject, window: current(subject, now) }));
      return subjects
        .filter(({ window }) => window.total > 0)
        .map(({ subject, window: { at, count, first } }) => ({
          subject,
          counts: at.slice(first).map((each, index) => [each, count[first + index] ?? 0] as const),
        }));
    },
    carryOn(carried) {
      for (const { subject, counts } of carried) {
        windows.set(subject, {
          at: counts.map(([at]) => at),
          count: counts.map(([, count]) => count),
          first: 0,
          total: counts.reduce((total, [, count]) => total + count, 0),
        });
      }
    },
  };
}

/** Nothing counted. */
export function createMemoryDailyCount(): DailyCountStore & { dropDaily(subjects: string): void } {
  const days = new Map<string, Map<string, number>>();
  return {
    takeDaily({ subject, day, limit }) {
      let counts = days.get(day);
      if (!counts) {
        counts = new Map();
        days.set(day, counts);
        for (const old of [...days.keys()].sort().slice(0, -2)) if (old !== day) days.delete(old);
      }
      const count = counts.get(subject) ?? 0;
      if (count >= limit) return false;
      counts.set(subject, count + 1);
      return true;
    },
    /** Drops what is counted of subjects that begin so. */
    dropDaily(subjects) {
      for (const counts of days.values())
        for (const subject of [...counts.keys()]) if (subject.startsWith(subjects)) counts.delete(subject);
    },
  };
}
