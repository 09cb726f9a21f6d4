// In terms: what a later turn names, read as the turns before have named things of its kind.
import type { Kind, Mention, Readings } from "../entities/mention.js";
import { DAY, dayStart, instant, span } from "../entities/time-span.js";
import { isWithoutDay } from "../entities/times-of-day.js";

const NUMBER =
  /^\W*(?:(?:and|or|for|now|then|block|make (?:it|that)|(?:show|give)(?: me)?|only|just|(?:the )?(?:top|first|last)|rather) ){0,3}(\d{1,12})\W*$/i;

// "Zoom out to a year" behind a span.
const SPAN = /\b(an?|one|two|three|\d{1,3}) (day|week|month|quarter|year)s?\b/i;

// "4h please" behind candles of another step.
const STEP = /(?<![\w.])(\d{1,3}) ?(m|min|minutes?|h|hr|hours?|d|w)\b/i;

// "And of world" behind "keccak256 of hello".
const WORD = /^\W*(?:(?:and|or|now|what about|how about) )?(?:(?:of|for) )?([\w.-]{0,63}\w)\W*$/i;
const GOES_ON = /^\W*(?:and|or|now|what about|how about|of|for) /i;

const OF_PRICE = /\b(?:price|cost|worth|how much is|px)\b/i;

/** The mentions of a turn in the terms of the turn before. */
export function inTermsOf(
  text: string,
  mentions: readonly Mention[],
  before: readonly Mention[],
): readonly Mention[] {
  const hashed = hashedIn(text, before[0]);
  if (hashed !== undefined) return [hashed];
  const [, number] = NUMBER.exec(text) ?? [];
  const [said = "", count, unit = ""] = STEP.exec(text) ?? [];
  if (
    count !== undefined &&
    mentions.length === 0 &&
    before.some(({ readings }) => readings.step !== undefined)
  )
    return [
      { text: said, start: -1, end: -1, before: "", readings: { step: `${count}${unit[0]?.toLowerCase()}` } },
    ];
  const [wide = "", times = "1", of = ""] = SPAN.exec(text) ?? [];
  const timed = before.find(({ readings }) => readings.time?.form === "span")?.readings.time;
  if (wide !== "" && timed !== undefined && !mentions.some(({ readings }) => readings.time !== undefined)) {
    const [, said, letter] = /^(\d+)([a-z]+)$/.exec(timed.length ?? "") ?? [];
    const now = said === undefined ? timed.from : timed.from - span(0, said, letter).from;
    const time = span(now, times, of);
    return [...mentions, { text: wide, start: -1, end: -1, before: "", readings: { time } }];
  }
  return mentions.map((mention) => {
    const readings =
      number === undefined
        ? nameOf(mention, before, OF_PRICE.test(text))
        : numberOf(number, mention.readings, before);
    return readings === mention.readings ? mention : { ...mention, readings };
  });
}

/** The word of a turn that is hashed as the one before it: that stands behind "of", without quotes. */
function hashedIn(text: string, last: Mention | undefined): Mention | undefined {
  if (last?.readings.quoted === undefined || !/^(?:of|for)$/.test(last.before)) return undefined;
  const [, word = ""] = WORD.exec(text) ?? [];
  if (word === "" || !GOES_ON.test(text)) return undefined;
  const start = text.lastIndexOf(word);
  return { text: word, start, end: start + word.length, before: "of", readings: { quoted: word } };
}

/** "At 3 pm" behind a day, "Base?" behind a chain, "Kucoin?" behind an exchange, "in BTC" behind a coin: that alone is meant. */
function nameOf(
  { readings, before: lead, text }: Mention,
  before: readonly Mention[],
  isOfPrice: boolean,
): Readings {
  const had = (kind: Kind) => before.some((each) => each.readings[kind] !== undefined);
  // "4h" behind candles of an hour.
  if (/^\d+[mhdw]$/.test(text) && readings.time?.form === "span" && had("step")) return { step: text };
  const day = before.find((each) => /^(?:day|instant)$/.test(each.readings.time?.form ?? ""))?.readings.time;
  if (day !== undefined && readings.time !== undefined && isWithoutDay(text))
    return { time: instant(dayStart(day.from) + (readings.time.from % DAY)) };
  const { maybeChain, exchange, coin, fiat, ...others } = readings;
  if (/^eth(?:er)?$/i.test(text) && had("unit") && !isOfPrice) return { unit: "ether" };
  if (maybeChain !== undefined && had("chain")) return { chain: maybeChain };
  if (exchange !== undefined && coin !== undefined && had("exchange"))
    return { ...others, exchange, ...(fiat !== undefined && { fiat }) };
  if (fiat !== undefined && coin !== undefined && had("coin") && /^(?:in|into|to)$/.test(lead))
    return { ...others, fiat };
  return readings;
}

/** "90" behind "30 days", "800001" behind a block: another of its kind. */
function numberOf(number: string, readings: Readings, before: readonly Mention[]): Readings {
  if (before.some((each) => each.readings.block !== undefined)) return { number, block: number };
  if (before.some((each) => each.readings.count !== undefined)) return { count: Number(number) };
  const time = before.find((each) => each.readings.time?.form === "span")?.readings.time;
  const [, count, unit] = /^(\d+)([a-z]+)$/.exec(time?.length ?? "") ?? [];
  if (time === undefined || count === undefined || number.length > 4) return readings;
  // Where a span ends is where it starts and how long it is.
  const now = time.from - span(0, count, unit).from;
  return { time: span(now, number, unit) };
}
