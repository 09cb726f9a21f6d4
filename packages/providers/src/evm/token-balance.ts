// get_token_balance: how much of an ERC-20 token an address holds.
import { defineTool, type Tool } from "@svckit/core";
import { decimal, evmAddress, integerString, lazy, orNull } from "@svckit/core/schemas";
import * as z from "zod";
import { formatUnits } from "./amount.js";
import { chainFacts, chainFields } from "./chain-facts.js";
import type { EvmChains } from "./chains.js";
import { addressWord, describeToken, readContract, readWord } from "./erc20.js";
import { askBlockNumber } from "./json-rpc.js";

const BALANCE_OF = "0x70a08231";

/** The tool over a provider's chains. */
export function getTokenBalance(chains: EvmChains): Tool {
  return defineTool({
    name: "get_token_balance",
    title: "Token balance of an address",
    description:
      "How much of one ERC-20 token an address holds now, with the token's symbol and decimals, read from the token's contract and never cached.",
    keywords: KEYWORDS,
    category: "portfolio_wallet",
    effect: "read",
    keyless: true,
    input: lazy(() =>
      z.object({
        address: evmAddress("The account or contract that holds the token"),
        token: evmAddress("The token's contract"),
        chain: chains.argument(),
      }),
    ),
    output: lazy(() =>
      z.object({
        address: z.string().describe("The holder in EIP-55 spelling"),
        token: z.string().describe("The token's contract in EIP-55 spelling"),
        ...chainFields(),
        balance_raw: orNull(
          integerString("Balance in the token's smallest unit; null where there is no such token"),
        ),
        balance: orNull(decimal("Balance in whole tokens; null where the token does not tell its decimals")),
        symbol: z.string().nullable().describe("Symbol, as the token's contract gives it, unverified"),
        decimals: z.int().nullable().describe("Decimals of the token"),
        block_number: z.int().describe("The chain's newest block while the balance was read"),
      }),
    ),
    upstream: ({ chain }) => chain,
    examples: [
      {
        description: "USDC of an address on Ethereum",
        args: {
          address: "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045",
          token: "0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48",
          chain: "ethereum",
        },
      },
      {
        description: "Wrapped ether of an address on Base",
        args: {
          address: "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045",
          token: "0x4200000000000000000000000000000000000006",
          chain: "base",
        },
      },
    ],
    async execute({ address, token, chain: slug }, ctx) {
      const [answer, { symbol, decimals }, blockNumber] = await Promise.all([
        readContract(ctx, token, BALANCE_OF + addressWord(address)),
        describeToken(ctx, token),
        askBlockNumber(ctx),
      ]);
      const facts = {
        address,
        token,
        ...(await chainFacts(chains.of(slug), ctx)),
        block_number: blockNumber,
      };
      const raw = answer === null ? undefined : readWord(answer);
      if (raw === undefined) {
        const none = { ...facts, balance_raw: null, balance: null, symbol: null, decimals: null };
        return ctx.noData(none, `there is no ERC-20 token at ${token} on ${slug}`);
      }
      const balance = decimals === null ? null : formatUnits(raw, decimals);
      return { ...facts, balance_raw: raw, balance, symbol, decimals };
    },
  });
}

const KEYWORDS = [
  "usdc balance of an address",
  "balance of one token",
  "how much usdt does a wallet hold",
  "how many of a token does an address hold",
  "usdt in a wallet",
  "balance of a token contract",
  "erc20 balanceof",
  "how many tokens held",
  "one erc-20 in a wallet",
  "how much stablecoin in wallet",
  "does address hold token",
  "token amount of an account",
  "my balance of one token",
];
