// Name table: every name that the tables hold, by its words in lower case, with what it may be.
import { once } from "@svckit/core";
import { CHAIN_NAMES, CHAIN_WORDS } from "../tables/chains.js";
import { COIN_TABLE, WORDS_TOO } from "../tables/coins.js";
import { FIAT_NAMES } from "../tables/fiats.js";
import {
  COLLECTION_NAMES,
  COMMODITY_NAMES,
  EXCHANGE_NAMES,
  HOLDER_NAMES,
  PROTOCOL_NAMES,
  SERIES_NAMES,
  VENUE_NAMES,
} from "../tables/venues.js";
import type { Readings } from "./mention.js";

/** What a name may be. */
export interface Named {
  readonly readings: Readings;
  /** Whether its coin is a word of a sentence, too. */
  readonly coinIsWord: boolean;
  /** Whether its chain is a word of a sentence, too. */
  readonly chainIsWord: boolean;
}

/** A chain: its number where it is of the EVM, and the id of its coin. */
export interface ChainFacts {
  readonly number: number | undefined;
  readonly coinId: string | undefined;
}

/** The names, by their words with a space between two. */
export const names = once(readNames);
/** The most words that a name has. */
export const longestName = once(() => Math.max(...[...names().keys()].map((name) => name.split(" ").length)));
/** What is known of a chain by its slug. */
export const chains = once(
  (): ReadonlyMap<string, ChainFacts> =>
    new Map(
      rows(CHAIN_NAMES).map(([slug = "", number = "", coin = ""]) => [
        slug,
        { number: number === "-" ? undefined : Number(number), coinId: known(coin) },
      ]),
    ),
);

const chainsOfCoins = once(() => {
  const all = new Map<string, string>();
  for (const [slug, { coinId }] of chains())
    if (coinId && coinId !== TOKEN_FIRST && !all.has(coinId)) all.set(coinId, slug);
  return all;
});

// A token of Ethereum that a chain of late pays its gas with: whoever names it means the token.
const TOKEN_FIRST = "gho";

/** The first chain whose coin has an id. */
export function chainOfCoin(id: string | undefined): string | undefined {
  return id === undefined ? undefined : chainsOfCoins().get(id);
}

/** The words of a name, as names are looked up. */
export function nameKey(text: string): string {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(" ");
}

function readNames(): ReadonlyMap<string, Named> {
  const all = new Map<string, Named>();
  const add = (text: string | undefined, readings: Readings) => {
    const key = nameKey(text ?? "");
    if (key === "") return;
    const coinIsWord = WORDS_TOO.has(key);
    const before = all.get(key)?.readings;
    all.set(key, { readings: { ...readings, ...before }, coinIsWord, chainIsWord: CHAIN_WORDS.has(key) });
  };
  for (const [id = "", symbol, name = "", others] of rows(COIN_TABLE)) {
    const coin = { id, symbol, name };
    for (const each of [symbol, name, ...split(others)]) add(each, { coin });
  }
  for (const [id = "", symbol, name = ""] of rows(COIN_TABLE))
    if (id.includes("-")) add(id, { coin: { id, symbol, name } });
  for (const [slug = "", , , others] of rows(CHAIN_NAMES)) {
    for (const each of [slug, ...split(others)]) add(each, { chain: slug });
  }
  for (const [code = "", others] of rows(FIAT_NAMES))
    for (const each of [code, ...split(others)]) add(each, { fiat: code });
  for (const [slug = "", spot, derivatives, others] of rows(EXCHANGE_NAMES)) {
    const exchange = { slug, spotId: known(spot), derivativesId: known(derivatives) };
    for (const each of [slug, ...split(others)]) add(each, { exchange });
  }
  for (const [kind, table] of SIMPLE) {
    for (const [id = "", others] of rows(table))
      for (const each of [...(NO_NAMES.has(id) ? [] : [id]), ...split(others)]) add(each, { [kind]: id });
  }
  return all;
}

// Ids that are words of a sentence, and name nothing.
const NO_NAMES: ReadonlySet<string> = new Set(["block", "sky", "spark", "fluid"]);

const SIMPLE = [
  ["protocol", PROTOCOL_NAMES],
  ["collection", COLLECTION_NAMES],
  ["holder", HOLDER_NAMES],
  ["venue", VENUE_NAMES],
  ["series", SERIES_NAMES],
  ["commodity", COMMODITY_NAMES],
] as const;

function rows(table: string): readonly (readonly string[])[] {
  return table
    .trim()
    .split("\n")
    .map((line) => line.split("|").map((cell) => cell.trim()));
}

function split(cell: string | undefined): readonly string[] {
  return cell === undefined || cell === "" ? [] : cell.split(",").map((each) => each.trim());
}

function known(cell: string | undefined): string | undefined {
  return cell === "-" || cell === "" ? undefined : cell;
}
