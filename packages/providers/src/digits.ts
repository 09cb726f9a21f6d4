// Digits: a count or a time that an upstream writes as text or as a number; what it leaves empty is unknown, and not 0.
import * as z from "zod";

/** What upstreams write for a number. */
export type Digits = string | number | null | undefined;

/** The number that it says; null where it says none. Not for amounts, whose digits a double would lose. */
export function numberOf(given: Digits): number | null {
  if (given == null || String(given).trim() === "") return null;
  const read = Number(given);
  return Number.isFinite(read) ? read : null;
}

/** A field of an upstream's answer that is read so. */
export function digits() {
  return z.union([z.string(), z.number()]).nullish().transform(numberOf);
}
