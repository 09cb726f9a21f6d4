// RateLimit: how often a principal may call in any sixty seconds, or do a thing on one UTC day.

import type { Awaitable } from "../platform/awaitable.js";

/** The length of the window, in milliseconds. */
export const RATE_WINDOW_MS = 60_000;

/** One attempt of a principal. */
export interface RateAttempt {
  readonly subject: string;
  readonly limit: number;
  readonly now: number;
}

/** Where a principal stands in its window. */
export interface RateState {
  readonly limit: number;
  readonly remaining: number;
  /** When the oldest counted call leaves the window, or now where there is none; milliseconds. */
  readonly resetAt: number;
}

/** The answer to one attempt. */
export interface RateDecision extends RateState {
  readonly allowed: boolean;
}

/** Counts calls in an exact sliding window: a refused call is not counted, and no burst passes the limit. */
export interface RateLimitStore {
  /** Counts the attempt where the window has room; of racing callers exactly as many pass as it has room for. */
  consumeRate(attempt: RateAttempt): Awaitable<RateDecision>;
  /** Where a subject stands; takes nothing. */
  peekRate(attempt: RateAttempt): Awaitable<RateState>;
}

/** A thing that a subject does once more on a day. */
export interface DailyCount {
  readonly subject: string;
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly limit: number;
}

/** Counts by subject and day. */
export interface DailyCountStore {
  /** Counts one more where the day has one left; of racing callers exactly `limit` get true. */
  takeDaily(count: DailyCount): Awaitable<boolean>;
}
