// Search forms: what has a form, such as an address or a date, becomes the word for it. What a text has of forms is hinted at by its words and marks.

const MONTHS = "(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)";
const MONTH = `${MONTHS}[a-z]*`;
const DAY = "\\d{1,2}(?:st|nd|rd|th)?";
const DATE = `(?:\\d{4}-\\d\\d(?:-\\d\\d)?(?:t[\\d:.]+z?)?|${DAY}(?: of)? ${MONTH}(?: \\d{4})?|${MONTH} ${DAY}(?:,? \\d{4})?|${MONTH} \\d{4}|\\d{1,2}[./]\\d{1,2}[./]\\d{2,4}|1[4-9]\\d{8})`;
const ZONES = "com|org|io|net|xyz|app|finance|site|co|dev|gg|info|online|vip";
const QUOTES = "usdt|usdc|usd|eur|btc|eth|dai|gbp|krw|jpy|try";

/** What words, and marks with what stands beside them, hint at; the hints of a text are put together bit by bit. */
export const HINTS = {
  // Words: one that begins with 0x, one as long as an address, a year, `24h`, a date, any number.
  ...{ hex: 1, long: 2, year: 4, span: 8, date: 16, number: 32 },
  // Words that tell of a form together with a number: the name of a month, and of a unit of time.
  ...{ month: 64, unit: 128 },
  // Marks: of a link, a pair such as `eth/usdt`, a call such as `transfer()`, an apostrophe.
  ...{ link: 256, pair: 512, call: 1024, quote: 2048 },
  // What no caller is to write, and what is not of ASCII.
  ...{ gap: 4096, sign: 8192, foreign: 16_384 },
} as const;

const { hex, long, year, span, date, number, month, unit, link, pair, call, quote, gap, sign, foreign } =
  HINTS;
const WITH_NUMBER = month | unit;
const ALONE = ~(number | WITH_NUMBER);

// Addresses and hashes are no shorter, but for those that begin with 0x.
const LONG = 23;
const HEX = /^0x[0-9a-f]{3}/;
// Hardly any word hints at anything.
const HINTING = new RegExp(`^(?:\\d|min|hour|${MONTHS})`);
const WORD_HINTS: readonly (readonly [word: RegExp, hint: number])[] = [
  [HEX, hex],
  [/^20[0-3]\d$/, year],
  [/^\d+(?:m|min|h|hr|d|w)$/, span],
  [/^1[4-9]\d{8}$/, date],
  [/^\d/, number],
  [new RegExp(`^${MONTHS}`), month],
  [/^(?:minute|min|hour)s?$/, unit],
];

/** What a word hints at. */
export function hintsOf(word: string): number {
  if (word.length >= LONG) return HEX.test(word) ? hex : long | number;
  if (!HINTING.test(word)) return 0;
  return WORD_HINTS.reduce((hints, [form, hint]) => (form.test(word) ? hints | hint : hints), 0);
}

/** The sign in front of the name of a form. */
export const SIGN = "§".charCodeAt(0);
const SPACE = " ".charCodeAt(0);

/** What the mark at a place in a text hints at. */
export function hintsAt(text: string, at: number): number {
  const mark = text[at] ?? "";
  const next = text.charCodeAt(at + 1);
  switch (mark) {
    case "-":
    case ".":
    case "/":
      if (isDigit(text.charCodeAt(at - 1)) && isDigit(next)) return date;
      // Behind a word these are marks of the sentence.
      if (mark === "-" || !(next > SPACE)) return 0;
      return mark === "/" && text[at + 1] !== "/" ? pair : link;
    case "(":
      return text[at + 1] === ")" ? call : 0;
    case "'":
      return quote;
    case "*":
      return gap;
    case "§":
      return sign;
    default:
      return mark > "~" ? foreign : 0;
  }
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

// The order counts: what one form has taken is no longer there for the next.
const FORMS: readonly (readonly [hint: number, form: RegExp, word: string])[] = [
  [
    link,
    new RegExp(
      `https?:\\/\\/\\S+|\\bwww\\.\\S+|\\b[a-z0-9-]+(?:\\.[a-z0-9-]+)*\\.(?:${ZONES})\\b(?:\\/\\S*)?`,
      "g",
    ),
    " §url ",
  ],
  [hex, /\b0x[0-9a-f]{64}\b/g, " §hash "],
  [long, /\b[0-9a-f]{64}\b/g, " §hash §bitcoin "],
  [hex, /\b0x[0-9a-f]{8}\b/g, " §selector "],
  [hex, /\b0x[0-9a-f]{3,}\S*/g, " §address §evm "],
  [long, /\b[xyz]pub[0-9a-z]{20,}\b/g, " §xpub "],
  [long, /\bbc1[0-9a-z]{20,}\b/g, " §address §bitcoin "],
  [link, /\b[a-z0-9-]+\.(?:eth|sol)\b/g, " §name "],
  [date, new RegExp(`\\b${DATE} (?:and|to|until|till|through|-|–) ${DATE}\\b`, "g"), " §date §range "],
  [date, new RegExp(`\\b${DATE}\\b`, "g"), " §date "],
  [call, /\b[a-z]\w*\(\)/g, " §function "],
  [year, /\b20[0-3]\d\b/g, " §year "],
  [span, /\b(?:\d+(?:m|min|h|hr|d|w)|\d+[ -](?:minute|min|hour)s?)\b/g, " §interval "],
  [pair, new RegExp(`\\b[a-z]{2,6}\\/(?:${QUOTES})\\b`, "g"), " §pair "],
];
// Its mixed case tells an address in base58 from a long word.
const BASE58 = /\b(?=\w*[0-9])(?=\w*[A-Z])(?=\w*[a-z])[1-9A-HJ-NP-Za-km-z]{25,44}\b/g;

/** Whether a text that hints at this is more than its words. */
export function asksCloser(hints: number): boolean {
  return (hints & ALONE) !== 0 || ((hints & number) !== 0 && (hints & WITH_NUMBER) !== 0);
}

/** A text in letters of one kind, without the sign of a form. */
export function plain(text: string): string {
  return text.normalize("NFKC").replace(/§/g, " ").replace(/’/g, "'");
}

/** A plain text in lower case, with `§` and the name of a form in place of what has it, and each word in one piece. */
export function withForms(text: string, hints: number): string {
  let formed = (hints & long ? text.replace(BASE58, base58) : text).toLowerCase();
  const all = together(hints);
  for (const [hint, form, word] of FORMS) if (all & hint) formed = formed.replace(form, word);
  if (all & quote) formed = formed.replace(/'s\b|'/g, "");
  return all & gap ? formed.replaceAll("*", " ") : formed;
}

/** With what is told by some of them together, or by what a link was torn from. */
function together(hints: number): number {
  if (hints & link) return hints | date | year | span;
  if ((hints & number) === 0) return hints;
  return hints | (hints & month ? date : 0) | (hints & unit ? span : 0);
}

function base58(address: string): string {
  return address.length < 36 && /^[13]/.test(address) ? " §address §bitcoin " : " §address §solana ";
}
