// Mining: Bitcoin's difficulty and when it changes, and the hash rate over time.
import { defineTool, paginate } from "@svckit/core";
import { decimal, double, isoTime, lazy, limit, orNull } from "@svckit/core/schemas";
import * as z from "zod";
import { percent } from "../market-forms.js";
import { timeOf } from "../moment.js";

const FRESH_MS = 60_000;
const STALE_MS = 60 * 60_000;
const PERIODS = ["3d", "1w", "1m", "3m", "6m", "1y", "2y", "3y", "all"] as const;

const shared = {
  category: "network_infrastructure",
  effect: "read",
  keyless: true,
  cacheTtl: FRESH_MS,
  staleTtl: STALE_MS,
} as const;

const rawDifficulty = lazy(() =>
  z.looseObject({
    progressPercent: z.number(),
    difficultyChange: z.number().nullish(),
    estimatedRetargetDate: z.number().nullish(),
    remainingBlocks: z.int(),
    remainingTime: z.number().nullish(),
    previousRetarget: z.number().nullish(),
    nextRetargetHeight: z.int(),
    timeAvg: z.number().nullish(),
  }),
);

/** The tool `get_btc_difficulty`. */
export const getBtcDifficulty = defineTool({
  ...shared,
  name: "get_btc_difficulty",
  title: "Next change of Bitcoin's difficulty",
  description:
    "When Bitcoin's mining difficulty changes next, by how much it is expected to, how far the period of 2,016 blocks has come, and how fast blocks are made, from mempool.space.",
  keywords: [
    "difficulty adjustment",
    "retarget",
    "next retarget",
    "mining difficulty",
    "will difficulty go up",
    "how hard is mining",
    "epoch progress",
    "average block interval",
    "blocks until adjustment",
    "mining gets harder",
  ],
  input: lazy(() => z.object({})),
  output: lazy(() =>
    z.object({
      progress_percent: double("How much of the period is over, in percent"),
      expected_change_percent: percent("How the difficulty is expected to change"),
      previous_change_percent: percent("How it changed last"),
      expected_at: orNull(isoTime("When it is expected to change")),
      next_height: z.int().describe("Height of the block at which it changes"),
      remaining_blocks: z.int().describe("How many blocks are left until then"),
      remaining_seconds: z.int().nullable().describe("How long that is expected to take"),
      seconds_a_block: double("How long a block took in this period").nullable(),
    }),
  ),
  examples: [{ description: "The next change", args: {} }],
  async execute(_, ctx) {
    const found = await ctx.http.get("v1/difficulty-adjustment", { schema: rawDifficulty });
    const { estimatedRetargetDate: at, remainingTime: left, timeAvg: a } = found;
    return {
      progress_percent: found.progressPercent,
      expected_change_percent: found.difficultyChange,
      previous_change_percent: found.previousRetarget,
      expected_at: timeOf(at == null ? null : at / 1_000),
      next_height: found.nextRetargetHeight,
      remaining_blocks: found.remainingBlocks,
      remaining_seconds: left == null ? null : Math.round(left / 1_000),
      seconds_a_block: a == null ? null : a / 1_000,
    };
  },
});

const rawHashrate = lazy(() =>
  z.looseObject({
    hashrates: z.array(z.looseObject({ timestamp: z.int(), avgHashrate: decimal() })),
    currentHashrate: orNull(decimal()),
    currentDifficulty: orNull(decimal()),
  }),
);

/** The tool `get_btc_hashrate`. */
export const getBtcHashrate = paginate({
  ...shared,
  name: "get_btc_hashrate",
  title: "Bitcoin's hash rate",
  description:
    "Bitcoin's hash rate by day over the last days to years, the newest day first, with hash rate and difficulty now, from mempool.space.",
  keywords: [
    "mining power",
    "exahash",
    "network hashrate",
    "how much computing power secures bitcoin",
    "mining power over time",
    "eh/s",
    "computing power",
    "network security over time",
    "are miners leaving",
    "miner capitulation",
    "hashpower all-time high",
    "mining power trend",
  ],
  input: lazy(() =>
    z.object({
      period: z.enum(PERIODS).default("1m").describe("How far back"),
      limit: limit({ most: 1_000, usual: 100 }, "Days in a page"),
    }),
  ),
  output: lazy(() =>
    z.object({
      period: z.string().describe("How far back"),
      hashrate: orNull(decimal("Hash rate now, in hashes a second")),
      difficulty: orNull(decimal("Difficulty now")),
      days: z
        .array(
          z.object({
            time: isoTime("Start of the day"),
            hashrate: decimal("Mean hash rate of the day, in hashes a second"),
          }),
        )
        .describe("The days, the newest first"),
    }),
  ),
  examples: [
    { description: "A month", args: {} },
    { description: "The newest days of a year", args: { period: "1y", limit: 2 } },
  ],
  list: "days",
  by: "whole",
  absent: ({ period }) => `mempool has no hash rates of ${period}`,
  async page({ period }, ctx) {
    const found = await ctx.http.get("v1/mining/hashrate/{period}", {
      path: { period },
      schema: rawHashrate,
    });
    const days = found.hashrates.toSorted((a, b) => b.timestamp - a.timestamp);
    return {
      items: days.map(({ timestamp, avgHashrate }) => ({
        time: new Date(timestamp * 1_000),
        hashrate: avgHashrate,
      })),
      beside: { period, hashrate: found.currentHashrate, difficulty: found.currentDifficulty },
    };
  },
});
