// Unit values: the unit of an amount, the one that is wanted, and how many decimals are said.
import type { Mention } from "../entities/mention.js";
import type { Found } from "./found.js";
import type { Material } from "./material.js";
import type { Slot } from "./slot.js";

const LOOK_AHEAD = 24;
// "250000 base units", "in raw units".
const RAW = /^\s*(?:in |of )?(?:the )?(?:base|raw|smallest|atomic|minimal|integer)\b[^.?!]{0,12}\bunits?\b/;

/** "6 decimals", "rounded to two decimals". */
export function decimalsSaid(mentions: readonly Mention[], text: string): Found | undefined {
  const mention = mentions.find(
    ({ readings, start, end }) =>
      start >= 0 &&
      /^\d{1,2}$/.test(readings.number ?? "") &&
      /^\s*(?:decimals?\b|digits behind)/.test(text.slice(end, end + LOOK_AHEAD)),
  );
  if (mention !== undefined) return { value: Number(mention.readings.number), mention };
  const [, word] = /\b(one|two|three) decimals?\b/.exec(text) ?? [];
  return word === undefined ? undefined : { value: FEW.indexOf(word) + 1, mention: undefined };
}

const FEW = ["one", "two", "three"];

/** The unit of an amount, or the one that is wanted. */
export function unitOf(slot: Slot, { mentions, text }: Material): readonly Found[] {
  const counted = decimalsSaid(mentions, text);
  if (counted !== undefined && /decimals/.test(slot.description)) {
    const [amount] = mentions.filter(({ readings }) => readings.number !== undefined);
    const isRaw = RAW.test(text.slice(amount?.end ?? 0, (amount?.end ?? 0) + LOOK_AHEAD));
    const isOfDecimals = /^from/.test(slot.name) !== isRaw;
    return isOfDecimals ? [counted] : [{ value: 0, mention: undefined }];
  }
  const scaled = /decimals/.test(slot.description) ? scaleOf(slot, mentions, text) : undefined;
  if (scaled !== undefined) return [scaled];
  const amount = mentions.find(
    ({ readings }) => readings.unit !== undefined && readings.number !== undefined,
  );
  const units = mentions.flatMap((mention) => {
    const { unit, coin, chain } = mention.readings;
    const isEther = coin?.id === "ethereum" || (chain === "ethereum" && /^eth/i.test(mention.text));
    const value = unit ?? (isEther ? "ether" : undefined);
    return value === undefined ? [] : [{ value, mention }];
  });
  const asked = units.find(
    ({ mention }) =>
      mention !== amount && HOW_MANY.test(text.slice(Math.max(0, mention.start - 12), mention.start)),
  );
  const wanted = asked === undefined ? listedUnits(units, text) : [asked];
  if (/^to/.test(slot.name) && wanted.length > 1) return wanted;
  const to = wanted[0] ?? units.find(({ mention }) => amount !== undefined && mention !== amount) ?? units[1];
  const from = units.find(({ mention }) => mention === amount) ?? units.find((each) => each !== to);
  const found = /^from/.test(slot.name) ? from : to;
  return found === undefined ? [] : [found];
}

// "How many wei is 0.01 ETH": the unit that is wanted stands first.
const HOW_MANY = /\bhow (?:many|much)\s+$/;

interface Unit extends Found {
  readonly mention: Mention;
}

/** "In gwei and wei": the units that are wanted. */
function listedUnits(units: readonly Unit[], text: string): readonly Unit[] {
  const wanted: Unit[] = [];
  for (const unit of units) {
    const { start, before, readings } = unit.mention;
    // "5 ether in wei, 9 gwei in wei": another amount is no unit that is wanted.
    if (readings.number !== undefined) continue;
    const last = wanted.at(-1)?.mention.end;
    const isLed = /^(?:to|into|in)$/.test(before);
    const isListed = last !== undefined && start >= last && LISTED.test(text.slice(last, start));
    if (last === undefined ? isLed : isListed) wanted.push(unit);
  }
  return wanted;
}

const LISTED = /^(?:\s*,)?\s*(?:and|&|,)?\s*(?:in|to)?\s*$/;

// Decimals of coins whose amounts are reckoned in their smallest unit.
const DECIMALS: Readonly<Record<string, number>> = {
  ...{ bitcoin: 8, solana: 9, "usd-coin": 6, tether: 6 },
};
const TO_RAW =
  /\b(?:to|in|into|as)\s+(?:its |the )?(?:base|raw|smallest|atomic|minimal|integer)\b[^.?!]{0,12}\bunits?\b/;
// There they have other decimals than elsewhere.
const OF_OTHERS: ReadonlySet<string> = new Set(["bsc", "opbnb"]);

/** The decimals on each side of an amount of a coin and its smallest unit, such as SOL and lamports. */
function scaleOf({ name }: Slot, mentions: readonly Mention[], text: string): Found | undefined {
  const small = mentions.find(({ readings: { unit } }) => unit === "lamport" || unit === "satoshi");
  if (small === undefined && !TO_RAW.test(text)) return undefined;
  if (mentions.some(({ readings: { chain } }) => OF_OTHERS.has(chain ?? ""))) return undefined;
  const coin = mentions.find(({ readings }) => DECIMALS[idOf(readings) ?? ""] !== undefined);
  const decimals = DECIMALS[idOf(coin?.readings ?? {}) ?? ""];
  if (coin === undefined || decimals === undefined) return undefined;
  // "5 gwei in wei and 2 SOL in lamports": the amount that stands first has a unit of its own.
  if (mentions.some((each) => isOfEther(each) && each.start < coin.start)) return undefined;
  const isFrom = /^from/.test(name);
  const isOfSmall = small?.readings.number !== undefined;
  return isFrom === isOfSmall ? { value: 0, mention: small } : { value: decimals, mention: coin };
}

function isOfEther({ readings: { number, unit } }: Mention): boolean {
  return number !== undefined && /^(?:wei|gwei|ether)$/.test(unit ?? "");
}

function idOf({ coin, namesake, chain }: Mention["readings"]): string | undefined {
  return coin?.id ?? namesake?.id ?? chain;
}
