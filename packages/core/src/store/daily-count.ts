// Daily counts: what a principal may do so many times a UTC day, such as sending feedback.

/** Counts by subject and day. */
export interface DailyCountStore {
  /** Counts one more where the day has one left; of racing callers exactly `limit` get true. */
  takeDaily(subject: string, day: string, limit: number): Promise<boolean> | boolean;
}
