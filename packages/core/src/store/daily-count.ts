// Daily counts: what a principal may do so many times a UTC day, such as sending feedback.

import type { Awaitable } from "../platform/awaitable.js";

/** One more of a subject's day. */
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
