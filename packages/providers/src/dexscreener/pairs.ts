// Pairs: by a text, by a token, by several tokens, and by their own address.
import { defineTool, paginate } from "@svckit/core";
import { chain, lazy, limit } from "@svckit/core/schemas";
import * as z from "zod";
import { anyAddress, anyAddresses, spellAddress } from "../any-address.js";
import { chainsOf } from "../chains.js";
import { nameSome } from "../name-some.js";
import {
  chainArgument,
  chains,
  FRESH_MS,
  fromPool,
  pairRow,
  rawFound,
  rawPairs,
  STALE_MS,
  toPair,
} from "./pair.js";

const WETH = "0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2";
const USDC = "0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48";
const WETH_USDC = "0x88e6A0c2dDD26FEEb64F039a2c41296FcB3f5640";
const MAX_TOKENS = 30;

const shared = {
  category: "onchain_dex",
  effect: "read",
  keyless: true,
  cacheTtl: FRESH_MS,
  staleTtl: STALE_MS,
  limits: { perMinute: 300 },
} as const;

const pairsOf = () => z.array(pairRow()).describe("The pairs, those with the most liquidity first");

/** Arguments with GeckoTerminal's name of a chain; none where it has none, since an empty answer would say that there is nothing. */
const onGeckoTerminal = <T>(slug: string, make: (name: string) => T) =>
  chainsOf("geckoterminal").withName(slug, make);

/** `as`: a result of the other venue holds its pools as a list; each of them is checked. */
const fromPools = ({ pools }: Readonly<Record<string, unknown>>) =>
  (pools as readonly unknown[]).map(fromPool);

/** The tool `search_dex_pairs`. */
export const searchDexPairs = paginate({
  ...shared,
  name: "search_dex_pairs",
  title: "Search trading pairs",
  description:
    "Finds pairs of decentralised exchanges on all chains, or on one, by the name, symbol or address of a token, from DexScreener: at most 30, with price, liquidity and volume.",
  category: "search_discovery",
  keywords: [
    "dexscreener",
    "find a token on-chain",
    "memecoin search",
    "find pair by token name",
    "search dexscreener",
    "memecoin pair",
    "find a pair on dexscreener",
    "look up a memecoin",
    "find a shitcoin",
    "dex pair by ticker",
    "find token on dexscreener",
  ],
  input: lazy(() =>
    z.object({
      query: z
        .string()
        .trim()
        .min(1)
        .max(200)
        .describe("A name, a symbol, two symbols such as `WETH/USDC`, or an address"),
      chain: chainArgument().optional(),
      limit: limit({ most: 30, usual: 30 }, "Pairs in a page"),
    }),
  ),
  output: lazy(() => z.object({ pairs: pairsOf() })),
  fallback: {
    tool: "search_pools",
    args: ({ query, chain, limit }) =>
      chain ? onGeckoTerminal(chain, (name) => ({ query, limit, chain: name })) : { query, limit },
    result: (result) => ({ pairs: fromPools(result) }),
  },
  examples: [
    { description: "Pairs of two tokens", args: { query: "WETH/USDC" } },
    { description: "A name on one chain", args: { query: "pippin", chain: "solana", limit: 3 } },
  ],
  list: "pairs",
  by: "whole",
  absent: ({ query, chain }) =>
    `dexscreener finds no pairs by ${JSON.stringify(query)}${chain === undefined ? "" : ` on ${chain}`}`,
  async page({ query, chain }, ctx) {
    const { pairs } = await ctx.http.get("latest/dex/search", { query: { q: query }, schema: rawFound });
    const rows = (pairs ?? []).map(toPair);
    return { items: byLiquidity(rows.filter((row) => chain === undefined || row.chain === chain)) };
  },
});

/** The tool `get_token_pairs`. */
export const getTokenPairs = paginate({
  ...shared,
  name: "get_token_pairs",
  title: "Trading pairs of a token",
  description:
    "The pairs of decentralised exchanges that trade one token on one chain, from DexScreener, all at once: price, liquidity, volume, labels and links of the project.",
  keywords: [
    "dexscreener",
    "token liquidity",
    "where is a token traded",
    "pairs of a token",
    "where does a token trade on dexes",
    "on which pairs can i trade a token",
    "pairs of a token on dexes",
    "where does token trade",
    "which dexes list it",
    "on which pairs tradable",
    "dexscreener page of token",
    "pairs for a contract address",
    "main pair of a token",
    "where to swap a memecoin",
  ],
  input: lazy(() =>
    z.object({
      chain: chainArgument(),
      address: anyAddress("The token"),
      limit: limit({ most: 100, usual: 30 }, "Pairs in a page"),
    }),
  ),
  output: lazy(() => z.object({ pairs: pairsOf() })),
  fallback: {
    tool: "get_token_pools",
    args: ({ chain, address, limit }) => onGeckoTerminal(chain, (name) => ({ chain: name, address, limit })),
    result: (result) => ({ pairs: fromPools(result) }),
  },
  examples: [
    { description: "Wrapped ether", args: { chain: "ethereum", address: WETH } },
    { description: "USD Coin, the largest", args: { chain: 1, address: USDC, limit: 1 } },
  ],
  list: "pairs",
  by: "whole",
  absent: ({ chain, address }) => `dexscreener has no pairs of ${address} on ${chain}`,
  async page({ chain, address }, ctx) {
    const pairs = await ctx.http.get("token-pairs/v1/{chain}/{address}", {
      path: { chain: chains().ownNameOf(chain), address },
      schema: rawPairs,
    });
    return { items: byLiquidity(pairs.map(toPair)) };
  },
});

/** The tool `get_multi_token_pairs`. */
export const getMultiTokenPairs = paginate({
  ...shared,
  name: "get_multi_token_pairs",
  title: "Trading pairs of several tokens",
  description:
    "Pairs of up to 30 tokens of one chain by their addresses in one request, from DexScreener, with price, liquidity and volume; tokens without a pair are named in a warning.",
  keywords: [
    "dexscreener",
    "many token prices",
    "pairs of many tokens",
    "batch of tokens pairs",
    "dexscreener bulk",
    "watchlist of tokens pairs",
    "several mints pairs",
    "markets for list of tokens",
  ],
  input: lazy(() =>
    z.object({
      chain: chainArgument(),
      addresses: anyAddresses(MAX_TOKENS, "The tokens"),
      limit: limit({ most: 100, usual: 30 }, "Pairs in a page"),
    }),
  ),
  output: lazy(() => z.object({ chain: chain().describe("The chain; a slug or CAIP-2"), pairs: pairsOf() })),
  examples: [
    { description: "Two tokens", args: { chain: "ethereum", addresses: [WETH, USDC] } },
    { description: "One of them", args: { chain: "ethereum", addresses: [WETH], limit: 5 } },
  ],
  list: "pairs",
  by: "whole",
  async page({ chain, addresses }, ctx) {
    const pairs = await ctx.http.get("tokens/v1/{chain}/{addresses}", {
      path: { chain: chains().ownNameOf(chain), addresses: addresses.join(",") },
      schema: rawPairs,
    });
    const traded = new Set(pairs.flatMap((each) => [each.baseToken, each.quoteToken]).map(spelt));
    const absent = addresses.filter((address) => !traded.has(address));
    const items = byLiquidity(pairs.map(toPair));
    if (absent.length > 0) ctx.noData(items, `dexscreener has no pairs of ${nameSome(absent)} on ${chain}`);
    return { items, beside: { chain } };
  },
});

/** The tool `get_dex_pair`. */
export const getDexPair = defineTool({
  ...shared,
  name: "get_dex_pair",
  title: "A trading pair by its address",
  description:
    "One pair of a decentralised exchange by its address, from DexScreener: price, liquidity, volume, change of 24 hours, labels and links of the project.",
  keywords: [
    "dexscreener",
    "pair price",
    "pair by address",
    "liquidity of a pair",
    "pair info",
    "price of one pair",
    "dexscreener link",
    "pair address lookup",
    "buys and sells of pair",
    "look at this pair",
    "pair age",
  ],
  input: lazy(() => z.object({ chain: chainArgument(), address: anyAddress("The pair") })),
  output: lazy(() => z.object({ pair: pairRow().nullable().describe("The pair; null where there is none") })),
  fallback: {
    tool: "get_pools_by_address",
    args: ({ chain, address }) => onGeckoTerminal(chain, (name) => ({ chain: name, address })),
    result: ({ pool }) => ({ pair: pool === null ? null : fromPool(pool) }),
  },
  examples: [
    { description: "WETH and USDC on Uniswap v3", args: { chain: "ethereum", address: WETH_USDC } },
    {
      description: "A pair of Solana",
      args: { chain: "solana", address: "8WwcNqdZjCY5Pt7AkhupAFknV2txca9sq6YBkGzLbvdt" },
    },
  ],
  async execute({ chain, address }, ctx) {
    const { pairs } = await ctx.http.get("latest/dex/pairs/{chain}/{address}", {
      path: { chain: chains().ownNameOf(chain), address },
      schema: rawFound,
    });
    const [pair] = pairs ?? [];
    if (pair !== undefined) return { pair: toPair(pair) };
    return ctx.noData({ pair: null }, `dexscreener has no pair ${address} on ${chain}`);
  },
});

function byLiquidity<Row extends Pick<ReturnType<typeof toPair>, "liquidity_usd">>(
  rows: readonly Row[],
): Row[] {
  return rows.toSorted((a, b) => Number(b.liquidity_usd ?? -1) - Number(a.liquidity_usd ?? -1));
}

function spelt({ address }: { readonly address: string }): string {
  return spellAddress(address);
}
