// RateLimit: how often a principal may call in any sixty seconds.

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
