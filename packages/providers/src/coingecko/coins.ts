// One coin with all that is known of it: by its id, and by the address of its contract.
import { defineTool } from "@svckit/core";
import { lazy } from "@svckit/core/schemas";
import * as z from "zod";
import { plainAddress } from "../any-address.js";
import { chainsOf } from "../chains.js";
import { chain, coinId, currency, included, token } from "./arguments.js";
import { coinRecord, rawCoin, toCoin } from "./coin-record.js";
import { RECORDS } from "./kept.js";

/** The tool `get_coins_index`. */
export const getCoinsIndex = defineTool({
  ...RECORDS,
  name: "get_coins_index",
  title: "All about a coin",
  description:
    "All that CoinGecko tells of one coin by its id: what it is, categories, links, contracts on each chain, and its market in one currency, two minutes old at most.",
  category: "market_data",
  keywords: [
    "coin details",
    "homepage",
    "whitepaper",
    "coin info",
    "about a coin",
    "coin description and links",
    "all time high",
    "website of a coin",
    "tell me everything about a coin",
    "what is a coin for",
    "coin website and description",
    "all-time high of a coin",
    "community and links of a coin",
    "official links of a coin",
    "links and website of a coin",
    "what is a coin about",
    "highest price ever of a coin",
    "tell me about a coin",
    "what is this project",
    "official website of a coin",
    "github repo",
    "twitter and reddit links",
    "max supply",
  ],
  input: lazy(() =>
    z.object({
      id: coinId(),
      vs_currency: currency().default("usd"),
      community_data: included("how many members its communities have"),
    }),
  ),
  output: coinRecord,
  examples: [
    { description: "Bitcoin", args: { id: "bitcoin" } },
    { description: "USDC, its figures in euro", args: { id: "usd-coin", vs_currency: "eur" } },
  ],
  async execute({ id, vs_currency, community_data }, ctx) {
    const found = await ctx.http.find("/coins/{id}", {
      path: { id },
      query: { localization: false, tickers: false, developer_data: false, community_data },
      schema: rawCoin,
    });
    return found
      ? toCoin(found, vs_currency)
      : ctx.noData({ id, vs_currency }, `coingecko has no coin ${id}`);
  },
});

/** The tool `get_contract_coin`. */
export const getContractCoin = defineTool({
  ...RECORDS,
  name: "get_contract_coin",
  title: "All about a token by contract",
  description:
    "All that CoinGecko tells of one token by chain and the address of its contract: its CoinGecko id, what it is, links, contracts on other chains, and its market in one currency.",
  category: "market_data",
  keywords: [
    "token details",
    "contract address",
    "coin info by contract address",
    "which coin is this contract",
    "description by contract",
    "which coin is at this contract",
    "coin of a contract address",
    "which coin is at contract",
    "reverse lookup contract to coin",
    "project of a token address",
    "contract to coingecko id",
    "links by token address",
    "unknown token contract, which project",
  ],
  input: lazy(() => z.object({ chain: chain(), token: token(), vs_currency: currency().default("usd") })),
  output: coinRecord,
  examples: [
    {
      description: "Wrapped bitcoin on Ethereum",
      args: { chain: "ethereum", token: "0x2260FAC5E5542a773Aa44fBCfeDf7C193bc2C599" },
    },
    {
      description: "USDC on Solana, in euro",
      args: {
        chain: "solana",
        token: "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v",
        vs_currency: "eur",
      },
    },
  ],
  async execute({ chain, token, vs_currency }, ctx) {
    const found = await ctx.http.find("/coins/{id}/contract/{contract_address}", {
      path: { id: chainsOf("coingecko").nameOf(chain), contract_address: plainAddress(token) },
      schema: rawCoin,
    });
    return found
      ? toCoin(found, vs_currency)
      : ctx.noData({ vs_currency }, `coingecko has no token ${token} on ${chain}`);
  },
});
