// Pools by their addresses: one, or several of a chain at once.
import { defineTool } from "@svckit/core";
import { chain, lazy } from "@svckit/core/schemas";
import * as z from "zod";
import { anyAddress, anyAddresses, plainAddress, spellAddress } from "../any-address.js";
import { chainsOf } from "../chains.js";
import { poolRow } from "../market-forms.js";
import { nameSome } from "../name-some.js";
import {
  chainArgument,
  chains,
  freshTool,
  MAX_ADDRESSES,
  placeOf,
  rawPool,
  rawPools,
  toPools,
} from "./json-api.js";

const WETH_USDC = "0x88e6A0c2dDD26FEEb64F039a2c41296FcB3f5640";
const USDC_WETH = "0xE0554a476A092703abdB3Ef35c80e0D76d32939F";
const INCLUDE = "base_token,quote_token,dex";

/** The tool `get_pools_by_address`. */
export const getPoolByAddress = defineTool({
  name: "get_pools_by_address",
  title: "A pool by its address",
  description:
    "One pool of a decentralised exchange by its address: its two tokens, price, liquidity, volume and change of 24 hours, from GeckoTerminal, at most 30 seconds old.",
  category: "onchain_dex",
  keywords: [
    "pair price",
    "lp address",
    "pool by address",
    "liquidity of a pool",
    "pool details",
    "info on a pool",
    "volume and liquidity of one pool",
    "volume of one pool",
    "what pool is this",
    "reserves of a pool",
    "lp contract stats",
  ],
  ...freshTool,
  input: lazy(() => z.object({ chain: chainArgument(), address: anyAddress("The pool") })),
  output: lazy(() => z.object({ pool: poolRow().nullable().describe("The pool; null where there is none") })),
  fallback: {
    tool: "get_dex_pair",
    args: ({ chain, address }) =>
      chainsOf("dexscreener").withName(chain, (name) => ({ chain: name, address })),
    // `as`: the other venue's row is a pool in the same form, and is checked as one.
    result: ({ pair }) => ({ pool: pair as never }),
  },
  examples: [
    { description: "WETH and USDC on Uniswap v3", args: { chain: "ethereum", address: WETH_USDC } },
    { description: "The same tokens at another fee", args: { chain: 1, address: USDC_WETH } },
  ],
  async execute({ chain, address }, ctx) {
    const found = await ctx.http.find("networks/{network}/pools/{address}", {
      path: placeOf(chain, address),
      query: { include: INCLUDE },
      schema: rawPool,
    });
    if (found === null) return ctx.noData({ pool: null }, `geckoterminal has no pool ${address} on ${chain}`);
    const [pool = null] = toPools({ data: [found.data], included: found.included });
    return { pool };
  },
});

/** The tool `get_multi_pools`. */
export const getMultiPools = defineTool({
  name: "get_multi_pools",
  title: "Several pools by their addresses",
  description:
    "Up to 30 pools of one chain by their addresses, each with tokens, price, liquidity and volume of 24 hours, from GeckoTerminal; those it does not know are named in a warning.",
  keywords: [
    "many pools at once",
    "pool batch",
    "list of pool addresses",
    "compare my pools",
    "bulk pool lookup",
    "liquidity of several pools",
  ],
  category: "onchain_dex",
  ...freshTool,
  input: lazy(() =>
    z.object({ chain: chainArgument(), addresses: anyAddresses(MAX_ADDRESSES, "The pools") }),
  ),
  output: lazy(() =>
    z.object({
      chain: chain().describe("The chain; a slug or CAIP-2"),
      pools: z.array(poolRow()).describe("The pools that GeckoTerminal knows"),
    }),
  ),
  list: "pools",
  examples: [
    { description: "Two pools", args: { chain: "ethereum", addresses: [WETH_USDC, USDC_WETH] } },
    { description: "One of them", args: { chain: "ethereum", addresses: [WETH_USDC] } },
  ],
  async execute({ chain, addresses }, ctx) {
    const found = await ctx.http.find("networks/{network}/pools/multi/{addresses}", {
      path: { network: chains().ownNameOf(chain), addresses: addresses.map(plainAddress).join(",") },
      query: { include: INCLUDE },
      schema: rawPools,
    });
    const pools = toPools(found ?? { data: [] });
    const known = new Set(pools.map(({ pool_address }) => spellAddress(pool_address)));
    const absent = addresses.filter((address) => !known.has(address));
    const result = { chain, pools };
    if (absent.length === 0) return result;
    return ctx.noData(result, `geckoterminal has no pool ${nameSome(absent)} on ${chain}`);
  },
});
