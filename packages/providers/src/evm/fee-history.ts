// get_fee_history: base fees and priority fees of the last blocks.
import { defineTool, type Tool } from "@svckit/core";
import { double, integerString, lazy, orNull } from "@svckit/core/schemas";
import * as z from "zod";
import { formatGwei, quantity } from "./amount.js";
import { chainFacts, chainFields } from "./chain-facts.js";
import { chainTool } from "./chain-tool.js";
import type { EvmChains } from "./chains.js";
import { ask, rpcAnswer } from "./json-rpc.js";

const FRESH_MS = 3_000;

const historyAnswer = rpcAnswer(() =>
  z.looseObject({
    oldestBlock: quantity(),
    baseFeePerGas: z.array(quantity()).nullish(),
    gasUsedRatio: z.array(z.number()).nullish(),
    reward: z.array(z.array(quantity())).nullish(),
  }),
);

const row = () =>
  z.object({
    block_number: z.int().describe("Height of the block"),
    base_fee_wei: orNull(integerString("Base fee of a unit of gas, in wei")),
    gas_used_ratio: double("Share of its gas limit that the block used, 0 to 1").nullable(),
    priority_fees_wei: z
      .array(integerString("Priority fee in wei"))
      .describe("Priority fee at each percentile, in their order, weighted by gas used"),
  });

/** The tool over a provider's chains. */
export function getFeeHistory(chains: EvmChains): Tool {
  return defineTool({
    ...chainTool,
    name: "get_fee_history",
    title: "Fee history",
    description:
      "Base fee, use of gas and priority fees (at percentiles of choice) of the last blocks of an EVM chain, oldest first, with the base fee of the block to come, from a node of the chain, at most 3 seconds old.",
    category: "network_infrastructure",
    keywords: [
      "eth_feeHistory",
      "gas trend",
      "priority fee percentiles",
      "tip",
      "base fee history",
      "past base fees",
      "gas trend over blocks",
      "eip-1559 fees",
      "how have base fees moved",
      "base fee of recent blocks",
      "eth_feehistory",
      "tip of recent blocks",
      "eip-1559",
      "gas rising or falling",
      "next block base fee",
      "congestion over recent blocks",
    ],
    cacheTtl: FRESH_MS,
    input: lazy(() =>
      z.object({
        chain: chains.argument(),
        blocks: z.int().min(1).max(200).default(20).describe("How many blocks, up to the newest"),
        percentiles: z
          .array(z.number().min(0).max(100))
          .max(10)
          .refine((all) => all.every((each, at) => at === 0 || each > (all[at - 1] ?? 0)), "they must rise")
          .default([10, 50, 90])
          .describe("Percentiles of the priority fees, 0 to 100, rising"),
      }),
    ),
    output: lazy(() =>
      z.object({
        ...chainFields(),
        next_base_fee_wei: orNull(
          integerString("Base fee of the block to come, in wei; null on a chain without one"),
        ),
        next_base_fee_gwei: z.string().nullable().describe("The same in gwei; decimal string"),
        percentiles: z.array(z.number()).describe("The percentiles of the priority fees"),
        history: z.array(row()).describe("The blocks, oldest first"),
      }),
    ),
    examples: [
      { description: "The last 20 blocks of Ethereum", args: { chain: "ethereum" } },
      {
        description: "Median tips of 5 blocks of Base",
        args: { chain: "base", blocks: 5, percentiles: [50] },
      },
    ],
    async execute({ chain, blocks, percentiles }, ctx) {
      const params = [`0x${blocks.toString(16)}`, "latest", percentiles];
      const found = await ask(ctx, { method: "eth_feeHistory", params, schema: historyAnswer });
      const { oldestBlock, baseFeePerGas, gasUsedRatio, reward } = found;
      const base = baseFeePerGas ?? [];
      // One base fee more than there are blocks: that of the next.
      const count = gasUsedRatio?.length ?? Math.max(0, base.length - 1);
      const next = base[count];
      return {
        ...(await chainFacts(chains.of(chain), ctx)),
        next_base_fee_wei: next,
        next_base_fee_gwei: next === undefined ? null : formatGwei(next),
        percentiles,
        history: Array.from({ length: count }, (_, at) => ({
          block_number: Number(oldestBlock) + at,
          base_fee_wei: base[at],
          gas_used_ratio: gasUsedRatio?.[at] ?? null,
          priority_fees_wei: reward?.[at] ?? [],
        })),
      };
    },
  });
}
