// get_global_stats: the size of the whole market.
import { defineTool } from "@svckit/core";
import * as z from "zod";
import { currency } from "./arguments.js";
import { figure } from "./figure.js";

const FRESH_MS = 60_000;
const STALE_MS = 10 * 60_000;

const byName = z.record(z.string(), z.number().nullable()).nullish();
const rawStats = z.looseObject({
  data: z.looseObject({
    active_cryptocurrencies: z.number().nullish(),
    markets: z.number().nullish(),
    total_market_cap: byName,
    total_volume: byName,
    market_cap_percentage: byName,
    market_cap_change_percentage_24h_usd: z.number().nullish(),
    updated_at: z.number().nullish(),
  }),
});

/** The tool `get_global_stats`. */
export const getGlobalStats = defineTool({
  name: "get_global_stats",
  title: "The whole crypto market",
  description:
    "Market cap, 24-hour volume, number of coins and markets, and the share of the largest coins, over all of crypto, at most a minute old.",
  category: "market_data",
  effect: "read",
  keyless: true,
  cacheTtl: FRESH_MS,
  staleTtl: STALE_MS,
  input: z.object({ vs_currency: currency.default("usd") }),
  output: z.object({
    vs_currency: z.string().describe("Currency of the two totals"),
    total_market_cap: figure("Market cap of all coins; null for an unknown currency"),
    total_volume: figure("Volume of 24 hours; null for an unknown currency"),
    market_cap_percentage: z
      .record(z.string(), z.number().nullable())
      .describe("Share of the market cap in percent, by the symbol of each of the largest coins"),
    market_cap_change_percentage_24h_usd: z
      .number()
      .nullable()
      .describe("Change of the market cap in US dollars in 24 hours, in percent"),
    active_cryptocurrencies: z.int().nullable().describe("How many coins there are"),
    markets: z.int().nullable().describe("How many exchanges there are"),
    updated_at: z.int().nullable().describe("When CoinGecko last updated it, unix seconds"),
  }),
  examples: [{ description: "The market in US dollars", args: {} }],
  async execute({ vs_currency: code }, ctx) {
    const { data } = await ctx.http.get("/global", { schema: rawStats });
    const result = {
      vs_currency: code,
      total_market_cap: data.total_market_cap?.[code] ?? null,
      total_volume: data.total_volume?.[code] ?? null,
      market_cap_percentage: data.market_cap_percentage ?? {},
      market_cap_change_percentage_24h_usd: data.market_cap_change_percentage_24h_usd ?? null,
      active_cryptocurrencies: data.active_cryptocurrencies ?? null,
      markets: data.markets ?? null,
      updated_at: data.updated_at ?? null,
    };
    return result.total_market_cap === null
      ? ctx.noData(result, `coingecko has no total market cap in ${code}`)
      : result;
  },
});
