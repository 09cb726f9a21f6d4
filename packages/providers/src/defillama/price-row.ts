// A price at DefiLlama: how it answers with one, and the row that every price tool gives of it.
import { double, isoTime, lazy, orNull } from "@svckit/core/schemas";
import * as z from "zod";
import { timeOf } from "../moment.js";
import { nameSome } from "../name-some.js";
import { byCoin } from "./coins.js";

const COINS = { effect: "read", keyless: true, upstream: () => "coins" } as const;

/** What tools over current prices have in common. */
export const PRICES = { ...COINS, cacheTtl: 30_000, staleTtl: 10 * 60_000 } as const;

/** What tools over past prices have in common. What was yesterday stays; a gap may be filled later. */
export const HISTORY = { ...COINS, cacheTtl: 10 * 60_000, staleTtl: 24 * 60 * 60_000 } as const;

/** The fields of a row that say which coin it tells of. */
export function coinFields() {
  return {
    coin: z.string().describe("The coin: `coingecko:<id>`, or `<chain>:<address>`"),
    symbol: z.string().nullable().describe("Ticker symbol, not unique"),
  };
}

const rawPrice = () =>
  z.looseObject({
    price: z.number(),
    symbol: z.string().nullish(),
    decimals: z.number().nullish(),
    timestamp: z.number().nullish(),
    confidence: z.number().nullish(),
  });

/** Prices by coin. A coin that DefiLlama does not know is left out. */
export const rawPrices = lazy(() => z.looseObject({ coins: z.record(z.string(), rawPrice()) }));

/** The price of one coin in a result. */
export const priceRow = () =>
  z.object({
    ...coinFields(),
    price_usd: double("Price in US dollars"),
    decimals: z.int().nullable().describe("Decimals of the token; null for a coin by CoinGecko id"),
    time: orNull(isoTime("When DefiLlama recorded the price")),
    confidence: z
      .number()
      .nullable()
      .describe(
        "How sure DefiLlama is of the price, 0 to 1, by the depth of its markets; null where not said",
      ),
  });

/** The rows of the coins that an answer has, in the order asked for, and the names of the others. */
export function pricesOf(
  coins: readonly string[],
  answer: Readonly<Record<string, z.output<ReturnType<typeof rawPrice>>>>,
): { readonly prices: z.input<ReturnType<typeof priceRow>>[]; readonly absent: readonly string[] } {
  const find = byCoin(answer);
  const prices = coins.flatMap((coin) => {
    const found = find(coin);
    if (found === undefined) return [];
    const { price, symbol = null, decimals, timestamp, confidence = null } = found;
    const whole = Number.isSafeInteger(decimals) ? Number(decimals) : null;
    return [{ coin, symbol, price_usd: price, decimals: whole, time: timeOf(timestamp), confidence }];
  });
  return { prices, absent: coins.filter((coin) => find(coin) === undefined) };
}

/** What the `no_data` warning says of coins that an answer leaves out. */
export function noPriceOf(absent: readonly string[]): string {
  return `defillama has no price for ${nameSome(absent)}`;
}
