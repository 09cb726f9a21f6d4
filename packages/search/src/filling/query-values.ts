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
  return chain !== undefined && /^(?:on|a|an|any|some|new|this|that|the)$/.test(before);
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
  const named = mentions.find((mention) => {
    const { coin, name, pair, chain, collection, exchange } = mention.readings;
    return isChain
      ? chain !== undefined
      : (pair ?? coin ?? name ?? collection ?? exchange) !== undefined && !isPlaceOnly(mention);
  });
  if (named === undefined) return subject === "" ? [] : [{ value: subject, mention: undefined }];
  if (slot.name === "query" && subject !== "" && isOfWords)
    return [{ value: withName(subject, named.text), mention: named }];
  const { pair, chain, coin, number } = named.readings;
  const name = coin?.symbol === named.text.toUpperCase() ? coin.symbol : named.text;
  return [{ value: isChain ? (number ?? chain) : (pair ?? name), mention: named }];
}

function textOf({ quoted, evmAddress, solanaAddress }: Readings): string | undefined {
  return quoted ?? evmAddress ?? solanaAddress;
}

/** The name, and what else is said of it. */
function withName(subject: string, name: string): string {
  return subject.includes(name.toLowerCase()) ? subject : `${name.toLowerCase()} ${subject}`;
}
