// Word table: what is known of each word, found by the hash of its letters: no word that is known is copied out of a text.
import { HINTS, hintsOf } from "./forms.js";

/** What is known of a word. */
export interface WordEntry<Word> {
  /** In lower case. */
  readonly text: string;
  readonly hash: number;
  /** The forms that it hints at. */
  readonly hints: number;
  /** What was made of it; undefined for a word that is passed over, and for one that may be an address. */
  readonly word: Word | undefined;
}

/** Finds what is known of the word from `start` to before `end` of a text, whose letters have this hash. */
export type FindWord<Word> = (text: string, start: number, end: number, hash: number) => WordEntry<Word>;

/** The hash of no letters. */
export const NO_LETTERS = 0;

// As good as each address is another one.
const NOT_KEPT = HINTS.hex | HINTS.long;
// What callers type is not remembered for ever.
const MAX_WORDS = 20_000;
const FIRST_SIZE = 1_024;
// Words fall so far from their first slots where somebody chose them to: no search is to look through them all.
const MAX_STEPS = 64;

// Letters and digits of ASCII in lower case, by their codes in either; 0 for what else there is.
const LETTERS = new Uint8Array(128);
for (const letter of "abcdefghijklmnopqrstuvwxyz0123456789")
  for (const either of [letter, letter.toUpperCase()]) LETTERS[either.charCodeAt(0)] = letter.charCodeAt(0);

/** The code in lower case of a letter or digit of ASCII; 0 for what else there is. */
export function letterOf(code: number): number {
  return code < LETTERS.length ? (LETTERS[code] ?? 0) : 0;
}

/** The hash of letters with one more behind them. */
export function hashWith(hash: number, letter: number): number {
  return Math.imul(hash ^ letter, 0x9e3779b1);
}

/** Remembers what is made of each word. */
export function createWordTable<Word>(make: (text: string) => Word | undefined): FindWord<Word> {
  let slots = emptySlots<Word>(FIRST_SIZE);
  let count = 0;

  function add(text: string, hash: number): WordEntry<Word> {
    const entry = read(text, hash);
    if (entry.hints & NOT_KEPT) return entry;
    if (count >= MAX_WORDS) {
      slots = emptySlots(FIRST_SIZE);
      count = 0;
    } else if (2 * count >= slots.length) slots = inMore(slots);
    put(slots, entry);
    count += 1;
    return entry;
  }

  function read(text: string, hash: number): WordEntry<Word> {
    const hints = hintsOf(text);
    return { text, hash, hints, word: hints & NOT_KEPT ? undefined : make(text) };
  }

  return (text, start, end, hash) => {
    const first = firstSlot(slots, hash);
    for (let step = 0; step < MAX_STEPS; step++) {
      const entry = slots[(first + step) & (slots.length - 1)];
      if (entry === undefined) return add(text.slice(start, end).toLowerCase(), hash);
      if (entry.hash === hash && isAt(entry.text, text, start, end)) return entry;
    }
    return read(text.slice(start, end).toLowerCase(), hash);
  };
}

// A word is in the first slot by its hash, or where that was taken in the next one that was not.
type Slots<Word> = (WordEntry<Word> | undefined)[];

function emptySlots<Word>(length: number): Slots<Word> {
  return new Array(length).fill(undefined);
}

function inMore<Word>(slots: Slots<Word>): Slots<Word> {
  const more = emptySlots<Word>(2 * slots.length);
  for (const entry of slots) if (entry) put(more, entry);
  return more;
}

function put<Word>(slots: Slots<Word>, entry: WordEntry<Word>): void {
  let at = firstSlot(slots, entry.hash);
  while (slots[at] !== undefined) at = (at + 1) & (slots.length - 1);
  slots[at] = entry;
}

function firstSlot({ length }: Slots<unknown>, hash: number): number {
  return (hash ^ (hash >>> 15)) & (length - 1);
}

/** Whether a word is what stands from `start` to before `end` of a text, in whatever case. */
function isAt(word: string, text: string, start: number, end: number): boolean {
  if (word.length !== end - start) return false;
  for (let at = 0; at < word.length; at++) {
    const code = text.charCodeAt(start + at);
    if ((letterOf(code) || code) !== word.charCodeAt(at)) return false;
  }
  return true;
}
