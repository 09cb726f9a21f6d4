// Nouns: the words of a text, and the kind of thing that a run of them is called by.
import { COMMON_WORDS, STOP_WORDS } from "../tables/words.js";
import { isBelonging, isPerson, PERSON } from "./people.js";
import { THINGS, type Thing } from "./things.js";

/** A word of a text, in lower case. */
export interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Whether a sign stands between it and the word before. */
  readonly isApart: boolean;
}

/** How a noun is brought up: as one that the asker has in mind, behind "the", or bare. */
export type How = "sure" | "the" | "bare";

// "The top wallet", "the next block": one of a list, or any.
const RANKED =
  /^(?:top|most|best|largest|biggest|highest|lowest|worst|latest|newest|last|first|second|third|next|same|native|gas|base|main|other|only|whole|entire|new|average|cheapest|popular|trending|hottest|fastest|richest|oldest|safest|right|wrong|usual|typical)$/;
// A verb behind a noun, whatever else it is.
const VERB =
  /^(?:looks?|says?|shows?|keeps?|asks?|wants?|seems?|feels?|got|gets?|went|go|goes|made?|makes?|pays?|paid|holds?|owns?|costs?|works?|trades?|moves?|lists?|earns?|charges?|takes?|gives?|belongs?|sits?|points?|emits?|done|left|been|still|ever|already|stuck|pending|safe|ok|down|up|\w+ed)$/;
const OF_ANY = /^(?:number|info|data|value|name|type|time|date|id)s?$/;
const MOVED = /^(?:swap|transfer|payment|payout|refund|deposit|withdrawal)$/;
const MOST_WORDS = 4;
const NOUNS = THINGS.map((thing) => ({ thing, pattern: new RegExp(`^(?:${thing.noun})$`) }));

/** The words of a text in lower case, with where they stand. */
export function wordsOf(said: string): readonly Word[] {
  const words: Word[] = [];
  let before = 0;
  for (const { 0: text, index } of said.matchAll(
    /(?<![\p{L}\p{N}])[.$]?[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu,
  )) {
    const isApart = /[^\s"“”‘]/.test(said.slice(before, index));
    before = index + text.length;
    words.push({ text, start: index, end: before, isApart });
  }
  return words;
}

/** The last thing that a run of words is called by. */
export function headOf(words: readonly Word[], from: number, how: How, said: string) {
  let head:
    | { readonly thing: Thing; readonly noun: string; readonly last: number; readonly start: number }
    | undefined;
  for (let last = from; last < from + MOST_WORDS; last++) {
    const word = words[last];
    if (word === undefined || (word.isApart && last > from) || STOP_WORDS.has(word.text)) break;
    if (head !== undefined && (isVerb(word.text) || RANKED.test(word.text))) break;
    if (how !== "sure" && RANKED.test(word.text) && !/\b(?:me|us|my|our|i)\b/.test(said)) return undefined;
    for (let first = Math.max(from, last - 2); first <= last; first++) {
      const noun = words
        .slice(first, last + 1)
        .map(({ text }) => text)
        .join(" ")
        .replace(/['’]s$/, "");
      const thing = kindOf(noun, how, said, isVerb(words[last + 1]?.text ?? "the"));
      if (thing === undefined) continue;
      head = { thing, noun, last, start: words[first]?.start ?? word.start };
      break;
    }
  }
  return head;
}

/** Whether a word goes on behind a noun: a verb, or a small word. */
export function isVerb(word: string): boolean {
  return VERB.test(word) || STOP_WORDS.has(word);
}

/** "The token price" is of what else is named, and "the wallet abc1x" is named. */
export function isNounOrName({ text }: Word, holds: (word: string) => boolean): boolean {
  return (
    OF_ANY.test(text) || (!COMMON_WORDS.has(text) && !RANKED.test(text) && (holds(text) || /\d/.test(text)))
  );
}

function kindOf(noun: string, how: How, said: string, isActor: boolean): Thing | undefined {
  // What does something, or something is said of, is one.
  const isAny = how !== "sure" && !(isActor && MOVED.test(noun));
  const found = NOUNS.find(
    ({ pattern, thing: { only, unless } }) =>
      pattern.test(noun) && !(isAny && (only?.test(said) === false || unless?.test(said) === true)),
  );
  if (how === "sure" && isBelonging(noun)) return PERSON;
  return found?.thing ?? (how !== "bare" && isPerson(noun, said) ? PERSON : undefined);
}
