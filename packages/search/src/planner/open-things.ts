// Open things: what a text owns, points at or brings up without naming it, told by the noun that it is called by.
import type { Mention } from "../entities/mention.js";
import type { Lacking } from "../filling/material.js";
import { isNameOf } from "./naming.js";
import { type How, headOf, isNounOrName, isVerb, type Word, wordsOf } from "./nouns.js";
import { doesMoney, heldBy, isOfSomebody, PERSON } from "./people.js";
import { ADDRESSES, COMMON_NOUNS, THINGS, type Thing } from "./things.js";

/** A thing that a text leaves open. */
export interface OpenThing {
  readonly lacking: Lacking;
  /** Whether it is one that the asker has in mind, whatever else is named: "my", "this", "the one we", and no bare "the". */
  readonly isSure: boolean;
  /** Whether it is somebody, of whom more may be asked than what he has. */
  readonly isPerson: boolean;
  /** Whether its noun is one of this field alone. */
  readonly isOfField: boolean;
  /** Where it stands, with the place behind it: what is named there says only where it is. */
  readonly start: number;
  readonly end: number;
}

/** What the asker has, by his wallet. */
export const OF_ASKER: OpenThing = {
  lacking: { scope: "address", takes: ADDRESSES, role: "wallet", isOpen: true },
  ...{ isSure: true, isPerson: true, isOfField: false, start: 0, end: 0 },
};

const OWN = /^(?:my|our|his|her|their|ur)$/;
const POINTS = /^(?:this|that|these|those)$/;
const BRINGS = /^(?:an?|some|another|one)$/;
const BROUGHT =
  /^(?:sent|got|received|gave|found|forwarded|dmed|emailed|mailed|shared|posted|copied|pasted|here)$/;
const RANKS = /\b(?:most|best|biggest|largest|highest|lowest|cheapest|which|every|each|all|average)\b/;
const TELLS = /^(?:i|we|he|she|they|everyone|everybody|someone|somebody|my|our|his|her)$/;
const MOST_BETWEEN = 4;
const OUTCOME =
  /\b(?:on|for|of|the|buys?|sells?|holding) (?:yes\b|no(?!\.? ?\d)(?=(?: (?:side|shares?|holders?|outcome|tokens?|book|price|look|looks|still|above|below|over|under|going|since|now|today|at))|\s*[?.!,]|$))/;
const MARKET = THINGS.find(({ noun }) => noun.startsWith("(?:polymarket|"));

/** The first thing that a text leaves open; undefined where all that it speaks of is named, or general. */
export function openThing(
  text: string,
  mentions: readonly Mention[],
  holds: (word: string) => boolean,
): OpenThing | undefined {
  const said = text.toLowerCase();
  const words = wordsOf(said);
  const open = words.flatMap((_, at) => {
    const found = thingAt(words, at, said, mentions, holds);
    return found && !isNamed(found, mentions) ? [found] : [];
  });
  const things = open.filter(({ thing }) => thing !== PERSON);
  const first =
    things.find(({ isSure, isOfOther }) => isSure && !isOfOther) ??
    things.find(({ isSure }) => isSure) ??
    things[0] ??
    outcomeIn(said, mentions) ??
    open[0];
  if (first === undefined) return undefined;
  const { thing, noun, isSure, start, end } = first;
  const lacking: Lacking = {
    ...{ scope: thing.isOwned === true ? "address" : "thing", takes: thing.takes },
    ...{ role: thing.role, isOpen: true },
  };
  const isPerson = thing === PERSON;
  return { lacking, isSure, isPerson, isOfField: !isPerson && !COMMON_NOUNS.test(noun), start, end };
}

interface Found {
  readonly thing: Thing;
  readonly noun: string;
  readonly isSure: boolean;
  /** "The address of my …": what it is of is asked for first. */
  readonly isOfOther: boolean;
  readonly start: number;
  readonly end: number;
}

/** "Who bets on No": of a market. */
function outcomeIn(said: string, mentions: readonly Mention[]): Found | undefined {
  const found = OUTCOME.exec(said);
  if (found === null || MARKET === undefined) return undefined;
  const start = found.index;
  const open = {
    thing: MARKET,
    noun: "market",
    isSure: true,
    isOfOther: false,
    start,
    end: start + found[0].length,
  };
  return isNamed(open, mentions) ? undefined : open;
}

/** Whether something beside its noun names a thing. */
function isNamed({ thing: { kinds, role }, start, end }: Found, mentions: readonly Mention[]): boolean {
  return mentions.some((each) => (each.start < start || each.start >= end) && isNameOf(each, kinds, role));
}

function thingAt(
  words: readonly Word[],
  at: number,
  said: string,
  mentions: readonly Mention[],
  holds: (word: string) => boolean,
): Found | undefined {
  const word = words[at];
  if (word === undefined) return undefined;
  const how = howOf(words, at);
  if (how === undefined) {
    const held = heldBy(words.slice(at, at + MOST_BETWEEN + 1).map(({ text }) => text));
    return held
      ? { thing: PERSON, noun: "", isSure: true, isOfOther: false, start: word.start, end: word.end }
      : undefined;
  }
  if (how !== "sure" && RANKS.test(said)) return undefined;
  const head = headOf(words, how === "bare" ? at : at + 1, how, said);
  if (head === undefined) return undefined;
  const { thing, noun, last } = head;
  const [next, second] = [words[last + 1], words[last + 2]];
  const behind = words.slice(last + 1, last + 1 + MOST_BETWEEN).map(({ text }) => text);
  const isTold = isToldBehind(words, last + 1);
  if (how !== "sure" && !isTold) {
    if (next && /^(?:called|named|like|between|whose)$/.test(next.text)) return undefined;
    if (next && !next.isApart && !isVerb(next.text) && isNounOrName(next, holds)) return undefined;
    if (
      how === "bare" &&
      !(next && !next.isApart && (isVerb(next.text) || /^(?:is|was|has)$/.test(next.text)))
    )
      return undefined;
  }
  const end = words[last]?.end ?? word.end;
  // "The JUP token" is named.
  if (
    how !== "sure" &&
    mentions.some((each) => each.start >= word.start && each.start < head.start && !isPlace(each))
  )
    return undefined;
  const place =
    next && second && /^(?:on|at|in)$/.test(next.text)
      ? mentions.find((each) => each.start === second.start && isPlace(each))
      : undefined;
  return {
    ...{ thing, noun, start: word.start, end: place?.end ?? end, isOfOther: next?.text === "of" },
    isSure:
      isTold ||
      (how === "sure" && thing !== PERSON) ||
      (thing.role === "wallet" && how !== "bare" && !OWN.test(word.text) && doesMoney(behind)),
  };
}

function isPlace({ readings: { chain, exchange, venue, protocol } }: Mention): boolean {
  return (chain ?? exchange ?? venue ?? protocol) !== undefined;
}

function howOf(words: readonly Word[], at: number): How | undefined {
  const { text } = words[at] ?? { text: "" };
  const before = words[at - 1]?.text ?? "";
  if (OWN.test(text) || POINTS.test(text) || isOfSomebody(text)) return "sure";
  if (text === "the")
    return before === "here" || (before === "is" && words[at - 2]?.text === "here") ? "sure" : "the";
  const verb = /^(?:me|us)$/.test(before) ? (words[at - 2]?.text ?? "") : before;
  if (BRINGS.test(text)) return BROUGHT.test(verb) ? "sure" : undefined;
  return at === 0 ? "bare" : undefined;
}

/** "The thing that my dad invests in", "the wallet of my brother". */
function isToldBehind(words: readonly Word[], from: number): boolean {
  const [next, second] = [words[from], words[from + 1]];
  if (next === undefined || next.isApart) return false;
  if (TELLS.test(next.text) || (next.text === "of" && second && OWN.test(second.text))) return true;
  for (let at = from; at < from + MOST_BETWEEN && words[at] && !words[at]?.isApart; at++)
    if (/^(?:that|which|where|who|whom)$/.test(words[at]?.text ?? ""))
      return TELLS.test(words[at + 1]?.text ?? "");
  return false;
}
