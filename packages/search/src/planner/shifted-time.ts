// Shifted time: "a week later" behind a question of a day, as the day that it stands for.
import type { Mention } from "../entities/mention.js";
import { DAY, day, numberOf } from "../entities/time-span.js";

const SHIFT =
  /\b(an?|the|one|two|three|\d{1,3}) (day|week|month|year)s? (later|after(?:wards?)?|earlier|before|prior)\b(?! (?:that|the) \w+ (?:block|transaction))/i;
const DAYS: Readonly<Record<string, number>> = { day: 1, week: 7 };
const MONTHS: Readonly<Record<string, number>> = { month: 1, year: 12 };

/** The day so long before or after the one that was asked of; undefined where none is said, or none was. */
export function shiftedTime(text: string, before: readonly Mention[]): Mention | undefined {
  const said = SHIFT.exec(text);
  const time = before.find(({ readings }) => readings.time?.form === "day")?.readings.time;
  if (said === null || time === undefined) return undefined;
  const [whole, count = "", unit = "", way = ""] = said;
  const times = numberOf(count) * (/^(?:later|after)/i.test(way) ? 1 : -1);
  const from = monthsOn(
    time.from + times * (DAYS[unit.toLowerCase()] ?? 0) * DAY,
    times * (MONTHS[unit.toLowerCase()] ?? 0),
  );
  return { text: whole, start: -1, end: -1, before: "", readings: { time: day(from) } };
}

/** The same day so many months on; the last of a month that has no such day. */
function monthsOn(start: number, months: number): number {
  const then = new Date(start);
  const [year, month] = [then.getUTCFullYear(), then.getUTCMonth() + months];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return Date.UTC(year, month, Math.min(then.getUTCDate(), last));
}
