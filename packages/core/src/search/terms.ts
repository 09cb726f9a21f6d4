// Search terms: a text as the words, by their stems, and the meanings that an index compares.
import { type FoundPhrase, type Meanings, phrasesOf } from "./meanings.js";
import { stem, wordsOf } from "./words.js";

/**
 * What a text says: each term with how much it says of it. A meaning begins with `#` or `@`, a word in the form in which it
 * stands with `=`; the others are stems.
 */
export type Terms = ReadonlyMap<string, number>;

/** Who says it: tools and callers word the same thing otherwise. */
export type Voice = "tool" | "caller";

/** A part of a name: a word, or a phrase that means something, by the terms that it may be met by. */
export interface NamePart {
  readonly words: readonly string[];
  readonly meanings: readonly string[];
}

/** Words that say little by themselves. */
const SMALL_WORDS: ReadonlySet<string> = new Set(
  (
    "my me was were been be being is are any and as at by can could did do does else for from get gets give gives go " +
    "going had has have how i if in into know let like look looking many much need nothing now on only or out over " +
    "right see should show so tell than the them then there they thing to today up us use using want way we what when " +
    "where which who whose will with would you one all every each most largest latest current several given known " +
    "here about not no but also more less list fetch grab pull display check find return provide per n made moment " +
    "make take happen lately recently ever still between under since during within via vs versus whether last past " +
    "next time day days back"
  ).split(" "),
);

/** Words that say nothing. */
const EMPTY_WORDS: ReadonlySet<string> = new Set(
  "a an and are as at be by for i in is it me my n of on or the to us".split(" "),
);

// How much a small word says: it chooses between tools that fit alike.
const SMALL = 0.4;

// What a word may mean in several ways means each of them less.
const AMBIGUITY = 0.7;
// A meaning that a part of a name hardly has is not what it is met by.
const MEANT = 0.27;

/** The terms of a text. A tool says more of what it says twice, a caller does not. */
export function termsOf(meanings: Meanings, text: string, voice: Voice): Terms {
  const words = wordsOf(text);
  const read = words.map(readWord);
  const terms = new Map<string, number>();
  const add = (term: string, weight: number) => {
    const before = terms.get(term) ?? 0;
    terms.set(term, voice === "tool" ? before + weight : Math.max(before, weight));
  };
  const phrases = phrasesOf(
    meanings,
    words,
    read.map((word) => word.stem),
  );
  // Small words alone ask for nothing.
  if (phrases.length === 0 && !read.some(({ told }) => told === 1)) return terms;
  for (const word of read) {
    if (word.told > 0) add(word.stem, word.told);
    if (word.told === 1) add(word.form, 1);
  }
  for (const phrase of phrases) {
    const others = voice === "tool" ? 0 : phrase.meanings.length - 1;
    for (const meaning of phrase.meanings) {
      const weight = (meaning[voice] * phrase.weight) / (1 + AMBIGUITY * others);
      if (weight > 0) add(meaning.term, weight);
    }
  }
  return terms;
}

/** The parts of a name, longest phrases first. */
export function partsOf(meanings: Meanings, name: string): NamePart[] {
  const words = wordsOf(name);
  const stems = words.map(stem);
  const phrases = phrasesOf(meanings, words, stems);
  const parts: NamePart[] = [];
  for (let at = 0; at < words.length; ) {
    const phrase = longestAt(at, phrases);
    const end = phrase?.end ?? at + 1;
    if (phrase || !SMALL_WORDS.has(words[at] ?? "")) {
      const meant = phrase?.meanings.filter(({ tool }) => tool > MEANT).map(({ term }) => term) ?? [];
      parts.push({ words: stems.slice(at, end), meanings: meant });
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
export function phraseOf(phrase: string): readonly string[] {
  const telling = new Set(stemsOf(phrase, 1));
  return [...(telling.size > 1 ? telling : new Set(stemsOf(phrase, SMALL)))];
}

/** The stems of the words of a text that say at least so much, as often as they stand there. */
export function stemsOf(text: string, least = 1): string[] {
  return wordsOf(text)
    .map(readWord)
    .filter(({ told }) => told >= least)
    .map((word) => word.stem);
}

/** A word as the terms that it is. */
interface ReadWord {
  /** How much it says by itself. */
  readonly told: number;
  readonly stem: string;
  /** "Markets" is said of many, "market" of one, which the stem does not tell. */
  readonly form: string;
}

const READ = new Map<string, ReadWord>();
// What callers type is not remembered for ever.
const MAX_READ = 20_000;

function readWord(word: string): ReadWord {
  const known = READ.get(word);
  if (known) return known;
  if (READ.size >= MAX_READ) READ.clear();
  const read = { told: toldBy(word), stem: stem(word), form: `=${word}` };
  READ.set(word, read);
  return read;
}

function toldBy(word: string): number {
  if (word.startsWith("§") || EMPTY_WORDS.has(word)) return 0;
  return SMALL_WORDS.has(word) ? SMALL : 1;
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
