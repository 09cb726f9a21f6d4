// get_block: one block of a chain, by number, hash or tag.
import { defineTool, type Tool } from "@svckit/core";
import { integerString, isoTime, lazy, orNull } from "@svckit/core/schemas";
import * as z from "zod";
import { answerAddress } from "../answer-address.js";
import { quantity } from "./amount.js";
import { blockArgument, isBlockHash, toBlockParameter } from "./block-id.js";
import { chainFacts, chainFields } from "./chain-facts.js";
import { chainTool } from "./chain-tool.js";
import type { EvmChains } from "./chains.js";
import { ask, rpcAnswer } from "./json-rpc.js";

const FRESH_MS = 2_000;

const rpcBlock = rpcAnswer(() =>
  z
    .looseObject({
      number: quantity(),
      hash: z.string(),
      parentHash: z.string(),
      timestamp: quantity(),
      miner: answerAddress().nullish(),
      gasLimit: quantity(),
      gasUsed: quantity(),
      baseFeePerGas: quantity().nullish(),
      transactions: z.array(z.string()),
    })
    .nullable(),
);

const block = () =>
  z.object({
    number: z.int().describe("Height of the block"),
    hash: z.string().describe("Hash of the block"),
    parent_hash: z.string().describe("Hash of the block before it"),
    timestamp: isoTime("When it was made"),
    miner: z.string().nullable().describe("Address that was paid for it, in EIP-55 spelling"),
    gas_limit: integerString("Gas that it may use"),
    gas_used: integerString("Gas that it used"),
    base_fee_wei: orNull(integerString("Base fee of a unit of gas, in wei; null where there is none")),
    transaction_count: z.int().describe("How many transactions it holds"),
    transactions: z
      .array(z.string())
      .optional()
      .describe("Their hashes, in order, where they were asked for"),
  });

/** The tool over a provider's chains. */
export function getBlock(chains: EvmChains): Tool {
  return defineTool({
    ...chainTool,
    name: "get_block",
    title: "Block",
    description:
      "One block of an EVM chain, by number, hash or tag (latest, safe, finalized, earliest): time, gas, base fee and how many transactions, with their hashes on request.",
    keywords: [
      "latest block",
      "block number",
      "current block height",
      "block by number",
      "newest block",
      "most recent block",
      "latest block number",
      "block time and hash",
      "what is the current block",
      "transactions in a block",
      "block hash",
      "finalized block",
      "timestamp of a block",
      "chain tip",
    ],
    category: "network_infrastructure",
    cacheTtl: FRESH_MS,
    input: lazy(() =>
      z.object({
        chain: chains.argument(),
        block: blockArgument(),
        include_transactions: z
          .boolean()
          .default(false)
          .describe("Whether to list the hashes of its transactions"),
      }),
    ),
    output: lazy(() =>
      z.object({
        ...chainFields(),
        block: block().nullable().describe("The block; null where there is none"),
      }),
    ),
    examples: [
      { description: "The newest block of Base", args: { chain: "base", block: "latest" } },
      { description: "A block of Ethereum by its number", args: { chain: "ethereum", block: 19_000_000 } },
    ],
    async execute({ chain, block: id, include_transactions: listed }, ctx) {
      const facts = await chainFacts(chains.of(chain), ctx);
      const found = await ask(ctx, {
        method: isBlockHash(id) ? "eth_getBlockByHash" : "eth_getBlockByNumber",
        params: [isBlockHash(id) ? id : toBlockParameter(id), false],
        schema: rpcBlock,
      });
      if (found === null) return ctx.noData({ ...facts, block: null }, `${chain} has no block ${id}`);
      const { transactions } = found;
      return {
        ...facts,
        block: {
          number: Number(found.number),
          hash: found.hash,
          parent_hash: found.parentHash,
          timestamp: new Date(Number(found.timestamp) * 1_000),
          miner: found.miner ?? null,
          gas_limit: found.gasLimit,
          gas_used: found.gasUsed,
          base_fee_wei: found.baseFeePerGas,
          transaction_count: transactions.length,
          ...(listed && { transactions }),
        },
      };
    },
  });
}
