// What Blockscout says of a token as a whole, and how often it is held and moved.
import { defineTool } from "@svckit/core";
import { decimal, evmAddress, integerString, lazy, orNull } from "@svckit/core/schemas";
import * as z from "zod";
import { wholeUnits } from "../units.js";
import { asked, chainArgument, chainField } from "./api.js";
import { rawToken, tokenFields, toToken } from "./token.js";
import { fromVenue } from "./token-fallback.js";

const input = lazy(() => z.object({ chain: chainArgument(), token: evmAddress("Contract of the token") }));

const examples = [
  {
    description: "USDC on Ethereum",
    args: { chain: "ethereum", token: "0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48" },
  },
  {
    description: "USDC on Base",
    args: { chain: "base", token: "0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913" },
  },
];

const rawTokenAnswer = lazy(rawToken);

/** The tool `get_token_metadata`. */
export const getTokenMetadata = defineTool({
  ...asked,
  name: "get_token_metadata",
  title: "Facts of a token",
  description:
    "What a token or NFT collection of an EVM chain is, from the chain's Blockscout explorer: name, symbol, decimals, standard, total supply in whole tokens, holders, and price and market cap in US dollars where the explorer knows them.",
  category: "token_contract",
  keywords: [
    "token info",
    "decimals",
    "total supply",
    "token details",
    "token supply and holders",
    "erc20 info",
    "what is the token at an address",
    "token standard and supply",
    "erc-20 or erc-721",
    "what is the token",
    "explorer page of a token",
    "ticker and decimals by contract",
  ],
  cacheTtl: 60_000,
  input,
  output: lazy(() =>
    z.object({
      chain: chainField(),
      token: z
        .object({
          ...tokenFields(),
          total_supply: orNull(decimal("How many exist, in whole tokens; null where it names no decimals")),
          total_supply_raw: orNull(integerString("How many exist, in the token's smallest unit")),
          holders: z.int().nullable().describe("Addresses that hold it"),
          price_usd: orNull(decimal("Price of a whole token in US dollars")),
          market_cap_usd: orNull(decimal("Market cap of what circulates, in US dollars")),
          volume_24h_usd: orNull(decimal("Traded in 24 hours, in US dollars")),
          icon_url: z.string().nullable().describe("Where its picture is"),
        })
        .nullable()
        .describe("The token; null where the explorer knows none at the address"),
    }),
  ),
  fallback: {
    tool: "get_tokens_by_address",
    args: ({ chain, token }) => ({ chain, address: token }),
    result: fromVenue,
  },
  examples,
  async execute({ chain, token: address }, ctx) {
    const request = { path: { address }, schema: rawTokenAnswer };
    const found = await ctx.http.find("api/v2/tokens/{address}", request);
    if (found === null)
      return ctx.noData({ chain, token: null }, `the explorer of ${chain} knows no token ${address}`);
    return {
      chain,
      token: {
        ...toToken(found),
        total_supply: wholeUnits(found.total_supply, found.decimals),
        total_supply_raw: found.total_supply,
        holders: found.holders_count ?? null,
        price_usd: found.exchange_rate,
        market_cap_usd: found.circulating_market_cap,
        volume_24h_usd: found.volume_24h,
        icon_url: found.icon_url ?? null,
      },
    };
  },
});

const rawCounters = lazy(() =>
  z.looseObject({ token_holders_count: integerString(), transfers_count: integerString() }),
);

/** The tool `get_token_counters`. */
export const getTokenCounters = defineTool({
  ...asked,
  name: "get_token_counters",
  title: "Holders and transfers of a token, counted",
  description:
    "How many addresses hold a token of an EVM chain and how often it was transferred, as the chain's Blockscout explorer has counted.",
  category: "token_contract",
  keywords: [
    "number of holders",
    "transfer count",
    "holder count",
    "how many people hold a token",
    "how many addresses hold a token",
    "how many holders does a token have",
    "number of owners",
    "how many people hold",
    "how many wallets own it",
    "how widely held",
    "number of token transfers",
  ],
  input,
  output: lazy(() =>
    z.object({
      chain: chainField(),
      token: z.string().describe("Contract of the token, in EIP-55 spelling"),
      holders: orNull(integerString("Addresses that hold it")),
      transfers: orNull(integerString("Transfers since it was made")),
    }),
  ),
  examples,
  async execute({ chain, token }, ctx) {
    const request = { path: { token }, schema: rawCounters };
    const found = await ctx.http.find("api/v2/tokens/{token}/counters", request);
    const result = {
      chain,
      token,
      holders: found?.token_holders_count ?? null,
      transfers: found?.transfers_count ?? null,
    };
    return found ? result : ctx.noData(result, `the explorer of ${chain} knows no token ${token}`);
  },
});
