// Categories of coins: their ids, and their market data.
import * as z from "zod";
import { order } from "./arguments.js";
import { figure, renamed, text, texts, time } from "./fields.js";
import { DIRECTORIES, MARKETS } from "./kept.js";
import { listTool } from "./list-tool.js";

/** The tool `get_categories`. */
export const getCategories = listTool({
  ...DIRECTORIES,
  name: "get_categories",
  title: "Categories of coins",
  description:
    "The ids and names of CoinGecko's categories of coins, such as layer 1 or meme coins, as get_coins_market_data takes them.",
  keywords: [
    "list of categories",
    "which sectors are there",
    "category ids",
    "which categories of coins are there",
    "names of sectors",
    "category slugs",
    "which categories exist",
    "valid category filter",
    "all narratives names",
  ],
  category: "search_discovery",
  path: "/coins/categories/list",
  list: "categories",
  of: "The categories",
  row: () =>
    renamed(
      { category_id: "id" },
      z.object({ id: z.string().describe("CoinGecko id of the category"), name: text("Name") }),
    ),
  examples: [
    { description: "The first hundred", args: {} },
    { description: "A few", args: { limit: 3 } },
  ],
});

/** The tool `get_categories_market_data`. */
export const getCategoriesMarketData = listTool({
  ...MARKETS,
  name: "get_categories_market_data",
  title: "Categories of coins by market data",
  description:
    "CoinGecko's categories of coins with market cap, its 24-hour change, volume and the three largest coins of each.",
  category: "search_discovery",
  keywords: [
    "sector",
    "narrative",
    "best performing sectors",
    "category market cap",
    "narratives ranking",
    "hottest narrative",
    "which sector performs best",
    "how do ai coins do as a group",
    "sectors by market cap",
    "sector performance",
    "sector rotation",
    "ai coins as a group",
    "which narrative is pumping",
    "theme performance",
    "layer-1s versus memes",
  ],
  path: "/coins/categories",
  args: () => ({
    order: order([
      "market_cap_desc",
      "market_cap_asc",
      "name_desc",
      "name_asc",
      "market_cap_change_24h_desc",
      "market_cap_change_24h_asc",
    ]),
  }),
  list: "categories",
  of: "The categories, in the order asked for",
  row: () =>
    z.object({
      id: z.string().describe("CoinGecko id of the category"),
      name: text("Name"),
      market_cap: figure("Market cap of its coins in US dollars"),
      market_cap_change_24h: figure("Change of the market cap in 24 hours, in percent"),
      volume_24h: figure("Volume of 24 hours in US dollars"),
      top_3_coins_id: texts("CoinGecko ids of its three largest coins"),
      content: text("What the category is"),
      updated_at: time("When CoinGecko last updated it"),
    }),
  examples: [
    { description: "The largest", args: { limit: 10 } },
    { description: "Those that grew most in a day", args: { order: "market_cap_change_24h_desc" } },
  ],
});
