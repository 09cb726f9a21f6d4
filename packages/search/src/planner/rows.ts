// Rows: what an answer lists, piece by piece, and the thing that each piece is about.
import type { Kind, Mention } from "../entities/mention.js";
import { isThing } from "./clause.js";
import { isSubject } from "./replacing.js";

// "1) …", "(2) …", "a) …": a mark counts where the one before it has come. "(no. 1)" is no mark.
const MARKS = /(?:^|(?<!\b(?:no|nr|id)\.?)[\s;,(])(?:(?<number>\d{1,2})|(?<letter>[a-h]))[.)]\s+/g;
const BULLETS = /(?:^|\n)[-*•]\s+/;
const LEAST_ROWS = 2;
const MOST_WORDS = 8;

/** What an answer lists, piece by piece; none where it is a sentence. */
export function listedIn(answer: string): readonly string[] {
  const marked = markedIn(answer);
  if (marked.length > 0) return marked;
  const bullets = answer.split(BULLETS).slice(1);
  if (bullets.length > 0) return bullets;
  const pieces = answer.split(answer.includes("\n") ? /\n+/ : /\s·\s/).filter((piece) => piece.trim() !== "");
  const [head = ""] = pieces;
  const rows = /:\s*$/.test(head) ? pieces.slice(1) : pieces;
  return rows.length < LEAST_ROWS ? [] : rows;
}

/** Whether a list stands behind figures of the one thing that an answer is about: "All about a coin: rank 2; 1. Layer 1". */
export function isOfOneThing(answer: string): boolean {
  return /^[^:]{1,120}: [^;]*;\s1\.\s/.test(answer) && !/^[^:]{1,120}: 1\.\s/.test(answer);
}

/** How many rows an answer numbers, where it is one list; 0 where it is none, or several. */
export function numberedIn(answer: string): number {
  return answer.match(/(?:^|[\s;(])1[.)]\s/g)?.length === 1 ? markedIn(answer).length : 0;
}

function markedIn(answer: string): readonly string[] {
  const found: { readonly start: number; readonly end: number }[] = [];
  let next = 1;
  for (const { 0: mark, index, groups } of answer.matchAll(MARKS)) {
    const { number, letter = "" } = groups ?? {};
    const place = number === undefined ? letter.charCodeAt(0) - FIRST_LETTER : Number(number);
    // A list may go on where an earlier one has ended.
    if (place !== next && !(found.length === 0 && index === 0 && number !== undefined)) continue;
    found.push({ start: index, end: index + mark.length });
    next = place + 1;
  }
  return found.map(({ end }, at) => answer.slice(end, found[at + 1]?.start));
}

const FIRST_LETTER = "a".charCodeAt(0) - 1;

/** The short pieces of a sentence that lists names: "JUP, Bonk and pippin". */
export function piecesOf(sentence: string): readonly string[] {
  const pieces = sentence
    .split(/(?:,\s+(?:and\s+)?|;\s+|\s+and\s+)(?![^(]*\))/)
    .map((piece) => piece.trim().replace(/[.!]$/, ""));
  const isShort = pieces.every((piece) => piece !== "" && piece.split(/\s+/).length <= MOST_WORDS);
  return isShort && pieces.length >= LEAST_ROWS ? pieces : [];
}

/** What a row is: its address or its id before its name, and a name that no table has. */
export function rowIn(item: string, mentions: readonly Mention[]): Mention {
  const [, said = item] = NAME.exec(item) ?? [];
  const name = said.replace(FIGURES, "").trim();
  const [, inside, behind] = ID.exec(item) ?? [];
  const [, before] = ID_FIRST.exec(item) ?? [];
  const rowId = before ?? inside ?? behind;
  const first = mentions.map(asChain).find((each) => isThing(each) && each.start <= MOST_LEAD);
  const told = idIn(mentions);
  // "EURC coingecko id euro-coin" is that coin.
  const coinId = told?.readings.quoted;
  const coin =
    coinId === undefined ? undefined : mentions.find(({ readings }) => readings.coin?.id === coinId);
  const id = coin ?? told;
  const own = id ?? mentions.find(isSubject) ?? first;
  const row = { text: name, start: -1, end: -1, before: "", readings: { name } };
  // "Base, Introduced (base-introduced)" is not Base.
  const isPart = id === undefined && rowId !== undefined && own !== undefined && isPartOf(own.text, name);
  return { ...(own === undefined || isPart ? row : own), isRow: true, rowId };
}

function isPartOf(text: string, name: string): boolean {
  return name.length > text.length && name.toLowerCase().includes(text.toLowerCase());
}

/** "Base" at the start of a row is the chain. */
export function asChain(mention: Mention): Mention {
  const { maybeChain } = mention.readings;
  return maybeChain === undefined ? mention : { ...mention, readings: { chain: maybeChain } };
}

// A name stands so near to the start of its item.
const MOST_LEAD = 3;
// "Pharaoh (pharaoh-exchange)", "Tether (no. 1)", "Meme – id meme-token".
const ID = /\((?:(?:id|no\.?):? )?([a-z0-9]+(?:[-_.][a-z0-9]+)*)\)|\bid:? ([a-z0-9]+(?:[-_][a-z0-9]+)*)/;
// "uniswap_v3 (Uniswap V3)".
const ID_FIRST = /^\s*([a-z0-9]+(?:[-_][a-z0-9]+)*) \(\p{Lu}/u;
// A name ends where figures or remarks begin; "Base, Introduced" has a comma.
const NAME = /^\s*(.{2,80}?)(?=\s*(?:[(:–—\n]|,\s*[^\p{Lu}]|\s-\s|\.\s|$))/u;
const FIGURES = /\s+[$€£]?\d[\d.,]*\s?(?:[a-z%]{1,3})?$/i;

/** The id or the address among what a row names. */
export function idIn(mentions: readonly Mention[]): Mention | undefined {
  const ids = IDS.flatMap((kind) => mentions.find(({ readings }) => readings[kind] !== undefined) ?? []);
  return ids[0];
}

/** Kinds of ids, which stand for one thing each. */
export const IDS: readonly Kind[] = [
  "uuid",
  "evmAddress",
  "evmHash",
  "solanaAddress",
  "bitcoinAddress",
  "ticker",
  "quoted",
  "url",
];

/** The one chain that a row is on. */
export function chainIn(mentions: readonly Mention[]): Mention | undefined {
  const sure = mentions.filter(({ readings }) => readings.chain !== undefined);
  const found = sure.length > 0 ? sure : mentions.map(asChain).filter(({ readings }) => readings.chain);
  const [first] = found;
  const chain = first?.readings.chain;
  const isOne = found.every(({ readings }) => readings.chain === chain);
  return first === undefined || chain === undefined || !isOne
    ? undefined
    : { ...first, start: -1, end: -1, readings: { chain } };
}

const STRONG = /[.;]\s|\n/g;
const WEAK = /,\s|\sand\s/g;

/** Where the words of one thing end before those of the next. */
export function cutBetween(answer: string, start: number, end: number): number {
  const between = answer.slice(start, end);
  const cut = [...between.matchAll(STRONG)].at(-1) ?? [...between.matchAll(WEAK)].at(-1);
  return cut === undefined ? end : start + cut.index + cut[0].length;
}
