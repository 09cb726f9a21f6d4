// The task of a process of the tests, and its report.
import { type Period, periodAt, utcDay } from "@svckit/core";

/** The period of the account `a`, which every process pays from. */
export const PERIOD: Period = periodAt(Date.UTC(2026, 0, 1), Date.UTC(2026, 0, 1), 1_000, false);

/** The bucket and the day of keyless calls: today, since older days are swept away. */
export const BUCKET = "203.0.113.7";
export const DAY = utcDay(Date.now());

/** What a process is to do. */
export interface Task {
  readonly url: string;
  readonly schema: string;
  readonly verb: "open" | "hammer" | "share-key" | "keyless" | "hold";
  readonly times: number;
}

/** What it has done. */
export interface Report {
  readonly granted: number;
  /** The different answers that callers got. */
  readonly answers: readonly string[];
}
