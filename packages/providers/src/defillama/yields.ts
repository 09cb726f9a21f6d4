// get_yield_pools and get_yield_pool_chart: where money earns what, now and by the day.
import { paginate } from "@svckit/core";
import { double, lazy, limit } from "@svckit/core/schemas";
import * as z from "zod";
import { spellAddress } from "../any-address.js";
import { chainsOf } from "../chains.js";
import { figureOrNull } from "../figure-or-null.js";
import { byLargest, isChain, LISTS, slugOf, WHOLE_LIST } from "./protocols.js";
import { seriesArguments, seriesTool } from "./series.js";

const rawPools = lazy(() =>
  z.object({
    data: z.array(
      z.object({
        pool: z.string(),
        chain: z.string(),
        project: z.string(),
        symbol: z.string(),
        tvlUsd: z.number().nullish(),
        apy: z.number().nullish(),
        apyBase: z.number().nullish(),
        apyReward: z.number().nullish(),
        apyMean30d: z.number().nullish(),
        stablecoin: z.boolean().nullish(),
        ilRisk: z.string().nullish(),
        exposure: z.string().nullish(),
        poolMeta: z.string().nullish(),
        underlyingTokens: z.array(z.string().nullish()).nullish(),
      }),
    ),
  }),
);

const FIGURES = {
  tvl_usd: "What lies in it, in US dollars",
  apy_percent: "Yield in a year, in percent",
  apy_base_percent: "What of that is fees or interest, in percent",
  apy_reward_percent: "What of that is rewards in tokens, in percent",
} as const;

/** The tool `get_yield_pools`. */
export const getYieldPools = paginate({
  name: "get_yield_pools",
  title: "Pools by yield",
  description:
    "Pools of lending, staking and liquidity that earn a yield, over all of DeFi: yearly yield, its parts, what lies in them and their risk; of a chain, project or token where asked, largest or best first, from DefiLlama.",
  keywords: [
    "apy",
    "apr",
    "farming",
    "staking rewards",
    "lending rates",
    "earn",
    "best yield",
    "highest apy",
    "staking yield",
    "where to earn interest",
    "farm stablecoins",
    "where can i earn the most",
    "best interest on stablecoins",
    "lend usdc",
    "highest yield",
    "passive income",
    "where to park stablecoins",
  ],
  category: "defi_protocol",
  ...LISTS,
  limits: WHOLE_LIST,
  upstream: () => "yields",
  input: lazy(() =>
    z.object({
      chain: chainsOf("llama").argument("Only pools on this chain").optional(),
      project: z
        .string()
        .trim()
        .toLowerCase()
        .min(1)
        .max(100)
        .optional()
        .describe("Only pools of this project, by its slug, such as `aave-v3`, `lido`"),
      symbol: z
        .string()
        .trim()
        .min(1)
        .max(60)
        .optional()
        .describe("Only pools with this token, such as `USDC`; of a pair either one"),
      min_tvl: double("Only pools with as much in them, in US dollars")
        .refine((dollars) => dollars >= 0, "it is 0 or more")
        .optional(),
      min_apy: z.number().optional().describe("Only pools with this yield in a year or more, in percent"),
      stablecoin_only: z.boolean().default(false).describe("Only pools of stablecoins alone"),
      order: z.enum(["tvl", "apy"]).default("tvl").describe("Which come first: the largest, or the best"),
      limit: limit({ most: 200, usual: 20 }, "Pools in a page"),
    }),
  ),
  output: lazy(() =>
    z.object({
      pools: z
        .array(
          z.object({
            pool_id: z.string().describe("DefiLlama's id of it, by which get_yield_pool_chart asks"),
            chain: z.string().describe("Slug of the chain; DefiLlama's name where this catalog has none"),
            project: z.string().describe("Slug of the project"),
            symbol: z.string().describe("Its tokens, with `-` between them"),
            note: z.string().nullable().describe("What tells it from others of its tokens"),
            tvl_usd: figureOrNull(FIGURES.tvl_usd),
            apy_percent: figureOrNull(FIGURES.apy_percent),
            apy_base_percent: figureOrNull(FIGURES.apy_base_percent),
            apy_reward_percent: figureOrNull(FIGURES.apy_reward_percent),
            apy_mean_30d_percent: figureOrNull("Mean of the yield in 30 days, in percent"),
            stablecoin: z.boolean().nullable().describe("Whether all of its tokens are stablecoins"),
            impermanent_loss_risk: z.string().nullable().describe("`yes` or `no`"),
            exposure: z.string().nullable().describe("`single` or `multi`: one token or several"),
            underlying_tokens: z.array(z.string()).describe("Addresses of the tokens that lie in it"),
          }),
        )
        .describe("The pools, in the order asked for"),
    }),
  ),
  examples: [
    {
      description: "The largest pools of stablecoins on Base",
      args: { chain: "base", stablecoin_only: true },
    },
    {
      description: "The best for USDC above a million",
      args: { symbol: "USDC", min_tvl: 1e6, order: "apy" },
    },
  ],
  list: "pools",
  by: "whole",
  absent: () => "defillama has no such pools",
  async page(args, ctx) {
    const { data } = await ctx.http.get("/pools", { schema: rawPools });
    const { chain, project, symbol, min_tvl = Number.NEGATIVE_INFINITY, min_apy } = args;
    const found = data.filter(
      (row) =>
        (chain === undefined || isChain(row.chain, chain)) &&
        (project === undefined || row.project.toLowerCase() === project) &&
        (symbol === undefined || holds(row.symbol, symbol)) &&
        (row.tvlUsd ?? Number.NEGATIVE_INFINITY) >= min_tvl &&
        (min_apy === undefined || (row.apy ?? Number.NEGATIVE_INFINITY) >= min_apy) &&
        (!args.stablecoin_only || row.stablecoin === true),
    );
    const first = args.order === "apy" ? byLargest(apyOf) : byLargest(tvlOf);
    const items = found.sort(first).map((row) => ({
      pool_id: row.pool,
      chain: slugOf(row.chain),
      project: row.project,
      symbol: row.symbol,
      note: row.poolMeta ?? null,
      tvl_usd: row.tvlUsd ?? null,
      apy_percent: row.apy ?? null,
      apy_base_percent: row.apyBase ?? null,
      apy_reward_percent: row.apyReward ?? null,
      apy_mean_30d_percent: row.apyMean30d ?? null,
      stablecoin: row.stablecoin ?? null,
      impermanent_loss_risk: row.ilRisk ?? null,
      exposure: row.exposure ?? null,
      underlying_tokens: (row.underlyingTokens ?? []).filter((token) => token != null).map(spellAddress),
    }));
    return { items };
  },
});

interface Earning {
  readonly apy?: number | null | undefined;
  readonly tvlUsd?: number | null | undefined;
}

const apyOf = ({ apy }: Earning) => apy;
const tvlOf = ({ tvlUsd }: Earning) => tvlUsd;

/** Whether one of a pool's tokens is the one asked for, in any case; a whole pair is one, too. */
function holds(tokens: string, wanted: string): boolean {
  const [held, asked] = [tokens.toLowerCase(), wanted.toLowerCase()];
  return held === asked || held.split(/[-/\s]+/).includes(asked);
}

const rawDays = lazy(() =>
  z.object({
    data: z.array(
      z.object({
        timestamp: z.string(),
        tvlUsd: z.number().nullish(),
        apy: z.number().nullish(),
        apyBase: z.number().nullish(),
        apyReward: z.number().nullish(),
      }),
    ),
  }),
);

/** The tool `get_yield_pool_chart`. */
export const getYieldPoolChart = seriesTool({
  name: "get_yield_pool_chart",
  title: "Yield of a pool by the day",
  description:
    "What one pool yielded in a year and what lay in it, a point a day, newest first, by DefiLlama's id of the pool.",
  keywords: [
    "apy history",
    "apr",
    "tvl history",
    "yield over time",
    "how has the yield of a pool changed",
    "yield of a pool over time",
    "pool tvl history",
    "has the apy dropped",
    "how stable is apy",
    "past returns of a pool",
    "apr trend of a farm",
    "is the yield sustainable",
  ],
  category: "defi_protocol",
  host: "yields",
  input: lazy(() =>
    z.object({
      pool_id: z
        .string()
        .trim()
        .toLowerCase()
        .regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, "a UUID, as get_yield_pools gives it")
        .describe("DefiLlama's id of the pool, a UUID; get_yield_pools lists them"),
      ...seriesArguments(),
    }),
  ),
  figures: FIGURES,
  examples: [
    { description: "Staked ether at Lido", args: { pool_id: "747c1d2a-c668-4682-b9f9-296708a3dd90" } },
    {
      description: "Its last week",
      args: { pool_id: "747c1d2a-c668-4682-b9f9-296708a3dd90", limit: 7 },
    },
  ],
  absent: ({ pool_id }) => `defillama has no yield of the pool ${pool_id} in that time`,
  async ask({ pool_id }, ctx) {
    const found = await ctx.http.find("/chart/{pool}", { path: { pool: pool_id }, schema: rawDays });
    return found?.data.map(({ timestamp, tvlUsd, apy, apyBase, apyReward }) => ({
      at: Date.parse(timestamp) / 1_000,
      figures: {
        tvl_usd: tvlUsd,
        apy_percent: apy,
        apy_base_percent: apyBase,
        apy_reward_percent: apyReward,
      },
    }));
  },
});
