// Search terms: a text as the words, by their stems, and the meanings that an index compares.
import type { Meanings } from "./meanings.js";
import type { Meaning } from "./phrase-tree.js";
import { type FoundPhrase, phrasesOf } from "./phrases.js";
import type { ReadWord } from "./read-words.js";
import { isSmall, SMALL } from "./small-words.js";

/**
 * What a text says: each term with how much it says of it. A meaning begins with `#` or `@`, a word in the form in which it
 * stands with `=`, a group of words that mean about the same with `~`; the others are stems.
 */
export type Terms = ReadonlyMap<string, number>;

/** Who says it: tools and callers word the same thing otherwise. */
export type Voice = "tool" | "caller";

/** A part of a name: a word, or a phrase that means something, by the terms that it may be met by. */
export interface NamePart {
  readonly words: readonly string[];
  readonly meanings: readonly string[];
}

// What a word may mean in several ways means each of them less.
const AMBIGUITY = 0.7;
// A meaning that a part of a name hardly has is not what it is met by.
const MEANT = 0.27;

/** The terms of a text. A tool says more of what it says twice, a caller does not. */
export function termsOf(meanings: Meanings, text: string, voice: Voice): Terms {
  const terms = new Map<string, number>();
  const add = (term: string, weight: number) => {
    const before = terms.get(term) ?? 0;
    terms.set(term, voice === "tool" ? before + weight : Math.max(before, weight));
  };
  hear(meanings, text, voice, {
    word({ told, stem, form, groups }) {
      if (told > 0) add(stem, told);
      if (told === 1) add(form, 1);
      for (const group of groups) add(group, 1);
    },
    meaning: ({ term }, says) => add(term, says),
  });
  return terms;
}

/** Who hears a text. */
export interface Listener {
  /** A word, which may tell nothing: its stem says as much as it tells, and its form where it tells all. */
  word(word: ReadWord, before: ReadWord | undefined): void;
  /** A meaning, and how much the text says of it. */
  meaning(meaning: Meaning, says: number): void;
}

/** Tells the words and the meanings of a text as they are met: one may be met again. */
export function hear(meanings: Meanings, text: string, voice: Voice, listener: Listener): void {
  const words = meanings.read(text);
  const phrases = phrasesOf(meanings.tree, words);
  // Small words alone ask for nothing.
  if (phrases.length === 0 && !words.some(({ told }) => told === 1)) return;
  let before: ReadWord | undefined;
  for (const word of words) {
    listener.word(word, before);
    before = word;
  }
  for (const { meanings: meant, weight } of phrases) {
    const others = voice === "tool" ? 0 : meant.length - 1;
    for (const meaning of meant) {
      const sure = voice === "tool" ? meaning.tool : meaning.caller;
      const says = (sure * weight) / (1 + AMBIGUITY * others);
      if (says > 0) listener.meaning(meaning, says);
    }
  }
}

/** The parts of a name, longest phrases first. */
export function partsOf(meanings: Meanings, name: string): NamePart[] {
  const words = meanings.read(name);
  const phrases = phrasesOf(meanings.tree, words);
  const parts: NamePart[] = [];
  for (let at = 0; at < words.length; ) {
    const phrase = longestAt(at, phrases);
    const end = phrase?.end ?? at + 1;
    if (phrase || !isSmall(words[at]?.text ?? "")) {
      const meant = phrase?.meanings.filter(({ tool }) => tool > MEANT).map(({ term }) => term) ?? [];
      parts.push({ words: words.slice(at, end).map(({ stem }) => stem), meanings: meant });
    }
    at = end;
  }
  return parts;
}

function longestAt(start: number, phrases: readonly FoundPhrase[]): FoundPhrase | undefined {
  const meant = phrases.filter(
    (each) => each.start === start && each.meanings.some(({ tool }) => tool > MEANT),
  );
  return meant.sort((a, b) => b.end - a.end)[0];
}

/** The words of a phrase that say something, by their stems, each once; where that is but one, the small ones too. */
export function phraseOf(meanings: Meanings, phrase: string): readonly string[] {
  const telling = new Set(stemsOf(meanings, phrase, 1));
  return [...(telling.size > 1 ? telling : new Set(stemsOf(meanings, phrase, SMALL)))];
}

/** The stems of the words of a text that say at least so much, as often as they stand there. */
export function stemsOf({ read }: Meanings, text: string, least = 1): string[] {
  return read(text)
    .filter(({ told }) => told >= least)
    .map(({ stem }) => stem);
}

/** Whether a tool whose name has this part is for nothing else. */
export function isSpecial({ special }: Meanings, part: NamePart): boolean {
  return part.meanings.some((term) => special.has(term));
}

/** The kinds of things that a tool takes, by the names of its arguments. */
export function kindsOf({ kinds }: Meanings, argumentNames: Iterable<string>): string[] {
  const names = [...argumentNames].map((name) => name.replaceAll("_", " "));
  return kinds.filter((kind) => names.some((name) => kind.argumentNames.has(name))).map(({ term }) => term);
}
