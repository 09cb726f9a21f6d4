// get_erc20_allowance: how much of an owner's tokens a spender may move.
import { defineTool, type Tool } from "@svckit/core";
import { decimal, evmAddress, integerString, lazy, orNull } from "@svckit/core/schemas";
import * as z from "zod";
import { formatUnits } from "./amount.js";
import { chainFacts, chainFields } from "./chain-facts.js";
import { chainTool } from "./chain-tool.js";
import type { EvmChains } from "./chains.js";
import { addressWord, describeToken, readContract, readWord } from "./erc20.js";

const ALLOWANCE = "0xdd62ed3e";
const UNLIMITED = 2n ** 256n - 1n;

/** The tool over a provider's chains. */
export function getErc20Allowance(chains: EvmChains): Tool {
  return defineTool({
    ...chainTool,
    name: "get_erc20_allowance",
    title: "ERC-20 allowance",
    description:
      "How much of an owner's ERC-20 tokens a spender may move now, and whether that is without limit, read from the token's contract and never cached.",
    category: "token_contract",
    keywords: KEYWORDS,
    input: lazy(() =>
      z.object({
        chain: chains.argument(),
        token: evmAddress("The token's contract"),
        owner: evmAddress("Who holds the tokens"),
        spender: evmAddress("Who may move them, such as a router"),
      }),
    ),
    output: lazy(() =>
      z.object({
        token: z.string().describe("The token's contract in EIP-55 spelling"),
        owner: z.string().describe("Who holds the tokens"),
        spender: z.string().describe("Who may move them"),
        ...chainFields(),
        allowance_raw: orNull(
          integerString("Allowance in the token's smallest unit; null where there is no such token"),
        ),
        allowance: orNull(
          decimal("Allowance in whole tokens; null where the token does not tell its decimals"),
        ),
        is_unlimited: z.boolean().nullable().describe("Whether it is 2^256 - 1, the most there is"),
        symbol: z.string().nullable().describe("Symbol, as the token's contract gives it, unverified"),
        decimals: z.int().nullable().describe("Decimals of the token"),
      }),
    ),
    examples: [
      {
        description: "What Permit2 may move of an address's USDC on Ethereum",
        args: {
          chain: "ethereum",
          token: "0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48",
          owner: "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045",
          spender: "0x000000000022D473030F116dDEE9F6B43aC78BA3",
        },
      },
      {
        description: "The same of wrapped ether on Base",
        args: {
          chain: "base",
          token: "0x4200000000000000000000000000000000000006",
          owner: "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045",
          spender: "0x000000000022D473030F116dDEE9F6B43aC78BA3",
        },
      },
    ],
    async execute({ chain, token, owner, spender }, ctx) {
      const [answer, { symbol, decimals }] = await Promise.all([
        readContract(ctx, token, ALLOWANCE + addressWord(owner) + addressWord(spender)),
        describeToken(ctx, token),
      ]);
      const facts = { token, owner, spender, ...(await chainFacts(chains.of(chain), ctx)) };
      const raw = answer === null ? undefined : readWord(answer);
      if (raw === undefined) {
        const none = { ...facts, allowance_raw: null, allowance: null, is_unlimited: null };
        return ctx.noData(
          { ...none, symbol: null, decimals: null },
          `there is no ERC-20 token at ${token} on ${chain}`,
        );
      }
      return {
        ...facts,
        allowance_raw: raw,
        allowance: decimals === null ? null : formatUnits(raw, decimals),
        is_unlimited: raw === UNLIMITED,
        symbol,
        decimals,
      };
    },
  });
}

const KEYWORDS = [
  "token approval",
  "infinite approval",
  "allowance of a spender",
  "how much may it take",
  "spending limit",
  "remaining approval",
  "amount approved",
  "is it approved already",
  "permission amount",
  "approve needed before swap",
  "did i approve this spender",
];
