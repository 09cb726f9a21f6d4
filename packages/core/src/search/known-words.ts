// Known words: a word of an intent as the terms of a catalog, by their numbers, also where one of them writes in two words what the other writes in one.
import type { ReadWord } from "./read-words.js";
import { stem } from "./words.js";

/** The terms that a word is, by their numbers; -1 where no tool says it. */
export interface KnownWord {
  readonly stem: number;
  readonly form: number;
  /** The groups of words that mean about the same. */
  readonly groups: readonly number[];
  /** The stems of the two words that it is made of, as "time" and "zone": where no tool says it as one. */
  readonly halves: readonly number[];
  /** Whether a word of a tool goes on behind it, as "timezone" does behind "time". */
  readonly isBeginning: boolean;
}

/** The words that the tools of a catalog say. */
export interface KnownWords {
  of(word: ReadWord): KnownWord;
  /** Two words written as one; undefined where no tool says that. */
  joined(first: ReadWord, second: ReadWord): Pick<KnownWord, "stem" | "form"> | undefined;
}

// What callers type is not remembered for ever.
const MAX_WORDS = 20_000;
// A shorter part is a chance, or an ending.
const MIN_HALF = 3;
const NO_HALVES: readonly number[] = [];

/** Reads words by the numbers of a catalog's terms. */
export function createKnownWords(numbers: ReadonlyMap<string, number>): KnownWords {
  const numberOf = (term: string) => numbers.get(term) ?? -1;
  const beginnings = beginningsOf(numbers.keys());
  const known = new Map<ReadWord, KnownWord>();

  function halvesOf({ text, told, opens }: ReadWord): readonly number[] {
    if (told < 1 || opens !== 0) return NO_HALVES;
    for (let at = MIN_HALF; at <= text.length - MIN_HALF; at++) {
      const halves = [text.slice(0, at), text.slice(at)];
      if (halves.every((half) => numbers.has(`=${half}`))) return halves.map((half) => numberOf(stem(half)));
    }
    return NO_HALVES;
  }

  return {
    of(word) {
      const before = known.get(word);
      if (before) return before;
      if (known.size >= MAX_WORDS) known.clear();
      const number = numberOf(word.stem);
      const made = {
        stem: number,
        form: numberOf(word.form),
        groups: word.groups.map(numberOf),
        halves: number === -1 ? halvesOf(word) : NO_HALVES,
        // Any number is "n".
        isBeginning: beginnings.has(word.text) && word.text !== "n",
      };
      known.set(word, made);
      return made;
    },
    joined(first, second) {
      const text = first.text + second.text;
      const form = numberOf(`=${text}`);
      return form === -1 ? undefined : { stem: numberOf(stem(text)), form };
    },
  };
}

/** What the words of these terms begin with, where enough is left behind that. */
function beginningsOf(terms: Iterable<string>): ReadonlySet<string> {
  const beginnings = new Set<string>();
  for (const term of terms) {
    if (!term.startsWith("=")) continue;
    for (let end = 2; end <= term.length - 2; end++) beginnings.add(term.slice(1, end));
  }
  return beginnings;
}
