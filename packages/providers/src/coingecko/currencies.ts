// Currencies: those that prices can be quoted in, and what a bitcoin is worth in each.
import { defineTool } from "@svckit/core";
import { lazy } from "@svckit/core/schemas";
import * as z from "zod";
import { figure, text } from "./fields.js";
import { CHARTS, DIRECTORIES } from "./kept.js";

const rawCodes = lazy(() => z.array(z.string()));
const rate = () => ({
  name: text("Name"),
  unit: text("Sign"),
  value: figure("How many of it a bitcoin is worth"),
  type: text("crypto, fiat or commodity"),
});
const rawRates = lazy(() => z.looseObject({ rates: z.record(z.string(), z.object(rate())) }));

/** The tool `get_supported_currencies`. */
export const getSupportedCurrencies = defineTool({
  ...DIRECTORIES,
  name: "get_supported_currencies",
  title: "Currencies to quote in",
  description: "The codes of all currencies in which CoinGecko's tools can give prices, as they take them.",
  keywords: [
    "fiat currencies",
    "vs currencies",
    "which currencies can prices be in",
    "which currencies can prices use",
    "available quote currencies",
    "list of currency codes",
    "is my currency supported",
    "valid vs_currency values",
  ],
  category: "market_data",
  input: lazy(() => z.object({})),
  output: lazy(() => z.object({ currencies: z.array(z.string()).describe("Codes, such as `usd`") })),
  examples: [{ description: "All of them", args: {} }],
  async execute(_args, ctx) {
    const currencies = await ctx.http.get("/simple/supported_vs_currencies", { schema: rawCodes });
    return currencies.length > 0
      ? { currencies }
      : ctx.noData({ currencies }, "coingecko names no currencies");
  },
});

/** The tool `get_btc_exchange_rates`. */
export const getBtcExchangeRates = defineTool({
  ...CHARTS,
  name: "get_btc_exchange_rates",
  title: "Bitcoin in other currencies",
  description:
    "What one bitcoin is worth in each coin, currency and commodity that CoinGecko quotes in, a minute old at most.",
  keywords: [
    "bitcoin in euros yen and gold",
    "one bitcoin in other coins",
    "btc fiat rates",
    "bitcoin in ounces of gold",
    "one bitcoin in every currency",
    "in ounces of gold",
    "in every currency",
    "fiat rates",
    "in euros yen and gold",
    "priced in silver",
    "rate table of currencies",
    "multi-currency rates",
    "against other coins",
    "worth in local money",
  ],
  category: "market_data",
  input: lazy(() => z.object({})),
  output: lazy(() =>
    z.object({
      rates: z
        .array(z.object({ code: z.string().describe("Code of the currency"), ...rate() }))
        .describe("By currency"),
    }),
  ),
  examples: [{ description: "All rates", args: {} }],
  async execute(_args, ctx) {
    const answer = await ctx.http.get("/exchange_rates", { schema: rawRates });
    const rates = Object.entries(answer.rates).map(([code, each]) => ({ code, ...each }));
    return rates.length > 0 ? { rates } : ctx.noData({ rates }, "coingecko gives no rates");
  },
});
