// The days of every history that DefiLlama's stand-ins have.

const DAY_S = 86_400;
/** The first day, in unix seconds: 2025-11-01. */
const FIRST_DAY = 1_761_955_200;

/** The starts of the days up to a time in milliseconds, in unix seconds, oldest first; those from `since` on. */
export function daysUntil(now: number, since = 0): number[] {
  const today = Math.floor(now / 1_000 / DAY_S) * DAY_S;
  const count = Math.max(0, (today - FIRST_DAY) / DAY_S + 1);
  return Array.from({ length: count }, (_, at) => FIRST_DAY + at * DAY_S).filter((date) => date >= since);
}
