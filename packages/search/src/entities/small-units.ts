// Small units: the smallest unit of a coin that is not ether, where an amount of it is reckoned in the other or back.
import { BELOW_ZERO, DIGITS_SAID, plainDigits } from "./digits.js";
import type { Formed } from "./mention.js";

const SMALL = "(lamports?|satoshis?|sats?)";
const WHOLE = "(?:btc|bitcoins?|sol|solana)";
const INTO = "(?:to|in|into|as)";
const NUMBER = `${BELOW_ZERO}${DIGITS_SAID}`;

// "1000 lamports to SOL"; "1000 sats in USD" asks for a price.
const FROM_SMALL = new RegExp(`(?<![\\w.,])(${NUMBER})\\s*${SMALL}\\b(?=\\s+${INTO}\\s+${WHOLE}\\b)`, "gi");
const TO_SMALL = new RegExp(
  `\\b(?=${SMALL}\\b)(?<=\\d\\s?${WHOLE}\\s{1,2}${INTO}\\s{1,2}|\\bhow many\\s{1,2})${SMALL}(?!\\s+(?:per|/))`,
  "gi",
);

/** The small units that a text reckons with, from the left. */
export function readSmallUnits(text: string): readonly Formed[] {
  const from = [...text.matchAll(FROM_SMALL)].flatMap(({ 0: said, 1: digits = "", 2: unit = "", index }) => {
    const number = plainDigits(digits);
    return number === undefined
      ? []
      : [{ start: index, end: index + said.length, readings: { number, unit: unitOf(unit) } }];
  });
  if (from.length > 0) return from;
  if (!OF_AMOUNT.test(text)) return [];
  return [...text.matchAll(TO_SMALL)].map(({ 0: unit, index }) => ({
    start: index,
    end: index + unit.length,
    readings: { unit: unitOf(unit) },
  }));
}

const OF_AMOUNT = new RegExp(`\\d\\s?${WHOLE}\\b`, "i");

function unitOf(said: string): string {
  return /^l/i.test(said) ? "lamport" : "satoshi";
}
