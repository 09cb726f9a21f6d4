// Search on CoinGecko: by a text, and by what others look for.
import { defineTool } from "@svckit/core";
import { lazy } from "@svckit/core/schemas";
import * as z from "zod";
import { figure, figures, list, text, whole } from "./fields.js";
import { CHARTS, kept } from "./kept.js";

const coinFields = () => ({
  id: z.string().describe("CoinGecko id, as the other tools take it"),
  name: text("Name"),
  symbol: text("Ticker symbol, not unique"),
  market_cap_rank: whole("Rank by market cap"),
});

// Some exchanges and categories have numbers as ids.
const named = () =>
  z.object({
    id: z.preprocess((id) => (typeof id === "number" ? String(id) : id), z.string()).describe("CoinGecko id"),
    name: text("Name"),
  });

const found = lazy(() =>
  z.object({
    coins: z.array(z.object(coinFields())).describe("Coins"),
    exchanges: list(named(), "Exchanges"),
    categories: list(named(), "Categories"),
    nfts: list(named(), "NFT collections"),
  }),
);

const rawTrending = lazy(() => {
  const data = z.looseObject({ price: z.unknown(), price_change_percentage_24h: figures("By currency") });
  const item = z.object({ ...coinFields(), data: data.nullish() });
  return z.looseObject({ coins: z.array(z.looseObject({ item })) });
});

/** The tool `search_all`. */
export const searchAll = defineTool({
  ...kept(300, 3_600),
  name: "search_all",
  title: "Search coins, exchanges and categories",
  description:
    "Finds the CoinGecko ids of coins, exchanges, categories and NFT collections by name or symbol, the largest first; the ids are what the other market tools take.",
  keywords: [
    "find coin by name",
    "coin id lookup",
    "coingecko id",
    "search coin",
    "find ticker symbol",
    "find the coingecko id",
    "look up a coin by name",
    "what is the id of a coin",
    "look up coin by name",
    "id of a coin",
    "which coin has this symbol",
    "find an exchange's id",
  ],
  category: "search_discovery",
  input: lazy(() =>
    z.object({
      query: z.string().trim().min(1).max(200).describe("Name or symbol, or the start of one"),
      limit: z.int().min(1).max(50).default(10).describe("The most to give of each kind, 1 to 50"),
    }),
  ),
  output: found,
  examples: [
    { description: "The id of Ether", args: { query: "ethereum" } },
    { description: "The first that is called USD", args: { query: "usd", limit: 1 } },
  ],
  async execute({ query, limit }, ctx) {
    const { coins, exchanges, categories, nfts } = await ctx.http.get("/search", {
      query: { query },
      schema: found,
    });
    const result = {
      coins: coins.slice(0, limit),
      exchanges: exchanges.slice(0, limit),
      categories: categories.slice(0, limit),
      nfts: nfts.slice(0, limit),
    };
    const isEmpty = Object.values(result).every((items) => items.length === 0);
    return isEmpty ? ctx.noData(result, `coingecko finds nothing by ${JSON.stringify(query)}`) : result;
  },
});

/** The tool `get_trending`. */
export const getTrending = defineTool({
  ...CHARTS,
  name: "get_trending",
  title: "Trending coins",
  description:
    "The coins that are searched for most on CoinGecko in the last hours, with price and 24-hour change, the most searched first.",
  keywords: [
    "hot coins",
    "what is trending",
    "popular coins today",
    "most searched",
    "what is hot in crypto",
    "which coins are popular",
    "coins people talk about",
    "what is hot",
    "hyped coins",
    "buzz",
    "coins everyone looks up",
    "trending searches",
  ],
  category: "search_discovery",
  input: lazy(() => z.object({})),
  output: lazy(() => {
    const trend = z.object({
      ...coinFields(),
      price_usd: figure("Price in US dollars"),
      price_change_percentage_24h_usd: figure("Change in 24 hours, in percent"),
    });
    return z.object({ coins: z.array(trend).describe("The coins") });
  }),
  examples: [{ description: "What is searched for now", args: {} }],
  async execute(_args, ctx) {
    const trending = await ctx.http.get("/search/trending", { schema: rawTrending });
    const coins = trending.coins.map(({ item: { data, ...coin } }) => ({
      ...coin,
      price_usd: typeof data?.price === "number" ? data.price : null,
      price_change_percentage_24h_usd: data?.price_change_percentage_24h["usd"] ?? null,
    }));
    return coins.length > 0 ? { coins } : ctx.noData({ coins }, "coingecko names no trending coins");
  },
});
