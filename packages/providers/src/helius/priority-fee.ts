// get_solana_priority_fee_estimate: what priority costs now, as Helius estimates it.
import { defineTool } from "@svckit/core";
import { decimal, lazy, orNull, solanaAddress } from "@svckit/core/schemas";
import * as z from "zod";
import { askRpc } from "../json-rpc.js";
import { askedRpc } from "./api.js";

const MOST_ACCOUNTS = 64;
const LEVELS = ["min", "low", "medium", "high", "veryHigh", "unsafeMax"] as const;

const rawEstimate = () =>
  z.looseObject({
    priorityFeeLevels: z
      .looseObject(Object.fromEntries(LEVELS.map((level) => [level, orNull(decimal())])))
      .nullish(),
  });

/** The tool `get_solana_priority_fee_estimate`. */
export const getSolanaPriorityFeeEstimate = defineTool({
  ...askedRpc,
  name: "get_solana_priority_fee_estimate",
  title: "Estimate of the priority fee on Solana",
  description:
    "What a transaction of Solana has to pay for priority now so that it gets in soon, as Helius estimates it at six levels from recent blocks, for the accounts that it would write to.",
  category: "network_infrastructure",
  keywords: [
    "compute unit price",
    "gas",
    "recommended priority fee",
    "suggested compute unit price",
    "solana tip to land quickly",
    "what priority fee to set",
    "low medium high fee solana",
    "land a solana transaction",
    "fee for faster confirmation solana",
  ],
  cacheTtl: 5_000,
  staleTtl: 0,
  input: lazy(() =>
    z.object({
      accounts: z
        .array(solanaAddress())
        .min(1)
        .max(MOST_ACCOUNTS)
        .describe(`Accounts and programs of the transaction, 1 to ${MOST_ACCOUNTS}`),
      lookback_slots: z
        .int()
        .min(1)
        .max(150)
        .default(150)
        .describe("How many recent slots to look at, 1 to 150"),
    }),
  ),
  output: lazy(() => {
    const price = (meaning: string) => orNull(decimal(`${meaning}, in micro-lamports for a compute unit`));
    return z.object({
      min_price: price("The least that got in"),
      low_price: price("Cheap, where there is time"),
      medium_price: price("For usual transactions"),
      high_price: price("For swaps and mints"),
      very_high_price: price("For what must be in the next block"),
      unsafe_max_price: price("The most that anybody paid; not to be paid without a bound"),
    });
  }),
  examples: [
    { description: "A swap by Jupiter", args: { accounts: ["JUP6LkbZbjS1jKKwapdHNy74zcZ3tLUZoi5QNyVTaV4"] } },
    {
      description: "A transfer of tokens, by the last 50 slots",
      args: { accounts: ["TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA"], lookback_slots: 50 },
    },
  ],
  async execute({ accounts, lookback_slots: lookbackSlots }, ctx) {
    const options = { includeAllPriorityFeeLevels: true, lookbackSlots };
    const params = [{ accountKeys: accounts, options }];
    const found = await askRpc(ctx, "getPriorityFeeEstimate", params, rawEstimate);
    const levels = found?.priorityFeeLevels;
    const result = {
      min_price: levels?.["min"] ?? null,
      low_price: levels?.["low"] ?? null,
      medium_price: levels?.["medium"] ?? null,
      high_price: levels?.["high"] ?? null,
      very_high_price: levels?.["veryHigh"] ?? null,
      unsafe_max_price: levels?.["unsafeMax"] ?? null,
    };
    return levels ? result : ctx.noData(result, "helius has no estimate for these accounts");
  },
});
