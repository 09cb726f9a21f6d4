// How Solana is doing: its epoch and throughput, what priority costs, and when a slot was.
import { defineTool } from "@svckit/core";
import { integerString, isoTime, lazy, orNull, solanaAddress } from "@svckit/core/schemas";
import * as z from "zod";
import { askRpc } from "../json-rpc.js";
import { timeOf } from "../moment.js";
import { asked, COMMITMENT } from "./api.js";

const rawEpoch = () =>
  z.looseObject({
    absoluteSlot: z.int(),
    blockHeight: z.int(),
    epoch: z.int(),
    slotIndex: z.int(),
    slotsInEpoch: z.int(),
    transactionCount: orNull(integerString()),
  });
const rawVersion = () => z.looseObject({ "solana-core": z.string().nullish() });
const rawSamples = () =>
  z.array(
    z.looseObject({
      numTransactions: z.int(),
      numNonVoteTransactions: z.int().nullish(),
      samplePeriodSecs: z.int().positive(),
    }),
  );

/** The tool `get_sol_network`. */
export const getSolNetwork = defineTool({
  ...asked,
  name: "get_sol_network",
  title: "State of Solana",
  description:
    "How Solana is doing now, read from a node: slot, block height, epoch and how far it is, transactions a second over the last minute, and the node's version.",
  category: "network_infrastructure",
  keywords: [
    "current slot",
    "current epoch",
    "tps",
    "solana tps",
    "current slot and epoch",
    "solana health",
    "is solana running",
    "is solana up",
    "solana status",
    "how fast is solana",
    "is solana congested",
    "is solana down",
    "epoch progress",
    "when does epoch end",
    "solana outage",
  ],
  input: lazy(() => z.object({})),
  output: lazy(() =>
    z.object({
      slot: z.int().describe("The newest slot"),
      block_height: z.int().describe("Blocks on the chain; fewer than slots, of which some stay empty"),
      epoch: z.int().describe("Number of the epoch"),
      epoch_percent: z.number().describe("How far the epoch is, in percent"),
      slots_in_epoch: z.int().describe("Slots of the epoch"),
      transactions: orNull(integerString("Transactions since the beginning, votes of validators too")),
      transactions_per_second: z
        .number()
        .nullable()
        .describe("Over the last minute, without votes where the node tells them apart"),
      node_version: z.string().nullable().describe("Version of the node's software"),
    }),
  ),
  examples: [{ description: "Now", args: {} }],
  async execute(_, ctx) {
    const [epoch, version, samples] = await Promise.all([
      askRpc(ctx, "getEpochInfo", [{ commitment: COMMITMENT }], rawEpoch),
      askRpc(ctx, "getVersion", [], rawVersion),
      askRpc(ctx, "getRecentPerformanceSamples", [1], rawSamples),
    ]);
    if (epoch === null) throw new TypeError("a node is always in an epoch");
    const sample = samples?.[0];
    const counted = sample && (sample.numNonVoteTransactions ?? sample.numTransactions);
    return {
      slot: epoch.absoluteSlot,
      block_height: epoch.blockHeight,
      epoch: epoch.epoch,
      epoch_percent: Math.round((1e4 * epoch.slotIndex) / epoch.slotsInEpoch) / 100,
      slots_in_epoch: epoch.slotsInEpoch,
      transactions: epoch.transactionCount,
      transactions_per_second: sample
        ? Math.round((10 * (counted ?? 0)) / sample.samplePeriodSecs) / 10
        : null,
      node_version: version?.["solana-core"] ?? null,
    };
  },
});

const rawFees = () => z.array(z.looseObject({ slot: z.int(), prioritizationFee: z.int().min(0) }));
const MOST_ACCOUNTS = 128;

/** The tool `get_sol_priority_fees`. */
export const getSolPriorityFees = defineTool({
  ...asked,
  name: "get_sol_priority_fees",
  title: "Priority fees on Solana",
  description:
    "What was paid at least for priority in the last 150 blocks of Solana, read from a node: the lowest fee that got in, over these blocks, of all transactions or of those that write to accounts that you name.",
  category: "network_infrastructure",
  keywords: [
    "gas price",
    "compute unit price",
    "solana priority fee",
    "recent prioritization fees",
    "solana gas",
    "priority fees lately paid",
    "minimum priority fee",
    "micro-lamports per compute unit",
    "solana fee market",
    "past priority fees",
    "fee for contested accounts",
  ],
  input: lazy(() =>
    z.object({
      accounts: z
        .array(solanaAddress())
        .max(MOST_ACCOUNTS)
        .default([])
        .describe(
          `Accounts that a transaction would write to, at most ${MOST_ACCOUNTS}; none for all transactions`,
        ),
    }),
  ),
  output: lazy(() => {
    const price = (meaning: string) =>
      orNull(integerString(`${meaning}, in micro-lamports for a compute unit (a millionth of a lamport)`));
    return z.object({
      blocks: z.int().describe("How many blocks were looked at"),
      first_slot: z.int().nullable().describe("Slot of the oldest of them"),
      last_slot: z.int().nullable().describe("Slot of the newest of them"),
      lowest_price: price("The lowest of their minimal prices"),
      median_price: price("The middle of them"),
      high_price: price("That which nine in ten of them do not exceed"),
      highest_price: price("The highest of them"),
    });
  }),
  examples: [
    { description: "Of all transactions", args: {} },
    {
      description: "Of those that write to a market's account",
      args: { accounts: ["58oQChx4yWmvKdwLLZzBi4ChoCc2fqCUWBkwMihLYQo2"] },
    },
  ],
  async execute({ accounts }, ctx) {
    const found = (await askRpc(ctx, "getRecentPrioritizationFees", [accounts], rawFees)) ?? [];
    const slots = found.map(({ slot }) => slot).sort((one, other) => one - other);
    const fees = found.map(({ prioritizationFee: fee }) => fee).sort((one, other) => one - other);
    const share = (part: number) => fees[Math.ceil(part * fees.length) - 1] ?? null;
    const result = {
      blocks: fees.length,
      first_slot: slots[0] ?? null,
      last_slot: slots.at(-1) ?? null,
      lowest_price: fees[0] ?? null,
      median_price: share(0.5),
      high_price: share(0.9),
      highest_price: fees.at(-1) ?? null,
    };
    return fees.length > 0 ? result : ctx.noData(result, "the node tells of no recent blocks");
  },
});

/** The tool `get_sol_block_time`. */
export const getSolBlockTime = defineTool({
  ...asked,
  name: "get_sol_block_time",
  title: "Time of a slot on Solana",
  description:
    "When the block of a slot of Solana was made, as the chain's validators voted, read from a node.",
  keywords: [
    "time of a slot",
    "when was slot produced",
    "when was a slot",
    "date of a slot",
    "slot to date",
    "slot timestamp",
    "getblocktime",
    "slot number into time",
  ],
  category: "network_infrastructure",
  cacheTtl: 60 * 60_000,
  input: lazy(() => z.object({ slot: z.int().min(0).describe("The slot") })),
  output: lazy(() =>
    z.object({
      slot: z.int().describe("The slot"),
      time: orNull(isoTime("When its block was made; null where it has none, or the node no longer knows")),
    }),
  ),
  examples: [
    { description: "A slot of November 2024", args: { slot: 302_400_000 } },
    { description: "The slot before it", args: { slot: 302_399_999 } },
  ],
  async execute({ slot }, ctx) {
    const seconds = await askRpc(ctx, "getBlockTime", [slot], z.int);
    if (seconds === null) return ctx.noData({ slot, time: null }, `the node knows no block of slot ${slot}`);
    return { slot, time: timeOf(seconds) };
  },
});
