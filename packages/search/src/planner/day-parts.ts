// Day parts: "9 in the morning" and "half past nine" as clocks, and "the evening of" a day, which is no hour.
import { numberOf } from "../entities/time-span.js";

const HOUR = "(\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)";
const PART = "(morning|afternoon|evening|night)";
const MONTHS = "jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec";
const ON_A_DAY = `(?=\\s+(?:yesterday\\b|on\\s+(?:the\\s+)?(?:\\d{1,2}(?:st|nd|rd|th)?\\s+(?:of\\s+)?(?:${MONTHS})|(?:${MONTHS})[a-z]*\\.?\\s+\\d|\\d{4}-\\d{2}-\\d{2})))`;
const HALF_DAY = 12;
const LATEST_OF_NIGHT = 5;
const HOURS = 24;

/** A text with the hours of its mornings and nights as clocks. */
export function withClocks(text: string): string {
  return text
    .replace(
      new RegExp(`\\b(half|(?:a )?quarter) (past|to) ${HOUR}(?!\\d)`, "gi"),
      (said: string, part: string, side: string, hour: string) => partOfHour(part, side, hour) ?? said,
    )
    .replace(
      new RegExp(`(?<![\\w:.,$])${HOUR}(:\\d{2})?(?:\\s?o['’]?clock)?\\s+(?:in the|at)\\s+${PART}\\b`, "gi"),
      (said: string, hour: string, minutes = "", part: string) => clock(hour, minutes, part) ?? said,
    )
    .replace(
      new RegExp(`\\s${PART},? at ${HOUR}(:\\d{2})?(?![\\w:.]|\\s?[ap]\\.?m|\\s?o['’]?clock)`, "gi"),
      (said: string, part: string, hour: string, minutes = "") => {
        const told = clock(hour, minutes, part);
        return told === undefined ? said : ` at ${told}`;
      },
    )
    .replace(new RegExp(`\\bat (\\d{1,2})${ON_A_DAY}`, "gi"), (said: string, hour: string) =>
      Number(hour) < HOURS ? `at ${hour}:00` : said,
    );
}

function partOfHour(part: string, side: string, said: string): string | undefined {
  const hour = numberOf(said);
  const isHalf = /^half$/i.test(part);
  const isTo = /^to$/i.test(side);
  if (hour >= HOURS || hour < 1 || (isHalf && isTo)) return undefined;
  return isTo ? `${hour - 1}:45` : `${hour}:${isHalf ? "30" : "15"}`;
}

function clock(said: string, minutes: string, part: string): string | undefined {
  const hour = numberOf(said);
  if (hour > HALF_DAY || hour < 1) return hour < HOURS ? `${hour}${minutes || ":00"}` : undefined;
  const of = part.toLowerCase();
  // "12 at night" is midnight, "2 at night" before the sun.
  const isNight = of === "night" && (hour === HALF_DAY || hour <= LATEST_OF_NIGHT);
  return `${hour}${minutes}${of === "morning" || isNight ? "am" : "pm"}`;
}

const VAGUE =
  "(?:(?:early|late|mid)[- ])?(?:morning|afternoon|evening|night|dawn|dusk|sunrise|sunset|lunch ?time|daybreak|nightfall|breakfast|lunch)";
const IN_FRONT = new RegExp(`\\b(${VAGUE}),?(?:\\s+(?:of|on))?(?:\\s+the)?\\s+$`, "i");
const BEHIND = new RegExp(`^,?\\s*(?:(?:in|at|around|during|by|towards)\\s+(?:the\\s+)?)?(${VAGUE})\\b`, "i");
const ALONE = new RegExp(
  `^\\W*(?:(?:and|but|then|what|how|about)\\s+){0,3}(?:(?:in|at|on|during|by)\\s+)?(?:the\\s+)?(${VAGUE})\\W*$`,
  "i",
);
const REACH = 40;

/** The part of a day that stands beside it and is no hour. */
export function dayPartBeside(text: string, start: number, end: number): string | undefined {
  const [, last] = /^last (night)$/i.exec(text.slice(start, end)) ?? [];
  const [, before] = IN_FRONT.exec(text.slice(Math.max(0, start - REACH), start)) ?? [];
  const [, behind] = BEHIND.exec(text.slice(end, end + REACH)) ?? [];
  return last ?? before ?? behind;
}

/** The part of a day that is all that a turn says. */
export function dayPartAlone(text: string): string | undefined {
  return ALONE.exec(text)?.[1];
}
