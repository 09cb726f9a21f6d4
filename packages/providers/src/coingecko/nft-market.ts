// A NFT collection's market: over time, and by marketplace.
import { defineTool } from "@svckit/core";
import { lazy } from "@svckit/core/schemas";
import * as z from "zod";
import { idOf } from "./arguments.js";
import { OF_CHARTS, pairs, points, rawPoints } from "./chart-points.js";
import { figure, list, text, time } from "./fields.js";
import { RECORDS } from "./kept.js";
import { days } from "./plan.js";

const nftId = () => idOf("collection", "pudgy-penguins", "get_nfts names it");
const shownId = () => z.string().describe("CoinGecko id of the collection");

const LINES = {
  floor_price_usd: "floor price in US dollars",
  floor_price_native: "floor price in the chain's coin",
  h24_volume_usd: "volume of 24 hours in US dollars",
  h24_volume_native: "volume of 24 hours in the chain's coin",
  market_cap_usd: "market cap in US dollars",
  market_cap_native: "market cap in the chain's coin",
} as const;

type Line = keyof typeof LINES;

function each<T>(make: (line: Line) => T): Record<Line, T> {
  // `as`: Object.fromEntries has no type for the keys it was given.
  const lines = Object.keys(LINES) as Line[];
  return Object.fromEntries(lines.map((line) => [line, make(line)])) as Record<Line, T>;
}

const rawChart = lazy(() => z.looseObject(each(() => rawPoints().nullish())));

/** The tool `get_nft_market_chart`. */
export const getNftMarketChart = defineTool({
  ...OF_CHARTS,
  name: "get_nft_market_chart",
  title: "Floor price of an NFT collection over time",
  description:
    "The floor price, volume and market cap of an NFT collection over the last days, in US dollars and in the chain's coin, from CoinGecko; from paid plans only.",
  keywords: [
    "floor price history",
    "nft floor chart",
    "floor over time",
    "how has the floor changed",
    "floor of a collection last 90 days",
    "nft collection price history",
    "did the floor rise or fall",
    "volume of a collection over time",
    "how has floor changed",
    "floor last 90 days",
    "did floor rise or fall",
    "jpeg price trend",
    "floor crash",
    "collection volume over time",
  ],
  category: "nft_analytics",
  input: lazy(() => z.object({ id: nftId(), days: days("pro") })),
  output: lazy(() => z.object({ id: shownId(), ...each((line) => points(LINES[line])) })),
  examples: [
    { description: "Pudgy Penguins over a week", args: { id: "pudgy-penguins", days: 7 } },
    { description: "CryptoPunks since the start", args: { id: "cryptopunks", days: "max" } },
  ],
  async execute({ id, days }, ctx) {
    const query = { days };
    const chart = await ctx.http.find("/nfts/{id}/market_chart", { path: { id }, query, schema: rawChart });
    const result = { id, ...each((line) => pairs(chart?.[line])) };
    return result.floor_price_usd.length > 0
      ? result
      : ctx.noData(result, `coingecko has no price history of the collection ${id}`);
  },
});

const marketplaces = () =>
  list(
    z.object({
      nft_marketplace_id: text("CoinGecko id of the marketplace"),
      name: text("Its name"),
      floor_price_in_native_currency: figure("Floor price there, in the chain's coin"),
      h24_volume_in_native_currency: figure("Volume of 24 hours there, in the chain's coin"),
      native_currency: text("CoinGecko id of that coin"),
      native_currency_symbol: text("Its symbol"),
      updated_at: time("When CoinGecko last updated it"),
      nft_collection_url: text("The collection there"),
    }),
    "The marketplaces",
  );

const rawTickers = lazy(() => z.object({ tickers: marketplaces() }));

/** The tool `get_nft_tickers`. */
export const getNftTickers = defineTool({
  ...RECORDS,
  name: "get_nft_tickers",
  title: "Floor price of an NFT collection by marketplace",
  description:
    "The floor price and 24-hour volume of an NFT collection on each marketplace, such as OpenSea and Blur, from CoinGecko; from paid plans only.",
  keywords: [
    "floor on opensea and blur",
    "nft marketplaces compared",
    "marketplace with the lowest floor",
    "which marketplace is cheapest for a collection",
    "opensea or blur",
    "floor per marketplace",
    "where to buy a collection cheapest",
    "marketplace with lowest floor",
    "cheapest marketplace",
    "where to buy a collection",
    "magic eden",
    "marketplace arbitrage",
    "where to list my nft",
  ],
  category: "nft_analytics",
  input: lazy(() => z.object({ id: nftId() })),
  output: lazy(() => z.object({ id: shownId(), tickers: marketplaces() })),
  examples: [
    { description: "Pudgy Penguins", args: { id: "pudgy-penguins" } },
    { description: "CryptoPunks", args: { id: "cryptopunks" } },
  ],
  async execute({ id }, ctx) {
    const found = await ctx.http.find("/nfts/{id}/tickers", { path: { id }, schema: rawTickers });
    const result = { id, tickers: found?.tickers ?? [] };
    return result.tickers.length > 0
      ? result
      : ctx.noData(result, `coingecko has no marketplace of the collection ${id}`);
  },
});
