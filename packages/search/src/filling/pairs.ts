// Pairs: a market by base and quote, from a pair as it is written or from a coin.
import type { Found } from "./found.js";
import type { Material } from "./material.js";
import type { Slot } from "./slot.js";

/** What prices are quoted in at exchanges. */
export const QUOTES: ReadonlySet<string> = new Set(["USDT", "USDC", "USD", "EUR", "GBP", "DAI", "FDUSD"]);
// Exchanges whose main markets are in dollars.
const IN_DOLLARS: ReadonlySet<string> = new Set(["coinbase", "kraken", "bitstamp", "gemini"]);
const PERPETUAL = /\bperps?\b|\bperpetuals?\b|\bfutures?\b/;

/** The markets that a question names, as the argument takes them. */
export function pairOf({ description }: Slot, { mentions, text }: Material): readonly Found[] {
  const isPerpetual =
    /^Perpetual/.test(description) || (/perpetual/.test(description) && PERPETUAL.test(text));
  const written = mentions.filter(({ readings }) => readings.pair !== undefined);
  if (written.length > 0)
    return written.map((mention) => ({ value: settled(mention.readings.pair ?? "", isPerpetual), mention }));
  const coins = mentions.filter(({ readings }) => readings.coin?.symbol !== undefined);
  const [base, other] = coins;
  if (base === undefined) return [];
  const symbol = base.readings.coin?.symbol ?? "";
  const otherSymbol = other?.readings.coin?.symbol ?? "";
  if (coins.length === 2 && (QUOTES.has(otherSymbol) || other?.readings.fiat !== undefined)) {
    return [
      { value: settled(`${symbol}/${otherSymbol}`, isPerpetual), mention: base },
      { value: settled(`${symbol}/${otherSymbol}`, isPerpetual), mention: other },
    ].slice(0, 1);
  }
  const fiat = mentions.find(({ readings }) => readings.fiat !== undefined)?.readings.fiat?.toUpperCase();
  const venue = mentions.find(({ readings }) => readings.exchange !== undefined)?.readings.exchange?.slug;
  const quote =
    fiat !== undefined && !isPerpetual ? fiat : IN_DOLLARS.has(venue ?? "") && !isPerpetual ? "USD" : "USDT";
  return coins.map((mention) => ({
    value: settled(`${mention.readings.coin?.symbol}/${quote}`, isPerpetual),
    mention,
  }));
}

function settled(pair: string, isPerpetual: boolean): string {
  return isPerpetual && !pair.includes(":") ? `${pair}:${pair.split("/")[1]}` : pair;
}

/** "ETH in BTC" asks for one coin, and what it is quoted in. */
export function withoutQuote(found: readonly Found[], isRequired = true): readonly Found[] {
  if (found.length < 2) return found;
  const bases = found.filter(
    ({ mention }) => mention?.readings.fiat === undefined || mention.readings.pair !== undefined,
  );
  return bases.length > 0 || !isRequired ? bases : found;
}
