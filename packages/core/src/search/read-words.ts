// Read words: each word as the terms that it is, and what of a vocabulary may begin with it, worked out once.
import { toldBy } from "./small-words.js";
import { stem, wordsOf } from "./words.js";

/** A word as the terms that it is. */
export interface ReadWord {
  readonly text: string;
  /** How much it says by itself. */
  readonly told: number;
  readonly stem: string;
  /** "Markets" is said of many, "market" of one, which the stem does not tell. */
  readonly form: string;
  /** Whether phrases begin with it. */
  readonly opens: boolean;
  /** Whether the first word of a phrase begins with it, as "hashrate" with "hash". */
  readonly joins: boolean;
}

/** Reads the words of a text. */
export type ReadWords = (text: string) => readonly ReadWord[];

// What callers type is not remembered for ever.
const MAX_READ = 20_000;

/** Reads words beside the stems that phrases of a vocabulary begin with. */
export function createReadWords(openings: readonly string[]): ReadWords {
  const opens = new Set(openings);
  const sorted = openings.toSorted();
  const known = new Map<string, ReadWord>();

  function read(word: string): ReadWord {
    const before = known.get(word);
    if (before) return before;
    if (known.size >= MAX_READ) known.clear();
    const stemmed = stem(word);
    const made = {
      text: word,
      told: toldBy(word),
      stem: stemmed,
      form: `=${word}`,
      opens: opens.has(stemmed),
      joins: isBeginning(word, sorted),
    };
    known.set(word, made);
    return made;
  }

  return (text) => wordsOf(text).map(read);
}

/** Whether one of these texts, which are sorted, is longer than the word and begins with it. */
function isBeginning(word: string, sorted: readonly string[]): boolean {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? "") > word) high = middle;
    else low = middle + 1;
  }
  return sorted[low]?.startsWith(word) === true;
}
