// Time spans: days, instants and spans from numbers and names of units.
import type { TimeSpan } from "./mention.js";

/** A day in milliseconds. */
export const DAY = 86_400_000;
const HOUR = 3_600_000;
const UNITS: Readonly<
  Record<string, { readonly ms: number; readonly letter: string; readonly times: number }>
> = {
  s: { ms: 1_000, letter: "s", times: 1 },
  m: { ms: 60_000, letter: "m", times: 1 },
  h: { ms: HOUR, letter: "h", times: 1 },
  d: { ms: DAY, letter: "d", times: 1 },
  w: { ms: 7 * DAY, letter: "w", times: 1 },
  mo: { ms: 30 * DAY, letter: "d", times: 30 },
  q: { ms: 90 * DAY, letter: "d", times: 90 },
  y: { ms: 365 * DAY, letter: "d", times: 365 },
};
/** How a month is written, as a group. */
export const MONTH =
  "(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?";
/** How a year is written, as a group. */
export const YEAR = "((?:19|20)\\d{2})";
const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const WEEKDAYS = ["sun", "mon", "tues", "wednes", "thurs", "fri", "satur"];
const ORDINALS = "zeroth first second third fourth fifth sixth seventh eighth ninth tenth".split(" ");
const TENS: Readonly<Record<string, number>> = {
  ...{ twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, ninety: 90, hundred: 100 },
  ...{ fourteen: 14, fifteen: 15, eighteen: 18 },
};
const NUMBERS = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");

/** A number of a match. */
export function num(text: string | undefined): number {
  return Number(text ?? Number.NaN);
}

/** The index of a month by its name. */
export function monthOf(text: string | undefined): number {
  return MONTHS.indexOf((text ?? "").slice(0, 3).toLowerCase());
}

/** A number in digits or as a word; 1 for an article. */
export function numberOf(text: string | undefined): number {
  const word = (text ?? "1").toLowerCase();
  if (/^\d/.test(word)) return Number(word);
  if (word === "couple of") return 2;
  if (word === "few") return 3;
  return TENS[word] ?? Math.max(1, NUMBERS.indexOf(word));
}

/** The number of an ordinal in words. */
export function ordinalIn(text: string | undefined): number {
  return ORDINALS.indexOf((text ?? "").toLowerCase());
}

/** The last such day of the week that has been. */
export function lastWeekday(now: number, name: string | undefined): TimeSpan {
  const today = dayStart(now);
  const back = (new Date(today).getUTCDay() - WEEKDAYS.indexOf((name ?? "").toLowerCase()) + 7) % 7;
  return day(today - (back === 0 ? 7 : back) * DAY);
}

function unitOf(text: string | undefined) {
  return UNITS[keyOf(text)] ?? { ms: DAY, letter: "d", times: 1 };
}

function keyOf(unit: string | undefined): string {
  const word = (unit ?? "d").toLowerCase();
  return word.startsWith("mo") ? "mo" : word.charAt(0);
}

/** The start of a day in UTC. */
export function dayStart(ms: number): number {
  return Math.floor(ms / DAY) * DAY;
}

/** Hours, minutes and seconds of a match; empty where none are said. */
type ClockTime = readonly (string | undefined)[];

/** A day, or a time on it; undefined for one that does not exist. */
export function date(
  [year, month, dayOfMonth]: readonly [year: number, month: number, day: number],
  [h, mi, s]: ClockTime = [],
): TimeSpan | undefined {
  const start = Date.UTC(year, month, dayOfMonth);
  // A day that does not exist rolls over; it is no date then.
  if (new Date(start).getUTCDate() !== dayOfMonth || month < 0 || month > 11) return undefined;
  if (h === undefined) return day(start);
  return instant(start + num(h) * HOUR + num(mi) * 60_000 + num(s ?? "0") * 1_000);
}

/** A date without a year: the last one that has been. */
export function lastDate(
  now: number,
  [month, dayOfMonth]: readonly [month: number, day: number],
  time: ClockTime = [],
): TimeSpan | undefined {
  const thisYear = new Date(now).getUTCFullYear();
  const said = date([thisYear, month, dayOfMonth], time);
  return said !== undefined && said.from > now ? date([thisYear - 1, month, dayOfMonth], time) : said;
}

/** A point in time. */
export function instant(ms: number): TimeSpan {
  return { from: ms, to: ms, form: "instant", ahead: false, length: undefined };
}

/** A day by its start. */
export function day(start: number): TimeSpan {
  return { from: start, to: start + DAY, form: "day", ahead: false, length: undefined };
}

/** A month. */
export function month(year: number, index: number): TimeSpan {
  return months(year, index, 1);
}

/** So many months from the start of one, up to their last day: "in May" takes its days, and not the first of June. */
export function months(year: number, index: number, count: number): TimeSpan {
  const to = Date.UTC(year, index + count) - DAY;
  return { from: Date.UTC(year, index), to, form: "range", ahead: false, length: undefined };
}

/** "Since June": the last of its name; "in June" where it has been this year, as one ahead is no time of data. */
export function lastMonth(now: number, index: number, isSince: boolean): TimeSpan | undefined {
  const thisYear = new Date(now).getUTCFullYear();
  if (Date.UTC(thisYear, index) <= now) return month(thisYear, index);
  return isSince ? month(thisYear - 1, index) : undefined;
}

/** The first day of a year, or its last. */
export function edgeOf(each: number, isEnd: boolean, now: number): TimeSpan | undefined {
  if (each < 2008) return undefined;
  const ms = isEnd ? Date.UTC(each + 1, 0) - DAY : Date.UTC(each, 0);
  return ms > now ? future(now) : day(ms);
}

/** A year, as far as it has been. */
export function year(each: number, now: number): TimeSpan | undefined {
  if (each < 2008) return undefined;
  const from = Date.UTC(each, 0);
  return {
    from,
    // Up to its last day, or to now.
    to: Math.min(Date.UTC(each + 1, 0) - DAY, Math.max(now, from)),
    form: "range",
    ahead: from > now,
    length: undefined,
  };
}

// What goes by the calendar, in months.
const OF_CALENDAR: Readonly<Record<string, number>> = { mo: 1, q: 3, y: 12 };

/** So long before or after a point: months and years go to the same day of the month, or to its last. */
export function movedBy(from: number, count: number, unit: string | undefined): number {
  const inMonths = OF_CALENDAR[keyOf(unit)];
  if (inMonths === undefined) return from + count * unitOf(unit).ms;
  const at = new Date(from);
  const [year, month] = [at.getUTCFullYear(), at.getUTCMonth() + count * inMonths];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return Date.UTC(year, month, Math.min(at.getUTCDate(), last)) + (from - dayStart(from));
}

/** So long before now. */
export function ago(now: number, count: string | undefined, unit: string | undefined): TimeSpan {
  const ms = movedBy(now, -numberOf(count), unit);
  return unitOf(unit).ms >= DAY ? day(dayStart(ms)) : instant(ms);
}

/** So long after now. */
export function ahead(now: number, count: string | undefined, unit: string | undefined): TimeSpan {
  const ms = now + numberOf(count) * unitOf(unit).ms;
  return { ...instant(ms), ahead: true };
}

/** A time, marked where it is a point that lies ahead. */
export function withAhead(time: TimeSpan, now: number): TimeSpan {
  const isAhead = time.from > now && (time.form === "instant" || time.form === "day");
  return isAhead ? { ...time, ahead: true } : time;
}

/** Some time to come. */
export function future(now: number): TimeSpan {
  return { ...instant(now + DAY), ahead: true };
}

/** So long up to now. */
export function span(now: number, count: string | undefined, unit: string | undefined): TimeSpan {
  const { ms, letter, times } = unitOf(unit);
  const number = numberOf(count);
  return {
    from: now - number * ms,
    to: undefined,
    form: "span",
    ahead: false,
    length: `${number * times}${letter}`,
  };
}

/** From the start of this week, month or year. */
export function thisUnit(now: number, unit: string): TimeSpan {
  const today = new Date(now);
  const [y, mo] = [today.getUTCFullYear(), today.getUTCMonth()];
  const weekday = (today.getUTCDay() + 6) % 7;
  const starts: Readonly<Record<string, number>> = {
    week: dayStart(now) - weekday * DAY,
    month: Date.UTC(y, mo),
    quarter: Date.UTC(y, mo - (mo % 3)),
    year: Date.UTC(y, 0),
  };
  return {
    from: starts[unit.toLowerCase()] ?? dayStart(now),
    to: undefined,
    form: "open",
    ahead: false,
    length: undefined,
  };
}

const HOLIDAYS: Readonly<Record<string, readonly [month: number, day: number]>> = {
  "christmas eve": [11, 24],
  christmas: [11, 25],
  "christmas day": [11, 25],
  "new years eve": [11, 31],
  "new years day": [0, 1],
  "new year": [0, 1],
  "new years": [0, 1],
  halloween: [9, 31],
  "valentines day": [1, 14],
};

/** A day by its name, the last one that has been where no year is said. */
export function holiday(
  name: string | undefined,
  said: string | undefined,
  now: number,
): TimeSpan | undefined {
  const found = HOLIDAYS[(name ?? "").toLowerCase().replace("'", "")];
  if (found === undefined) return undefined;
  return said === undefined ? lastDate(now, found) : date([num(said), ...found]);
}
