// get_block_details: one block with its fees and rewards.
import { defineTool } from "@svckit/core";
import { decimal, integerString, isoTime, lazy, orNull } from "@svckit/core/schemas";
import * as z from "zod";
import { asked, chainArgument, chainField, coinOf, rawCount, rawParty, spelled, wholeCoins } from "./api.js";

const rawBlock = lazy(() =>
  spelled(
    z.looseObject({
      height: z.int(),
      hash: z.string(),
      parent_hash: z.string().nullish(),
      timestamp: isoTime(),
      transactions_count: rawCount(),
      size: z.int().nullish(),
      miner: rawParty().nullish(),
      gas_used: orNull(integerString()),
      gas_limit: orNull(integerString()),
      gas_used_percentage: z.number().nullish(),
      base_fee_per_gas: orNull(integerString()),
      burnt_fees: orNull(integerString()),
      priority_fee: orNull(integerString()),
      transaction_fees: orNull(integerString()),
      withdrawals_count: rawCount(),
      type: z.string().nullish(),
    }),
  ),
);

/** A block by its number or hash, as the explorer's path takes it. */
const blockArgument = () => {
  const hash = z
    .string()
    .regex(/^0x[0-9a-fA-F]{64}$/)
    .toLowerCase();
  const digits = z.string().regex(/^\d{1,15}$/);
  return z
    .union([z.int().min(0), digits, hash])
    .describe("The block: its number, or its hash of 0x and 64 hex digits");
};

/** The tool `get_block_details`. */
export const getBlockDetails = defineTool({
  ...asked,
  name: "get_block_details",
  title: "Block with its fees",
  description:
    "One block of an EVM chain by number or hash, from the chain's Blockscout explorer: who made it, transactions, gas, fees paid and burnt. The newest block is told by get_block.",
  keywords: [
    "who mined a block",
    "block reward",
    "burnt fees",
    "eth burnt in a block",
    "who built a block",
    "validator of a block",
    "ether burnt",
    "block proposer",
    "block builder",
    "miner",
    "fee recipient",
    "how much was burned",
  ],
  category: "network_infrastructure",
  input: lazy(() => z.object({ chain: chainArgument(), block: blockArgument() })),
  output: lazy(() =>
    z.object({
      chain: chainField(),
      block: z
        .object({
          number: z.int().describe("Height of the block"),
          hash: z.string().describe("Hash of the block"),
          parent_hash: z.string().nullable().describe("Hash of the block before it"),
          type: z.string().nullable().describe("block; uncle and reorg are no part of the chain"),
          time: isoTime("When it was made"),
          size_bytes: z.int().nullable().describe("Its size in bytes"),
          miner: z.string().nullable().describe("Who was paid for it, in EIP-55 spelling"),
          transactions: z.int().nullable().describe("How many transactions it holds"),
          withdrawals: z.int().nullable().describe("How many withdrawals of stakers it holds"),
          gas_used: orNull(integerString("Gas that it used")),
          gas_limit: orNull(integerString("Gas that it may use")),
          gas_used_percent: z.number().nullable().describe("Gas that it used, in percent of what it may"),
          symbol: z.string().describe("Symbol of the chain's own coin"),
          base_fee_wei: orNull(integerString("Base fee of a unit of gas, in wei")),
          fees: orNull(decimal("Fees paid in it, in whole coins")),
          burnt_fees: orNull(decimal("Fees that were burnt, in whole coins")),
          priority_fees: orNull(decimal("Fees above the base fee, in whole coins")),
        })
        .nullable()
        .describe("The block; null where the explorer has none"),
    }),
  ),
  examples: [
    { description: "A block of Ethereum by its number", args: { chain: "ethereum", block: 19_000_000 } },
    {
      description: "A block of Base by its hash",
      args: { chain: "base", block: "0x9c1f6a7e5d4b3c2a190817263544536271809fae8d7c6b5a4938271605f4e3d2" },
    },
  ],
  async execute({ chain, block }, ctx) {
    const found = await ctx.http.find("api/v2/blocks/{block}", { path: { block }, schema: rawBlock });
    if (found === null)
      return ctx.noData({ chain, block: null }, `the explorer of ${chain} has no block ${block}`);
    return {
      chain,
      block: {
        number: found.height,
        hash: found.hash,
        parent_hash: found.parent_hash ?? null,
        type: found.type ?? null,
        time: found.timestamp,
        size_bytes: found.size ?? null,
        miner: found.miner?.hash ?? null,
        transactions: found.transactions_count ?? null,
        withdrawals: found.withdrawals_count ?? null,
        gas_used: found.gas_used,
        gas_limit: found.gas_limit,
        gas_used_percent: found.gas_used_percentage ?? null,
        symbol: coinOf(chain),
        base_fee_wei: found.base_fee_per_gas,
        fees: wholeCoins(found.transaction_fees),
        burnt_fees: wholeCoins(found.burnt_fees),
        priority_fees: wholeCoins(found.priority_fee),
      },
    };
  },
});
