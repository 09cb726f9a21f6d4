// Told again: what a later turn says in a few words, as a question in full: the one before with one thing exchanged in it.
import type { Mention } from "../entities/mention.js";
import { PRONOUNS } from "../tables/words.js";
import { isThing } from "./clause.js";
import type { LaterTurn, Understood } from "./conversation.js";
import type { Read } from "./ordinals.js";
import { isAlike } from "./replacing.js";
import { shiftedTime } from "./shifted-time.js";
import { isFiat, rowTold, transactionTold } from "./told-rows.js";

/** A turn as a question in full. */
export interface ToldAgain {
  readonly text: string;
  /** Whether it is that whatever the calls before take, that where they take nothing of it, or no more than a way back to what was asked. */
  readonly holds: "always" | "else" | "never";
}

interface Told {
  /** The words of the turn. */
  readonly said: string;
  readonly own: readonly Mention[];
  /** The question before, in full. */
  readonly base: string;
  readonly named: readonly Mention[];
  readonly previous: Understood;
  readonly read: Read;
}

/** A turn as a question in full; undefined where it is more than the one before with something exchanged. */
export function toldAgain(turn: LaterTurn, read: Read): ToldAgain | undefined {
  const { said, row, previous, known } = turn;
  if (said.text.length > LONGEST) return undefined;
  const whole = row === undefined ? transactionTold(said, known) : rowTold(turn, row);
  if (whole !== undefined) return { text: whole, holds: "always" };
  if (row !== undefined) return undefined;
  const base = inFull(previous, read);
  if (base === undefined) return undefined;
  const told = { said: said.text, own: said.mentions, base, named: read(base), previous, read };
  const always = ofNow(told) ?? ofAll(told) ?? ofAmount(told) ?? ofTopic(told) ?? ofPlace(told);
  if (always !== undefined) return { text: always, holds: "always" };
  const timed = ofTime(told);
  if (timed !== undefined) return { text: timed, holds: "else" };
  // "And now" behind a question of now is that question.
  const other = ofShift(told) ?? ofCurrency(told) ?? ofName(told) ?? (NOW.test(said.text) ? base : undefined);
  return other === undefined ? undefined : { text: other, holds: "never" };
}

const LONGEST = 80;

/** A turn of the past in full; undefined where it leans on others in a way that is not known here. */
function inFull({ text, turn }: Understood, read: Read): string | undefined {
  if (turn === undefined) return text.replace(END, "");
  const again = toldAgain(turn, read);
  if (again !== undefined) return again.text;
  const { said, row } = turn;
  const leans = row !== undefined || (said.text.toLowerCase().match(/\p{L}+/gu) ?? []).some(isLeaning);
  return leans || !said.mentions.some(isThing) ? undefined : said.text.replace(END, "");
}

const END = /[\s?.!,;:]+$/;

function isLeaning(word: string): boolean {
  return PRONOUNS.has(word) || /^(?:and|about|also|instead)$/.test(word);
}

const TALK =
  "(?:(?:and|but|or|so|ok|then|what|how|about|is|are|was|were|it|that|as|of|for|back|to|in|on|over|at|from|the|what['’]?s|how['’]?s|please|pls)[\\s,]+)*";
const NOW = new RegExp(
  `^\\W*(?:and|but|or|so|ok|then|what|how|as|back|what['’]?s)?[\\s,]*${TALK}(?:right now|now|today|currently|at the moment|at present|these days)\\W*$`,
  "i",
);

/** "And now?": without the time that was asked of. */
function ofNow({ said, base, named }: Told): string | undefined {
  const times = timesIn(named);
  return NOW.test(said) && times.length > 0 ? inPresent(withoutThem(base, times)) : undefined;
}

function timesIn(named: readonly Mention[]): readonly Mention[] {
  return named.filter(({ readings }) => readings.time !== undefined);
}

/** A text without what it names at some places, and without the words that lead to it. */
function withoutThem(text: string, mentions: readonly Mention[]): string {
  let rest = text;
  for (const { start, end } of [...mentions].sort((a, b) => b.start - a.start))
    rest = `${rest.slice(0, start).replace(LEAD, "")} ${rest.slice(end).trimStart()}`;
  return rest.trim();
}

const LEAD = /(?:\s+(?:on|at|in|since|for|over|during|from|as|of|by|back|the|until|and))*\s*$/i;

function inPresent(text: string): string {
  return text
    .replace(/\bwas\b/i, "is")
    .replace(/\bwere\b/i, "are")
    .replace(/\bdid\b/i, "does");
}

/** "And last week?": at that time, or over it. */
function ofTime({ said, own, base, named }: Told): string | undefined {
  const [time, other] = own;
  const span = time?.readings.time;
  if (time === undefined || other !== undefined || span === undefined) return undefined;
  if (!isTalkAround(said, [time])) return undefined;
  const rest = withoutThem(base, timesIn(named));
  // What a price was over a time is its history.
  const asked =
    span.form === "span" && !OF_CHANGE.test(rest) ? rest.replace(/\bprices?\b/i, "price history") : rest;
  const lead = span.form === "day" && /^\d|^[A-Z]/.test(time.text) ? "on " : "";
  return `${asked} ${lead}${time.text}`;
}

const OF_CHANGE = /\b(?:history|chart|historical|candles?|ohlcv?)\b/i;

/** Whether nothing but talk stands around what a turn names. */
function isTalkAround(said: string, mentions: readonly Mention[]): boolean {
  const rest = [...mentions]
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end }) => `${text.slice(0, start)} ${text.slice(end)}`, said);
  return new RegExp(`^\\W*${TALK}\\W*$`, "i").test(`${rest.replace(/[?.!,;]/g, " ")} `);
}

/** "And the day after": at that day. */
function ofShift({ said, base, named }: Told): string | undefined {
  const shifted = shiftedTime(said, named);
  const day = shifted?.readings.time?.from;
  if (shifted === undefined || day === undefined) return undefined;
  const start = said.indexOf(shifted.text);
  if (!isTalkAround(said, [{ ...shifted, start, end: start + shifted.text.length }])) return undefined;
  return `${withoutThem(base, timesIn(named))} on ${new Date(day).toISOString().slice(0, "2026-01-01".length)}`;
}

/** "In euro": the same in that. */
function ofCurrency({ said, own, base, named }: Told): string | undefined {
  const [fiat, other] = own;
  if (fiat?.readings.fiat === undefined || other !== undefined || !isTalkAround(said, [fiat]))
    return undefined;
  const had = named.filter(({ readings }) => readings.fiat !== undefined);
  return `${withoutThem(base, had)} in ${fiat.text}`;
}

/** "And ETH": in the place of the one thing of its kind that was named. */
function ofName({ said, own, base, named }: Told): string | undefined {
  const [thing, other] = own;
  if (thing === undefined || other !== undefined || !isThing(thing) || !isTalkAround(said, [thing]))
    return undefined;
  const had = onlyLike(thing, named);
  return had && replaced(base, had, thing.text);
}

function onlyLike(thing: Mention, named: readonly Mention[]): Mention | undefined {
  const [had, more] = named.filter((each) => isThing(each) && isAlike(each, thing));
  return more === undefined ? had : undefined;
}

function replaced(text: string, { start, end }: Mention, by: string): string {
  return `${text.slice(0, start)}${by}${text.slice(end)}`;
}

const ALL =
  /\b(?:(both|the two)|(all three|the three)|all of (?:them|these|those))(?: of (?:them|these|those))?\b/i;

/** "And both in euro": of all that was named, each in a turn of its own. */
function ofAll({ said, own, base, named, previous, read }: Told): string | undefined {
  const match = ALL.exec(said);
  if (match === null) return undefined;
  const [whole, two, three] = match;
  const end = match.index + whole.length;
  const [tail, other] = own.filter(({ start }) => start >= end);
  if (other !== undefined || (tail !== undefined && isThing(tail))) return undefined;
  const pointer = { start: match.index, end, text: whole, before: "", readings: {} };
  if (!isTalkAround(said, tail === undefined ? [pointer] : [pointer, tail])) return undefined;
  const asked = thingsAsked(previous, read);
  const wanted = two === undefined ? (three === undefined ? asked.length : 3) : 2;
  const [last] = asked.slice(-1);
  const had = last && onlyLike(last, named);
  if (asked.length < 2 || asked.length !== wanted || had === undefined) return undefined;
  const text = replaced(base, had, asked.map((each) => each.text).join(" and "));
  if (tail === undefined) return text;
  const rest = withoutThem(
    text,
    read(text).filter((each) => !isThing(each) && isAlike(each, tail)),
  );
  return `${rest} ${said.slice(end).replace(END, "").trim()}`;
}

/** What was asked of, turn by turn, where each turn exchanged but the name. */
function thingsAsked({ text, mentions, turn }: Understood, read: Read): readonly Mention[] {
  const own = (turn?.said.mentions ?? mentions).filter(isThing);
  const [thing, other] = own;
  if (other !== undefined) return [];
  if (turn === undefined) return thing === undefined ? [] : [thing];
  const before = thingsAsked(turn.previous, read);
  if (thing === undefined) return toldAgain(turn, read) === undefined ? [] : before;
  const [first] = before;
  const isExchanged = first !== undefined && isAlike(first, thing) && isTalkAround(text, [thing]);
  return isExchanged ? [...before.filter((each) => each.text !== thing.text), thing] : [thing];
}

const AMOUNT =
  /^\W*(?:(?:and|but|so|ok|then|now|what|how|about|much|many|is|are|would|be|for|if|i (?:have|had)|price of|worth of|cost of|the|do|does|get)\s+)*(\d[\d,]*(?:\.\d+)?)(?:\s+of (?:them|those|these|it))?(?:\s+(?:worth|cost|be))?(?:\s+in ([a-z]{3,6}))?\W*$/i;
const OF_PRICE = /\b(?:prices?|worth|costs?|value|how much (?:is|are))\b/i;

/** "What about 2.5 of them", "and 3 ETH": the price of that much. */
function ofAmount({ said, own, base, named }: Told): string | undefined {
  if (!OF_PRICE.test(base)) return undefined;
  const coins = named.filter(({ readings }) => readings.coin !== undefined);
  const [coin] = coins;
  if (coin === undefined || coins.length > 1 || named.some(isNumber)) return undefined;
  const [amount, other, more] = own.filter(({ readings }) => readings.time === undefined);
  // "3 ETH": the number, and its coin.
  const isOfCoin =
    amount?.readings.number !== undefined &&
    other?.readings.coin !== undefined &&
    more === undefined &&
    other.start >= amount.start &&
    other.end === amount.end;
  if (isOfCoin && isTalkAround(said, [amount])) return replaced(base, coin, amount.text);
  const [, number, fiat] = AMOUNT.exec(said) ?? [];
  if (number === undefined) return undefined;
  if (fiat !== undefined && !own.some(isFiat)) return undefined;
  const quoted = fiat ?? named.find(isFiat)?.text;
  const isOfTime = timesIn(named).length > 0;
  if (quoted !== undefined && !isOfTime) return `${number} ${coin.text} in ${quoted}`;
  return quoted === undefined ? `${base.slice(0, coin.start)}${number} ${base.slice(coin.start)}` : undefined;
}

function isNumber({ readings }: Mention): boolean {
  return readings.number !== undefined && readings.time === undefined;
}

const TOPIC = /^\W*(?:(?:and|or|now|also|then|ok|what|those|ones?|the ones|some|any)\s+)*about\s+(.+?)\W*$/i;
const HAD_TOPIC = /\babout\s+(?!to\b)(.+)$/i;

/** "And about the fed": on that in the place of what was sought. */
function ofTopic({ said, own, base }: Told): string | undefined {
  const [, topic] = TOPIC.exec(said) ?? [];
  const had = HAD_TOPIC.exec(base);
  if (
    topic === undefined ||
    had === null ||
    /^(?:in|on|at|for|over|from|last|it|them|that|this)\b/i.test(topic)
  )
    return undefined;
  // Where and when are no topic.
  const isPlace = ({ readings }: Mention) =>
    (readings.time ?? readings.venue ?? readings.exchange ?? readings.fiat ?? readings.count) !== undefined;
  return own.some(isPlace) ? undefined : `${base.slice(0, had.index)}about ${topic}`;
}

const OF_PROTOCOL = /\b(?:fees|revenues?|volumes?|earnings|tvl)\b/i;

/** "And on Base?" behind a figure of a protocol: that of the protocol there, and not that of the whole chain. */
function ofPlace({ said, own, base, named }: Told): string | undefined {
  const [place, other] = own;
  if (place === undefined || other !== undefined || place.before !== "on" || !OF_PROTOCOL.test(base))
    return undefined;
  const isPlace = ({ readings }: Mention) => (readings.chain ?? readings.maybeChain) !== undefined;
  if (!isPlace(place) || !isTalkAround(said, [place])) return undefined;
  const places = named.filter((each) => isThing(each) && isPlace(each));
  const things = named.filter((each) => isThing(each) && !places.includes(each));
  if (things.length !== 1 || things[0]?.readings.protocol === undefined || places.length > 1)
    return undefined;
  return `${withoutThem(base, places)} on ${place.text}`;
}
