// get_polymarket_leaderboard: who earns or trades most at Polymarket.
import { paginate } from "@svckit/core";
import { decimal, evmAddress, lazy, limit, orNull } from "@svckit/core/schemas";
import * as z from "zod";
import { digits } from "../digits.js";
import { predictionTool } from "../prediction.js";

const MAX_OFFSET = 1_000;
const CATEGORIES = [
  "overall",
  "politics",
  "sports",
  "crypto",
  "culture",
  "mentions",
  "weather",
  "economics",
  "tech",
  "finance",
] as const;
const ORDERS = { profit: "PNL", volume: "VOL" } as const;

const rawRanks = lazy(() =>
  z.array(
    z.looseObject({
      rank: digits(),
      proxyWallet: z.string(),
      userName: z.string().nullish(),
      vol: orNull(decimal()),
      pnl: orNull(decimal()),
    }),
  ),
);

/** The tool `get_polymarket_leaderboard`. */
export const getPolymarketLeaderboard = paginate({
  name: "get_polymarket_leaderboard",
  title: "Leaderboard of Polymarket",
  description:
    "The accounts with the largest profit or volume at Polymarket over a day, a week, a month or all time, in all markets or those of a category, at most 5 minutes old.",
  ...predictionTool,
  cacheTtl: 5 * 60_000,
  staleTtl: 60 * 60_000,
  limits: { perSecond: 15 },
  upstream: () => "data",
  keywords: [
    "best traders",
    "top bettors",
    "best polymarket traders",
    "top earners",
    "most profitable bettors",
    "ranking of traders",
    "who are the best traders on polymarket",
    "who earns most on polymarket",
    "betting winners",
    "bettors worth copying",
    "richest polymarket winners",
    "highest betting gains",
  ],
  input: lazy(() =>
    z.object({
      period: z.enum(["day", "week", "month", "all"]).default("day").describe("Over which time"),
      order: z.enum(["profit", "volume"]).default("profit").describe("What they are ranked by"),
      category: z.enum(CATEGORIES).default("overall").describe("Category of the markets"),
      limit: limit({ most: 50, usual: 25 }, "Accounts in a page"),
    }),
  ),
  output: lazy(() =>
    z.object({
      traders: z
        .array(
          z.object({
            rank: z.int().nullable().describe("Rank, from 1"),
            address: evmAddress("Address of the account"),
            name: z.string().nullable().describe("Name of the account"),
            profit_usd: orNull(decimal("Profit of that time in US dollars; a loss is negative")),
            volume_usd: orNull(decimal("Volume of that time in US dollars")),
          }),
        )
        .describe("The accounts, by rank"),
    }),
  ),
  examples: [
    { description: "Who earned most this week", args: { period: "week", limit: 5 } },
    {
      description: "Who trades crypto most",
      args: { period: "all", order: "volume", category: "crypto", limit: 5 },
    },
  ],
  list: "traders",
  by: "offset",
  size: 50,
  absent: () => "polymarket ranks nobody there",
  async page({ period, order, category }, ctx, { offset, size }) {
    const query = {
      timePeriod: period.toUpperCase(),
      orderBy: ORDERS[order],
      category: category.toUpperCase(),
      limit: size,
      offset,
    };
    const found = await ctx.http.get("/v1/leaderboard", { query, schema: rawRanks });
    const items = found.map(({ rank, proxyWallet, userName, pnl, vol }) => ({
      rank,
      address: proxyWallet,
      name: userName || null,
      profit_usd: pnl,
      volume_usd: vol,
    }));
    return { items, more: offset + found.length <= MAX_OFFSET };
  },
});
