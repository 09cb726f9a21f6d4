// Read words: each word as the terms that it is, and what of a vocabulary begins with it, worked out once.
import { groupsOf } from "./alike-words.js";
import { numberOfWord, OPTIONAL, type PhraseTree } from "./phrase-tree.js";
import type { PhraseWord } from "./phrases.js";
import { toldBy } from "./small-words.js";
import { stem, wordsOf } from "./words.js";

/** A word as the terms that it is. */
export interface ReadWord extends PhraseWord {
  readonly text: string;
  /** How much it says by itself. */
  readonly told: number;
  /** "Markets" is said of many, "market" of one, which the stem does not tell. */
  readonly form: string;
  /** The groups of words that mean about the same. */
  readonly groups: readonly string[];
}

/** Reads the words of a text. */
export type ReadWords = (text: string) => readonly ReadWord[];

// What callers type is not remembered for ever.
const MAX_READ = 20_000;

/** Reads words beside the phrases of a vocabulary. */
export function createReadWords(tree: PhraseTree): ReadWords {
  const { openings } = tree;
  const sorted = [...openings.keys()].toSorted();
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
      groups: groupsOf(stemmed),
      number: numberOfWord(tree, stemmed),
      opens: openings.get(stemmed) ?? 0,
      isOptional: OPTIONAL.has(stemmed),
      joins: endingsOf(word, sorted, openings),
    };
    known.set(word, made);
    return made;
  }

  return (text) => {
    const words: ReadWord[] = [];
    for (const word of wordsOf(text)) words.push(read(word));
    return words;
  };
}

/** By what follows a word in those of these texts, which are sorted, that begin with it and are longer by so much: what it leads to. */
export function endingsOf<T>(
  word: string,
  sorted: readonly string[],
  values: ReadonlyMap<string, T>,
  longer = 1,
): ReadonlyMap<string, T> | undefined {
  let endings: Map<string, T> | undefined;
  for (let at = firstBehind(word, sorted); sorted[at]?.startsWith(word); at++) {
    const text = sorted[at] ?? "";
    const value = values.get(text);
    if (value === undefined || text.length < word.length + longer) continue;
    endings ??= new Map();
    endings.set(text.slice(word.length), value);
  }
  return endings;
}

/** Where the first of these texts stands, which are sorted, that comes behind a word. */
function firstBehind(word: string, sorted: readonly string[]): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? "") > word) high = middle;
    else low = middle + 1;
  }
  return low;
}
