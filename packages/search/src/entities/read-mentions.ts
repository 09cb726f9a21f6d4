// Reading mentions: everything that a question names, from forms, times, numbers and tables, from the left to the right.

import { FIAT_SIGNS } from "../tables/fiats.js";
import { CONTINUES, STOP_WORDS } from "../tables/words.js";
import { readForms } from "./forms.js";
import { meantBy, type Word } from "./meant.js";
import type { Formed, Mention } from "./mention.js";
import { longestName, type Named, names } from "./name-table.js";
import { readNumbers, readUnits } from "./numbers.js";
import { readSmallUnits } from "./small-units.js";
import { readTimes } from "./times.js";

/** What the catalog's own texts hold: such a word is no unknown name. */
export type KnowsWord = (word: string) => boolean;

// What stands behind so many characters changes no answer, and hostile text stays cheap.
const MAX_TEXT = 2_000;
const MOST_MENTIONS = 48;

/** Reads what a text names. */
export function readMentions(given: string, now: number, knowsWord: KnowsWord): readonly Mention[] {
  const text = given.slice(0, MAX_TEXT);
  const found: Formed[] = [...readForms(text)];
  let rest = without(text, found);
  const times = readTimes(rest, now).map(({ start, end, time }) => ({ start, end, readings: { time } }));
  rest = without(rest, times);
  found.push(...times);
  const units = [...readUnits(rest), ...readSmallUnits(rest)];
  rest = without(rest, units);
  found.push(...units);
  const named = readNames(rest);
  found.push(...named);
  rest = without(rest, named);
  const numbers = readNumbers(rest);
  found.push(...numbers, ...readSigns(rest));
  rest = without(rest, numbers);
  found.push(...readUnknown(rest, knowsWord));
  return found
    .sort((a, b) => a.start - b.start)
    .slice(0, MOST_MENTIONS)
    .map(({ start, end, readings }) => ({
      text: text.slice(start, end),
      start,
      end,
      readings,
      before: wordBefore(text, start),
    }))
    .map((mention, _, all) => readByNeighbours(text, mention, all))
    .map((mention, at, all) => readBeforeChain(text, mention, all[at + 1]));
}

function without(text: string, pieces: readonly Formed[]): string {
  let rest = text;
  for (const { start, end } of pieces)
    rest = rest.slice(0, start) + " ".repeat(end - start) + rest.slice(end);
  return rest;
}

function wordsOf(text: string): readonly Word[] {
  return [...text.matchAll(/\$?[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    text: word,
    lower: word.toLowerCase(),
    start: index,
    end: index + word.length,
  }));
}

function wordBefore(text: string, start: number): string {
  const [, word = ""] =
    /([\p{L}\p{N}]+)[^\p{L}\p{N}]*$/u.exec(text.slice(Math.max(0, start - 40), start)) ?? [];
  return word.toLowerCase();
}

/** The names of the tables, the longest first. */
function readNames(text: string): readonly Formed[] {
  const words = wordsOf(text);
  const isShouted = !/[a-z]{2}/.test(text);
  const found: Formed[] = [];
  for (let at = 0; at < words.length; at++) {
    for (let count = Math.min(longestName(), words.length - at); count > 0; count--) {
      const piece = words.slice(at, at + count);
      if (!isJoined(text, piece) || isEnding(text, piece[0])) continue;
      const key = piece.map(({ lower }) => lower.replace("$", "")).join(" ");
      const named = names().get(key) ?? (count === 1 ? severalOf(key) : undefined);
      if (named === undefined) continue;
      const readings = meantBy(named, { text, words, at, count, isShouted });
      if (readings === undefined) continue;
      found.push({ start: piece[0]?.start ?? 0, end: piece.at(-1)?.end ?? 0, readings });
      at += count - 1;
      break;
    }
  }
  return found;
}

/** "Bybits perp": an exchange without its apostrophe; "dogecoins": several of a coin. */
function severalOf(word: string): Named | undefined {
  const one = word.length > 4 && word.endsWith("s") ? word.slice(0, -1) : "";
  const named = names().get(one);
  const { exchange, coin } = named?.readings ?? {};
  if (exchange !== undefined) return { readings: { exchange }, coinIsWord: false, chainIsWord: false };
  return coin?.name?.toLowerCase() === one && named?.coinIsWord === false
    ? { readings: { coin }, coinIsWord: false, chainIsWord: false }
    : undefined;
}

/** "Solana's", and what was read of "vitalik.eth's" is a blank by now: what is behind the apostrophe is no name. */
function isEnding(text: string, word: Word | undefined): boolean {
  return (
    word?.lower === "s" &&
    /[\p{L}\s]['’]$/u.test(text.slice(0, word.start)) &&
    !/^['’]/.test(text.slice(word.end))
  );
}

/** Words of one name have no more between them than a space, a dot or a hyphen. */
function isJoined(text: string, words: readonly Word[]): boolean {
  return words.every(
    (word, at) => at === 0 || /^[ .\-'’_]{1,2}$/.test(text.slice(words[at - 1]?.end, word.start)),
  );
}

function readSigns(text: string): readonly Formed[] {
  return [...text.matchAll(/[€£¥₹₩]/g)].map(({ 0: sign, index }) => ({
    start: index,
    end: index + 1,
    readings: { fiat: FIAT_SIGNS[sign] ?? "usd" },
  }));
}

const TICKER = /^\$?[A-Z][A-Z0-9]{1,9}$/;
const NO_TICKERS: ReadonlySet<string> = new Set(
  "TVL APY APR ATH ATL NFT NFTS DEX CEX DEFI OHLC OHLCV ABI ENS EVM RPC ERC ERC20 ERC721 ERC1155 SPL BEP20 TRC20 BRC20 WTF ASAP FYI BTW IMO LOL THX PLS PLZ USD EUR API TX ID OK OI FDV ROI PNL CPI FED GDP US UK EU UTC GMT AM PM DAO LP L1 L2 AI P2P ICO IDO KYC ETF URL HTTP HTTPS JSON NO YES CREATE CREATE2 EIP BIP CAIP UTXO UTXOS TXID MEV PYTH PLEASE".split(
    " ",
  ),
);

const STRESSED =
  /^(?:price|prices|gas|balance|chart|market|volume|history|live|never|always|please|stop|wait|help|urgent|important|ignore|real|every|instead|without|asap|fyi|lol|wtf|omg)$/;

/** A word of the sentence in capitals: "NOT", "DON'T", "NEVER". */
function isEmphasis(text: string, lower: string, end: number): boolean {
  return STOP_WORDS.has(lower) || STRESSED.test(lower) || /^['’]\p{L}/u.test(text.slice(end, end + 2));
}

/** "DON'T", "can't". */
function isNegation(text: string, end: number): boolean {
  return /^['’]t\b/i.test(text.slice(end, end + 3));
}

// "kPEPE", "cbETH", "1000SHIB": capitals count in such a symbol.
const MIXED = /^(?:[a-z]{1,4}([A-Z][A-Z0-9]{2,8})[a-z]{0,2}|\d{3,7}([A-Z]{3,8}))$/;

/** Whether a word is the symbol of a coin behind a prefix, and no kind of something: "cNFT", "zkEVM". */
function isMixed(word: string): boolean {
  const [, behind, counted] = MIXED.exec(word) ?? [];
  const symbol = behind ?? counted;
  return symbol !== undefined && !NO_TICKERS.has(symbol) && !NO_TICKERS.has(`${symbol}S`);
}

// Days and months are written like names.
const CALENDAR =
  /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$|^(?:january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter)$/;

/** What is written like a name and in no table: symbols in capitals, words with a capital in a sentence. */
function readUnknown(text: string, knowsWord: KnowsWord): readonly Formed[] {
  const words = wordsOf(text);
  const isShouted = !/[a-z]{2}/.test(text);
  const found: Formed[] = [];
  const start = CONTINUES.test(text) ? 1 : 0;
  for (let at = 0; at < words.length; at++) {
    const { text: word, lower, start: from, end } = words[at] ?? { text: "", lower: "", start: 0, end: 0 };
    if (
      !isShouted &&
      (word.startsWith("$")
        ? /^\$[A-Za-z]/.test(word)
        : TICKER.test(word) && !NO_TICKERS.has(word) && !isEmphasis(text, lower, end))
    ) {
      const symbol = word.replace("$", "");
      found.push({
        start: from,
        end,
        readings: { coin: { id: undefined, symbol: symbol.toUpperCase(), name: symbol }, name: symbol },
      });
      continue;
    }
    if (isCalled(text, lower, from, knowsWord)) {
      found.push({ start: from, end, readings: { name: word } });
      continue;
    }
    if (isMixed(word)) {
      found.push({
        start: from,
        end,
        readings: { coin: { id: undefined, symbol: word, name: word }, name: word },
      });
      continue;
    }
    const isName = (each: Word | undefined) =>
      each !== undefined &&
      /^\p{Lu}[\p{L}\p{N}]+$/u.test(each.text) &&
      !STOP_WORDS.has(each.lower) &&
      !CALENDAR.test(each.lower) &&
      !knowsWord(each.lower) &&
      !NO_TICKERS.has(each.text);
    if (at <= start || STOP_WORDS.has(lower) || !isName(words[at]) || isNegation(text, end)) continue;
    let last = at;
    while (isName(words[last + 1]) && text.slice(words[last]?.end, words[last + 1]?.start) === " ") last += 1;
    const name = text.slice(from, words[last]?.end);
    found.push({ start: from, end: words[last]?.end ?? end, readings: { name } });
    at = last;
  }
  return found;
}

const CALLED = /\b(?:named|called)\s+$/;

/** "Tokens called pippin", "is gitlawb traded anywhere": a name in small letters. */
function isCalled(text: string, word: string, start: number, knowsWord: KnowsWord): boolean {
  if (STOP_WORDS.has(word) || word.length < 3 || /^\d/.test(word)) return false;
  if (CALLED.test(text.slice(Math.max(0, start - 10), start))) return true;
  return (
    /\bis\s+$/i.test(text.slice(Math.max(0, start - 4), start)) &&
    /^\s+(?:traded|listed)\b/i.test(text.slice(start + word.length, start + word.length + 10)) &&
    !knowsWord(word)
  );
}

/** "On ETH on Arbitrum": one chain is named, so the other name is a coin's. */
function readBeforeChain(text: string, mention: Mention, next: Mention | undefined): Mention {
  const { namesake, chain, ...others } = mention.readings;
  if (namesake === undefined || next?.readings.chain === undefined || next.readings.chain === chain)
    return mention;
  if (!/^\s+(?:on|at)\s+(?:the\s+)?$/.test(text.slice(mention.end, next.start))) return mention;
  return { ...mention, readings: { ...others, coin: namesake } };
}

// "How much bitcoin is one eth", "how many eth do i get for 1 btc": what the price of the other is reckoned in.
const RECKONED = /\bhow (?:much|many)\s+$/i;
const ONE_OF =
  /^s?\s+(?:is|are|does|makes?|(?:do|can|would|will) (?:i|we|you) get (?:for|with|out of)|for|per|worth is)\s+(?:\d[\d.,]{0,12}|one|an?)\s+$/i;

// What is said of a price, and hardly of a chain.
const OF_PRICE = /\b(?:price|prices|priced|worth|costs?|rate|valued?|quoted?|quotes?|trades?|trading)\b/i;

const SIGNED = /[$€£¥]\s?\d[\d.,]*[km]?\s+(?:worth\s+)?in\s+$/i;

function isMoney({ readings: { fiat, coin } }: Mention): boolean {
  return fiat !== undefined && coin === undefined;
}

/** A coin behind "in" may be what a price is quoted in, and is nothing else where the price of another coin is asked for. */
function readByNeighbours(text: string, mention: Mention, all: readonly Mention[]): Mention {
  const { readings, before } = mention;
  const code = readings.coin?.symbol?.toLowerCase();
  if (code !== "btc" && code !== "eth") return mention;
  const next = all.find(({ start, readings: { coin } }) => start >= mention.end && coin !== undefined);
  if (
    next !== undefined &&
    RECKONED.test(text.slice(0, mention.start)) &&
    ONE_OF.test(text.slice(mention.end, next.start))
  )
    return { ...mention, readings: { fiat: code } };
  if (before !== "in") return mention;
  // "$100 in eth": the money is what is said, and the coin what it is reckoned in.
  if (
    SIGNED.test(text.slice(0, mention.start)) ||
    all.some((each) => each.end <= mention.start && isMoney(each))
  )
    return mention;
  const isQuote =
    OF_PRICE.test(text) &&
    !all.some((each) => each.readings.exchange !== undefined) &&
    all.some((each) => each !== mention && each.readings.coin !== undefined && each.end <= mention.start);
  return { ...mention, readings: { ...(!isQuote && readings), fiat: code } };
}
