// Told amount: the question before with another amount or another currency in it.
import type { Mention } from "../entities/mention.js";
import { isTalkAround, replaced, type Told, timesIn, withoutThem } from "./told-base.js";
import { isFiat } from "./told-rows.js";

/** "In euro": the same in that. */
export function ofCurrency({ said, own, base, named }: Told): string | undefined {
  const [fiat, other] = own;
  if (fiat?.readings.fiat === undefined || other !== undefined || !isTalkAround(said, [fiat]))
    return undefined;
  const had = named.filter(({ readings }) => readings.fiat !== undefined);
  return `${withoutThem(base, had)} in ${fiat.text}`;
}

/** "In euro" behind a price of a day or of an amount: of that day and of that much, and not of one now. */
export function ofDatedPrice(told: Told): string | undefined {
  const { base, named } = told;
  const isDated = timesIn(named).some(({ readings: { time } }) => /^(?:day|instant)$/.test(time?.form ?? ""));
  const isOfMuch = named.some(isNumber) && (named.some(isFiat) || OF_PRICE.test(base));
  return (isDated || isOfMuch) && named.some(({ readings }) => readings.coin) ? ofCurrency(told) : undefined;
}

const AMOUNT =
  /^\W*(?:(?:and|but|so|ok|then|now|what|how|about|much|many|is|are|would|be|for|if|i (?:have|had)|price of|worth of|cost of|the|do|does|get)\s+)*(\d[\d,]*(?:\.\d+)?)(?:\s+of (?:them|those|these|it))?(?:\s+(?:worth|cost|be))?(?:\s+in ([a-z]{3,6}))?\W*$/i;
const OF_PRICE = /\b(?:prices?|worth|costs?|value|how much (?:is|are))\b/i;

/** "What about 2.5 of them", "and 3 ETH": the price of that much. */
export function ofAmount({ said, own, base, named }: Told): string | undefined {
  if (!OF_PRICE.test(base)) return undefined;
  const coins = named.filter(({ readings }) => readings.coin !== undefined);
  const [coin] = coins;
  if (coin === undefined || coins.length > 1 || named.some(isNumber)) return undefined;
  const [amount, other, more] = own.filter(({ readings }) => readings.time === undefined);
  // "3 ETH": the number, and its coin.
  const isOfCoin =
    amount?.readings.number !== undefined &&
    other?.readings.coin !== undefined &&
    more === undefined &&
    other.start >= amount.start &&
    other.end === amount.end;
  if (isOfCoin && isTalkAround(said, [amount])) return replaced(base, coin, amount.text);
  const [, number, fiat] = AMOUNT.exec(said) ?? [];
  if (number === undefined) return undefined;
  if (fiat !== undefined && !own.some(isFiat)) return undefined;
  const quoted = fiat ?? named.find(isFiat)?.text;
  const isOfTime = timesIn(named).length > 0;
  if (quoted !== undefined && !isOfTime) return `${number} ${coin.text} in ${quoted}`;
  return quoted === undefined ? `${base.slice(0, coin.start)}${number} ${base.slice(coin.start)}` : undefined;
}

function isNumber({ readings }: Mention): boolean {
  return readings.number !== undefined && readings.time === undefined;
}
