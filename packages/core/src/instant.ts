// Instant: a moment as a host writes it, in milliseconds.
import { refused } from "./refusals.js";

/** Milliseconds, a date, or ISO 8601 such as 2027-01-31 and 2027-01-31T12:00:00Z. */
export type Instant = number | Date | string;

// A time without an offset would be another instant on each machine.
const ISO_FORM = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d))?$/;

/** The milliseconds of an instant. Throws VALIDATION_ERROR with `param` for what is none. */
export function toInstant(given: Instant, param: string): number {
  // A `null` of a host without types, or half a date, would be an end long ago.
  const isOne =
    typeof given === "string" ? ISO_FORM.test(given) : typeof given === "number" || given instanceof Date;
  const instant = isOne ? new Date(given).getTime() : Number.NaN;
  if (Number.isSafeInteger(instant)) return instant;
  throw refused(
    param,
    "An instant is milliseconds, a date or ISO 8601, as 2027-01-31 or 2027-01-31T12:00:00Z.",
  );
}
