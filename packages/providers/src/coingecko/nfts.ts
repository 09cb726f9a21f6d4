// Lists of NFT collections: their ids, and their markets.
import { chainsOf } from "../chains.js";
import { order } from "./arguments.js";
import { DIRECTORIES, RECORDS } from "./kept.js";
import { listTool } from "./list-tool.js";
import { nftMarket, nftNames, nftRow } from "./nft-record.js";

const PAGE = 250;

const MARKET_ORDERS = [
  "market_cap_usd_desc",
  "market_cap_usd_asc",
  "h24_volume_usd_desc",
  "h24_volume_usd_asc",
  "h24_volume_native_desc",
  "h24_volume_native_asc",
] as const;

/** The tool `get_nfts`. */
export const getNfts = listTool({
  ...DIRECTORIES,
  name: "get_nfts",
  title: "NFT collections with their ids",
  description: "NFT collections that CoinGecko knows, with id, chain and contract, as get_nft takes them.",
  keywords: [
    "list nft collections",
    "nft collection ids",
    "which nft collections are there",
    "all nft collections",
    "browse nft collections",
    "nft collections on a chain",
    "which collections exist",
    "collection slugs",
    "directory of nfts",
    "nft id lookup",
  ],
  category: "nft_analytics",
  path: "/nfts/list",
  args: () => ({
    order: order([
      ...MARKET_ORDERS,
      "floor_price_native_desc",
      "floor_price_native_asc",
      "market_cap_native_desc",
      "market_cap_native_asc",
    ]),
  }),
  list: "nfts",
  of: "The collections, in the order asked for",
  row: () => nftRow(nftNames()),
  size: PAGE,
  examples: [
    { description: "The ten largest", args: { limit: 10 } },
    { description: "Those that are traded most", args: { order: "h24_volume_usd_desc" } },
  ],
});

/** The tool `get_nft_markets`. */
export const getNftMarkets = listTool({
  ...RECORDS,
  name: "get_nft_markets",
  title: "NFT collections by market data",
  description:
    "NFT collections with floor price, market cap, volume, owners and sales, all of them or those of a chain, from CoinGecko; from paid plans only.",
  keywords: [
    "top nft collections",
    "nft ranking by volume",
    "largest nft collections",
    "best selling nft collections",
    "most valuable nft collections",
    "nft collections by market cap",
    "most traded nft collections",
    "leading nft projects",
    "nft ranking",
    "best selling nfts",
    "most valuable nfts",
    "most traded nfts",
    "blue chip nfts",
    "jpegs by market cap",
    "popular nfts",
    "nft leaderboard",
  ],
  category: "nft_analytics",
  path: "/nfts/markets",
  args: () => ({
    chain: chainsOf("coingecko").argument("Of one chain; of all where left out").optional(),
    order: order(MARKET_ORDERS),
  }),
  query: ({ chain, order }) => ({
    asset_platform_id: typeof chain === "string" ? chainsOf("coingecko").nameOf(chain) : undefined,
    order: String(order),
  }),
  list: "nfts",
  of: "The collections, in the order asked for",
  row: () => nftRow(nftMarket()),
  size: PAGE,
  examples: [
    { description: "The ten largest", args: { limit: 10 } },
    { description: "On Ethereum, by volume", args: { chain: "ethereum", order: "h24_volume_usd_desc" } },
  ],
});
