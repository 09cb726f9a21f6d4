// Known words: a word of an intent as the terms of a catalog, by their numbers, also where one of them writes in two words what the other writes in one.
import { endingsOf, type ReadWord } from "./read-words.js";
import { stem } from "./words.js";

/** The terms that a word is, by their numbers; -1 where no tool says it. */
export interface KnownWord {
  readonly stem: number;
  readonly form: number;
  /** The groups of words that mean about the same. */
  readonly groups: readonly number[];
  /** The stems of the two words that it is made of, as "time" and "zone": where no tool says it as one. */
  readonly halves: readonly number[];
  /** By what is written behind it in a word of a tool, as "zone" in "timezone": that word. */
  readonly joins: ReadonlyMap<string, JoinedWord> | undefined;
}

/** The terms of a word that others write in two, by their numbers. */
export type JoinedWord = Pick<KnownWord, "stem" | "form">;

// What callers type is not remembered for ever.
const MAX_WORDS = 20_000;
// A shorter part is a chance, or an ending.
const MIN_HALF = 3;
const MIN_ENDING = 2;
const NO_HALVES: readonly number[] = [];

/** Reads words of intents by the numbers of a catalog's terms. */
export function createKnownWords(numbers: ReadonlyMap<string, number>): (word: ReadWord) => KnownWord {
  const numberOf = (term: string) => numbers.get(term) ?? -1;
  const forms = new Map<string, JoinedWord>();
  for (const [term, form] of numbers)
    if (term.startsWith("=")) forms.set(term.slice(1), { form, stem: numberOf(stem(term.slice(1))) });
  const sorted = [...forms.keys()].toSorted();
  const known = new Map<ReadWord, KnownWord>();

  function halvesOf({ text, told, opens }: ReadWord): readonly number[] {
    if (told < 1 || opens !== 0) return NO_HALVES;
    for (let at = MIN_HALF; at <= text.length - MIN_HALF; at++) {
      const first = forms.get(text.slice(0, at));
      const second = forms.get(text.slice(at));
      if (first && second) return [first.stem, second.stem];
    }
    return NO_HALVES;
  }

  return (word) => {
    const before = known.get(word);
    if (before) return before;
    if (known.size >= MAX_WORDS) known.clear();
    const number = numberOf(word.stem);
    const made = {
      stem: number,
      form: numberOf(word.form),
      groups: word.groups.map(numberOf).filter((group) => group !== -1),
      halves: number === -1 ? halvesOf(word) : NO_HALVES,
      // Any number is "n".
      joins: word.text === "n" ? undefined : endingsOf(word.text, sorted, forms, MIN_ENDING),
    };
    known.set(word, made);
    return made;
  };
}
