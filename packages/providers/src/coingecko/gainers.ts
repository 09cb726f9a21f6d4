// get_gainers_losers: the coins whose price rose and fell most.
import { defineTool } from "@svckit/core";
import { lazy } from "@svckit/core/schemas";
import * as z from "zod";
import { currency } from "./arguments.js";
import { figure, text, whole } from "./fields.js";
import { MARKETS } from "./kept.js";

const names = () => ({
  id: z.string().describe("CoinGecko id"),
  symbol: text("Ticker symbol, not unique"),
  name: text("Name"),
  market_cap_rank: whole("Rank by market cap"),
});

// Prices stand under the currency's own code.
const rawCoin = () => z.object(names()).catchall(z.unknown());
const rawMovers = lazy(() =>
  z.looseObject({ top_gainers: z.array(rawCoin()), top_losers: z.array(rawCoin()) }),
);

const coins = (which: string) =>
  z
    .array(
      z.object({
        ...names(),
        price: figure("Price in the currency"),
        volume_24h: figure("Volume of 24 hours in the currency"),
        change_percentage: figure("Change of the price in the time asked for, in percent"),
      }),
    )
    .describe(which);

/** The tool `get_gainers_losers`. */
export const getGainersLosers = defineTool({
  ...MARKETS,
  name: "get_gainers_losers",
  title: "Coins that rose and fell most",
  description:
    "The 30 coins whose price rose most and the 30 whose price fell most in an hour up to a year, among the largest coins, from CoinGecko; from paid plans only.",
  category: "market_data",
  keywords: [
    "top movers",
    "pumping",
    "dumping",
    "biggest gainers",
    "biggest losers",
    "what pumped today",
    "best performers",
    "coins that fell hardest",
    "coins that rose most",
    "worst performers",
    "what crashed today",
    "top gainers",
    "top losers",
    "coins up most",
    "coins that dumped hardest",
    "coins that went up most",
    "skyrocketed",
    "mooning",
  ],
  input: lazy(() =>
    z.object({
      vs_currency: currency(),
      duration: z
        .enum(["1h", "24h", "7d", "14d", "30d", "60d", "1y"])
        .default("24h")
        .describe("In which time"),
      top_coins: z
        .enum(["300", "500", "1000", "all"])
        .default("1000")
        .describe("Among how many of the largest coins, or `all`"),
    }),
  ),
  output: lazy(() =>
    z.object({
      vs_currency: z.string().describe("Currency of the figures"),
      duration: z.string().describe("The time of the changes"),
      top_gainers: coins("Those that rose most"),
      top_losers: coins("Those that fell most"),
    }),
  ),
  examples: [
    { description: "In a day", args: { vs_currency: "usd" } },
    {
      description: "In a week, among the 300 largest",
      args: { vs_currency: "eur", duration: "7d", top_coins: "300" },
    },
  ],
  async execute({ vs_currency, duration, top_coins }, ctx) {
    const found = await ctx.http.get("/coins/top_gainers_losers", {
      query: { vs_currency, duration, top_coins },
      schema: rawMovers,
    });
    const toCoin = ({
      id,
      symbol,
      name,
      market_cap_rank,
      ...figures
    }: z.output<ReturnType<typeof rawCoin>>) => ({
      id,
      symbol,
      name,
      market_cap_rank,
      price: numberOf(figures[vs_currency]),
      volume_24h: numberOf(figures[`${vs_currency}_24h_vol`]),
      change_percentage: numberOf(figures[`${vs_currency}_${duration}_change`]),
    });
    const result = {
      vs_currency,
      duration,
      top_gainers: found.top_gainers.map(toCoin),
      top_losers: found.top_losers.map(toCoin),
    };
    const isEmpty = result.top_gainers.length + result.top_losers.length === 0;
    return isEmpty ? ctx.noData(result, "coingecko names no coins that rose or fell") : result;
  },
});

function numberOf(given: unknown): number | null {
  return typeof given === "number" ? given : null;
}
