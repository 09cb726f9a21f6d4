// Lists of pools: trending, new, largest, of one exchange, of one token, and by a text.
import * as z from "zod";
import { anyAddress, plainAddress } from "../any-address.js";
import { chainsOf } from "../chains.js";
import { chainArgument, chains } from "./json-api.js";
import { poolList } from "./pool-list.js";

const USDT = "0xdAC17F958D2ee523a2206206994597C13D831ec7";

const ORDERS: Readonly<Record<string, string>> = {
  transactions: "h24_tx_count_desc",
  volume: "h24_volume_usd_desc",
  volume_and_liquidity: "h24_volume_usd_liquidity_desc",
};

const optionalChain = (otherwise: string) =>
  chainArgument().optional().describe(`${chainWords}; ${otherwise}`);
const chainWords =
  "The chain: a slug such as `ethereum`, CAIP-2, its number, or a network id of GeckoTerminal";
const inChain = ({ chain }: { readonly chain?: string | undefined }) =>
  chain === undefined ? "" : ` on ${chain}`;
const order = (first: "transactions" | "volume_and_liquidity", ...more: ("transactions" | "volume")[]) =>
  z
    .enum([first, ...more])
    .default(first)
    .describe("What the pools are ranked by, over 24 hours");

/** The tool `get_trending_pools`. */
export const getTrendingPools = poolList({
  name: "get_trending_pools",
  title: "Trending pools",
  description:
    "The pools of decentralised exchanges that trend on GeckoTerminal over the last minutes or hours, of all chains or of one: price, liquidity, volume and change, at most 30 seconds old.",
  keywords: [
    "hot pairs",
    "trending tokens on-chain",
    "trending pools",
    "trending tokens on a chain",
    "what is hot on dexes",
    "trending on a chain",
    "trending tokens onchain",
    "trending pairs",
    "pairs heating up",
    "trending memecoins",
    "degens ape into",
  ],
  shape: () => ({
    chain: optionalChain("all chains where left out"),
    duration: z.enum(["5m", "1h", "6h", "24h"]).default("24h").describe("The time over which they trend"),
  }),
  path: ({ chain }) =>
    chain === undefined ? "networks/trending_pools" : "networks/{network}/trending_pools",
  query: ({ duration }) => ({ duration }),
  absent: (args) => `trending pools${inChain(args)}`,
  examples: [
    { description: "What trends on all chains", args: { limit: 10 } },
    { description: "What trends on Base in an hour", args: { chain: "base", duration: "1h" } },
  ],
});

/** The tool `get_new_pools`. */
export const getNewPools = poolList({
  name: "get_new_pools",
  title: "New pools",
  description:
    "The pools of decentralised exchanges that were made last, the newest first, of all chains or of one, as GeckoTerminal sees them within a minute.",
  keywords: [
    "new listings",
    "latest pairs",
    "just launched tokens",
    "new pools",
    "just launched pairs",
    "newly created pools",
    "new tokens",
    "pools just created",
    "brand new pairs",
    "which pools are new",
    "fresh liquidity",
    "sniping",
    "launched minutes ago",
    "degen launches",
    "first liquidity added",
    "fair launch",
  ],
  shape: () => ({ chain: optionalChain("all chains where left out") }),
  path: ({ chain }) => (chain === undefined ? "networks/new_pools" : "networks/{network}/new_pools"),
  absent: (args) => `new pools${inChain(args)}`,
  examples: [
    { description: "The newest of all chains", args: {} },
    { description: "The newest on Ethereum", args: { chain: "ethereum", limit: 5 } },
  ],
});

/** The tool `get_pools`. */
export const getPools = poolList({
  name: "get_pools",
  title: "Largest pools of a chain",
  description:
    "The pools of a chain with the most trades or the most volume of 24 hours, over all its decentralised exchanges, from GeckoTerminal.",
  keywords: [
    "top pairs",
    "liquidity pools",
    "top pools on a chain",
    "biggest pools by volume",
    "busiest pools",
    "largest liquidity pools on a chain",
    "most active pools",
    "largest liquidity pools",
    "top pairs of a network",
    "most traded onchain pairs",
    "where swapping happens most",
  ],
  shape: () => ({ chain: chainArgument(), order: order("transactions", "volume") }),
  path: () => "networks/{network}/pools",
  query: (args) => ({ sort: ORDERS[args.order ?? ""] }),
  absent: (args) => `pools${inChain(args)}`,
  examples: [
    { description: "The pools of Ethereum", args: { chain: "ethereum" } },
    { description: "By volume on Solana", args: { chain: "solana", order: "volume", limit: 5 } },
  ],
});

/** The tool `get_pools_by_dex`. */
export const getPoolsByDex = poolList({
  name: "get_pools_by_dex",
  title: "Pools of an exchange",
  description:
    "The pools of one decentralised exchange on one chain, those with the most trades or volume of 24 hours first, from GeckoTerminal.",
  keywords: [
    "uniswap pools",
    "raydium pools",
    "pools on uniswap",
    "pools of one dex",
    "pancakeswap pairs",
    "top pairs of an amm",
    "biggest pools at a dex",
    "what trades on one dex",
  ],
  shape: () => ({
    chain: chainArgument(),
    dex: z
      .string()
      .trim()
      .regex(/^[A-Za-z0-9][A-Za-z0-9_.-]{0,99}$/, "an id such as `uniswap_v3`")
      .describe("GeckoTerminal's id of the exchange, such as `uniswap_v3`; get_dexes lists them"),
    order: order("transactions", "volume"),
  }),
  path: () => "networks/{network}/dexes/{dex}/pools",
  values: ({ dex = "" }) => ({ dex }),
  query: (args) => ({ sort: ORDERS[args.order ?? ""] }),
  absent: (args) => `pools of ${args.dex}${inChain(args)}`,
  examples: [
    { description: "Uniswap v3 on Ethereum", args: { chain: "ethereum", dex: "uniswap_v3" } },
    { description: "Raydium by volume", args: { chain: "solana", dex: "raydium", order: "volume" } },
  ],
});

/** The tool `get_token_pools`. */
export const getTokenPools = poolList({
  name: "get_token_pools",
  title: "Pools of a token",
  description:
    "The pools that trade one token on one chain, those with the most volume and liquidity first, from GeckoTerminal, in pages.",
  keywords: [
    "where is a token traded",
    "token liquidity",
    "pools of a token",
    "liquidity pools with a token",
    "where is its liquidity",
    "pools that hold a token",
    "which pools trade a token",
    "liquidity of a token by pool",
    "which pools trade it",
    "deepest pool of a token",
    "lps containing a token",
    "liquidity of token by pool",
    "most liquid pool",
  ],
  shape: () => ({
    chain: chainArgument(),
    address: anyAddress("The token"),
    order: order("volume_and_liquidity", "transactions", "volume"),
  }),
  path: () => "networks/{network}/tokens/{address}/pools",
  values: ({ address = "" }) => ({ address: plainAddress(address) }),
  query: (args) => ({ sort: ORDERS[args.order ?? ""] }),
  absent: (args) => `pools of ${args.address}${inChain(args)}`,
  fallback: {
    tool: "get_token_pairs",
    args: ({ chain = "", address, limit }) =>
      chainsOf("dexscreener").withName(chain, (name) => ({ chain: name, address, limit })),
  },
  examples: [
    { description: "Where USDT is traded", args: { chain: "ethereum", address: USDT } },
    { description: "By trades", args: { chain: "ethereum", address: USDT, order: "transactions", limit: 3 } },
  ],
});

/** The tool `search_pools`. */
export const searchPools = poolList({
  name: "search_pools",
  title: "Search pools",
  description:
    "Finds pools on all chains or one by the name, the symbol or the address of a token, or by the address of a pool, from GeckoTerminal.",
  keywords: [
    "find a pair",
    "which chain is a token on",
    "find a pool",
    "search pools by token",
    "find pools of a symbol",
    "pool with two tokens",
    "which chain is token on",
    "pool address by pair",
    "look up a pool",
  ],
  category: "search_discovery",
  shape: () => ({
    query: z.string().trim().min(1).max(200).describe("A name, a symbol or an address"),
    chain: optionalChain("all chains where left out"),
  }),
  path: () => "search/pools",
  query: ({ query, chain }) => ({ query, network: chain && chains().ownNameOf(chain) }),
  absent: ({ query, ...args }) => `pools by ${JSON.stringify(query)}${inChain(args)}`,
  fallback: {
    tool: "search_dex_pairs",
    args: ({ query, chain, limit }) =>
      chain
        ? chainsOf("dexscreener").withName(chain, (name) => ({ query, chain: name, limit }))
        : { query, limit },
  },
  examples: [
    { description: "Pools with wrapped ether", args: { query: "weth" } },
    { description: "Pools of a name on one chain", args: { query: "pippin", chain: "solana", limit: 3 } },
  ],
});
