// Spans of time, as they are written on a command line.
import { ServiceError } from "@svckit/core";

const UNITS: Readonly<Record<string, number>> = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000 };

/** Milliseconds of `500ms`, `30s`, `2m`, `1h`, or of a number of seconds. Throws INVALID_ARGS for what is none, and for 0. */
export function toMilliseconds(text: string): number {
  const [, digits, unit = "s"] = /^(\d{1,9})(ms|s|m|h)?$/.exec(text) ?? [];
  const ms = Number(digits) * (UNITS[unit] ?? Number.NaN);
  // A timer of the platform takes no more.
  if (ms > 0 && ms < 2 ** 31) return ms;
  throw new ServiceError("INVALID_ARGS", {
    message: `${JSON.stringify(text)} is no time limit.`,
    next: "Write it as 500ms, 30s or 2m.",
  });
}

/** Milliseconds in words: `1.5 s`. */
export function inSeconds(ms: number): string {
  return ms < 1_000 ? `${Math.round(ms)} ms` : `${Number((ms / 1_000).toFixed(1))} s`;
}
