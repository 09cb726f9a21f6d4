// Known words: a word of an intent as the terms of a catalog, by their numbers, also where one of them writes in two words what the other writes in one.
import type { Steps } from "../platform/steps.js";
import type { PhraseWord } from "./phrases.js";
import type { ReadTools } from "./read-tools.js";
import { endingsOf, type ReadWord } from "./read-words.js";
import { stem } from "./stem.js";
import { createWordReader, type WordReader } from "./word-reader.js";

/** A word in the form in which a tool says it. */
interface Form {
  /** The number of its stem. */
  readonly stem: number;
  /** What is said of it in two words. */
  readonly joined: Saying;
}

/** A word of an intent. */
export interface KnownWord extends PhraseWord {
  readonly text: string;
  /** How much it says by itself. */
  readonly told: number;
  readonly says: Saying;
  /** By what is written behind it in a word of a tool, as "zone" in "timezone": that word. */
  readonly joined: ReadonlyMap<string, Form> | undefined;
  /** Whether it may begin the name of a provider. */
  readonly mayName: boolean;
}

/** Terms of a catalog by their numbers, each with how much is said of it. */
export interface Saying {
  readonly terms: readonly number[];
  readonly weights: readonly number[];
}

// What is written in two words is not quite what is written in one.
const JOINED = 0.6;
const HALF = 0.8;
// A shorter part is a chance, or an ending.
const MIN_HALF = 3;
const MIN_ENDING = 2;
// A longer word is none.
const MAX_WHOLE = 40;
// Words that are read in one turn of the event loop.
const WORDS_A_TURN = 2_000;
const NO_HALVES: readonly number[] = [];
const NOTHING: Saying = createSaying();

/** Reads words of intents by the numbers of a catalog's terms. */
export function* createKnownWords({
  meanings: { wordOf },
  numbers,
  providerNames: { mayBegin },
}: Pick<ReadTools<unknown>, "meanings" | "numbers" | "providerNames">): Steps<WordReader<KnownWord>["read"]> {
  const numberOf = (term: string) => numbers.get(term) ?? -1;
  const forms = new Map<string, Form>();
  for (const [term, number] of numbers) {
    if (!term.startsWith("=")) continue;
    const text = term.slice(1);
    const joined = createSaying();
    const stemmed = numberOf(stem(text));
    say(joined, stemmed, JOINED);
    say(joined, number, 1);
    forms.set(text, { stem: stemmed, joined });
    if (forms.size % WORDS_A_TURN === 0) yield;
  }
  const sorted = [...forms.keys()].toSorted();
  yield;

  /** The stems of the two words that a word is made of, as "time" and "zone": where no tool says it as one. */
  function halvesOf({ text, told, opens }: ReadWord): readonly number[] {
    if (told < 1 || opens !== 0 || text.length > MAX_WHOLE) return NO_HALVES;
    for (let at = MIN_HALF; at <= text.length - MIN_HALF; at++) {
      const first = forms.get(text.slice(0, at));
      const second = forms.get(text.slice(at));
      if (first && second) return [first.stem, second.stem];
    }
    return NO_HALVES;
  }

  function saysOf(word: ReadWord): Saying {
    const says = createSaying();
    const number = numberOf(word.stem);
    say(says, number, word.told);
    if (word.told === 1) say(says, numberOf(word.form), 1);
    for (const group of word.groups) say(says, numberOf(group), 1);
    if (number === -1) for (const half of halvesOf(word)) say(says, half, HALF);
    return says.terms.length === 0 ? NOTHING : says;
  }

  return createWordReader((text) => {
    const word = wordOf(text);
    const { told, stem, number, opens, joins, isOptional } = word;
    // Any number is "n".
    const joined = text === "n" ? undefined : endingsOf(text, sorted, forms, MIN_ENDING);
    const mayName = mayBegin(text);
    return { text, told, says: saysOf(word), joined, mayName, number, stem, opens, joins, isOptional };
  }).read;
}

function createSaying() {
  const terms: number[] = [];
  const weights: number[] = [];
  return { terms, weights };
}

/** Says so much of a term, where a tool says that. */
function say({ terms, weights }: ReturnType<typeof createSaying>, term: number, weight: number): void {
  if (term === -1 || weight === 0) return;
  terms.push(term);
  weights.push(weight);
}
