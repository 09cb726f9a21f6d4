// get_global_stats: the size of the whole market.
import { defineTool } from "@svckit/core";
import { lazy } from "@svckit/core/schemas";
import * as z from "zod";
import { currency } from "./arguments.js";
import { figure, figures, whole } from "./fields.js";
import { CHARTS } from "./kept.js";

const inNoCurrency = () => ({
  market_cap_percentage: figures(
    "Share of the market cap in percent, by the symbol of each of the largest coins",
  ),
  market_cap_change_percentage_24h_usd: figure(
    "Change of the market cap in US dollars in 24 hours, in percent",
  ),
  active_cryptocurrencies: whole("How many coins there are"),
  markets: whole("How many exchanges there are"),
  updated_at: whole("When CoinGecko last updated it, unix seconds"),
});

const rawStats = lazy(() =>
  z.looseObject({
    data: z.object({
      ...inNoCurrency(),
      total_market_cap: figures("By currency"),
      total_volume: figures("By currency"),
    }),
  }),
);

/** The tool `get_global_stats`. */
export const getGlobalStats = defineTool({
  ...CHARTS,
  name: "get_global_stats",
  title: "The whole crypto market",
  description:
    "Market cap, 24-hour volume, number of coins and markets, and the share of the largest coins, over all of crypto, at most a minute old.",
  keywords: [
    "total market cap",
    "bitcoin dominance",
    "size of the crypto market",
    "share of one coin of the whole market",
    "dominance of ethereum",
    "how large is the crypto market",
    "number of coins in existence",
    "total crypto volume",
    "share of the market that a coin has",
    "market dominance",
    "share of one coin",
    "size of crypto market",
    "altcoin share",
    "overall trading volume",
    "total cap now",
    "how many cryptocurrencies exist",
    "industry size",
  ],
  category: "market_data",
  input: lazy(() => z.object({ vs_currency: currency().default("usd") })),
  output: lazy(() =>
    z.object({
      vs_currency: z.string().describe("Currency of the two totals"),
      total_market_cap: figure("Market cap of all coins; null for an unknown currency"),
      total_volume: figure("Volume of 24 hours; null for an unknown currency"),
      ...inNoCurrency(),
    }),
  ),
  examples: [
    { description: "The market in US dollars", args: {} },
    { description: "The market in bitcoin", args: { vs_currency: "btc" } },
  ],
  async execute({ vs_currency: code }, ctx) {
    const { data } = await ctx.http.get("/global", { schema: rawStats });
    const { total_market_cap, total_volume, ...same } = data;
    const result = {
      vs_currency: code,
      total_market_cap: total_market_cap[code] ?? null,
      total_volume: total_volume[code] ?? null,
      ...same,
    };
    return result.total_market_cap === null
      ? ctx.noData(result, `coingecko has no total market cap in ${code}`)
      : result;
  },
});
