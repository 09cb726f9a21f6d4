// Query values: the words that an argument searches for.
import type { Mention, Readings } from "../entities/mention.js";
import type { Found } from "./found.js";
import type { Material } from "./material.js";
import type { Slot } from "./slot.js";

/** The name of a page, such as `aave-v3`. */
export function slugOf(quoted: string | undefined): string | undefined {
  return quoted !== undefined && /^[a-z0-9]+(?:-[a-z0-9.]+)+$/.test(quoted) ? quoted : undefined;
}

/** Whether a mention says where to search, and not for what: "pools on Solana", "a Solana token". */
export function isPlaceOnly({ before, readings: { chain } }: Mention): boolean {
  return (
    chain !== undefined && /^(?:on|a|an|any|some|new|this|that|the|search|scan|across|within)$/.test(before)
  );
}

/** What is searched for. */
export function queryOf(slot: Slot, { mentions, subject }: Material): readonly Found[] {
  const isOfWords = /Words/.test(slot.description);
  const said = mentions.find(
    ({ readings }) =>
      // The name of a page is looked up, not searched for.
      !(isOfWords && slugOf(readings.quoted) !== undefined) && textOf(readings) !== undefined,
  );
  if (said !== undefined) return [{ value: textOf(said.readings), mention: said }];
  const isChain = /slug|CAIP-2/.test(slot.description);
  const byName = [...mentions].sort((a, b) => placeOf(a) - placeOf(b));
  const named = (isChain ? mentions : byName).find((mention) => {
    if (isOfSymbols(slot) && /^[A-Z]{2,6}$/.test(mention.text)) return true;
    const { coin, name, pair, chain, maybeChain, collection, exchange, protocol, commodity } =
      mention.readings;
    return isChain
      ? (chain ?? maybeChain) !== undefined
      : (pair ?? coin ?? name ?? collection ?? exchange ?? protocol ?? commodity) !== undefined &&
          !isPlaceOnly(mention);
  });
  if (named === undefined) return subject === "" ? [] : [{ value: subject, mention: undefined }];
  if (slot.name === "query" && subject !== "" && isOfWords)
    return [{ value: withName(subject, named.text), mention: named }];
  if (isOfSymbols(slot)) return symbolsIn(mentions, named);
  const { chain, maybeChain, number } = named.readings;
  return [{ value: isChain ? (number ?? chain ?? maybeChain) : nameOf(named), mention: named }];
}

/** What is called so stands before other names, and a chain behind them: it may say where to search. */
function placeOf({ text, before, readings: { chain } }: Mention): number {
  if (text.length === 1) return 3;
  if (/^(?:named|called|name|ticker|symbol)$/.test(before)) return 0;
  return chain === undefined ? 1 : 2;
}

/** Whether a part of a symbol is searched, so that each name is a search of its own. */
function isOfSymbols({ description }: Slot): boolean {
  return /part of the symbol/i.test(description);
}

/** The symbols that are named, or the one name. */
function symbolsIn(mentions: readonly Mention[], named: Mention): readonly Found[] {
  const all = mentions.filter(
    ({ text, readings: { coin, name, pair, commodity } }) =>
      (coin ?? name ?? pair ?? commodity) !== undefined || /^[A-Z]{2,6}$/.test(text),
  );
  return (all.length > 0 ? all : [named]).map((mention) => ({
    value: mention.readings.commodity ?? nameOf(mention),
    mention,
  }));
}

function nameOf({ text, readings: { pair, coin } }: Mention): string {
  return pair ?? (coin?.symbol === text.toUpperCase() ? coin.symbol : text);
}

function textOf({ quoted, evmAddress, solanaAddress }: Readings): string | undefined {
  return quoted ?? evmAddress ?? solanaAddress;
}

/** The name, and what else is said of it. */
function withName(subject: string, name: string): string {
  return subject.includes(name.toLowerCase()) ? subject : `${name.toLowerCase()} ${subject}`;
}
