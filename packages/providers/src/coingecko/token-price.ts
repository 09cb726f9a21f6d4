// get_token_price_by_contract: current prices of tokens by the addresses of their contracts.
import { defineTool } from "@svckit/core";
import { lazy } from "@svckit/core/schemas";
import * as z from "zod";
import { plainAddress, spellAddress } from "../any-address.js";
import { chainsOf } from "../chains.js";
import { chain, contracts } from "./arguments.js";
import { PRICES } from "./kept.js";
import { llamaQuotes, type QuoteArguments } from "./llama.js";
import { figuresOf, quoteArguments, quotes, rawQuotes, withAbsent } from "./quotes.js";

interface Asked extends QuoteArguments {
  readonly chain: string;
  readonly contract_addresses: readonly string[];
}

/** The tool `get_token_price_by_contract`. */
export const getTokenPriceByContract = defineTool({
  ...PRICES,
  name: "get_token_price_by_contract",
  title: "Token prices by contract",
  description:
    "Current prices of tokens by the addresses of their contracts on one chain, in one or more currencies, from CoinGecko, at most 15 seconds old; market cap, 24-hour volume and change on request.",
  category: "market_data",
  keywords: [
    "contract address",
    "ERC-20",
    "SPL",
    "price of a token contract",
    "erc20 prices by address",
    "contract address to price",
    "contract price in euros",
    "several contracts priced at once",
    "erc-20 price with market cap",
  ],
  input: lazy(() => z.object({ chain: chain(), contract_addresses: contracts(), ...quoteArguments() })),
  output: lazy(() => quotes("address")),
  examples: [
    {
      description: "Wrapped bitcoin on Ethereum",
      args: {
        chain: "ethereum",
        contract_addresses: "0x2260FAC5E5542a773Aa44fBCfeDf7C193bc2C599",
        vs_currencies: "usd",
      },
    },
    {
      description: "USDC on Solana in euro, with its market cap",
      args: {
        chain: "solana",
        contract_addresses: "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v",
        vs_currencies: "eur",
        include_market_cap: true,
      },
    },
  ],
  fallback: llamaQuotes(({ chain, contract_addresses }: Asked) =>
    contract_addresses.map((name) => ({ name, coin: `${chain}:${name}` })),
  ),
  async execute({ chain, contract_addresses, ...query }, ctx) {
    const answer = await ctx.http.get("/simple/token_price/{id}", {
      path: { id: chainsOf("coingecko").nameOf(chain) },
      query: { contract_addresses: contract_addresses.map(plainAddress).join(","), ...query },
      schema: rawQuotes(query.vs_currencies),
    });
    const quoted = Object.fromEntries(
      Object.entries(answer).map(([address, quote]) => [spellAddress(address), figuresOf(quote)]),
    );
    return withAbsent(ctx, quoted, { asked: contract_addresses, codes: query.vs_currencies });
  },
});
