// Count values: how many rows, points or days a question asks for.
import type { Mention } from "../entities/mention.js";
import type { Found } from "./found.js";
import type { Material } from "./material.js";
import type { Slot } from "./slot.js";

// What says how many rows are wanted, where other things are counted as well: "these 2 coins, 50 rows at most".
const BOUNDS =
  /^(?:limit|only|just|max(?:imum)?|at most|up to|no|not|top|first|last|latest|newest|recent|x ?\d)\b|\b(?:most|max(?:imum)?|tops)$/i;
// Rows of which each tells of a time.
const OF_TIMES = /^(?:How many )?(?:points|candles|payments)\b/i;

/** The counts that are said, those that bound a list first; else the days of a span. */
export function countsOf(slot: Slot, { mentions, text }: Material): readonly Found[] {
  const counted = mentions.flatMap((mention): Found[] => {
    const { count } = mention.readings;
    return count === undefined ? [] : [{ value: count, mention }];
  });
  const bounding = counted.filter(({ mention }) => mention && BOUNDS.test(mention.text.trim()));
  if (counted.length > 0) return bounding.length > 0 ? bounding : counted;
  const span = mentions.find(({ readings }) => daysIn(readings.time?.length) !== undefined);
  const days = daysIn(span?.readings.time?.length);
  if (span === undefined || days === undefined) return [];
  if (/\bdays\b/i.test(slot.description)) {
    const isBefore = /today among/.test(slot.description) && BEFORE_TODAY.test(text);
    return [{ value: isBefore ? days + 1 : days, mention: span }];
  }
  return OF_TIMES.test(slot.description) && mentions.some((each) => isStart(each, span))
    ? [{ value: days, mention: span }]
    : [];
}

// "Today and the 6 days before".
const BEFORE_TODAY = /\b(?:today|now)\b.*\bdays? before\b/;

/** "From 1 October on, 31 days": where the start is said apart, a span says how many points follow. */
function isStart({ readings: { time } }: Mention, span: Mention): boolean {
  return time !== undefined && time !== span.readings.time && (time.form === "open" || time.form === "day");
}

function daysIn(length: string | undefined): number | undefined {
  const [, count, unit = ""] = /^(\d+)([dw])$/.exec(length ?? "") ?? [];
  return count === undefined ? undefined : Number(count) * (unit === "w" ? 7 : 1);
}
