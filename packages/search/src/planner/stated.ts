// Stated: the numbers and spans of a later turn in the terms of the tool before: steps of candles, a span of time, a number of rows.
import type { Mention } from "../entities/mention.js";
import { span } from "../entities/time-span.js";
import type { Slot, SlotKind } from "../filling/slot.js";

const ONES = "one two three four five six seven eight nine ten eleven twelve".split(" ");
const TENS = "ten twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const WORDS = [...ONES, ...TENS, "fifteen"].join("|");
const UNIT = "minutes?|mins?|hours?|hrs?|days?|weeks?|months?|quarters?|years?|yrs?";
// "A whole year", "half a year", "15 min", "1h", "daily", "by the hour".
const LENGTH = new RegExp(
  `(?<![\\w.$])(?:(?<half>half an?)|(?<count>\\d{1,4}|(?:an?|the) (?:whole|full|entire)|whole|full|entire|an?|${WORDS}))[\\s-]{0,2}(?<unit>${UNIT})\\b|(?<![\\w.$])(?<digits>\\d{1,4}) ?(?<letter>m|h|d|w|mo|y)\\b|\\b(?<each>hour|dai|week|month|year)ly\\b|\\b(?:per|each|every|by(?: the)?) (?<single>minute|hour|day|week|month|year)\\b`,
  "gi",
);
/** What time is cut into, and no span that is looked at. */
const PIECES =
  /\b(?:candles?|bars?|klines?|steps?|pieces?|slices?|intervals?|resolution|timeframe|ticks?|each|every|per|by|chunks?)\b/i;
const NUMBER = new RegExp(
  `(?<![\\w.$#€£,-])(?<digits>\\d{1,4})(?![\\w%]|[.,]\\d| ?(?:%|percent\\b|million\\b|thousand\\b|[kmb]\\b|usd\\b|dollars\\b))|\\b(?:(?<times>an?|${ONES.join("|")}) )?(?<scale>hundred|dozen|thousand)\\b|\\b(?<word>${[...ONES.slice(2), ...TENS, "fifteen"].join("|")})\\b`,
  "gi",
);
const OF_TIME: ReadonlySet<SlotKind> = new Set(["time", "day", "days", "period"]);
const SCALES: Readonly<Record<string, number>> = { hundred: 100, dozen: 12, thousand: 1_000 };
const LEAST = /\b(?:above|over|below|under|at least|more than|less than|minimum|min)\b|[<>]/i;
const MONTHS_OF_HALF = 6;

/** What a turn names, with its steps, spans and numbers of rows as the arguments of a tool take them. */
export function statedFor(
  text: string,
  mentions: readonly Mention[],
  slots: readonly Slot[],
  now: number,
): readonly Mention[] {
  const lengths = [...text.matchAll(LENGTH)].flatMap((match) => lengthOf(match, text, slots, mentions, now));
  const isTimed = lengths.some(({ readings }) => readings.time !== undefined);
  const kept = mentions.filter(
    (each) =>
      !lengths.some((other) => overlaps(each, other)) &&
      !(isTimed && each.start < 0 && each.readings.time !== undefined),
  );
  const all = [...kept, ...lengths];
  const counts = countOf(text, all, slots);
  return [...all.filter((each) => !counts.some((other) => overlaps(each, other))), ...counts];
}

function overlaps(one: Mention, other: Mention): boolean {
  return one.start < other.end && other.start < one.end;
}

function placed(match: RegExpExecArray, readings: Mention["readings"]): Mention {
  const [text] = match;
  return { text, start: match.index, end: match.index + text.length, before: "", readings };
}

function lengthOf(
  match: RegExpExecArray,
  text: string,
  slots: readonly Slot[],
  mentions: readonly Mention[],
  now: number,
): readonly Mention[] {
  const { half, count, unit, digits, letter, each, single } = match.groups ?? {};
  const of = (unit ?? letter ?? single ?? (each === "dai" ? "day" : each) ?? "").toLowerCase();
  const times = String(numberIn(digits ?? count));
  const step = slots.find(({ kind }) => kind === "step");
  const isTimed = slots.some(isOfTime);
  const isPiece = /^(?:m(?!o)|h)/.test(of) || !isTimed || PIECES.test(text) || each !== undefined;
  const value = `${times}${/^mo/.test(of) ? "mo" : of.charAt(0)}`;
  if (step !== undefined && isPiece && (step.choices.length === 0 || step.choices.includes(value)))
    return [placed(match, { step: value })];
  const mention = placed(match, {});
  const isRead =
    half === undefined &&
    mentions.some(
      (other) => other.readings.time !== undefined && (overlaps(mention, other) || other.start < 0),
    );
  if (!isTimed || isRead || each !== undefined || single !== undefined) return [];
  const time =
    half === undefined
      ? span(now, times, of)
      : /^y/.test(of)
        ? span(now, String(MONTHS_OF_HALF), "months")
        : undefined;
  return time === undefined ? [] : [placed(match, { time })];
}

/** Whether an argument takes a time, or one of some lengths: "1w", "1y". */
function isOfTime({ kind, choices }: Slot): boolean {
  const lengths = choices.filter((choice) =>
    /^(?:\d+(?:m|h|d|w|y)|day|week|month|year)$/.test(String(choice)),
  );
  return OF_TIME.has(kind) || (kind === "choice" && lengths.length > 1);
}

function numberIn(text = "1"): number {
  const word = text.toLowerCase();
  if (/^\d/.test(word)) return Number(word);
  if (word === "fifteen") return 15;
  const ten = TENS.indexOf(word);
  return ten >= 0 ? (ten + 1) * 10 : Math.max(1, ONES.indexOf(word) + 1);
}

/** "Give me a hundred": a number that counts nothing else counts rows. */
function countOf(text: string, mentions: readonly Mention[], slots: readonly Slot[]): readonly Mention[] {
  const isCounted = mentions.some(({ readings }) => readings.count !== undefined);
  const isOther = slots.some(
    ({ kind }) => kind === "amount" || kind === "block" || (kind === "least" && LEAST.test(text)),
  );
  if (isCounted || isOther || !slots.some(({ kind }) => kind === "count")) return [];
  const said = [...text.matchAll(NUMBER)];
  // "A few dozen, say 40": digits are meant before words.
  const exact = said.filter(({ groups }) => groups?.["digits"] !== undefined);
  for (const match of [...exact, ...said]) {
    const { digits, times, scale, word } = match.groups ?? {};
    const number =
      scale === undefined ? numberIn(digits ?? word) : numberIn(times) * (SCALES[scale.toLowerCase()] ?? 1);
    const mention = placed(match, { count: number });
    const isChoice = slots.some(({ choices }) => choices.map(String).includes(String(number)));
    const isTaken = mentions.some(
      (each) => overlaps(mention, each) && (each.readings.number === undefined || each.text !== mention.text),
    );
    if (number > 0 && !isChoice && !isTaken) return [mention];
  }
  return [];
}
