// get_account_nonce: how many transactions an account has sent.
import { defineTool, type Tool } from "@svckit/core";
import { evmAddress, lazy } from "@svckit/core/schemas";
import * as z from "zod";
import { blockArgument, toBlockParameter } from "./block-id.js";
import { chainFacts, chainFields } from "./chain-facts.js";
import { chainTool } from "./chain-tool.js";
import type { EvmChains } from "./chains.js";
import { ask, askIfAny, rpcQuantity } from "./json-rpc.js";

/** The tool over a provider's chains. */
export function getAccountNonce(chains: EvmChains): Tool {
  return defineTool({
    ...chainTool,
    name: "get_account_nonce",
    title: "Nonce of an account",
    description:
      "How many transactions an account of an EVM chain has sent (its nonce), now or at an earlier block, and with those that wait at the node; read from a node of the chain and never cached.",
    category: "portfolio_wallet",
    keywords: [
      "transaction count",
      "eth_getTransactionCount",
      "pending transactions",
      "pending nonce",
      "next nonce",
      "eth_gettransactioncount",
      "stuck transaction",
      "number of outgoing transactions",
      "sequence number of account",
      "replace by same nonce",
      "nonce too low",
    ],
    input: lazy(() =>
      z.object({
        chain: chains.argument(),
        address: evmAddress("The account; of a contract it counts the contracts that it made"),
        block: blockArgument(),
      }),
    ),
    output: lazy(() =>
      z.object({
        address: z.string().describe("The account in EIP-55 spelling"),
        ...chainFields(),
        block: z.string().describe("The block that was read, as it was asked for"),
        nonce: z.int().describe("Transactions that it had sent, which is the nonce of the next one"),
        pending_nonce: z
          .int()
          .nullable()
          .describe("The same with those that wait at the node; null for a block other than latest"),
      }),
    ),
    examples: [
      {
        description: "An account on Ethereum",
        args: { chain: "ethereum", address: "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045" },
      },
      {
        description: "The same on Base, at the last final block",
        args: { chain: "base", address: "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045", block: "finalized" },
      },
    ],
    async execute({ chain, address, block }, ctx) {
      const method = "eth_getTransactionCount";
      const [nonce, pending] = await Promise.all([
        ask(ctx, { method, params: [address, toBlockParameter(block)], schema: rpcQuantity }),
        block === "latest"
          ? askIfAny(ctx, { method, params: [address, "pending"], schema: rpcQuantity })
          : null,
      ]);
      return {
        address,
        ...(await chainFacts(chains.of(chain), ctx)),
        block,
        nonce: Number(nonce),
        pending_nonce: pending === null ? null : Number(pending),
      };
    },
  });
}
