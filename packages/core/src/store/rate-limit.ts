// RateLimit: how often a principal may call in any sixty seconds.

/** The length of the window, in milliseconds. */
export const RATE_WINDOW_MS = 60_000;

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
  /** Takes a turn where one is left; of racing callers exactly as many pass as there are turns. */
  consumeRate(subject: string, limit: number, now: number): Promise<RateDecision> | RateDecision;
  /** Where a subject stands; takes nothing. */
  peekRate(subject: string, limit: number, now: number): Promise<RateState> | RateState;
}
