// Shifted times: "1 hour before midnight yesterday", "3 days after 5 May 2025": a time told by how far it is from another.
import { DAY, day, instant } from "./time-span.js";
import type { SaidTime } from "./times-of-day.js";

const BETWEEN = /^\s+(before|prior to|ahead of|after)\s+(?:the\s+)?$/i;
// "In the 7 days before 5 May": what a span is of, and no distance.
const OF_SPAN = /\b(?:the|in|over|during|within|for|of|last|past)\s+$/i;
const OF_CHANGE =
  /\b(?:chang\w*|moved?|rose|fell|rise|fall|gain\w*|lost|lose|performance|returns?|drop\w*)\b/i;

/** The times of a text, a span and the point that it is counted from as one point. */
export function withShifts(text: string, found: readonly SaidTime[], now: number): readonly SaidTime[] {
  if (OF_CHANGE.test(text)) return found;
  const all: SaidTime[] = [];
  for (const said of found) {
    const before = all.at(-1);
    const side =
      before?.time.form === "span" && /^(?:instant|day)$/.test(said.time.form)
        ? BETWEEN.exec(text.slice(before.end, said.start))?.[1]
        : undefined;
    if (before === undefined || side === undefined || OF_SPAN.test(text.slice(0, before.start)))
      all.push(said);
    else {
      const length = now - before.time.from;
      const at = said.time.from + (/^after$/i.test(side) ? length : -length);
      const time = said.time.form === "day" && length % DAY === 0 ? day(at) : instant(at);
      all[all.length - 1] = { start: before.start, end: said.end, time: { ...time, ahead: at > now } };
    }
  }
  return all;
}
