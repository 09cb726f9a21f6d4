// Search on CoinGecko: by a text, and by what others look for.
import { defineTool } from "@svckit/core";
import * as z from "zod";
import { figure } from "./figure.js";

const SEARCH_FRESH_MS = 5 * 60_000;
const TRENDING_FRESH_MS = 60_000;
const STALE_MS = 60 * 60_000;

const rawCoin = z.looseObject({
  id: z.string(),
  name: z.string(),
  symbol: z.string(),
  market_cap_rank: z.number().nullish(),
});
// Some exchanges and categories have numbers as ids.
const rawNamed = z.looseObject({ id: z.union([z.string(), z.number()]), name: z.string() });
const rawFound = z.looseObject({
  coins: z.array(rawCoin),
  exchanges: z.array(rawNamed).nullish(),
  categories: z.array(rawNamed).nullish(),
  nfts: z.array(rawNamed).nullish(),
});
const rawTrending = z.looseObject({
  coins: z.array(
    z.looseObject({
      item: rawCoin.extend({
        data: z
          .looseObject({
            price: z.union([z.number(), z.string()]).nullish(),
            price_change_percentage_24h: z.record(z.string(), z.number().nullable()).nullish(),
          })
          .nullish(),
      }),
    }),
  ),
});

const coin = {
  id: z.string().describe("CoinGecko id, as the other tools take it"),
  name: z.string().describe("Name"),
  symbol: z.string().describe("Ticker symbol, not unique"),
  market_cap_rank: z.int().nullable().describe("Rank by market cap"),
};
const named = z.object({ id: z.string().describe("CoinGecko id"), name: z.string().describe("Name") });

/** The tool `search_all`. */
export const searchAll = defineTool({
  name: "search_all",
  title: "Search coins, exchanges and categories",
  description:
    "Finds the CoinGecko ids of coins, exchanges, categories and NFT collections by name or symbol, the largest first; the ids are what the other market tools take.",
  category: "market_data",
  effect: "read",
  keyless: true,
  cacheTtl: SEARCH_FRESH_MS,
  staleTtl: STALE_MS,
  input: z.object({
    query: z.string().trim().min(1).max(200).describe("Name or symbol, or the start of one"),
    limit: z.int().min(1).max(50).default(10).describe("The most to give of each kind, 1 to 50"),
  }),
  output: z.object({
    coins: z.array(z.object(coin)).describe("Coins"),
    exchanges: z.array(named).describe("Exchanges"),
    categories: z.array(named).describe("Categories"),
    nfts: z.array(named).describe("NFT collections"),
  }),
  examples: [{ description: "The id of Ether", args: { query: "ethereum" } }],
  async execute({ query, limit }, ctx) {
    const found = await ctx.http.get("/search", { query: { query }, schema: rawFound });
    const result = {
      coins: (found.coins ?? []).slice(0, limit).map(toCoin),
      exchanges: toNamed(found.exchanges, limit),
      categories: toNamed(found.categories, limit),
      nfts: toNamed(found.nfts, limit),
    };
    const isEmpty = Object.values(result).every((items) => items.length === 0);
    return isEmpty ? ctx.noData(result, `coingecko finds nothing by ${JSON.stringify(query)}`) : result;
  },
});

/** The tool `get_trending`. */
export const getTrending = defineTool({
  name: "get_trending",
  title: "Trending coins",
  description:
    "The coins that are searched for most on CoinGecko in the last hours, with price and 24-hour change, the most searched first.",
  category: "market_data",
  effect: "read",
  keyless: true,
  cacheTtl: TRENDING_FRESH_MS,
  staleTtl: STALE_MS,
  input: z.object({}),
  output: z.object({
    coins: z
      .array(
        z.object({
          ...coin,
          price_usd: figure("Price in US dollars"),
          price_change_percentage_24h_usd: z.number().nullable().describe("Change in 24 hours, in percent"),
        }),
      )
      .describe("The coins"),
  }),
  examples: [{ description: "What is searched for now", args: {} }],
  async execute(_args, ctx) {
    const trending = await ctx.http.get("/search/trending", { schema: rawTrending });
    const coins = (trending.coins ?? []).map(({ item }) => ({
      ...toCoin(item),
      price_usd: typeof item.data?.price === "number" ? item.data.price : null,
      price_change_percentage_24h_usd: item.data?.price_change_percentage_24h?.["usd"] ?? null,
    }));
    return coins.length > 0 ? { coins } : ctx.noData({ coins }, "coingecko names no trending coins");
  },
});

function toCoin({ id, name, symbol, market_cap_rank: rank }: z.output<typeof rawCoin>) {
  return { id, name, symbol, market_cap_rank: rank ?? null };
}

function toNamed(items: readonly z.output<typeof rawNamed>[] | null | undefined, limit: number) {
  return (items ?? []).slice(0, limit).map(({ id, name }) => ({ id: String(id), name }));
}
