// get_current_prices and get_historical_prices: prices of coins and tokens in US dollars, now and at a time.
import { defineTool } from "@svckit/core";
import { isoTime, lazy } from "@svckit/core/schemas";
import * as z from "zod";
import { moment, timeOf } from "../moment.js";
import { coinGeckoIdOf, coins, sentCoin } from "./coins.js";
import { HISTORY, noPriceOf, PRICES, priceRow, pricesOf, rawPrices } from "./price-row.js";

const BITCOIN_AND_USDC = ["coingecko:bitcoin", "base:0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913"];

/** The tool `get_current_prices`. */
export const getCurrentPrices = defineTool({
  name: "get_current_prices",
  title: "Current prices of coins and tokens",
  description:
    "Current prices in US dollars of any coins and tokens, by CoinGecko id or by chain and contract address, from DefiLlama: long-tail, bridged and LP tokens too, each with its time and how sure it is.",
  category: "market_data",
  keywords: [
    "quote",
    "token price by contract",
    "usd value",
    "price of lp token",
    "long tail token price",
    "price of bridged token",
    "many prices in one call",
    "prices of several contracts",
    "what do these tokens cost",
    "lp token price",
    "bridged token price",
    "quote by contract address",
    "obscure token",
    "price confidence",
    "mixed chains price list",
    "wrapped token value",
    "receipt token value",
  ],
  ...PRICES,
  input: lazy(() => z.object({ coins: coins() })),
  output: lazy(() =>
    z.object({
      prices: z.array(priceRow()).describe("The prices, in the order asked for; unknown coins left out"),
    }),
  ),
  fallback: {
    tool: "get_price",
    // CoinGecko knows coins by its own ids alone.
    args: ({ coins }) => {
      const ids = coins.flatMap((coin) => coinGeckoIdOf(coin) ?? []);
      if (ids.length < coins.length) return undefined;
      return { ids: ids.join(","), vs_currencies: "usd", include_last_updated_at: true };
    },
    result: (quotes, { coins }) => ({ prices: pricesOf(coins, fromQuotes(quotes)).prices }),
  },
  examples: [
    { description: "Bitcoin, and USDC on Base", args: { coins: BITCOIN_AND_USDC } },
    { description: "Ether by its CoinGecko id", args: { coins: "coingecko:ethereum" } },
  ],
  async execute({ coins }, ctx) {
    const { coins: answer } = await ctx.http.get("/prices/current/{coins}", {
      path: { coins: coins.map(sentCoin).join(",") },
      schema: rawPrices,
    });
    const { prices, absent } = pricesOf(coins, answer);
    return absent.length === 0 ? { prices } : ctx.noData({ prices }, noPriceOf(absent));
  },
});

/** The tool `get_historical_prices`. */
export const getHistoricalPrices = defineTool({
  name: "get_historical_prices",
  title: "Prices of coins and tokens at a time",
  description:
    "Prices in US dollars of any coins and tokens at one time in the past, by CoinGecko id or by chain and contract address, from DefiLlama: the price recorded nearest to that time.",
  category: "market_data",
  keywords: [
    "price on date",
    "price at timestamp",
    "price at a timestamp",
    "price at a past moment",
    "what was it worth then",
    "what was a token worth when i bought it",
    "price at that moment",
    "past value of a token",
    "price at a past timestamp",
    "worth when i bought",
    "past value of token",
    "value at block time",
    "several tokens same date",
    "token price back then",
    "worth on payment day",
  ],
  ...HISTORY,
  input: lazy(() => z.object({ coins: coins(), at: moment("The time of the prices") })),
  output: lazy(() =>
    z.object({
      at: isoTime("The time that was asked for"),
      prices: z
        .array(priceRow())
        .describe("The prices, in the order asked for; coins without one then left out"),
    }),
  ),
  examples: [
    {
      description: "Bitcoin and USDC on Base at the start of 2026",
      args: { coins: BITCOIN_AND_USDC, at: "2026-01-01T00:00:00Z" },
    },
    {
      description: "Ether at a time in unix seconds",
      args: { coins: ["coingecko:ethereum"], at: 1_767_225_600 },
    },
  ],
  async execute({ coins, at }, ctx) {
    const { coins: answer } = await ctx.http.get("/prices/historical/{timestamp}/{coins}", {
      path: { timestamp: at, coins: coins.map(sentCoin).join(",") },
      schema: rawPrices,
    });
    const { prices, absent } = pricesOf(coins, answer);
    const result = { at: timeOf(at) ?? "", prices };
    return absent.length === 0 ? result : ctx.noData(result, `${noPriceOf(absent)} at that time`);
  },
});

/** CoinGecko's quotes as DefiLlama answers with them. */
function fromQuotes(quotes: Readonly<Record<string, unknown>>): Parameters<typeof pricesOf>[1] {
  return Object.fromEntries(
    Object.entries(quotes).flatMap(([id, quote]) => {
      const { usd, last_updated_at } = Object(quote);
      if (typeof usd !== "number") return [];
      return [
        [
          `coingecko:${id}`,
          { price: usd, ...(typeof last_updated_at === "number" && { timestamp: last_updated_at }) },
        ],
      ];
    }),
  );
}
