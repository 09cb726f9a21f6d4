// Read words: each word as the terms that it is, and what of a vocabulary begins with it, worked out once.
import { groupsOf } from "./alike-words.js";
import { isOptional, numberOfWord, type PhraseTree } from "./phrase-tree.js";
import type { PhraseWord } from "./phrases.js";
import { toldBy } from "./small-words.js";
import { stem } from "./stem.js";
import { createWordReader, type WordReader } from "./word-reader.js";

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

/** Reads words beside the phrases of a vocabulary. */
export interface ReadWords extends Pick<WordReader<ReadWord>, "read"> {
  /** What a word in lower case is. */
  wordOf(text: string): ReadWord;
}

/** Reads words beside the phrases of a vocabulary. */
export function createReadWords(tree: PhraseTree): ReadWords {
  const { openings } = tree;
  const sorted = [...openings.keys()].toSorted();

  function wordOf(text: string): ReadWord {
    const stemmed = stem(text);
    return {
      text,
      told: toldBy(text),
      stem: stemmed,
      form: `=${text}`,
      groups: groupsOf(stemmed),
      number: numberOfWord(tree, stemmed),
      opens: openings.get(stemmed) ?? 0,
      isOptional: isOptional(stemmed),
      joins: endingsOf(text, sorted, openings),
    };
  }

  return { wordOf, read: createWordReader(wordOf).read };
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
