// Shifted times: "1 hour before midnight yesterday", "3 days after 5 May 2025": a time told by how far it is from another.
import { DAY, day, instant, movedBy, numberOf } from "./time-span.js";
import type { SaidTime } from "./times-of-day.js";

const DISTANCE =
  /\b(\d{1,4}|the(?= day\b)|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|sixty|ninety)\s+(seconds?|secs?|minutes?|mins?|hours?|hrs?|days?|weeks?|months?|years?)\s+(before|prior to|after)\s+(?:the\s+)?$/i;
// "In the 7 days before 5 May": what a span is of, and no distance.
const OF_SPAN = /\b(?:the|in|over|during|within|for|of|last|past|first|next)\s+$/i;
const OF_CHANGE =
  /\b(?:chang\w*|moved?|rose|fell|rise|fall|gain\w*|lost|lose|performance|returns?|drop\w*)\b/i;
const LOOK_BACK = 40;

/** The times of a text, a distance and the point that it is counted from as one point. */
export function withShifts(text: string, found: readonly SaidTime[], now: number): readonly SaidTime[] {
  if (OF_CHANGE.test(text)) return found;
  const shifted = found.map((said) => shiftedOf(text, said, now) ?? said);
  return shifted.filter(
    (each) => !shifted.some((other) => other.start <= each.start && other.end > each.end),
  );
}

function shiftedOf(text: string, { start, end, time }: SaidTime, now: number): SaidTime | undefined {
  if (time.form !== "instant" && time.form !== "day") return undefined;
  const from = Math.max(0, start - LOOK_BACK);
  const match = DISTANCE.exec(text.slice(from, start));
  if (match === null || OF_SPAN.test(text.slice(0, from + match.index))) return undefined;
  const [, count, unit, side = ""] = match;
  const number = numberOf(count);
  const at = movedBy(time.from, /^after$/i.test(side) ? number : -number, unit);
  const point = time.form === "day" && (at - time.from) % DAY === 0 ? day(at) : instant(at);
  return { start: from + match.index, end, time: { ...point, ahead: at > now } };
}
