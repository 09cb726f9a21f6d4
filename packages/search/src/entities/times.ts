// Times: days, instants and spans in words, read against a clock in UTC.
import { CLOCKED } from "./clocks.js";
import type { TimeSpan } from "./mention.js";
import { PERIODS } from "./periods.js";
import { withShifts } from "./shifted-times.js";
import {
  ago,
  ahead,
  DAY,
  date,
  day,
  dayStart,
  future,
  holiday,
  instant,
  lastDate,
  lastMonth,
  lastWeekday,
  MONTH,
  month,
  monthOf,
  num,
  ordinalIn,
  span,
  thisUnit,
  withAhead,
  YEAR,
  year,
} from "./time-span.js";
import { type SaidTime, withTimesOfDay } from "./times-of-day.js";

const COUNT =
  "(\\d{1,4}|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|fifteen|eighteen|twenty|thirty|forty|fifty|sixty|ninety|hundred|couple of|few)";
const ORDINAL = "(first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)";
const WEEKDAY = "(mon|tues|wednes|thurs|fri|satur|sun)day";
const UNIT = "(seconds?|secs?|minutes?|mins?|hours?|hrs?|days?|weeks?|months?|quarters?|years?|yrs?|[hdwy])";
const CLOCK = "(?:,?\\s*(?:at\\s+)?(\\d{1,2}):(\\d{2})(?::(\\d{2}))?\\s*(?:utc|gmt|z)?)?";

// What has been lies behind: "which coins rose most in 24 hours".
const PAST =
  "\\b(?:went|rose|fell|gained|lost|moved|changed|dropped|dumped|pumped|crashed|traded|earned|made|did|was|were|has|have|had)\\b";

const TO_DATE: Readonly<Record<string, string>> = { y: "year", q: "quarter", m: "month", w: "week" };
// What makes of a length the step between two points: "6-hour candles", "every 4 hours".
const STEPS_BEHIND =
  "(?!\\s*-?(?:steps?|intervals?|increments?|granularity|buckets?|spacing|apart|candles?|candlesticks?|ohlcv?|bars?|klines?|timeframe|resolution)\\b)";
// What is looked for stands in front, so that nothing is looked back for behind every blank.
const STEPS_BEFORE = "\\b(?=\\w)(?<!\\b(?:every|each|per)\\s{1,3})";

type Groups = readonly (string | undefined)[];
type ReadTime = (groups: Groups, now: number) => TimeSpan | undefined;

// In this order: what one has taken, the next does not see.
const GRAMMAR: readonly (readonly [pattern: RegExp, read: ReadTime])[] = [
  ...CLOCKED,
  [
    /\b(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2}))?(?:\.\d+)?\s*(?:Z|UTC|[+-]00:?00)?)?/gi,
    ([, y, mo, d, h, mi, s]) => date([num(y), num(mo) - 1, num(d)], [h, mi, s]),
  ],
  ...PERIODS,
  [
    new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)?\\s+(?:of\\s+)?${MONTH},?\\s*${YEAR}${CLOCK}`, "gi"),
    ([, d, mo, y, h, mi, s]) => date([num(y), monthOf(mo), num(d)], [h, mi, s]),
  ],
  [
    new RegExp(`\\b${MONTH}\\s+(\\d{1,2})(?:st|nd|rd|th)?,?\\s+${YEAR}${CLOCK}`, "gi"),
    ([, mo, d, y, h, mi, s]) => date([num(y), monthOf(mo), num(d)], [h, mi, s]),
  ],
  [/\b(\d{1,2})\.(\d{1,2})\.(\d{4})\b/g, ([, d, mo, y]) => date([num(y), num(mo) - 1, num(d)])],
  [
    /\b(\d{1,2})\/(\d{1,2})\/(\d{4})\b/g,
    ([, mo, d, y]) =>
      num(mo) > 12 ? date([num(y), num(d) - 1, num(mo)]) : date([num(y), num(mo) - 1, num(d)]),
  ],
  [
    new RegExp(`\\b(?:(?:in|during|of|since|from)\\s+)?${MONTH},?\\s+${YEAR}\\b`, "gi"),
    ([, mo, y]) => month(num(y), monthOf(mo)),
  ],
  [
    new RegExp(`\\b(?:(since|from)|in|during|course of)\\s+(?:the\\s+)?${MONTH}\\b(?!\\s*\\d)`, "gi"),
    ([, since, mo], now) => lastMonth(now, monthOf(mo), since !== undefined),
  ],
  [
    new RegExp(`\\b${ORDINAL}\\s+of\\s+${MONTH}\\b`, "gi"),
    ([, nth, mo], now) => lastDate(now, [monthOf(mo), ordinalIn(nth)]),
  ],
  [
    new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)?\\s+(?:of\\s+)?${MONTH}(?!\\w)${CLOCK}`, "gi"),
    ([, d, mo, h, mi, s], now) => lastDate(now, [monthOf(mo), num(d)], [h, mi, s]),
  ],
  [
    new RegExp(`\\b${MONTH}\\s+(\\d{1,2})(?:st|nd|rd|th)?\\b(?!\\s*(?:${UNIT}))${CLOCK}`, "gi"),
    ([, mo, d], now) => lastDate(now, [monthOf(mo), num(d)]),
  ],
  [
    new RegExp(`\\b(?:for|of)\\s+(?!may\\b|mar\\b|dec\\b)${MONTH}\\b(?!\\s*\\d)`, "gi"),
    ([, mo], now) => lastMonth(now, monthOf(mo), false),
  ],
  [
    new RegExp(`\\b${COUNT}\\s*-?\\s*${UNIT}\\s+ago\\b`, "gi"),
    ([, count, unit], now) => ago(now, count, unit),
  ],
  [
    new RegExp(
      `(?<!${PAST}[^.?!]{0,60})\\b(?:in|within|after)\\s+(?:the\\s+next\\s+)?${COUNT}\\s+${UNIT}(?:'s)?(?:\\s+time)?\\b${STEPS_BEHIND}`,
      "gi",
    ),
    ([, count, unit], now) => ahead(now, count, unit),
  ],
  // "How far has it risen in a week".
  [
    new RegExp(`(?<=${PAST}[^.?!]{0,60})\\b(?:in|within)\\s+${COUNT}\\s+${UNIT}\\b${STEPS_BEHIND}`, "gi"),
    ([, count, unit], now) => span(now, count, unit),
  ],
  [
    new RegExp(
      `\\bnext\\s+(?:${COUNT}\\s+)?(week|month|year|quarter|days?|weeks|months|years|hours?|halving|decade|cycle)\\b|\\b(?:next|coming)\\s+(?:${WEEKDAY}|(?!may)${MONTH})(?!\\w)`,
      "gi",
    ),
    (_, now) => future(now),
  ],
  [
    /\btomorrow\b|\bin the future\b|\bend of (?:the |this )?(?:year|month|week)\b|\bby (?:20[3-9]\d|christmas|year.?end|eoy)\b|\beoy\b|\bin (?:20[3-9]\d|the coming \w+)\b/gi,
    (_, now) => future(now),
  ],
  [
    new RegExp(
      `\\b(?:(?:over|in|for|during|within|from|of)\\s+)?(?:the\\s+)?(?:last|past|previous|trailing)\\s+${COUNT}?\\s*-?\\s*${UNIT}\\b`,
      "gi",
    ),
    ([, count, unit], now) => span(now, count ?? "1", unit),
  ],
  [
    /\b(?:over|in|for|during|within|since)?\s*(?:the\s+)?(?:last|past|previous)\s+(day|week|month|quarter|year|hour)\b/gi,
    ([, unit], now) => span(now, "1", unit),
  ],
  [
    /\b(?!(?:1|2|4|6|8|12)h chart)(\d{1,4})\s*-?\s*(days?|d|weeks?|w|months?|mo|years?|y|hours?|hrs?|h)(?:\s+(?:price|chart|history|change|performance|window|period|trend))/gi,
    ([, count, unit], now) => span(now, count, unit),
  ],
  [
    new RegExp(`\\b(?:over|for|across)\\s+(?:a\\s+|the\\s+)?${COUNT}\\s+${UNIT}\\b`, "gi"),
    ([, count, unit], now) => span(now, count, unit),
  ],
  [
    new RegExp(`\\b(?:since|from|after|last|on)\\s+(?:last\\s+)?${WEEKDAY}\\b`, "gi"),
    ([, name], now) => lastWeekday(now, name),
  ],
  [
    /\b(?:start|beginning|first day) of (?:the|this) (week|month|year|quarter)\b/gi,
    ([, unit = "year"], now) => thisUnit(now, unit),
  ],
  [/\bfortnight( ago)?\b/gi, ([, back], now) => (back === undefined ? span : ago)(now, "2", "weeks")],
  [/\bhalf (?:a |an )?year\b|\bhalf-year\b/gi, (_, now) => span(now, "6", "months")],
  [
    /\b(?:whole|entire|full|over the|across the|through the) (day|week|month|year)\b/gi,
    ([, unit], now) => span(now, "1", unit),
  ],
  [
    /\b(?:this|current)\s+(week|month|year|quarter)\b|\b(year|month|quarter|week) to date\b|\b([ymqw])td\b/gi,
    ([, unit, named, letter], now) =>
      thisUnit(now, unit ?? named ?? TO_DATE[letter?.toLowerCase() ?? "y"] ?? "year"),
  ],
  [/\bthe day before yesterday\b/gi, (_, now) => day(dayStart(now) - 2 * DAY)],
  [/\byesterday\b|\blast night\b/gi, (_, now) => day(dayStart(now) - DAY)],
  [
    /\b(?:24|24-)\s*-?h(?:ours?|rs?)?\b(?!\s*(?:volume|vol|trading))|\b1d\b(?=\s*$)/gi,
    (_, now) => span(now, "24", "hours"),
  ],
  [
    /\b(daily|weekly|monthly|yearly)\s+(?:change|performance|return|gain|loss)\b/gi,
    ([, each = ""], now) =>
      span(now, "1", { daily: "day", weekly: "week", monthly: "month", yearly: "year" }[each.toLowerCase()]),
  ],
  [new RegExp(`\\b(?:in|during|of|for|throughout)\\s+${YEAR}\\b`, "gi"), ([, y], now) => year(num(y), now)],
  [
    new RegExp(`\\b(?:since|from|to|until|till|and|between|by|-)\\s*${YEAR}\\b(?![-/.\\d])`, "gi"),
    ([, y], now) => year(num(y), now),
  ],
  [
    /\b(christmas eve|christmas day|christmas|new year'?s eve|new year'?s day|new years?|halloween|valentine'?s day)\s*,?\s*(?:of\s+)?((?:19|20)\d{2})?\b/gi,
    ([, name, y], now) => holiday(name, y, now),
  ],
  [
    new RegExp(
      `${STEPS_BEFORE}\\b(\\d{1,3}|one(?=[ -]{1,2}(?:week|month|year))|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|eighteen|twenty|thirty|forty|fifty|sixty|ninety)\\s*-?\\s*(days?|weeks?|months?|years?|hours?|hrs?)\\b${STEPS_BEHIND}`,
      "gi",
    ),
    ([, count, unit], now) => span(now, count, unit),
  ],
  // "30d pnl", "1y of fees".
  [
    new RegExp(
      `(?<![\\w.$#-])(\\d{1,3})\\s?(d|wks?|w|mos?|mths?|yrs?|y)\\b${STEPS_BEHIND}|(?<![\\w.$#-])(36|48|72|96)\\s?(h)\\b${STEPS_BEHIND}`,
      "gi",
    ),
    ([, count, unit, hours, h], now) =>
      /^1d$/i.test(`${count}${unit}`) || /^1w$/i.test(`${count}${unit}`)
        ? undefined
        : span(now, count ?? hours, unit ?? h),
  ],
  // "October fees"; the others are words of a sentence as well.
  [
    /\b(january|february|april|june|july|september|october|november|december)\b(?!\s*\d)/gi,
    ([, mo], now) => lastMonth(now, monthOf(mo), false),
  ],
  [
    /\b(1[0-9]{9})(?:000)?\b(?!\s*(?:wei|gwei|ether|units?|lamports?|satoshis?|sats?)\b)/g,
    ([, seconds]) => instant(num(seconds) * 1_000),
  ],
];

/** The times that a text says, from the left; two with "to" or "and" between them are one range. */
export function readTimes(text: string, now: number): readonly SaidTime[] {
  const found: SaidTime[] = [];
  let rest = text;
  for (const [pattern, read] of GRAMMAR) {
    for (const match of rest.matchAll(pattern)) {
      const time = read(match, now);
      if (time === undefined) continue;
      const [start, end] = [match.index, match.index + match[0].length];
      found.push({ start, end, time: withAhead(time, now) });
      rest = rest.slice(0, start) + " ".repeat(end - start) + rest.slice(end);
    }
  }
  found.sort((a, b) => a.start - b.start);
  return joinRanges(text, withShifts(text, withTimesOfDay(text, found, now), now), now);
}

const JOINS = /^\s*(?:to|until|till|through|thru|up to)\b|^\s*[-–—]/i;

/** "Between May 1 and May 5": "on May 1 and of the other on May 5" are two days. */
function isBetween(text: string, { start, end }: SaidTime, said: SaidTime): boolean {
  const gap = text.slice(end, said.start);
  return (
    /^\s*and(?:\s+(?:the|on))?\s*$/i.test(gap) ||
    (gap.trim() === "" && /^and\b/i.test(text.slice(said.start))) ||
    (/^\s*and\s/i.test(gap) && /\bbetween\s+(?:the\s+)?$/i.test(text.slice(Math.max(0, start - 16), start)))
  );
}

/** `1 May to 5 May` and `between … and …` are one range, `since May` goes on until now. */
function joinRanges(text: string, found: readonly SaidTime[], now: number): readonly SaidTime[] {
  const joined: SaidTime[] = [];
  for (const said of found) {
    const before = joined.at(-1);
    const between = before && text.slice(before.end, said.start) + text.slice(said.start, said.start + 8);
    const isRange = before && between !== undefined && (JOINS.test(between) || isBetween(text, before, said));
    if (isRange && before.time.form !== "span" && said.time.form !== "span") {
      const to = said.time.form === "day" ? said.time.from : (said.time.to ?? now);
      joined[joined.length - 1] = {
        start: before.start,
        end: said.end,
        time: { ...before.time, to, form: "range" },
      };
    } else joined.push(sinceOf(text, said));
  }
  return joined;
}

// "From 3 to 10 October" has both ends.
const ENDS = /\b(?:to|till|until|through|thru|and)\b|[-–—]/i;

function sinceOf(text: string, said: SaidTime): SaidTime {
  const lead = text.slice(Math.max(0, said.start - 8), said.start + 6);
  const isSince =
    (/\b(?:since|after|starting|from)\s/i.test(lead) ||
      /\b(?:since|after|from)\sthe\s$/i.test(text.slice(Math.max(0, said.start - 12), said.start))) &&
    said.time.form !== "span" &&
    !said.time.ahead &&
    !(said.time.form === "range" && ENDS.test(text.slice(said.start, said.end)));
  return isSince ? { ...said, time: { ...said.time, to: undefined, form: "open" } } : said;
}
