// Clocks: times of a day beside a date, days of a month in words, and weeks of a month or a year.
import type { TimeSpan } from "./mention.js";
import {
  DAY,
  date,
  day,
  holiday,
  instant,
  lastDate,
  MONTH,
  monthOf,
  num,
  ordinalIn,
  span,
  YEAR,
} from "./time-span.js";

type Groups = readonly (string | undefined)[];
type ReadClock = (groups: Groups, now: number) => TimeSpan | undefined;

const CLOCK = "(?:(\\d{1,2}):(\\d{2})(?::(\\d{2}))?|(noon|midnight))(?:\\s*(?:utc|gmt|z)\\b)?";
const HOLIDAY =
  "(christmas eve|christmas day|christmas|new year'?s eve|new year'?s day|new year|halloween|valentine'?s day)";
const SUFFIX = "(?:st|nd|rd|th)?";
const IN_YEAR = `(?:,?\\s*(?:of\\s+)?${YEAR})?`;
const ORDINAL = "(\\d{1,2}(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)";
const TO = "(?:to|till|until|through|thru|and|[-–—])";
const COUNT = "(\\d{1,3}|an?|one|two|three|four|six|eight|ten|twelve)";
const HOUR = 3_600_000;
const NOON = 12;
const DAYS_OF_WEEK = 7;

/** Patterns of times of a day and of weeks, in the order in which they are read. */
export const CLOCKED: readonly (readonly [pattern: RegExp, read: ReadClock])[] = [
  // "17:40 UTC on 19 May 2026", "noon on 1 July".
  [
    new RegExp(
      `\\b${CLOCK},?\\s+(?:(?:on|of)\\s+)?(?:the\\s+)?(\\d{1,2})${SUFFIX}\\s+(?:of\\s+)?${MONTH}(?!\\w)${IN_YEAR}`,
      "gi",
    ),
    ([, h, mi, s, word, d, mo, y], now) => at(dateOf(now, mo, d, y), [h, mi, s, word]),
  ],
  [
    new RegExp(`\\b${CLOCK},?\\s+(?:(?:on|of)\\s+)?${MONTH}\\s+(\\d{1,2})${SUFFIX}(?!\\w)${IN_YEAR}`, "gi"),
    ([, h, mi, s, word, mo, d, y], now) => at(dateOf(now, mo, d, y), [h, mi, s, word]),
  ],
  [
    new RegExp(`\\b${CLOCK},?\\s+(?:(?:on|of)\\s+)?(\\d{4})-(\\d{2})-(\\d{2})(?![\\dT])`, "gi"),
    ([, h, mi, s, word, y, mo, d]) => at(date([num(y), num(mo) - 1, num(d)]), [h, mi, s, word]),
  ],
  // "1 July 2026 at noon", "Christmas Day 2025 at 18:30 UTC"; other clocks behind a date are read with it.
  [
    new RegExp(
      `\\b(\\d{1,2})${SUFFIX}\\s+(?:of\\s+)?${MONTH}${IN_YEAR},?\\s+(?:at\\s+)?(noon|midnight)\\b`,
      "gi",
    ),
    ([, d, mo, y, word], now) => at(dateOf(now, mo, d, y), ["", "", "", word]),
  ],
  [
    new RegExp(`\\b${HOLIDAY}${IN_YEAR},?\\s+(?:at\\s+)?${CLOCK}`, "gi"),
    ([, name, y, h, mi, s, word], now) => at(holiday(name, y, now), [h, mi, s, word]),
  ],
  // "The first through the eighth of November".
  [
    new RegExp(
      `\\b${ORDINAL}\\s*${TO}\\s*(?:the\\s+)?${ORDINAL}\\s+(?:day\\s+)?of\\s+${MONTH}(?!\\w)${IN_YEAR}`,
      "gi",
    ),
    ([, first, last, mo, y], now) =>
      ranged(dateOf(now, mo, dayOf(first), y), (year) => dateOf(now, mo, dayOf(last), year)),
  ],
  // "From the start of November to the 20th".
  [
    new RegExp(
      `\\b(?:start|beginning|first(?:\\s+day)?|1st)\\s+of\\s+${MONTH}${IN_YEAR}\\s+${TO}\\s+(?:the\\s+)?(\\d{1,2})(?:st|nd|rd|th)\\b`,
      "gi",
    ),
    ([, mo, y, last], now) => ranged(dateOf(now, mo, "1", y), (year) => dateOf(now, mo, last, year)),
  ],
  // "The first week of May", "of 2026".
  [
    new RegExp(`\\bfirst\\s+week\\s+of\\s+(?:${MONTH}${IN_YEAR}|${YEAR})(?!\\w)`, "gi"),
    ([, mo, y, only], now) =>
      weekFrom(only === undefined ? dateOf(now, mo, "1", y) : date([num(only), 0, 1])),
  ],
  // "A month's worth".
  [
    new RegExp(`\\b${COUNT}\\s+(days?|weeks?|months?|years?)['’]?s?\\s+worth\\b`, "gi"),
    ([, count, unit], now) => span(now, count, unit),
  ],
];

function dateOf(
  now: number,
  month: string | undefined,
  dayOfMonth: string | undefined,
  year: string | undefined,
): TimeSpan | undefined {
  return year === undefined
    ? lastDate(now, [monthOf(month), num(dayOfMonth)])
    : date([num(year), monthOf(month), num(dayOfMonth)]);
}

function dayOf(ordinal: string | undefined): string {
  const inWords = ordinalIn(ordinal);
  return inWords > 0 ? String(inWords) : String(Number.parseInt(ordinal ?? "", 10));
}

/** A time of a day. */
function at(said: TimeSpan | undefined, [h, mi, s, word]: Groups): TimeSpan | undefined {
  if (said === undefined) return undefined;
  if (word?.toLowerCase() === "midnight") return instant(said.from);
  const hour = word === undefined ? num(h) : NOON;
  const minutes = word === undefined ? num(mi) : 0;
  if (hour >= 24 || minutes >= 60) return undefined;
  return instant(
    said.from + hour * HOUR + minutes * 60_000 + (word === undefined ? num(s ?? "0") * 1_000 : 0),
  );
}

/** From a day to a later one of the same year. */
function ranged(
  first: TimeSpan | undefined,
  lastOf: (year: string) => TimeSpan | undefined,
): TimeSpan | undefined {
  const last = first && lastOf(String(new Date(first.from).getUTCFullYear()));
  if (first === undefined || last === undefined || last.from < first.from) return undefined;
  return { ...first, to: last.from, form: "range" };
}

function weekFrom(first: TimeSpan | undefined): TimeSpan | undefined {
  return (
    first && { ...day(first.from), to: first.from + (DAYS_OF_WEEK - 1) * DAY, form: "range", length: "1w" }
  );
}
