// get_gas_price: what a unit of gas costs on a chain.
import { defineTool, type Tool } from "@svckit/core";
import { decimal, integerString, lazy, orNull } from "@svckit/core/schemas";
import * as z from "zod";
import { formatGwei, quantity } from "./amount.js";
import { chainFacts, chainFields } from "./chain-facts.js";
import type { EvmChains } from "./chains.js";
import { ask, askIfAny, rpcAnswer, rpcQuantity } from "./json-rpc.js";

const FRESH_MS = 3_000;

const rpcHead = rpcAnswer(() => z.looseObject({ number: quantity(), baseFeePerGas: quantity().nullish() }));

/** The tool over a provider's chains. */
export function getGasPrice(chains: EvmChains): Tool {
  return defineTool({
    name: "get_gas_price",
    title: "Gas price",
    description:
      "What a unit of gas costs on an EVM chain: the price a node suggests, the base fee of the newest block and the suggested priority fee, at most 3 seconds old.",
    keywords: [
      "gas price now",
      "gwei on ethereum",
      "current gas",
      "how expensive is gas on a chain",
      "gas fees",
      "how expensive are transactions on a chain",
      "how many gwei should i pay",
      "gas right now",
      "gwei now",
      "how many gwei",
      "is gas high",
      "eth_gasprice",
      "suggested tip",
      "maxfeepergas",
    ],
    category: "network_infrastructure",
    effect: "read",
    keyless: true,
    cacheTtl: FRESH_MS,
    input: lazy(() => z.object({ chain: chains.argument() })),
    output: lazy(() =>
      z.object({
        ...chainFields(),
        gas_price_wei: integerString("Suggested price of a unit of gas, in wei"),
        gas_price_gwei: decimal("The same in gwei"),
        base_fee_wei: orNull(
          integerString("Base fee of the newest block, in wei; null on a chain without one"),
        ),
        base_fee_gwei: orNull(decimal("The same in gwei")),
        priority_fee_wei: orNull(
          integerString("Suggested priority fee, in wei; null where the node suggests none"),
        ),
        priority_fee_gwei: orNull(decimal("The same in gwei")),
        block_number: z.int().describe("The newest block"),
      }),
    ),
    upstream: ({ chain }) => chain,
    examples: [
      { description: "Gas price on Ethereum", args: { chain: "ethereum" } },
      { description: "Gas price on Base, by CAIP-2", args: { chain: "eip155:8453" } },
    ],
    async execute({ chain }, ctx) {
      const [price, priority, block] = await Promise.all([
        ask(ctx, { method: "eth_gasPrice", params: [], schema: rpcQuantity }),
        askIfAny(ctx, { method: "eth_maxPriorityFeePerGas", params: [], schema: rpcQuantity }),
        ask(ctx, { method: "eth_getBlockByNumber", params: ["latest", false], schema: rpcHead }),
      ]);
      const base = block.baseFeePerGas ?? null;
      return {
        ...(await chainFacts(chains.of(chain), ctx)),
        gas_price_wei: price,
        gas_price_gwei: formatGwei(price),
        base_fee_wei: base,
        base_fee_gwei: base === null ? null : formatGwei(base),
        priority_fee_wei: priority,
        priority_fee_gwei: priority === null ? null : formatGwei(priority),
        block_number: Number(block.number),
      };
    },
  });
}
