// Search terms: a text as the words, by their stems, and the meanings that an index compares.
import type { Meanings } from "./meanings.js";
import { type FoundPhrase, phrasesOf } from "./phrases.js";
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
  const words = meanings.read(text);
  const phrases = phrasesOf(meanings.tree, words);
  if (asksNothing(words, phrases)) return terms;
  for (const { told, stem, form, groups } of words) {
    if (told > 0) add(stem, told);
    if (told === 1) add(form, 1);
    for (const group of groups) add(group, 1);
  }
  hear(meanings, phrases, voice, (at, says) => add(meanings.terms[at] ?? "", says));
  return terms;
}

/** Whether a text has small words alone. */
export function asksNothing(
  words: readonly { readonly told: number }[],
  phrases: readonly FoundPhrase[],
): boolean {
  return phrases.length === 0 && !words.some(({ told }) => told === 1);
}

/** Tells the meanings of phrases as they are met, by where their terms stand, and how much is said of each: one may be met again. */
export function hear(
  { tree: { meant } }: Meanings,
  phrases: readonly FoundPhrase[],
  voice: Voice,
  tell: (term: number, says: number) => void,
): void {
  const { starts, terms } = meant;
  const sure = meant[voice];
  for (const { node, weight } of phrases) {
    const start = starts[node] ?? 0;
    const end = starts[node + 1] ?? 0;
    const others = voice === "tool" ? 0 : end - start - 1;
    for (let at = start; at < end; at++) {
      const says = ((sure[at] ?? 0) * weight) / (1 + AMBIGUITY * others);
      if (says > 0) tell(terms[at] ?? 0, says);
    }
  }
}

/** The parts of a name, longest phrases first. */
export function partsOf(meanings: Meanings, name: string): NamePart[] {
  const words = meanings.read(name);
  const phrases = phrasesOf(meanings.tree, words).map(({ start, end, node }) => ({
    ...{ start, end },
    meanings: meantAt(meanings, node),
  }));
  const meant = phrases.filter((phrase) => phrase.meanings.length > 0).sort((a, b) => b.end - a.end);
  const parts: NamePart[] = [];
  for (let at = 0; at < words.length; ) {
    const phrase = meant.find(({ start }) => start === at);
    const end = phrase?.end ?? at + 1;
    if (phrase || !isSmall(words[at]?.text ?? ""))
      parts.push({ words: words.slice(at, end).map(({ stem }) => stem), meanings: phrase?.meanings ?? [] });
    at = end;
  }
  return parts;
}

/** The terms of what a phrase means that ends at a node, but for those that it hardly means. */
function meantAt({ terms, tree }: Meanings, node: number): readonly string[] {
  const { starts, terms: ats, tool } = tree.meant;
  const meant: string[] = [];
  for (let at = starts[node] ?? 0; at < (starts[node + 1] ?? 0); at++)
    if ((tool[at] ?? 0) > MEANT) meant.push(terms[ats[at] ?? 0] ?? "");
  return meant;
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
