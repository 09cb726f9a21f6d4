// Search words: a text as the stems of its words, where what has a form, such as an address, becomes the word for it.
import { stemmer } from "stemmer";

const MONTHS = "(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)";
const MONTH = `${MONTHS}[a-z]*`;
const DAY = "\\d{1,2}(?:st|nd|rd|th)?";
const DATE = `(?:\\d{4}-\\d\\d(?:-\\d\\d)?(?:t[\\d:.]+z?)?|${DAY}(?: of)? ${MONTH}(?: \\d{4})?|${MONTH} ${DAY}(?:,? \\d{4})?|${MONTH} \\d{4}|\\d{1,2}[./]\\d{1,2}[./]\\d{2,4}|1[4-9]\\d{8})`;
// What every form has one of.
const FORMED = /\d|[./(]\S/;
const ZONES = "com|org|io|net|xyz|app|finance|site|co|dev|gg|info|online|vip";
const QUOTES = "usdt|usdc|usd|eur|btc|eth|dai|gbp|krw|jpy|try";

// What every date has one of: two patterns are looked for in less time than one of both.
const DATED = new RegExp(`\\d(?:[-./]\\d|\\d{9}|(?:st|nd|rd|th)?(?: of)? ${MONTHS})`);
const DATED_BEHIND = new RegExp(`${MONTH} \\d`);
const LONG = 23;

/** Whether a text has a form of this kind, perhaps: a search takes no more than microseconds. */
type Hint = (text: string) => boolean;
const has =
  (part: string): Hint =>
  (text) =>
    text.includes(part);
const says =
  (pattern: RegExp): Hint =>
  (text) =>
    pattern.test(text);

const isDated: Hint = (text) => DATED.test(text) || DATED_BEHIND.test(text);

// The order counts: what one form has taken is no longer there for the next.
const FORMS: readonly (readonly [hint: Hint, form: RegExp, name: string])[] = [
  [
    says(/[./]\S/),
    new RegExp(
      `https?:\\/\\/\\S+|\\bwww\\.\\S+|\\b[a-z0-9-]+(?:\\.[a-z0-9-]+)*\\.(?:${ZONES})\\b(?:\\/\\S*)?`,
      "g",
    ),
    "url",
  ],
  [has("0x"), /\b0x[0-9a-f]{64}\b/g, "hash"],
  [hasLong, /\b[0-9a-f]{64}\b/g, "hash §bitcoin"],
  [has("0x"), /\b0x[0-9a-f]{8}\b/g, "selector"],
  [has("0x"), /\b0x[0-9a-f]{3,}\S*/g, "address §evm"],
  [has("pub"), /\b[xyz]pub[0-9a-z]{20,}\b/g, "xpub"],
  [has("bc1"), /\bbc1[0-9a-z]{20,}\b/g, "address §bitcoin"],
  [says(/\.(?:eth|sol)/), /\b[a-z0-9-]+\.(?:eth|sol)\b/g, "name"],
  [isDated, new RegExp(`\\b${DATE} (?:and|to|until|till|through|-|–) ${DATE}\\b`, "g"), "date §range"],
  [isDated, new RegExp(`\\b${DATE}\\b`, "g"), "date"],
  [has("()"), /\b[a-z]\w*\(\)/g, "function"],
  [says(/20[0-3]\d/), /\b20[0-3]\d\b/g, "year"],
  [says(/\d(?:[mhdw]|[ -][mh])/), /\b(?:\d+(?:m|min|h|hr|d|w)|\d+[ -](?:minute|min|hour)s?)\b/g, "interval"],
  [has("/"), new RegExp(`\\b[a-z]{2,6}\\/(?:${QUOTES})\\b`, "g"), "pair"],
];
// Its mixed case tells an address in base58 from a long word.
const BASE58 = /\b(?=\w*[0-9])(?=\w*[A-Z])(?=\w*[a-z])[1-9A-HJ-NP-Za-km-z]{25,44}\b/g;

/** Words that only link others: no phrase is told by them. */
const LINKS: ReadonlySet<string> = new Set(
  "a an the this that these those your our its it their his her of am s please just really currently actually some".split(
    " ",
  ),
);

// Words are of letters and digits, behind the sign of a form.
const SIGN = "§".charCodeAt(0);
const GAP = "*".charCodeAt(0);
const IN_WORDS = new Uint8Array(SIGN + 1);
for (const letter of "abcdefghijklmnopqrstuvwxyz0123456789") IN_WORDS[letter.charCodeAt(0)] = 1;

/** The words of a text in lower case, `§` before the name of a form; numbers of no special length are `n`. */
export function wordsOf(text: string): string[] {
  // What most texts are without is looked for before it is replaced: a search takes no more than microseconds.
  const plain = /[^ -~]/.test(text) ? text.normalize("NFKC").replace(/§/g, " ").replace(/’/g, "'") : text;
  const formed = FORMED.test(plain) ? withForms(plain) : plain.toLowerCase();
  const closed = formed.includes("'") ? formed.replace(/'s\b|'/g, "") : formed;
  return split(closed.includes("*") ? closed.replaceAll("*", " ") : closed);
}

/** The words of a vocabulary's phrase, which may name forms, and with `*` a gap of up to three words. */
export function entryWords(entry: string): string[] {
  return split(entry.toLowerCase());
}

function split(text: string): string[] {
  const words: string[] = [];
  let start = -1;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code > SIGN) return splitAny(text);
    if (IN_WORDS[code] === 1) {
      if (start === -1) start = at;
      continue;
    }
    if (start !== -1) addWord(words, text.slice(start, at));
    start = code === SIGN ? at : -1;
    if (code === GAP) words.push("*");
  }
  if (start !== -1) addWord(words, text.slice(start));
  return words;
}

/** The same for a text with letters of any script. */
function splitAny(text: string): string[] {
  const words: string[] = [];
  for (const word of text.match(ANY_WORD) ?? []) addWord(words, word);
  return words;
}

function addWord(words: string[], word: string): void {
  if (!LINKS.has(word) && word !== "§") words.push(word < ":" && NUMBER.test(word) ? "n" : word);
}

const ANY_WORD = /§?[\p{L}\p{N}]+|\*/gu;
const NUMBER = /^(?:\d{1,3}|\d{5,})$/;

function base58(address: string): string {
  return address.length < 36 && /^[13]/.test(address) ? " §address §bitcoin " : " §address §solana ";
}

function withForms(text: string): string {
  const lower = text.toLowerCase();
  let formed = hasLong(lower) ? text.replace(BASE58, base58).toLowerCase() : lower;
  for (const [isHinted, form, name] of FORMS) {
    if (isHinted(formed)) formed = formed.replace(form, ` §${name} `);
  }
  return formed;
}

/** Whether a text in lower case has a word as long as addresses and hashes are: one of its letters stands at such a step. */
function hasLong(text: string): boolean {
  for (let at = LONG - 1; at < text.length; at += LONG) {
    let start = at;
    let end = at;
    while (isLetter(text, start - 1)) start -= 1;
    while (isLetter(text, end)) end += 1;
    if (end - start >= LONG) return true;
  }
  return false;
}

function isLetter(text: string, at: number): boolean {
  return at >= 0 && IN_WORDS[text.charCodeAt(at)] === 1;
}

const stems = new Map<string, string>();
// The vocabulary has about 5,000 words. What callers type is not remembered for ever.
const MAX_STEMS = 20_000;

/** The stem of a word. */
export function stem(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  if (stems.size >= MAX_STEMS) stems.clear();
  const made = word.length > 40 ? word : stemmer(word);
  stems.set(word, made);
  return made;
}
