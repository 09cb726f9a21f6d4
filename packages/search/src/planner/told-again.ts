// Told again: what a later turn says in a few words, as a question in full: the one before with one thing exchanged in it.
import type { Mention } from "../entities/mention.js";
import { PRONOUNS } from "../tables/words.js";
import { isThing } from "./clause.js";
import type { LaterTurn, Understood } from "./conversation.js";
import type { Read } from "./ordinals.js";
import { isAlike } from "./replacing.js";
import { shiftedTime } from "./shifted-time.js";
import { ofAmount, ofCurrency, ofDatedPrice } from "./told-amount.js";
import {
  isOfForm,
  isTalkAround,
  onlyLike,
  replaced,
  TALK,
  type Told,
  timesIn,
  withoutThem,
} from "./told-base.js";
import { rowTold, transactionTold } from "./told-rows.js";
import { worthTold } from "./told-worth.js";

/** A turn as a question in full. */
export interface ToldAgain {
  readonly text: string;
  /** Whether it is that whatever the calls before take, that where they take nothing of it, or no more than a way back to what was asked. */
  readonly holds: "always" | "else" | "never";
  /** What the answer to it leaves out. */
  readonly note?: string | undefined;
}

/** A turn as a question in full; undefined where it is more than the one before with something exchanged. */
export function toldAgain(turn: LaterTurn, read: Read): ToldAgain | undefined {
  const { said, row, previous, known } = turn;
  if (said.text.length > LONGEST) return undefined;
  const whole = row === undefined ? (transactionTold(said, known) ?? worthTold(turn)) : rowTold(turn, row);
  if (whole !== undefined) return { text: whole, holds: "always" };
  if (row !== undefined) return undefined;
  const base = inFull(previous, read);
  if (base === undefined) return undefined;
  const told = { said: said.text, own: said.mentions, base, named: read(base), previous, read };
  const always =
    ofNow(told) ??
    ofAll(told) ??
    ofAmount(told) ??
    ofTopic(told) ??
    ofDatedPrice(told) ??
    ofProtocolThere(told);
  if (always !== undefined) return { text: always, holds: "always", note: noteOfSum(said.text) };
  const timed = ofTime(told);
  if (timed !== undefined) return { text: timed, holds: "else" };
  const placed = ofChain(told);
  if (placed !== undefined) return { text: placed, holds: "else" };
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

const NOW = new RegExp(
  `^\\W*(?:and|but|or|so|ok|then|what|how|as|back|what['’]?s)?[\\s,]*${TALK}(?:right now|now|today|currently|at the moment|at present|these days)\\W*$`,
  "i",
);

/** "And now?": without the time that was asked of. */
function ofNow({ said, base, named }: Told): string | undefined {
  const times = timesIn(named);
  return NOW.test(said) && times.length > 0 ? inPresent(withoutThem(base, times)) : undefined;
}

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

/** "And the day after": at that day. */
function ofShift({ said, base, named }: Told): string | undefined {
  const shifted = shiftedTime(said, named);
  const day = shifted?.readings.time?.from;
  if (shifted === undefined || day === undefined) return undefined;
  const start = said.indexOf(shifted.text);
  if (!isTalkAround(said, [{ ...shifted, start, end: start + shifted.text.length }])) return undefined;
  return `${withoutThem(base, timesIn(named))} on ${new Date(day).toISOString().slice(0, "2026-01-01".length)}`;
}

/** "On ethereum": on that chain, in the place of the one that was named. */
function ofChain({ said, own, base, named }: Told): string | undefined {
  const [chain, other] = own;
  if (chain?.readings.chain === undefined || other !== undefined || !isTalkAround(said, [chain]))
    return undefined;
  const [had, more] = named.filter(
    ({ readings }) => readings.chain !== undefined && readings.coin === undefined,
  );
  return had === undefined || more !== undefined ? undefined : replaced(base, had, chain.text);
}

/** "And ETH": in the place of the one thing of its kind that was named. */
function ofName({ said, own, base, named }: Told): string | undefined {
  const [thing, other] = own;
  if (thing === undefined || other !== undefined || !isThing(thing) || !isTalkAround(said, [thing]))
    return undefined;
  const had = onlyLike(thing, named);
  return had && replaced(base, had, thing.text);
}

const ALL =
  /\b(?:(both|the two)|(all three|the three)|all of (?:them|these|those))(?: of (?:them|these|those))?\b/i;

// What a sum is called stands around them as talk does: each is told.
const SUM = /\b(?:the )?(?:total|sum|combined|altogether|together|in all|added up)\b/gi;
// "Balance of both": another question, of all of them.
const OF_ALL =
  /^\W*(?:(?:and|so|then|now|ok|what|what['’]s|is|are|the|show|me|give|get)\s+)*[a-z]+(?: [a-z]+)? of\s+$/i;
const END_OF_ALL = /^(?:\s+(?:on|in)\s+[a-z]+)?\W*$/i;

function noteOfSum(said: string): string | undefined {
  return said.search(SUM) >= 0 && ALL.test(said) ? "That is each of them; they are not added up." : undefined;
}

function same(said: string): string {
  return " ".repeat(said.length);
}

/** "And both in euro": of all that was named, each in a turn of its own. */
function ofAll({ said, own, base, named, previous, read }: Told): string | undefined {
  const match = ALL.exec(said);
  if (match === null) return undefined;
  const [whole, two, three] = match;
  const end = match.index + whole.length;
  const [tail, other] = own.filter(({ start }) => start >= end);
  if (other !== undefined) return undefined;
  const pointer = { start: match.index, end, text: whole, before: "", readings: {} };
  const isSaid = isTalkAround(said.replace(SUM, same), tail === undefined ? [pointer] : [pointer, tail]);
  const lead = OF_ALL.exec(said.slice(0, match.index));
  if (isSaid && tail !== undefined && isThing(tail)) return undefined;
  if (!isSaid && (lead === null || END_OF_ALL.exec(said.slice(end)) === null)) return undefined;
  const asked = thingsAsked(previous, read);
  const wanted = two === undefined ? (three === undefined ? asked.length : 3) : 2;
  const [last] = asked.slice(-1);
  const had = last && onlyLike(last, named);
  const isOne =
    asked.length < 2 || asked.length !== wanted || !asked.every((each) => isOfForm(each, last ?? each));
  if (isOne || had === undefined) return undefined;
  if (!isSaid)
    return `${said.slice(0, match.index)}${asked.map((each) => each.text).join(" and ")}${said.slice(end).replace(END, "")}`;
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
  if (turn === undefined) return own;
  const [thing, other] = own;
  if (other !== undefined) return [];
  const before = thingsAsked(turn.previous, read);
  if (thing === undefined) return toldAgain(turn, read) === undefined ? [] : before;
  const alike = before.filter((each) => isOfForm(each, thing));
  const isExchanged = alike.length > 0 && isTalkAround(text, [thing]);
  return isExchanged ? [...alike.filter((each) => each.text !== thing.text), thing] : [thing];
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
function ofProtocolThere({ said, own, base, named }: Told): string | undefined {
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
