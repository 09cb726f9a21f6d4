// Search words: a text as the stems of its words, where what has a form, such as an address, becomes the word for it.
import { stemmer } from "stemmer";

const MONTH = "(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*";
const DAY = "\\d{1,2}(?:st|nd|rd|th)?";
const DATE = `(?:\\d{4}-\\d\\d(?:-\\d\\d)?(?:t[\\d:.]+z?)?|${DAY}(?: of)? ${MONTH}(?: \\d{4})?|${MONTH} ${DAY}(?:,? \\d{4})?|${MONTH} \\d{4}|\\d{1,2}[./]\\d{1,2}[./]\\d{2,4}|1[4-9]\\d{8})`;
// What every date has one of.
const DATED = /\d[-./]\d|\d{10}|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec/;
const LONG = /\b\w{25}/;
const ZONES = "com|org|io|net|xyz|app|finance|site|co|dev|gg|info|online|vip";
const QUOTES = "usdt|usdc|usd|eur|btc|eth|dai|gbp|krw|jpy|try";

// A form is looked for only where its hint is met: a search takes no more than microseconds.
// The order counts: what one form has taken is no longer there for the next.
const FORMS: readonly (readonly [hint: RegExp, form: RegExp, name: string])[] = [
  [
    /[./]/,
    new RegExp(
      `https?:\\/\\/\\S+|\\bwww\\.\\S+|\\b[a-z0-9-]+(?:\\.[a-z0-9-]+)*\\.(?:${ZONES})\\b(?:\\/\\S*)?`,
      "g",
    ),
    "url",
  ],
  [/0x/, /\b0x[0-9a-f]{64}\b/g, "hash"],
  [/[0-9a-f]{64}/, /\b[0-9a-f]{64}\b/g, "hash §bitcoin"],
  [/0x/, /\b0x[0-9a-f]{8}\b/g, "selector"],
  [/0x/, /\b0x[0-9a-f]{3,}\S*/g, "address §evm"],
  [/pub/, /\b[xyz]pub[0-9a-z]{20,}\b/g, "xpub"],
  [/bc1/, /\bbc1[0-9a-z]{20,}\b/g, "address §bitcoin"],
  [/\./, /\b[a-z0-9-]+\.(?:eth|sol)\b/g, "name"],
  [DATED, new RegExp(`\\b${DATE} (?:and|to|until|till|through|-|–) ${DATE}\\b`, "g"), "date §range"],
  [DATED, new RegExp(`\\b${DATE}\\b`, "g"), "date"],
  [/\(\)/, /\b[a-z]\w*\(\)/g, "function"],
  [/20/, /\b20[0-3]\d\b/g, "year"],
  [/\d/, /\b(?:\d+(?:m|min|h|hr|d|w)|\d+[ -](?:minute|min|hour)s?)\b/g, "interval"],
  [/\//, new RegExp(`\\b[a-z]{2,6}\\/(?:${QUOTES})\\b`, "g"), "pair"],
];
// Its mixed case tells an address in base58 from a long word.
const BASE58 = /\b(?=\w*[0-9])(?=\w*[A-Z])(?=\w*[a-z])[1-9A-HJ-NP-Za-km-z]{25,44}\b/g;

/** Words that only link others: no phrase is told by them. */
const LINKS: ReadonlySet<string> = new Set(
  "a an the this that these those your our its it their his her of am s please just really currently actually some".split(
    " ",
  ),
);

/** The words of a text in lower case, `§` before the name of a form; numbers of no special length are `n`. */
export function wordsOf(text: string): string[] {
  // What most texts are without is looked for before it is replaced: a search takes no more than microseconds.
  const plain = /[^ -~]/.test(text) ? text.normalize("NFKC").replace(/§/g, " ").replace(/’/g, "'") : text;
  const formed = /[0-9./(]/.test(plain) ? withForms(plain) : plain.toLowerCase();
  return split((formed.includes("'") ? formed.replace(/'s\b|'/g, "") : formed).replaceAll("*", " "));
}

/** The words of a vocabulary's phrase, which may name forms, and with `*` a gap of up to three words. */
export function entryWords(entry: string): string[] {
  return split(entry.toLowerCase());
}

function split(text: string): string[] {
  const words: string[] = [];
  for (const word of text.match(/[^ -~§]/.test(text) ? ANY_WORD : PLAIN_WORD) ?? []) {
    if (!LINKS.has(word)) words.push(word < ":" && NUMBER.test(word) ? "n" : word);
  }
  return words;
}

const ANY_WORD = /§?[\p{L}\p{N}]+|\*/gu;
const PLAIN_WORD = /§?[a-z0-9]+|\*/g;
const NUMBER = /^(?:\d{1,3}|\d{5,})$/;

function base58(address: string): string {
  return address.length < 36 && /^[13]/.test(address) ? " §address §bitcoin " : " §address §solana ";
}

function withForms(text: string): string {
  let formed = (LONG.test(text) ? text.replace(BASE58, base58) : text).toLowerCase();
  for (const [hint, form, name] of FORMS) if (hint.test(formed)) formed = formed.replace(form, ` §${name} `);
  return formed;
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
