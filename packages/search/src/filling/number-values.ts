// Number values: blocks, amounts, units and least values that a question says.
import type { Mention } from "../entities/mention.js";
import type { Found } from "./found.js";
import type { Material } from "./material.js";
import type { Slot } from "./slot.js";

/** The block that is said: by its number, else by its hash. */
export function blockOf(
  mentions: readonly Mention[],
  text: string,
  slot: Slot,
  used: ReadonlySet<Mention>,
): readonly Found[] {
  const blocks = mentions.filter(
    ({ readings, start }) =>
      start >= 0 &&
      /^\d{2,}$/.test(readings.block ?? readings.number ?? "") &&
      readings.time === undefined &&
      readings.count === undefined,
  );
  const [, last] = /\bblocks?\b/.test(text) ? blocks : [];
  if (slot.name === "to_block")
    return last === undefined
      ? []
      : [{ value: Number(last.readings.block ?? last.readings.number), mention: last }];
  const said =
    mentions.find(({ readings }) => readings.block !== undefined) ??
    (/\bblock|slot\b/.test(text)
      ? mentions.find(
          (mention) =>
            mention.readings.number !== undefined &&
            mention.readings.time === undefined &&
            /^\d+$/.test(mention.readings.number) &&
            !used.has(mention),
        )
      : undefined);
  if (said !== undefined) {
    // "Block 1000 to 2000": the last of a range stands behind the first.
    const last =
      slot.name === "to_block"
        ? mentions.find(
            ({ start, readings }) =>
              start > said.start && readings.count === undefined && /^\d{4,}$/.test(readings.number ?? ""),
          )
        : undefined;
    const mention = last ?? said;
    return [{ value: Number(mention.readings.block ?? mention.readings.number), mention }];
  }
  const hash =
    slot.isRequired || /hash/.test(slot.description)
      ? mentions.find(({ readings }) => (readings.evmHash ?? readings.bitcoinHash) !== undefined)
      : undefined;
  return hash === undefined
    ? []
    : [{ value: hash.readings.evmHash ?? hash.readings.bitcoinHash, mention: hash }];
}

// What else says what a least value is named for.
const WORTH: Readonly<Record<string, RegExp>> = {
  apy: /\b(?:yield|apr|interest|return|pay)/,
  volume: /\b(?:dollars?|usd)\b|\$/,
  tvl: /\b(?:liquidity|locked|size|deposit(?:s|ed)|dollars?|usd|in (?:them|it|there))\b|\$/,
};

// How a number is written that says what it counts.
const OF_KIND: Readonly<Record<string, RegExp>> = {
  apy: /%|percent/,
  tvl: /\d ?(?:m|mn|mm|k|b|bn|million|thousand|billion)\b/,
};
// "Cut everything below 10 million".
const CUT =
  /\b(?:cut|drop|hide|skip|ignore|remove|exclude|without|nothing|none|not|no|kick|leave|filter|forget)\b[^.?!]{0,24}\b(?:below|under|beneath|smaller|less)\b/;

/** "Over 1M tvl": a number beside the word that the argument is named for. */
export function leastOf({ name, isText }: Slot, { mentions, text }: Material): readonly Found[] {
  const [, word = ""] = name.split("_");
  const found = mentions.find(({ text: said, readings, start, end }) => {
    if (readings.number === undefined || start < 0) return false;
    if (/%|percent/.test(said) && word !== "apy") return false;
    const around = `${text.slice(Math.max(0, start - 32), end)} ${text.slice(end, end + 16)}`;
    const isMeant =
      around.includes(word) || (WORTH[word]?.test(around) ?? false) || (OF_KIND[word]?.test(said) ?? false);
    return (
      isMeant &&
      (/\b(?:over|above|than|least|min|minimum|exceeding|bigger|larger|worth)\b|>/.test(around) ||
        CUT.test(around))
    );
  });
  if (found === undefined) return [];
  const { number = "" } = found.readings;
  return [{ value: isText ? number : Number(number), mention: found }];
}

/** The unit of an amount, or the one that is wanted. */
export function unitOf(slot: Slot, mentions: readonly Mention[]): readonly Found[] {
  const amount = mentions.find(
    ({ readings }) => readings.unit !== undefined && readings.number !== undefined,
  );
  const units = mentions.flatMap((mention) => {
    const { unit, coin, chain } = mention.readings;
    const isEther = coin?.id === "ethereum" || (chain === "ethereum" && /^eth/i.test(mention.text));
    const value = unit ?? (isEther ? "ether" : undefined);
    return value === undefined ? [] : [{ value, mention }];
  });
  const to =
    units.find(({ mention }) => /^(?:to|into|in)$/.test(mention.before)) ??
    units.find(({ mention }) => amount !== undefined && mention !== amount) ??
    units[1];
  const from = units.find(({ mention }) => mention === amount) ?? units.find((each) => each !== to);
  const found = /^from/.test(slot.name) ? from : to;
  return found === undefined ? [] : [found];
}
