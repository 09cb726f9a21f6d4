// Moment: an argument that names a time, as ISO 8601 or in unix seconds.
import { isoTime, type Piece, unixSeconds } from "@svckit/core/schemas";
import * as z from "zod";

const FORM =
  "ISO 8601 with its zone, such as `2026-01-02T03:04:05Z`, a day such as `2026-01-02`, or unix seconds";
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A time that a caller names, read as unix seconds; a day is its first second in UTC. */
export function moment(meaning: string): Piece<number, string | number> {
  const seconds = unixSeconds();
  const iso = isoTime();
  return z
    .union([z.string().min(1).max(40), z.number()])
    .transform((given, ctx) => {
      const read = seconds.safeParse(given);
      if (read.success) return read.data;
      const text = iso.safeParse(DAY.test(String(given)) ? `${given}T00:00:00Z` : given);
      if (text.success) return Math.floor(Date.parse(text.data) / 1_000);
      ctx.addIssue({ code: "custom", message: `expected a time: ${FORM}` });
      return z.NEVER;
    })
    .describe(`${meaning}; ${FORM}`);
}

/** Unix seconds as a result shows them, in ISO 8601; null where the upstream has no time. */
export function timeOf(seconds: number | null | undefined): string | null {
  const date = new Date((seconds ?? Number.NaN) * 1_000);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}
