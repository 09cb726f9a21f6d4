// Word reader: the words of a text, each as what was made of it once.
import { asksCloser, HINTS, hintsAt, plain, SIGN, withForms } from "./forms.js";
import { createWordTable, hashWith, letterOf, NO_LETTERS } from "./word-table.js";

/** Reads the words of texts. */
export interface WordReader<Word> {
  /** Of any text. What has a form, such as an address, is read as the word for it: `§address`. */
  read(text: string): readonly Word[];
  /** Of a text in lower case in which forms stand by such words; `*` is a word too. */
  readFormed(text: string): readonly Word[];
}

/** Words that only link others: no phrase is told by them. */
const LINKS: ReadonlySet<string> = new Set(
  "a an the this that these those your our its it their his her of am s please just really currently actually some §".split(
    " ",
  ),
);
const NUMBER = /^(?:\d{1,3}|\d{5,})$/;
const ANY_WORD = /§?[\p{L}\p{N}]+|\*/gu;
const { foreign, sign, hex, long } = HINTS;
const SPACE = 32;
const GAP = "*".charCodeAt(0);

/** Reads words as what is made of each, in lower case; numbers of no special length are `n`. */
export function createWordReader<Word>(make: (word: string) => Word): WordReader<Word> {
  const madeOf = (word: string) => (LINKS.has(word) ? undefined : make(NUMBER.test(word) ? "n" : word));
  const find = createWordTable(madeOf);
  // What the last text hints at.
  let hints = 0;

  /** The words of ASCII in a text, but for those that may be addresses. */
  function split(text: string): Word[] {
    const words: Word[] = [];
    let hinted = 0;
    let start = -1;
    let hash = NO_LETTERS;
    for (let at = 0; at <= text.length; at++) {
      const code = at < text.length ? text.charCodeAt(at) : SPACE;
      const letter = letterOf(code);
      if (letter !== 0) {
        if (start === -1) start = at;
        hash = hashWith(hash, letter);
        continue;
      }
      if (start !== -1) {
        const entry = find(text, start, at, hash);
        hinted |= entry.hints;
        if (entry.word !== undefined) words.push(entry.word);
        start = -1;
        hash = NO_LETTERS;
      }
      if (code === SPACE) continue;
      hinted |= hintsAt(text, at);
      if (code === SIGN) {
        start = at;
        hash = hashWith(NO_LETTERS, SIGN);
      } else if (code === GAP) {
        const { word } = find(text, at, at + 1, hashWith(NO_LETTERS, GAP));
        if (word !== undefined) words.push(word);
      }
    }
    hints = hinted;
    return words;
  }

  /** The words of a text that has others. */
  function splitAny(text: string): Word[] {
    const words: Word[] = [];
    for (const each of text.match(ANY_WORD) ?? []) {
      let hash = NO_LETTERS;
      for (const letter of each) hash = hashWith(hash, letter.charCodeAt(0));
      const known = find(each, 0, each.length, hash);
      const word = known.hints & (hex | long) ? madeOf(each) : known.word;
      if (word !== undefined) words.push(word);
    }
    return words;
  }

  function readFormed(text: string): readonly Word[] {
    const words = split(text);
    return hints & (foreign | hex | long) ? splitAny(text) : words;
  }

  return {
    readFormed,
    read(text) {
      const words = split(text);
      if (!asksCloser(hints)) return words;
      if ((hints & (foreign | sign)) === 0) return readFormed(withForms(text, hints));
      const plainText = plain(text);
      split(plainText);
      return readFormed(withForms(plainText, hints));
    },
  };
}
