// Times of day: "at 3pm UTC", "at noon", "9am New York time" beside a day, or of the last day where none is said.
import type { TimeSpan } from "./mention.js";
import { DAY, dayStart, instant, withAhead } from "./time-span.js";
import { offsetOf, ZONE } from "./time-zones.js";

/** A piece of text that says a time. */
export interface SaidTime {
  readonly start: number;
  readonly end: number;
  readonly time: TimeSpan;
}

const HOUR = 3_600_000;
const MINUTE = 60_000;
const HALF_DAY = 12;
// The most characters that are looked at before and behind a day.
const NEAR = 64;

const CLOCK =
  "(?:(?:12\\s+)?(?<word>noon|midday|midnight)\\b|(?<![\\w:.,$])(?<h>\\d{1,2})(?:(?::(?<mi>\\d{2}))?\\s*(?<half>[ap])\\.?m\\b\\.?|:(?<min>\\d{2})(?::(?<s>\\d{2}))?(?![\\w:])|\\s*o['’]?clock\\b))";
const ZONED = `${CLOCK}(?:\\s*(?<zone>${ZONE}))?`;
const IN_FRONT = new RegExp(
  `(?:\\b(?:at|around|as of)\\s+)?${ZONED},?\\s*(?:(?:on|of)\\s+)?(?:the\\s+)?$`,
  "i",
);
const BEHIND = new RegExp(`^,?\\s*(?:(?:at|around)\\s+)?${ZONED}`, "i");
const ZONE_BEHIND = new RegExp(`^\\s*(?:in\\s+)?(?<zone>${ZONE})`, "i");
// "5 May 2025 at 3:30" pm, "2025-05-05T14:30" in New York: what stands behind a clock that was read with its day.
const REST_OF_CLOCK = new RegExp(
  `^(?:\\s*(?<half>[ap])\\.?m\\b\\.?)?(?:\\s*(?<zone>${ZONE}|[+-]\\d{2}:\\d{2}))?`,
  "i",
);
const ENDS_WITH_CLOCK = /[\sT](\d{1,2}):\d{2}(?::\d{2})?\s*$/i;
const FIRST_CLOCK = CLOCK.replaceAll(/\?<\w+>/g, "");
// "From 3pm to", "between 3pm and": "9am today and at noon yesterday" are two times.
const SINCE = new RegExp(
  `${FIRST_CLOCK}\\s*(?:to|till|until|[-–—])\\s*$|\\bbetween\\s+${FIRST_CLOCK}\\s*and\\s*$`,
  "i",
);
const ALONE = new RegExp(`\\b(?:at|as of)\\s+${ZONED}`, "i");
const TODAY = [
  new RegExp(`(?:\\b(?:at|as of)\\s+)?${ZONED},?\\s+today\\b`, "i"),
  new RegExp(`\\btoday,?\\s+(?:(?:at|around)\\s+)?${ZONED}`, "i"),
];

// A morning has many hours, of which one is taken and told; where it has not come yet, the first of the day.
const MORNING = /\bthis morning\b/i;
const BEGINS = 8;

const NOTHING_ELSE = new RegExp(`^(?:at|as of)\\s+${ZONED}$`, "i");

/** Whether a piece of text says a time of day and no day. */
export function isWithoutDay(text: string): boolean {
  return NOTHING_ELSE.test(text);
}

/** The times of a text with the times of day that stand beside its days, those of today, and those that stand alone. */
export function withTimesOfDay(text: string, found: readonly SaidTime[], now: number): readonly SaidTime[] {
  const timed = found.map((said, at) => {
    const before = text.slice(Math.max(found[at - 1]?.end ?? 0, said.start - NEAR), said.start);
    const behind = text.slice(said.end, Math.min(found[at + 1]?.start ?? text.length, said.end + NEAR));
    const own =
      said.time.form === "day"
        ? clocked(said, before, behind)
        : said.time.form === "instant"
          ? finished(text, said, behind)
          : undefined;
    return own === undefined ? said : { ...own, time: withAhead(own.time, now) };
  });
  const today = timeOfToday(text, now);
  const isTaken = timed.some(({ start, end }) => today && today.start < end && start < today.end);
  return today === undefined || isTaken
    ? timed
    : [...timed, today].sort((one, other) => one.start - other.start);
}

/** The time of day that a text says of today, or without a day: the last such that has been. */
function timeOfToday(text: string, now: number): SaidTime | undefined {
  const ofToday = TODAY.map((pattern) => pattern.exec(text)).find((each) => each !== null);
  const match = ofToday ?? ALONE.exec(text);
  const morning = match === null ? MORNING.exec(text) : null;
  if (morning !== null) {
    const [start, early] = [morning.index, dayStart(now) + BEGINS * HOUR];
    return { start, end: start + morning[0].length, time: instant(early <= now ? early : dayStart(now)) };
  }
  const sinceMidnight = match === null ? undefined : timeIn(match);
  if (match === null || sinceMidnight === undefined) return undefined;
  const said = inZone(dayStart(now) + sinceMidnight, match.groups?.["zone"]);
  const isPast = ofToday === undefined && said > now;
  const time = withAhead(instant(isPast ? said - DAY : said), now);
  return { start: match.index, end: match.index + match[0].length, time };
}

/** A day with its time of day, in front of it or behind it. */
function clocked(said: SaidTime, before: string, behind: string): SaidTime | undefined {
  const front = IN_FRONT.exec(before);
  const match = front ?? BEHIND.exec(behind);
  const sinceMidnight = match === null ? undefined : timeIn(match);
  if (match === null || sinceMidnight === undefined) return undefined;
  const zoneBehind = front && front.groups?.["zone"] === undefined ? ZONE_BEHIND.exec(behind) : null;
  const zone = match.groups?.["zone"] ?? zoneBehind?.groups?.["zone"];
  const at = inZone(said.time.from + sinceMidnight, zone);
  if (front === null) return { start: said.start, end: said.end + match[0].length, time: instant(at) };
  const start = said.start - front[0].length;
  const end = said.end + (zoneBehind?.[0].length ?? 0);
  const first = SINCE.exec(before.slice(0, before.length - front[0].length));
  const from = first === null ? undefined : timeIn(new RegExp(CLOCK, "i").exec(first[0]));
  if (first === null || from === undefined) return { start, end, time: instant(at) };
  const range = { ...instant(inZone(said.time.from + from, zone)), to: at, form: "range" } as const;
  return { start: start - first[0].length, end, time: range };
}

/** An instant with the half of the day and the zone that stand behind its clock. */
function finished(text: string, said: SaidTime, behind: string): SaidTime | undefined {
  const [, hour] = ENDS_WITH_CLOCK.exec(text.slice(said.start, said.end)) ?? [];
  const rest = REST_OF_CLOCK.exec(behind);
  if (hour === undefined || rest === null || rest[0] === "") return undefined;
  const { half, zone } = rest.groups ?? {};
  const hours = half === undefined ? 0 : hoursOf(Number(hour), half) - Number(hour);
  const at = inZone(said.time.from + hours * HOUR, zone);
  return { start: said.start, end: said.end + rest[0].length, time: instant(at) };
}

/** What a clock shows, in milliseconds since midnight; undefined for one that there is not. */
function timeIn(match: RegExpExecArray | null): number | undefined {
  const { word, h, mi, min, half, s = "0" } = match?.groups ?? {};
  if (word !== undefined) return /^midnight$/i.test(word) ? 0 : HALF_DAY * HOUR;
  const [hour, minutes] = [Number(h), Number(mi ?? min ?? "0")];
  const isClock = half === undefined ? hour < 2 * HALF_DAY : hour >= 1 && hour <= HALF_DAY;
  if (!isClock || minutes >= 60 || Number(s) >= 60) return undefined;
  return hoursOf(hour, half) * HOUR + minutes * MINUTE + Number(s) * 1_000;
}

function hoursOf(hour: number, half: string | undefined): number {
  if (half === undefined) return hour;
  return (hour % HALF_DAY) + (half.toLowerCase() === "p" ? HALF_DAY : 0);
}

function inZone(local: number, zone: string | undefined): number {
  return zone === undefined ? local : local - offsetOf(zone, local);
}
