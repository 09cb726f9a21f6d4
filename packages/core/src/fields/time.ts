// Times: unix seconds, and ISO 8601 in UTC.
import * as z from "zod";
import { once } from "../platform/once.js";
import { described, type Piece } from "./piece.js";

// The year 5138. A larger figure is one of milliseconds.
const MAX_SECONDS = 99_999_999_999;
const ZONED =
  /^(\d{4}-\d{2}-\d{2})[Tt ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?) ?(?:([Zz]|UTC)|([+-]\d{2})(?::?(\d{2}))?)$/;
const UTC = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

const secondsPiece = once(() => {
  const seconds = z.int().min(0).max(MAX_SECONDS, "expected unix seconds, and these are milliseconds");
  const read = (given: number | string) =>
    typeof given === "string" && /^\d{1,16}$/.test(given) ? Number(given) : given;
  return z.preprocess(read, seconds);
});
const isoPiece = once(() => {
  const text = z
    .string()
    .regex(UTC, "expected a time with its zone in ISO 8601, such as `2026-01-02T03:04:05Z`");
  return z.preprocess(toUtc, text);
});

/** A time in whole seconds since 1970. Takes numbers and their digits in text; a figure of milliseconds does not fit. */
export function unixSeconds(meaning?: string): Piece<number, number | string> {
  return described(secondsPiece(), meaning, "unix seconds");
}

/**
 * A time as ISO 8601 in UTC with milliseconds, such as `2026-01-02T03:04:05.000Z`. Takes a `Date`, and text that names its
 * zone: of a text without one nobody knows which time it is.
 */
export function isoTime(meaning?: string): Piece<string, string | Date> {
  return described(isoPiece(), meaning, "ISO 8601 in UTC");
}

function toUtc(given: string | Date): unknown {
  if (given instanceof Date) return Number.isNaN(given.getTime()) ? given : given.toISOString();
  const match = typeof given === "string" ? ZONED.exec(given) : null;
  if (match === null) return given;
  const [, day, time, , hours, minutes = "00"] = match;
  const instant = new Date(`${day}T${time}${hours === undefined ? "Z" : `${hours}:${minutes}`}`);
  // A 30th of February is no day, though a `Date` makes one of it.
  const midnight = new Date(`${day}T00:00:00Z`);
  const isTime = !Number.isNaN(instant.getTime()) && midnight.toISOString().startsWith(String(day));
  return isTime ? instant.toISOString() : given;
}
