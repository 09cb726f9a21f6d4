// Lists of coins: all that there are, and the newest.
import { isObject } from "@svckit/core";
import * as z from "zod";
import { address, list, platform, renamed, text, time } from "./fields.js";
import { DIRECTORIES, MARKETS } from "./kept.js";
import { listTool } from "./list-tool.js";

/** The contracts of a coin: by CoinGecko as addresses by platform. */
const contracts = () =>
  z
    .preprocess(
      (given) =>
        isObject(given)
          ? Object.entries(given).flatMap(([id, at]) => (id === "" ? [] : [{ chain: id, address: at }]))
          : given,
      list(z.object({ chain: platform("Chain"), address: address("Address of its contract") }), "Contracts"),
    )
    .prefault([])
    .describe("Its contracts; empty where they were not asked for");

const coinRow = () =>
  renamed(
    { platforms: "contracts" },
    z.object({
      id: z.string().describe("CoinGecko id, as the other tools take it"),
      symbol: text("Ticker symbol, not unique"),
      name: text("Name"),
      contracts: contracts(),
    }),
  );

/** The tool `get_coins_list`. */
export const getCoinsList = listTool({
  ...DIRECTORIES,
  name: "get_coins_list",
  title: "All coins with their ids",
  description:
    "Every coin that CoinGecko lists, with id, symbol and name, and on request its contracts on each chain; an hour old at most.",
  keywords: [
    "all coin ids",
    "full list of coins",
    "list all coins",
    "every coin with its id",
    "every coin id",
    "dump of coin ids",
    "symbol to id mapping",
    "complete coin directory",
    "coingecko id table",
    "inactive coins",
    "delisted coins",
  ],
  category: "search_discovery",
  path: "/coins/list",
  args: () => ({
    include_platform: z.boolean().default(false).describe("Whether to add each coin's contracts"),
    status: z.enum(["active", "inactive"]).default("active").describe("Coins that are listed, or no longer"),
  }),
  list: "coins",
  of: "The coins",
  row: coinRow,
  examples: [
    { description: "The first ten", args: { limit: 10 } },
    { description: "With their contracts", args: { include_platform: true, limit: 5 } },
  ],
});

/** The tool `get_new_coins`. */
export const getNewCoins = listTool({
  ...MARKETS,
  name: "get_new_coins",
  title: "Newly listed coins",
  description: "The 200 coins that CoinGecko listed last, with the time of each; from paid plans only.",
  category: "search_discovery",
  keywords: [
    "recently added",
    "new listings",
    "new coins",
    "latest listings",
    "coins listed recently",
    "latest coingecko listings",
    "what coins were listed",
    "newly listed on coingecko",
    "latest coins",
    "fresh coins",
    "just added to coingecko",
    "newcomers",
    "new coins this week",
  ],
  path: "/coins/list/new",
  list: "coins",
  of: "The coins, the newest first",
  row: () =>
    z.object({
      id: z.string().describe("CoinGecko id, as the other tools take it"),
      symbol: text("Ticker symbol, not unique"),
      name: text("Name"),
      activated_at: time("When CoinGecko listed it"),
    }),
  examples: [
    { description: "The newest hundred", args: {} },
    { description: "The newest ten", args: { limit: 10 } },
  ],
});
