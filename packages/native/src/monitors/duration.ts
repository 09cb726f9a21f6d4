// Duration: a span of time as people write it, such as `90s`, `10m`, `2h` or `1d`.

const FORM = /^([1-9]\d{0,5}|0)(s|m|h|d)$/;
const UNIT_MS: Readonly<Record<string, number>> = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 };

// A year.
const MAX_DURATION_MS = 366 * 86_400_000;

/** The milliseconds of a span; undefined for a text that is none, or one of more than a year. */
export function durationMs(text: string): number | undefined {
  const [, count, unit = ""] = FORM.exec(text) ?? [];
  const ms = Number(count) * (UNIT_MS[unit] ?? Number.NaN);
  return ms <= MAX_DURATION_MS ? ms : undefined;
}
