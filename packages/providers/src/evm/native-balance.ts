// get_native_balance: how much of a chain's own coin an address holds.
import { defineTool, type Tool } from "@svckit/core";
import { decimal, evmAddress, integerString, lazy } from "@svckit/core/schemas";
import * as z from "zod";
import { figureIn } from "../words.js";
import { formatUnits } from "./amount.js";
import { chainFacts, chainFields } from "./chain-facts.js";
import type { EvmChains } from "./chains.js";
import { balanceByExplorer } from "./explorer-fallback.js";
import { ask, askBlockNumber, rpcQuantity } from "./json-rpc.js";

/** The tool over a provider's chains. */
export function getNativeBalance(chains: EvmChains): Tool {
  return defineTool({
    name: "get_native_balance",
    title: "Native coin balance of an address",
    description:
      "How much of an EVM chain's own coin (ETH, POL, BNB) an address holds now, read from a node of the chain and never cached.",
    keywords: KEYWORDS,
    category: "portfolio_wallet",
    effect: "read",
    keyless: true,
    input: lazy(() =>
      z.object({
        address: evmAddress("The account or contract"),
        chain: chains.argument(),
      }),
    ),
    output: lazy(() =>
      z.object({
        address: z.string().describe("The address in EIP-55 spelling"),
        ...chainFields(),
        balance_wei: integerString("Balance in wei, the coin's smallest unit"),
        balance: decimal("Balance in whole coins"),
        symbol: z
          .string()
          .nullable()
          .describe("Symbol of the coin; null for a chain of the operator's that names none"),
        block_number: z
          .int()
          .nullable()
          .describe(
            "The chain's newest block while the balance was read; null where an explorer does not tell it",
          ),
      }),
    ),
    upstream: ({ chain }) => chain,
    fallback: balanceByExplorer(chains),
    answer: ({ address, balance, symbol, chain }) =>
      `${address} holds ${figureIn(balance, symbol ?? "coins")} on ${chain}`,
    examples: [
      {
        description: "Ether of an address on Ethereum",
        args: { address: "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045", chain: "ethereum" },
      },
      {
        description: "Ether of a contract on Base, by the number of the chain",
        args: { address: "0x4200000000000000000000000000000000000006", chain: 8453 },
      },
    ],
    async execute({ address, chain: slug }, ctx) {
      const chain = chains.of(slug);
      const [wei, blockNumber] = await Promise.all([
        ask(ctx, { method: "eth_getBalance", params: [address, "latest"], schema: rpcQuantity }),
        askBlockNumber(ctx),
      ]);
      return {
        address,
        ...(await chainFacts(chain, ctx)),
        balance_wei: wei,
        balance: formatUnits(wei, chain.decimals),
        symbol: chain.nativeSymbol,
        block_number: blockNumber,
      };
    },
  });
}

const KEYWORDS = [
  "eth balance",
  "how much eth does an address have",
  "balance of the native coin",
  "how much bnb or pol does an address have",
  "ether in a wallet",
  "how much ether",
  "eth_getbalance",
  "gas money left",
  "is the wallet empty",
  "enough for gas",
  "native coin amount",
  "wei balance",
  "check my ether",
];
