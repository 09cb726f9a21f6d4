// Doubts: what a question says and nobody can read, such as a day that is none or an address that is too short: it is asked for.
import { evmAddress } from "@svckit/core/schemas";
import type { MissingFacts } from "../engine.js";
import type { Mention } from "../entities/mention.js";
import { date, monthOf, num } from "../entities/time-span.js";
import { STOP_WORDS } from "../tables/words.js";
import { contentWords } from "./clause.js";
import { unreadAmount } from "./written-amounts.js";

/** What is in doubt: the argument that it would be, why it is none, and a value that would do. */
interface Doubt {
  readonly name: string;
  readonly why: string;
  readonly description: string;
  readonly example: string;
}

const ADDRESS = evmAddress();
const DIGITS = 40;
// So near to the length of an address that nothing else is meant.
const NEAR = 5;
const HASH_DIGITS = 64;
const OF_WALLETS =
  /\b(?:balances?|wallets?|address(?:es)?|holdings?|portfolio|holds?|nonce|accounts?|owns?)\b/i;
const OF_CODE = /\b(?:selector|call ?data|decode|topic|signature|slot|bytes|salt|hash|block)\b/i;
// Nothing of a chain is older.
const FIRST_BLOCK = Date.UTC(2009, 0, 3);
const MONTH_NAME = "(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\\.?";

/** What cannot be read in a question; undefined where all can. */
export function doubtOf(
  text: string,
  mentions: readonly Mention[],
  knows: (word: string) => boolean,
): MissingFacts | undefined {
  const doubt =
    addressDoubt(text) ??
    dateDoubt(text) ??
    clockDoubt(text) ??
    ageDoubt(text, mentions) ??
    numberDoubt(text) ??
    subjectDoubt(text, mentions, knows);
  if (doubt === undefined) return undefined;
  const { why, ...fact } = doubt;
  return { reason: `To answer that I need \`${fact.name}\`: ${why}.`, missing: [fact] };
}

/** Whether it is an address that cannot be read. */
export function isOfAddress({ missing }: MissingFacts): boolean {
  return missing.some(({ name }) => name === "address");
}

function addressDoubt(text: string): Doubt | undefined {
  for (const { 0: said, 1: digits = "" } of text.matchAll(/\b0x([0-9a-z]{1,80})\b(?!::)/gi)) {
    const isHex = /^[0-9a-f]*$/i.test(digits);
    const isNear = Math.abs(digits.length - DIGITS) <= NEAR;
    const isMeant = isNear || (digits.length !== HASH_DIGITS && OF_WALLETS.test(text) && !OF_CODE.test(text));
    if (!isMeant || (isHex && ADDRESS.safeParse(said).success)) continue;
    const why = !isHex
      ? `${quote(said)} is no address: it has signs that are no hex digits`
      : digits.length === DIGITS
        ? `the letters of ${quote(said)} do not fit its checksum, so a sign is wrong, or it has to be in lower case`
        : `${quote(said)} is no address: one has ${DIGITS} hex digits behind 0x, and this has ${digits.length}`;
    return {
      ...{ name: "address", why, description: "An address of 0x and 40 hex digits" },
      example: "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045",
    };
  }
  return undefined;
}

type Groups = readonly (string | undefined)[];

const DATES: readonly (readonly [pattern: RegExp, read: (groups: Groups) => unknown])[] = [
  [/\b(\d{4})-(\d{2})-(\d{2})\b/, ([, y, mo, d]) => date([num(y), num(mo) - 1, num(d)])],
  [
    new RegExp(`\\b${MONTH_NAME}\\s(\\d{1,2})(?:st|nd|rd|th)?,?\\s(\\d{4})\\b`, "i"),
    ([, mo, d, y]) => date([num(y), monthOf(mo), num(d)]),
  ],
  [
    new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)?\\s(?:of\\s)?${MONTH_NAME},?\\s(\\d{4})\\b`, "i"),
    ([, d, mo, y]) => date([num(y), monthOf(mo), num(d)]),
  ],
  [/\b(\d{1,2})\.(\d{1,2})\.(\d{4})\b/, ([, d, mo, y]) => date([num(y), num(mo) - 1, num(d)])],
];

function dateDoubt(text: string): Doubt | undefined {
  for (const [pattern, read] of DATES) {
    const said = pattern.exec(text);
    if (said && read(said) === undefined) return dayDoubt(`${quote(said[0])} is no day of the calendar`);
  }
  return undefined;
}

const CLOCKS =
  /(?:\bat\s+|\b\d{4},?\s+|\d{4}-\d{2}-\d{2}T)((\d{1,2}):(\d{2})(?::(\d{2}))?(?!\d)\s*([ap]\.?m\b)?)|\bat\s+((\d{1,2})\s*([ap]\.?m\b))/i;
const HOURS = 24;
const HALF_DAY = 12;
const MINUTES = 60;

/** "At 25:00", "at 15pm": a clock that there is not. */
function clockDoubt(text: string): Doubt | undefined {
  const [, said, h, mi, s = "0", half, short, hour, halfOfShort] = CLOCKS.exec(text) ?? [];
  if ((said ?? short) === undefined) return undefined;
  const most = (half ?? halfOfShort) === undefined ? HOURS - 1 : HALF_DAY;
  const isClock = num(h ?? hour) <= most && num(mi ?? "0") < MINUTES && num(s) < MINUTES;
  return isClock ? undefined : dayDoubt(`${quote((said ?? short)?.trim())} is no time of a day`);
}

function ageDoubt(text: string, mentions: readonly Mention[]): Doubt | undefined {
  if (!mentions.some(({ readings }) => readings.coin !== undefined)) return undefined;
  const odd =
    /(?:^|\s)-\d{1,9} ?(?:hour|day|week|month|year)s? ago\b/i.exec(text) ??
    /(?<!\w)\d+[.,/]\d\S* ?(?:hour|day|week|month|year)s? ago\b/i.exec(text) ??
    /\b\d{5,12} ?(?:hour|day|week|month|year)s? ago\b/i.exec(text) ??
    /\b(?:in|during|since) (?:the year )?(?:1\d{3}|200[0-7])(?=\s*(?:[?.!,]|$))/i.exec(text);
  const early = mentions.find(({ readings }) => (readings.time?.from ?? FIRST_BLOCK) < FIRST_BLOCK);
  const said = odd?.[0].trim() ?? early?.text;
  return said === undefined ? undefined : dayDoubt(`${quote(said)} is no time of which there is data`);
}

function dayDoubt(why: string): Doubt {
  return { name: "date", why, description: "A day that has been, in UTC", example: "2024-01-31" };
}

function numberDoubt(text: string): Doubt | undefined {
  const count =
    /\b(?:top|first|last|latest|newest|biggest|largest|recent) (-\d{1,9}|0|\d{5,9})(?![\w.%-])(?! ?(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?)\b)/i.exec(
      text,
    );
  if (count)
    return {
      name: "limit",
      why: `${quote(count[1])} ${/^-|^0$/.test(count[1] ?? "") ? "is no number of rows: a list has one at least" : "rows are more than any tool here gives"}`,
      ...{ description: "How many rows", example: "10" },
    };
  const amount = /(?<![\w.])\d{1,30}(?:\.\d{1,30})?e(?:-\d{1,6}|\+?\d{3,6})\b/i.exec(text);
  if (amount && /\b(?:wei|gwei|ether|convert|units?)\b/i.test(text))
    return {
      ...{ name: "amount", why: `${quote(amount[0])} is read only with all of its digits written out` },
      ...{ description: "A number in plain digits", example: "1500000000" },
    };
  const written = unreadAmount(text);
  if (written !== undefined)
    return {
      ...{ name: "amount", why: `${quote(written)} is read only as one number in plain digits` },
      ...{ description: "A number in plain digits", example: "1500000000" },
    };
  const block = /\b(?:block|slot|height) ?(?:number |height )?#?(\d{13,40})\b/i.exec(text);
  return block
    ? {
        ...{ name: "block", why: `no chain has a block of the number ${quote(block[1])}` },
        ...{ description: "Number of a block", example: "21000000" },
      }
    : undefined;
}

// What is asked of a coin, and the words that may stand beside it.
const OF_COIN =
  /\b(?:price|market cap|chart|worth|value|cost)(?: of| for)(?: the| an?)? ([^\s,?;.!"'`]{1,40})(?: (?:coin|token|now|today|right now))?\s*[?.!]*$/i;
const BESIDE = /^(?:price|market|cap|chart|worth|value|cost|current|live|latest|coin|token)$/;
// What has a price and is no coin.
const NO_COIN =
  /^(?:gas|fees?|tokens?|coins?|nfts?|crypto\w*|gold|silver|platinum|oil|metals?|stocks?|shares?|equit\w+|collections?|pools?|contracts?|wallets?|transactions?|everything|defi|memecoins?|stablecoins?|options?|futures|perps?|blobs?|ram|energy|storage|transfers?|swaps?|money)$/;

/** "Price of constructor": a word that is a name of nothing, so that no other thing is taken for it. */
function subjectDoubt(
  text: string,
  mentions: readonly Mention[],
  knows: (word: string) => boolean,
): Doubt | undefined {
  const [, said = ""] = OF_COIN.exec(text) ?? [];
  const word = said.toLowerCase();
  const isWord = /[\p{L}\p{N}]/u.test(word);
  if (word === "" || (isWord && (!knows(word) || NO_COIN.test(word) || STOP_WORDS.has(word))))
    return undefined;
  if (mentions.some(({ readings }) => Object.keys(readings).some((kind) => !/^(?:time|fiat)$/.test(kind))))
    return undefined;
  if (contentWords({ text, mentions }).some((each) => each !== word && !BESIDE.test(each))) return undefined;
  return {
    ...{ name: "token", why: `nothing that has a price is known by the name ${quote(said)}` },
    ...{
      description: "A coin or token: its symbol in capitals, its CoinGecko id or its contract",
      example: "BTC",
    },
  };
}

function quote(said: string | undefined): string {
  return `“${said ?? ""}”`;
}
