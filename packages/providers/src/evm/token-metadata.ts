// get_erc20_metadata: name, symbol, decimals and total supply of a token, as its contract tells them.
import { defineTool, type Tool } from "@svckit/core";
import { decimal, evmAddress, integerString, lazy, orNull } from "@svckit/core/schemas";
import * as z from "zod";
import { formatUnits } from "./amount.js";
import { chainFacts, chainFields } from "./chain-facts.js";
import { chainTool } from "./chain-tool.js";
import type { EvmChains } from "./chains.js";
import { describeSupply, describeToken } from "./erc20.js";
import { metadataByExplorer } from "./explorer-fallback.js";

const FRESH_MS = 60_000;

/** The tool over a provider's chains. */
export function getErc20Metadata(chains: EvmChains): Tool {
  return defineTool({
    ...chainTool,
    name: "get_erc20_metadata",
    title: "ERC-20 metadata",
    description:
      "Name, symbol, decimals and total supply of an ERC-20 token, read from its contract at a node of the chain, at most a minute old. Whoever made the contract chose the name: it proves nothing.",
    category: "token_contract",
    keywords: [
      "token info",
      "total supply",
      "token decimals",
      "token name and decimals",
      "decimals of a token",
      "total supply of a token",
      "decimals and total supply",
      "symbol of a token contract",
      "erc-20 facts",
      "how many tokens exist",
      "token ticker from contract",
      "how many decimals",
      "name and symbol",
      "minted so far",
    ],
    cacheTtl: FRESH_MS,
    input: lazy(() => z.object({ chain: chains.argument(), token: evmAddress("The token's contract") })),
    output: lazy(() =>
      z.object({
        token: z.string().describe("The token's contract in EIP-55 spelling"),
        ...chainFields(),
        name: z.string().nullable().describe("Name, as the contract gives it, unverified"),
        symbol: z.string().nullable().describe("Symbol, as the contract gives it, unverified"),
        decimals: z.int().nullable().describe("Decimals of the token"),
        total_supply_raw: orNull(integerString("Total supply in the token's smallest unit")),
        total_supply: orNull(decimal("Total supply in whole tokens; null where the decimals are not told")),
      }),
    ),
    fallback: metadataByExplorer(chains),
    examples: [
      {
        description: "USDC on Ethereum",
        args: { chain: "ethereum", token: "0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48" },
      },
      {
        description: "Wrapped ether on Base",
        args: { chain: "base", token: "0x4200000000000000000000000000000000000006" },
      },
    ],
    async execute({ chain, token }, ctx) {
      const [{ symbol, decimals }, { name, supply }] = await Promise.all([
        describeToken(ctx, token),
        describeSupply(ctx, token),
      ]);
      const told = {
        token,
        ...(await chainFacts(chains.of(chain), ctx)),
        name,
        symbol,
        decimals,
        total_supply_raw: supply,
        total_supply: supply === null || decimals === null ? null : formatUnits(supply, decimals),
      };
      // The supply is the one of the four that the standard demands.
      return supply === null ? ctx.noData(told, `there is no ERC-20 token at ${token} on ${chain}`) : told;
    },
  });
}
