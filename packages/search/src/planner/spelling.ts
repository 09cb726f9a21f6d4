// Spelling: a word that nobody knows and that is a known one but for a single slip of the keys, put right.
import { names } from "../entities/name-table.js";
import {
  ACTIONS,
  ACTIONS_TOO,
  COMMON_WORDS,
  SHORT_FORMS,
  STOP_WORDS,
  SUBJECT_WORDS,
} from "../tables/words.js";
import type { Toolbox } from "./toolbox.js";

// Of short words too many are one slip away.
const FEWEST_LETTERS = 5;
const MOST_LETTERS = 20;
// A wrong letter makes another word sooner than one too few: it takes a longer word.
const FEWEST_FOR_WRONG = 7;
// A word by itself: no part of a name, a page or an address.
const WORD = /(?<![\p{L}\p{N}._/@#$'’-])[a-z]{5,20}(?![\p{L}\p{N}_/@(-]|\.\w|['’]\p{L})/gu;
const SHORT = /(?<![\p{L}\p{N}._/@#$'’-])[a-z]{2,6}(?![\p{L}\p{N}_/@(-]|\.\w)/giu;
const MOST_WORDS = 24;
// Where names stand, a word that nobody knows is one: it is only put right as a name.
const NAMED =
  /\b(?:of|for|named|called|about|on|in|at|token|coin|ticker|symbol|search|find)\s+(?:an?\s|the\s)?$/;
const LISTS = [STOP_WORDS, COMMON_WORDS, SUBJECT_WORDS, ACTIONS, ACTIONS_TOO];

/** Known words by what is left of them without one of their letters, with that letter's place. */
type Slips = ReadonlyMap<string, string>;

const SLIPS = new WeakMap<Toolbox, Slips>();

/** A text with its slips put right; what has no known word so near stays. */
export function spelled(text: string, toolbox: Toolbox): string {
  let seen = 0;
  const long = text.replace(SHORT, (word) => SHORT_FORMS.get(word.toLowerCase()) ?? word);
  return long.replace(WORD, (word, at: number) => {
    if (seen >= MOST_WORDS || isKnown(word, toolbox)) return word;
    seen += 1;
    const meant = meantBy(word, toolbox) ?? word;
    return NAMED.test(long.slice(Math.max(0, at - 16), at)) && !names().has(meant) ? word : meant;
  });
}

function isKnown(word: string, toolbox: Toolbox): boolean {
  return LISTS.some((list) => list.has(word)) || names().has(word) || toolbox.knows(word);
}

/** The known word that a slip has made this of: two letters in the wrong order, one too few, one twice, one wrong. */
function meantBy(word: string, toolbox: Toolbox): string | undefined {
  const slips = slipsOf(toolbox);
  const places = [...word].map((_, at) => at);
  const swapped = places.slice(1, -1).map((at) => {
    const [left = "", right = ""] = [word[at], word[at + 1]];
    return word.slice(0, at) + right + left + word.slice(at + 2);
  });
  const once = places.filter((at) => word[at] === word[at + 1]).map((at) => without(word, at));
  const isWord = (each: string) => slips.get(each) === each;
  const found = [...swapped, ...once].find(isWord) ?? slips.get(word);
  if (found !== undefined || word.length < FEWEST_FOR_WRONG) return found;
  return places.slice(1).flatMap((at) => slips.get(keyOf(word, at)) ?? [])[0];
}

function slipsOf(toolbox: Toolbox): Slips {
  const made = SLIPS.get(toolbox);
  if (made) return made;
  const slips = new Map<string, string>();
  const words = [...STOP_WORDS, ...COMMON_WORDS, ...toolbox.words, ...names().keys()].filter(
    (word) => /^[a-z]+$/.test(word) && word.length >= FEWEST_LETTERS && word.length <= MOST_LETTERS,
  );
  for (const word of words) slips.set(word, word);
  // The first letter is hardly ever the wrong one.
  for (const word of words)
    for (let at = 1; at < word.length; at++)
      for (const key of [without(word, at), keyOf(word, at)]) if (!slips.has(key)) slips.set(key, word);
  SLIPS.set(toolbox, slips);
  return slips;
}

function without(word: string, at: number): string {
  return word.slice(0, at) + word.slice(at + 1);
}

/** The word with a gap in the place of a letter. */
function keyOf(word: string, at: number): string {
  return `${word.slice(0, at)}*${word.slice(at + 1)}`;
}
