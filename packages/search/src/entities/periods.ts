// Periods: quarters, halves and years, weekends, and what lies between two days or months, in words.
import type { TimeSpan } from "./mention.js";
import {
  ago,
  DAY,
  date,
  day,
  dayStart,
  edgeOf,
  lastMonth,
  MONTH,
  month,
  monthOf,
  months,
  num,
  ordinalIn,
  YEAR,
  year,
} from "./time-span.js";

type ReadPeriod = (groups: readonly (string | undefined)[], now: number) => TimeSpan | undefined;

const DAY_OF_MONTH = "(\\d{1,2})(?:st|nd|rd|th)?";
const TO = "(?:-|–|—|to|till|until|through|thru|and)";
const OF_YEAR = `(?:,?\\s*(?:of\\s+)?(?:${YEAR}|this\\s+year))?`;
const MONTHS_OF_YEAR = 12;
// A season is of three months from its first, a part of a year of four.
const SEASONS: Readonly<Record<string, number>> = { spring: 2, summer: 5, autumn: 8, fall: 8, winter: 11 };
const PARTS: Readonly<Record<string, number>> = { early: 0, mid: 4, middle: 4, late: 8 };
const DAYS_OF_WEEK = 7;

/** Patterns of periods, in the order in which they are read. */
export const PERIODS: readonly (readonly [pattern: RegExp, read: ReadPeriod])[] = [
  // "The end of 2025", "at the start of 2024".
  [
    new RegExp(
      `\\b(?:(?:at|by|on|from)\\s+)?(?:the\\s+)?(end|start|beginning)\\s+of\\s+(?:the\\s+year\\s+)?${YEAR}\\b`,
      "gi",
    ),
    ([, side = "", y], now) => edgeOf(num(y), /^end/i.test(side), now),
  ],
  [
    new RegExp(
      `\\b${DAY_OF_MONTH}\\s*${TO}\\s*(?:the\\s+)?${DAY_OF_MONTH}\\s+(?:of\\s+)?(?:the\\s+)?${MONTH}(?!\\w)${OF_YEAR}`,
      "gi",
    ),
    ([, first, last, mo, y], now) => between(now, [monthOf(mo), num(first)], [monthOf(mo), num(last)], y),
  ],
  [
    new RegExp(
      `\\b${MONTH}\\s+${DAY_OF_MONTH}\\s*${TO}\\s*(?:the\\s+)?${DAY_OF_MONTH}\\b(?!\\s*(?:hour|day|week|month|year|[:.]\\d))${OF_YEAR}`,
      "gi",
    ),
    ([, mo, first, last, y], now) => between(now, [monthOf(mo), num(first)], [monthOf(mo), num(last)], y),
  ],
  [
    new RegExp(
      `\\b(?:between|from)\\s+${MONTH}\\s*${TO}\\s*${MONTH}(?!\\s*\\d{1,2}\\b)(?!\\w)${OF_YEAR}`,
      "gi",
    ),
    ([, first, last, y], now) => {
      const [from, to] = [monthOf(first), monthOf(last)];
      const all = between(now, [from, 1], [to, 1], y);
      return all?.to === undefined
        ? undefined
        : { ...all, to: Math.min(endOf(all.to), Math.max(now, all.from)) };
    },
  ],
  [
    new RegExp(
      `\\b(?:(?:in|during|over|throughout|since)\\s+)?(?:the\\s+)?(spring|summer|autumn|fall|winter)\\s+(?:of\\s+)?${YEAR}\\b`,
      "gi",
    ),
    ([, name = "", y], now) => upToNow(months(num(y), SEASONS[name.toLowerCase()] ?? 0, 3), now),
  ],
  [
    new RegExp(
      `\\b(?:(?:in|during|since)\\s+)?(?:the\\s+)?(early|mid|middle|late)(?:\\s+(?:part\\s+)?of\\s+|[\\s-]+)${YEAR}\\b(?!-)`,
      "gi",
    ),
    ([, part = "", y], now) => upToNow(months(num(y), PARTS[part.toLowerCase()] ?? 0, 4), now),
  ],
  [new RegExp(`\\bq([1-4])${OF_YEAR}(?!\\w)`, "gi"), ([, nth, y], now) => partOfYear(now, [num(nth), 4], y)],
  [
    new RegExp(`\\b(first|second|third|fourth)\\s+quarter\\b${OF_YEAR}`, "gi"),
    ([, nth, y], now) => partOfYear(now, [ordinalIn(nth), 4], y),
  ],
  [
    new RegExp(
      `\\b(first|second)\\s+half\\b(?=\\s+of\\s+(?:the|this)\\s+year|,?\\s+(?:of\\s+)?20)${OF_YEAR}`,
      "gi",
    ),
    ([, nth, y], now) => partOfYear(now, [ordinalIn(nth), 2], y),
  ],
  [
    new RegExp(`\\bh([12])\\s+(?:of\\s+)?${YEAR}`, "gi"),
    ([, nth, y], now) => partOfYear(now, [num(nth), 2], y),
  ],
  [
    new RegExp(
      `\\b(?:(?:in|during|of|for|throughout|over|across|all(?:\\s+of)?)\\s+)?(?:the\\s+)?(?:(?:whole|entire|full|complete|calendar)[\\s-]+)?year\\s+${YEAR}\\b(?!\\s*(?:-|to\\b|and\\b))`,
      "gi",
    ),
    ([, y], now) => year(num(y), now),
  ],
  [
    new RegExp(`\\b(?:all(?:\\s+of)?|whole(?:\\s+of)?|entire|full|complete|calendar)\\s+${YEAR}\\b`, "gi"),
    ([, y], now) => year(num(y), now),
  ],
  [
    new RegExp(`\\b(?:end|close)\\s+of\\s+${MONTH}\\b(?!\\s*\\d{1,2}\\b)(?:,?\\s+${YEAR})?`, "gi"),
    ([, mo, y], now) => {
      const said = between(now, [monthOf(mo), 1], [monthOf(mo), 2], y);
      return said && day(endOf(said.from));
    },
  ],
  [
    new RegExp(
      `\\b(?:start|beginning|first(?:\\s+day)?)\\s+of\\s+${MONTH}\\b(?!\\s*\\d{1,2}\\b)(?:,?\\s+${YEAR})?`,
      "gi",
    ),
    ([, mo, y], now) => {
      const said = between(now, [monthOf(mo), 1], [monthOf(mo), 2], y);
      return said && day(said.from);
    },
  ],
  [
    new RegExp(`\\blast\\s+${MONTH}(?!\\w)(?!\\s*\\d)`, "gi"),
    ([, mo], now) => lastMonth(now, monthOf(mo), true),
  ],
  [
    /\bend of (?:the )?(?:last|previous) (month|year)\b/gi,
    ([, unit], now) =>
      day(
        Date.UTC(
          new Date(now).getUTCFullYear(),
          unit?.toLowerCase() === "year" ? 0 : new Date(now).getUTCMonth(),
        ) - DAY,
      ),
  ],
  [
    /\b(?:this|that|same|the same) (?:time|day|date|hour) last (week|month|year)\b/gi,
    ([, unit], now) => ago(now, "1", unit),
  ],
  [
    /\b(?:the\s+)?(\d{1,2})(?:st|nd|rd|th)\s+(?:day\s+)?of\s+(?:this|the|the\s+current)\s+month\b|\bthe\s+(?<=\b(?:since|from|after|on|until|till)\s{1,3}the\s+)(\d{1,2})(?:st|nd|rd|th)\b(?!\s+(?:of\b|\w*est\b|place\b|rank\b|one\b))/gi,
    ([, given, alone], now) => lastDayOfMonth(now, num(given ?? alone)),
  ],
  [
    /\b(?:over\s+)?(?:the\s+|this\s+)?(last\s+|past\s+)?weekend\b/gi,
    ([, last], now) => weekend(now, last !== undefined),
  ],
  [
    /\bsince midnight\b|\b(?:so far today|today so far)\b/gi,
    (_, now) => ({ ...day(dayStart(now)), to: undefined, form: "open" }),
  ],
];

/** What lies between two days of a year, with both: the last that have been where no year is said. */
function between(
  now: number,
  first: readonly [month: number, day: number],
  last: readonly [month: number, day: number],
  said: string | undefined,
): TimeSpan | undefined {
  const thisYear = new Date(now).getUTCFullYear();
  const each = said === undefined ? thisYear : num(said);
  const [from, to] = [date([each, ...first]), date([each, ...last])];
  if (from === undefined || to === undefined || from.from > to.from) return undefined;
  if (said === undefined && from.from > now) return between(now, first, last, String(thisYear - 1));
  return { ...from, to: to.from, form: "range" };
}

/** The last day of the month that begins there. */
function endOf(start: number): number {
  const { to = start } = month(new Date(start).getUTCFullYear(), new Date(start).getUTCMonth());
  return to;
}

/** A time up to now where it goes on. */
function upToNow(all: TimeSpan, now: number): TimeSpan {
  return { ...all, to: Math.min(all.to ?? now, Math.max(now, all.from)), ahead: all.from > now };
}

/** A quarter or a half of a year, up to now where it goes on: the last one that has begun where no year is said. */
function partOfYear(
  now: number,
  [nth, parts]: readonly [nth: number, parts: number],
  said: string | undefined,
): TimeSpan | undefined {
  const count = MONTHS_OF_YEAR / parts;
  if (nth < 1 || nth > parts) return undefined;
  const thisYear = new Date(now).getUTCFullYear();
  const isBegun = Date.UTC(thisYear, (nth - 1) * count) <= now;
  const each = said === undefined ? (isBegun ? thisYear : thisYear - 1) : num(said);
  return upToNow(months(each, (nth - 1) * count, count), now);
}

/** The last Saturday and Sunday that have begun, or those before where a weekend goes on and the last one is meant. */
function weekend(now: number, isLast: boolean): TimeSpan {
  const since = (new Date(now).getUTCDay() + 1) % DAYS_OF_WEEK;
  const from = dayStart(now) - (since + (isLast && since < 2 ? DAYS_OF_WEEK : 0)) * DAY;
  return { from, to: Math.min(from + DAY, dayStart(now)), form: "range", ahead: false, length: undefined };
}

/** The last day of that number that has been. */
function lastDayOfMonth(now: number, dayOfMonth: number): TimeSpan | undefined {
  const today = new Date(now);
  const back = dayOfMonth <= today.getUTCDate() ? 0 : 1;
  const start = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - back));
  return date([start.getUTCFullYear(), start.getUTCMonth(), dayOfMonth]);
}
