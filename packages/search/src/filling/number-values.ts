// Number values: blocks, amounts, units and least values that a question says.
import type { Mention } from "../entities/mention.js";
import type { Found } from "./found.js";
import type { Material } from "./material.js";
import type { Slot } from "./slot.js";

const LATEST = /\b(?:latest|newest|most recent|current) block\b/;

/** The block that is said: by its number, else by its hash. */
export function blockOf(
  named: readonly Mention[],
  text: string,
  slot: Slot,
  used: ReadonlySet<Mention>,
): readonly Found[] {
  // A slot of storage is no block, where the tool takes both.
  const isOfStorage = slot.name === "slot" && slot.beside.some(({ name }) => name === "block");
  const mentions = isOfStorage ? named.filter(({ text: said }) => !/^block/i.test(said)) : named;
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
  const numbered = mentions.filter((each) => each.readings.block !== undefined && !used.has(each));
  const said =
    numbered.find((each) => each.text.toLowerCase().startsWith(slot.name)) ??
    numbered[0] ??
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
  // "What happened in 0x…, and what is the latest block": the hash is of something else.
  const hash =
    !LATEST.test(text) && (slot.isRequired || /hash/.test(slot.description))
      ? mentions.find(
          (each) => (each.readings.evmHash ?? each.readings.bitcoinHash) !== undefined && !used.has(each),
        )
      : undefined;
  if (hash === undefined) return taggedBlock(text, slot);
  return [{ value: hash.readings.evmHash ?? hash.readings.bitcoinHash, mention: hash }];
}

const TAGGED =
  /\b(finali[sz]ed|safe|earliest)\s+(?:block|head|state|height)\b|\b(?:block|head|state|as of|at)\s+(?:tag\s+)?(finali[sz]ed|earliest)\b/;

/** "At the finalized block": a block by what it is called. */
function taggedBlock(text: string, { description }: Slot): readonly Found[] {
  const [, before, behind] = TAGGED.exec(text) ?? [];
  const value = (before ?? behind)?.replace("lis", "liz");
  return value !== undefined && description.includes(value) ? [{ value, mention: undefined }] : [];
}

// What else says what a least value is named for.
const WORTH: Readonly<Record<string, RegExp>> = {
  apy: /\b(?:yield|apr|interest|return|pay)/,
  volume: /\b(?:dollars?|bucks|usd)\b|\$/,
  tvl: /\b(?:liquidity|locked|size|deposit(?:s|ed)|dollars?|bucks|usd|in (?:them|it|there))\b|\$/,
};

const SCALED = /\d ?(?:m|mn|mm|mil|k|b|bn)\b|\b(?:million|thousand|grand|billion|trillion)s?\b/;

// How a number is written that says what it counts.
const OF_KIND: Readonly<Record<string, RegExp>> = {
  apy: /%|per ?cent/,
  tvl: SCALED,
  volume: SCALED,
};
// "Cut everything below 10 million".
const CUT =
  /\b(?:cut|drop|hide|skip|ignore|remove|exclude|without|nothing|none|not|no|kick|leave|filter|forget)\b[^.?!]{0,24}\b(?:below|under|beneath|smaller|less)\b/;

const LEAST =
  /\b(?:over|above|beyond|than|least|min|minimum|exceed(?:s|ing)?|bigger|larger|greater|higher|worth|upwards|north of)\b|[>≥]/;
const OR_MORE =
  /^\s*(?:(?:(?:a|per) (?:year|annum)|tvl|apy|apr|yield|liquidity|dollars?|usd|bucks),?\s+){0,2}(?:\+|plus\b|or (?:more|better|higher|above|up|bigger)\b|and (?:up|above|more)\b|min(?:imum)?\b)/;

/** "Over 1M tvl": a number beside the word that the argument is named for. */
export function leastOf({ name, isText }: Slot, { mentions, text }: Material): readonly Found[] {
  const [, word = ""] = name.split("_");
  const found = mentions.find(({ text: said, readings, start, end }) => {
    if (readings.number === undefined || start < 0) return false;
    if (word === "apy" ? SCALED.test(said) : PERCENT.test(said)) return false;
    if (word === "apy" && isOfMoney(text.slice(Math.max(0, start - 32), start))) return false;
    const around = `${text.slice(Math.max(0, start - 32), end)} ${text.slice(end, end + 16)}`;
    const isMeant =
      around.includes(word) || (WORTH[word]?.test(around) ?? false) || (OF_KIND[word]?.test(said) ?? false);
    return isMeant && (LEAST.test(around) || OR_MORE.test(text.slice(end, end + 32)) || CUT.test(around));
  });
  if (found === undefined) return [];
  const { number = "" } = found.readings;
  return [{ value: isText ? number : Number(number), mention: found }];
}

// What a number is of by the last of these words in front of it.
const MEASURES = /\b(?:apy|apr|yields?|tvl|liquidity|volumes?)\b/g;

/** "Yield pools with tvl over 1,500,000": what is measured last is no yield. */
function isOfMoney(before: string): boolean {
  return /^(?:tvl|liq|vol)/.test(before.match(MEASURES)?.at(-1) ?? "");
}

const PERCENT = /%|per ?cent/;
const BASIS_POINTS = /\b(?:\d+ ?)?(?:bps?|basis points?)\b/;
const HUNDREDTHS = 100;
// "1% slip" is slippage.
const STEM = 4;

/** "1% slippage": hundredths of a percent, for arguments that are named for them. */
export function basisPointsOf({ name }: Slot, { mentions, text }: Material): readonly Found[] {
  const [word = "", unit] = name.split("_");
  if (unit !== "bps") return [];
  for (const mention of mentions) {
    const { readings, start, end } = mention;
    if (readings.number === undefined || start < 0) continue;
    const around = text.slice(Math.max(0, start - 24), end + 24);
    const isOfBasisPoints = BASIS_POINTS.test(text.slice(start, end + 14));
    if (!around.includes(word.slice(0, STEM)) && !isOfBasisPoints) continue;
    const points = PERCENT.test(text.slice(start, end + 10))
      ? Number(readings.number) * HUNDREDTHS
      : undefined;
    const value = points ?? (isOfBasisPoints ? Number(readings.number) : undefined);
    if (value !== undefined) return [{ value, mention }];
  }
  return [];
}
