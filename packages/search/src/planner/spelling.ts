// Spelling: a word that nobody knows is read as the known one from which a letter is missing, doubled or swapped.
import { names } from "../entities/name-table.js";
import { ACTIONS, ACTIONS_TOO, COMMON_WORDS, STOP_WORDS, SUBJECT_WORDS } from "../tables/words.js";

/** What a catalog knows of words. */
export interface Spelling {
  /** Whether a word tells it something in any form. */
  knows(word: string): boolean;
  /** Whether a word stands in its texts as it is written. */
  holds(word: string): boolean;
}

// A bare word in small letters; one that stands where names do is left as it is.
const BARE = /(?<![\w.\-/@#$"'`“’])[a-z]{5,20}(?![\w.\-/@"'`”’])/g;
const NAMED =
  /\b(?:of|for|named|called|about|on|in|at|token|coin|ticker|symbol|search|find)\s+(?:an?\s|the\s)?$/;
const LETTERS = [..."abcdefghijklmnopqrstuvwxyz"];
const LISTS = [STOP_WORDS, COMMON_WORDS, SUBJECT_WORDS, ACTIONS, ACTIONS_TOO];
// Each word that nobody knows is tried in some hundred forms.
const MOST_WORDS = 8;

/** A text with its words spelled as the catalog spells them. */
export function spelled(text: string, spelling: Spelling): string {
  let left = MOST_WORDS;
  return text.replace(BARE, (word: string, at: number) => {
    if (left === 0 || LISTS.some((list) => list.has(word)) || names().has(word) || spelling.knows(word))
      return word;
    if (NAMED.test(text.slice(Math.max(0, at - 16), at))) return word;
    left -= 1;
    return nearOf(word).find((near) => spelling.holds(near) || isCommon(near)) ?? word;
  });
}

function isCommon(word: string): boolean {
  return STOP_WORDS.has(word) || (word.length >= 5 && COMMON_WORDS.has(word));
}

/** The words of which one may be meant: with a letter more, with two of them swapped, with one less. */
function nearOf(word: string): readonly string[] {
  const cuts = Array.from(
    { length: word.length + 1 },
    (_, at) => [word.slice(0, at), word.slice(at)] as const,
  );
  return [
    ...cuts.slice(1).flatMap(([head, tail]) => LETTERS.map((letter) => head + letter + tail)),
    ...cuts.map(([head, tail]) => head + tail.slice(1, 2) + tail.slice(0, 1) + tail.slice(2)),
    ...cuts.slice(1, -1).map(([head, tail]) => head + tail.slice(1)),
  ];
}
