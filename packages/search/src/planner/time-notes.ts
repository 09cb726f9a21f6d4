// Time notes: what an answer says of a month or a year of which its tool takes one day, of a day of which it takes many, and of a part of a day.
import type { Mention } from "../entities/mention.js";
import { oneLine } from "../wording/figure.js";
import { dayPartAlone, dayPartBeside } from "./day-parts.js";
import type { Noted } from "./figure-notes.js";

const DAY_DIGITS = 10;

/** What is said of a time that a call takes otherwise than it was said: "in March 2026", "yesterday" among the last 7 days. */
export function otherTimeNote(
  { tool, args }: Noted,
  mentions: readonly Mention[],
  text: string,
): string | undefined {
  const times = mentions.filter(({ start, readings }) => start >= 0 && readings.time !== undefined);
  for (const { name, kind } of tool.slots) {
    const value = args[name];
    if (value === undefined) continue;
    const isPoint = /^(?:time|day)$/.test(kind) && !/^(?:from|to)$/.test(name);
    const range = isPoint ? times.find((each) => isFirstDayOf(each, String(value))) : undefined;
    if (range !== undefined)
      return `That is of ${String(value).slice(0, DAY_DIGITS)} alone, the first day of what was said: ${said(range)}.`;
    const part = isPoint ? partOfDay(times, String(value), text) : undefined;
    if (part !== undefined) return leftPart(part, String(value), kind === "time");
    const point =
      kind === "days" && times.length === 1
        ? times.find(({ readings: { time } }) => time?.to !== undefined && time.form !== "span")
        : undefined;
    if (point !== undefined && /^\d+$/.test(String(value)))
      return `That is of the last ${String(value)} days up to now, and not of ${said(point)} alone.`;
  }
  return undefined;
}

/** Whether a time has a first day that is the value, and more of them behind it. */
function isFirstDayOf({ readings: { time } }: Mention, value: string): boolean {
  return (
    time?.form === "range" &&
    time.length === undefined &&
    time.to !== undefined &&
    time.to > time.from &&
    new Date(time.from).toISOString().startsWith(value.slice(0, DAY_DIGITS))
  );
}

function leftPart(part: string, at: string, takesHours: boolean): string {
  const left = `${JSON.stringify(oneLine(part))} is no hour and is left out`;
  if (!takesHours) return `That is of the whole of ${at}: ${left}.`;
  const point = at.length === DAY_DIGITS ? `the first moment of ${at} in UTC` : at;
  return `That is of ${point}: ${left}, where an hour is read.`;
}

/** What part of a day was said, where a call takes the day. */
function partOfDay(times: readonly Mention[], value: string, text: string): string | undefined {
  const at = times.find(
    ({ readings: { time } }) =>
      time?.form === "day" && new Date(time.from).toISOString().startsWith(value.slice(0, DAY_DIGITS)),
  );
  if (at !== undefined) return dayPartBeside(text, at.start, at.end);
  // "And in the evening?" is of the day that was said before.
  return times.length === 0 ? dayPartAlone(text) : undefined;
}

function said({ text }: Mention): string {
  return JSON.stringify(oneLine(text));
}
