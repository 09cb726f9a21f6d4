// get_bridges, get_bridge and get_bridge_volume: what goes over bridges between chains, on DefiLlama's paid plan.
import { defineTool, paginate } from "@svckit/core";
import { lazy, limit } from "@svckit/core/schemas";
import * as z from "zod";
import { chainsOf } from "../chains.js";
import { digits } from "../digits.js";
import { figureOrNull } from "../figure-or-null.js";
import { PAID } from "./paid.js";
import { byLargest, chainNames, slugsOf } from "./protocols.js";
import { seriesArguments, seriesTool } from "./series.js";

const rawVolumes = () => ({
  id: z.number(),
  name: z.string().nullish(),
  displayName: z.string().nullish(),
  last24hVolume: z.number().nullish(),
  lastDailyVolume: z.number().nullish(),
  weeklyVolume: z.number().nullish(),
  monthlyVolume: z.number().nullish(),
});
const rawBridges = lazy(() =>
  z.object({
    bridges: z.array(
      z.object({ ...rawVolumes(), chains: z.array(z.string()).nullish(), url: z.string().nullish() }),
    ),
  }),
);
const rawBridge = lazy(() =>
  z.object({ ...rawVolumes(), prevDayTxs: rawCount(), weeklyTxs: rawCount(), monthlyTxs: rawCount() }),
);
const rawCount = () =>
  z.object({ deposits: z.number().nullish(), withdrawals: z.number().nullish() }).nullish();

const volumes = () => ({
  name: z.string().nullable().describe("Name; null where DefiLlama has no such bridge"),
  volume_1d_usd: figureOrNull("What went over it in a day, in US dollars"),
  volume_7d_usd: figureOrNull("What went over it in a week, in US dollars"),
  volume_30d_usd: figureOrNull("What went over it in a month, in US dollars"),
});

const bridgeId = () =>
  z.int().min(1).max(100_000).describe("DefiLlama's number of the bridge; get_bridges lists them");

/** The tool `get_bridges`. */
export const getBridges = paginate({
  ...PAID,
  name: "get_bridges",
  title: "Bridges by volume",
  description:
    "All bridges between chains by what went over them in a day, a week and a month in US dollars, busiest first, with their chains, from DefiLlama's paid plan.",
  keywords: [
    "cross-chain",
    "bridge volume",
    "transfers between chains",
    "biggest bridges",
    "bridge ranking",
    "which bridge moves the most money",
    "largest bridges",
    "which bridge moves most money",
    "popular cross-chain bridges",
    "list of bridges",
    "top bridges",
    "most used bridge",
    "interoperability protocols",
    "compare bridges",
  ],
  category: "onchain_dex",
  upstream: () => "bridges",
  input: lazy(() => z.object({ limit: limit({ most: 200, usual: 25 }, "Bridges in a page") })),
  output: lazy(() =>
    z.object({
      bridges: z
        .array(
          z.object({
            id: z.int().describe("By which get_bridge asks"),
            ...volumes(),
            chains: chainNames(),
            website: z.string().nullable().describe("Its home page"),
          }),
        )
        .describe("The bridges, busiest day first"),
    }),
  ),
  examples: [
    { description: "The 25 busiest", args: {} },
    { description: "The three busiest", args: { limit: 3 } },
  ],
  list: "bridges",
  by: "whole",
  absent: () => "defillama has no bridges",
  async page(_, ctx) {
    const { bridges } = await ctx.http.get("/{key}/bridges/bridges", {
      query: { includeChains: true },
      schema: rawBridges,
    });
    const items = bridges.map((row) => ({
      id: row.id,
      ...volumesOf(row),
      chains: slugsOf(row.chains),
      website: row.url ?? null,
    }));
    return { items: items.sort(byLargest(({ volume_1d_usd }) => volume_1d_usd)) };
  },
});

/** The tool `get_bridge`. */
export const getBridge = defineTool({
  ...PAID,
  name: "get_bridge",
  title: "One bridge",
  description:
    "A bridge between chains by DefiLlama's number: what went over it in a day, a week and a month in US dollars, and in how many deposits and withdrawals, on DefiLlama's paid plan.",
  keywords: [
    "cross-chain",
    "bridge transactions",
    "volume of one bridge",
    "volume of a bridge",
    "about a bridge",
    "bridge transactions count",
    "usage of single bridge",
    "how busy is this bridge",
    "deposits and withdrawals through bridge",
    "details of a bridge",
  ],
  category: "onchain_dex",
  upstream: () => "bridges",
  input: lazy(() => z.object({ id: bridgeId() })),
  output: lazy(() => {
    const count = (time: string) =>
      z
        .object({
          deposits: z.int().nullable().describe("How often something was sent into it"),
          withdrawals: z.int().nullable().describe("How often something came out of it"),
        })
        .nullable()
        .describe(`Transfers of ${time}`);
    return z.object({
      id: z.int().describe("DefiLlama's number of it"),
      ...volumes(),
      transfers_1d: count("the day before"),
      transfers_7d: count("a week"),
      transfers_30d: count("a month"),
    });
  }),
  examples: [
    { description: "Hyperliquid's", args: { id: 80 } },
    { description: "Across", args: { id: 19 } },
  ],
  async execute({ id }, ctx) {
    const found = await ctx.http.find("/{key}/bridges/bridge/{id}", { path: { id }, schema: rawBridge });
    const result = {
      id,
      ...volumesOf(found ?? {}),
      transfers_1d: countOf(found?.prevDayTxs),
      transfers_7d: countOf(found?.weeklyTxs),
      transfers_30d: countOf(found?.monthlyTxs),
    };
    return found === null ? ctx.noData(result, `defillama has no bridge ${id}`) : result;
  },
});

const rawDays = lazy(() =>
  z.array(
    z.object({
      date: digits(),
      depositUSD: z.number().nullish(),
      withdrawUSD: z.number().nullish(),
      depositTxs: z.number().nullish(),
      withdrawTxs: z.number().nullish(),
    }),
  ),
);

/** The tool `get_bridge_volume`. */
export const getBridgeVolume = seriesTool({
  name: "get_bridge_volume",
  title: "Bridge volume by the day",
  description:
    "What was sent into bridges and came out of them in US dollars, a point a day, newest first: on all chains or one, over all bridges or one, on DefiLlama's paid plan.",
  keywords: [
    "cross-chain flows",
    "inflow",
    "outflow",
    "bridge flows",
    "money moving between chains",
    "does money flow in or out by bridges",
    "bridge inflows to a chain",
    "bridge flows over time",
    "net inflow to a chain",
    "capital leaving a chain",
    "funds bridged in daily",
    "bridge history",
  ],
  category: "onchain_dex",
  host: "bridges",
  keyless: false,
  input: lazy(() =>
    z.object({
      chain: chainsOf("llama").argument("Only what left or reached this chain").optional(),
      id: bridgeId().optional(),
      ...seriesArguments(),
    }),
  ),
  figures: {
    deposits_usd: "What was sent into bridges, in US dollars",
    withdrawals_usd: "What came out of bridges, in US dollars",
    deposit_count: "How often something was sent in",
    withdrawal_count: "How often something came out",
  },
  examples: [
    { description: "All bridges of Ethereum", args: { chain: "ethereum" } },
    { description: "One bridge, over all chains, in a week", args: { id: 80, limit: 7 } },
  ],
  absent: () => "defillama has no such volume of bridges in that time",
  async ask({ chain, id }, ctx) {
    const points = await ctx.http.find("/{key}/bridges/bridgevolume/{chain}", {
      path: { chain: chain === undefined ? "all" : chainsOf("llama").nameOf(chain) },
      query: { id },
      schema: rawDays,
    });
    return points?.map(({ date, depositUSD, withdrawUSD, depositTxs, withdrawTxs }) => ({
      at: date,
      figures: {
        deposits_usd: depositUSD,
        withdrawals_usd: withdrawUSD,
        deposit_count: depositTxs,
        withdrawal_count: withdrawTxs,
      },
    }));
  },
});

type Volumes = Partial<z.output<z.ZodObject<ReturnType<typeof rawVolumes>>>>;

function volumesOf({
  displayName,
  name,
  last24hVolume,
  lastDailyVolume,
  weeklyVolume,
  monthlyVolume,
}: Volumes) {
  return {
    name: displayName ?? name ?? null,
    volume_1d_usd: last24hVolume ?? lastDailyVolume ?? null,
    volume_7d_usd: weeklyVolume ?? null,
    volume_30d_usd: monthlyVolume ?? null,
  };
}

function countOf(count: z.output<ReturnType<typeof rawCount>>) {
  return count ? { deposits: count.deposits ?? null, withdrawals: count.withdrawals ?? null } : null;
}
