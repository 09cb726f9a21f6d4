// get_coins_market_data: coins with price, market cap, volume and supply, ranked.
import { paginate } from "@svckit/core";
import { lazy, limit } from "@svckit/core/schemas";
import * as z from "zod";
import { nameSome } from "../name-some.js";
import { coinIds, currency, itemsOf, order } from "./arguments.js";
import { figure, text, time } from "./fields.js";
import { MARKETS } from "./kept.js";

const MAX_PER_PAGE = 250;

const FIGURES = {
  current_price: "Price in the currency",
  market_cap: "Market cap in the currency",
  market_cap_rank: "Rank by market cap",
  fully_diluted_valuation: "Market cap with every coin issued, in the currency",
  total_volume: "Volume of 24 hours in the currency",
  high_24h: "Highest price of 24 hours",
  low_24h: "Lowest price of 24 hours",
  price_change_24h: "Change of the price in 24 hours, in the currency",
  price_change_percentage_24h: "Change of the price in 24 hours, in percent",
  circulating_supply: "Coins in circulation",
  total_supply: "Coins that exist",
  max_supply: "Coins that there can be; null where there is no limit",
  ath: "Highest price ever",
  atl: "Lowest price ever",
} as const;

type Figure = keyof typeof FIGURES;
const names = Object.keys(FIGURES) as Figure[]; // `as`: Object.keys has no type for the keys of a literal.

const row = () =>
  z.object({
    id: z.string().describe("CoinGecko id"),
    symbol: text("Ticker symbol, not unique"),
    name: text("Name"),
    // `as`: Object.fromEntries has no type for the keys it was given.
    ...(Object.fromEntries(names.map((name) => [name, figure(FIGURES[name])])) as Record<
      Figure,
      ReturnType<typeof figure>
    >),
    last_updated: time("When CoinGecko last updated it"),
  });

const rows = lazy(() => z.array(row()));

/** The tool `get_coins_market_data`. */
export const getCoinsMarketData = paginate({
  ...MARKETS,
  name: "get_coins_market_data",
  title: "Coins by market data",
  description:
    "Coins with price, market cap, volume, 24-hour change and supply, ranked and in pages: all coins, those of a category or those of given ids, at most 30 seconds old.",
  keywords: [
    "top coins",
    "top 100 coins",
    "ranking by market cap",
    "coins of a category",
    "largest cryptocurrencies",
    "meme coins by market cap",
    "price table",
    "largest coins",
    "coins ranked",
    "gaming tokens by market cap",
    "ai coins",
    "prices of the top coins",
    "highest volume coins",
    "top 100",
    "leaderboard of coins",
    "biggest cryptos",
  ],
  category: "market_data",
  input: lazy(() =>
    z.object({
      vs_currency: currency(),
      ids: coinIds().optional(),
      category: z
        .string()
        .regex(/^[a-z0-9-]{1,100}$/, "a CoinGecko category id such as `layer-1`")
        .optional()
        .describe("CoinGecko id of a category, such as `layer-1` or `meme-token`; all coins where left out"),
      order: order(["market_cap_desc", "market_cap_asc", "volume_desc", "volume_asc", "id_asc", "id_desc"]),
      limit: limit({ most: MAX_PER_PAGE, usual: 100 }, "Coins in a page"),
    }),
  ),
  output: lazy(() =>
    z.object({
      vs_currency: z.string().describe("Currency of the figures"),
      coins: z.array(row()).describe("The coins, in the order asked for"),
    }),
  ),
  examples: [
    { description: "The ten largest coins", args: { vs_currency: "usd", limit: 10 } },
    { description: "Two coins in euro", args: { vs_currency: "eur", ids: "bitcoin,ethereum" } },
  ],
  list: "coins",
  by: "page",
  size: MAX_PER_PAGE,
  absent: () => "coingecko has no coins there",
  async page({ limit: _, ...args }, ctx, { page, size }) {
    const items = await ctx.http.get("/coins/markets", {
      query: { ...args, per_page: size, page },
      schema: rows,
    });
    // A coin that is not on this page may be on another one, so its absence is certain only where all fit on one.
    const asked = args.ids === undefined ? [] : itemsOf(args.ids);
    const absent = asked.filter((id) => !items.some((coin) => coin.id === id));
    if (absent.length > 0 && items.length > 0 && page === 1 && asked.length <= size)
      ctx.noData(items, `coingecko has no market data for ${nameSome(absent)}`);
    return { items, more: items.length === size, beside: { vs_currency: args.vs_currency } };
  },
});
