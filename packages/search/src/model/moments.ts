// Moments: dates and times of day in a text, however they are written, as keys that can be held against each other.
import { blankOut } from "./plain-text.js";

/** A date or a time: the keys that say it, and the text that did. */
export interface Moment {
  /** Such as `2026-11-22`, `11-22`, `2026-11`, `T17:58`. */
  readonly key: string;
  readonly text: string;
}

const MONTH_NAMES = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
// With a capital: "may 5" is no date.
const MONTH =
  "(Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\\.?";
const DAY = "(\\d{1,2})(?:st|nd|rd|th)?(?!\\d)";
const YEAR = "(?:,? ((?:19|20)\\d\\d)(?![\\d,.]\\d))?";
const ISO = /(?<!\d)(\d{4})-(\d\d)-(\d\d)(?!\d)T?/g;
const DAY_FIRST = new RegExp(`(?<![\\d.,])${DAY}(?: of)? ${MONTH}(?![a-z])${YEAR}`, "g");
const MONTH_FIRST = new RegExp(`(?<![a-z])${MONTH} ${DAY}${YEAR}`, "g");
const MONTH_ALONE = new RegExp(`(?<![a-z])${MONTH},? ((?:19|20)\\d\\d)(?!\\d)`, "g");
const TIME = /(?<![\d:])(\d{1,2}):(\d\d)(?::(\d\d)(?:\.\d+)?)?(?!\d)(?:\s?([ap])\.?m\b\.?)?Z?/gi;

/** The dates and times of a text in plain spelling, and the text with blanks in their place. */
export function readMoments(text: string): { readonly found: readonly Moment[]; readonly rest: string } {
  const found: Moment[] = [];
  const taking = (keyOf: (found: RegExpExecArray) => string) => (match: RegExpExecArray) => {
    found.push({ key: keyOf(match), text: match[0].trim() });
    return true;
  };
  let rest = blankOut(
    text,
    ISO,
    taking(([, year, month, day]) => `${year}-${month}-${day}`),
  );
  rest = blankOut(
    rest,
    DAY_FIRST,
    taking(([, day, month, year]) => dateKey(year, month, day)),
  );
  rest = blankOut(
    rest,
    MONTH_FIRST,
    taking(([, month, day, year]) => dateKey(year, month, day)),
  );
  rest = blankOut(
    rest,
    MONTH_ALONE,
    taking(([, month, year]) => `${year}-${monthKey(month)}`),
  );
  rest = blankOut(rest, TIME, taking(timeKey));
  return { found, rest };
}

/** Every key by which a moment may be called: a date without its year or its day, a time without its seconds. */
export function keysOf(key: string): readonly string[] {
  if (key.startsWith("T")) return [key, key.slice(0, 6)];
  const [year = "", month = "", day] = key.split("-");
  if (year.length < 4) return [key];
  return day === undefined ? [key, year] : [key, `${month}-${day}`, `${year}-${month}`, year];
}

// From 2008 to 2039: other whole numbers of that size are amounts more often than times.
const SECONDS = { from: 1.2e9, to: 2.2e9 };

/** The instant that a whole number is in seconds or milliseconds since 1970, as ISO 8601; undefined where it is none. */
export function instantOf(value: number): string | undefined {
  for (const unit of [1, 1_000]) {
    if (value >= SECONDS.from * unit && value <= SECONDS.to * unit && Number.isInteger(value))
      return new Date((value / unit) * 1_000).toISOString();
  }
  return undefined;
}

function dateKey(year: string | undefined, month = "", day = ""): string {
  const short = `${monthKey(month)}-${day.padStart(2, "0")}`;
  return year === undefined ? short : `${year}-${short}`;
}

function monthKey(name = ""): string {
  return String(MONTH_NAMES.indexOf(name.slice(0, 3).toLowerCase()) + 1).padStart(2, "0");
}

function timeKey([, hour = "", minute = "", second, half]: RegExpExecArray): string {
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0);
  const key = `T${String(hours).padStart(2, "0")}:${minute}`;
  return second === undefined ? key : `${key}:${second}`;
}
