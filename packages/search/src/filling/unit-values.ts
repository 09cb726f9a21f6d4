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
