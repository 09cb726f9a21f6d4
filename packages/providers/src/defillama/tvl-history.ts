// get_chain_tvl_history and get_chains_tvl_history: what has lain in DeFi, by the day.
import { lazy } from "@svckit/core/schemas";
import * as z from "zod";
import { chainsOf } from "../chains.js";
import { digits } from "../digits.js";
import { seriesArguments, seriesTool } from "./series.js";

const rawHistory = lazy(() => z.array(z.object({ date: digits(), tvl: z.number().nullish() })));
const figures = {
  tvl_usd: "What lies in DeFi in US dollars, without liquid staking and without what is counted twice",
};

const toPoint = ({
  date,
  tvl,
}: {
  readonly date: number | null;
  readonly tvl?: number | null | undefined;
}) => ({
  at: date,
  figures: { tvl_usd: tvl },
});

/** The tool `get_chain_tvl_history`. */
export const getChainTvlHistory = seriesTool({
  name: "get_chain_tvl_history",
  title: "TVL of a chain by the day",
  description:
    "The total value locked in the DeFi of one chain in US dollars, a point a day since it began, newest first, from DefiLlama.",
  keywords: [
    "total value locked",
    "growth",
    "tvl history of a chain",
    "chain tvl over time",
    "how has the tvl of a chain developed",
    "money locked on a chain over time",
    "tvl growth of one chain",
    "money locked on a chain",
    "is this chain growing",
    "capital leaving the ecosystem",
    "chain's defi deposits historically",
    "peak tvl of a chain",
    "tvl chart of a network",
  ],
  category: "defi_protocol",
  host: "api",
  input: lazy(() => z.object({ chain: chainsOf("llama").argument(), ...seriesArguments() })),
  figures,
  examples: [
    { description: "Ethereum in the last 90 days", args: { chain: "ethereum" } },
    {
      description: "Base in the first week of 2026",
      args: { chain: 8453, from: "2026-01-01", to: "2026-01-07" },
    },
  ],
  absent: ({ chain }) => `defillama has no TVL of ${chain} in that time`,
  async ask({ chain }, ctx) {
    const path = { chain: chainsOf("llama").nameOf(chain) };
    const points = await ctx.http.find("/v2/historicalChainTvl/{chain}", { path, schema: rawHistory });
    return points?.map(toPoint);
  },
});

/** The tool `get_chains_tvl_history`. */
export const getChainsTvlHistory = seriesTool({
  name: "get_chains_tvl_history",
  title: "TVL of all chains by the day",
  description:
    "The total value locked in the DeFi of all chains together in US dollars, a point a day, newest first, from DefiLlama.",
  keywords: [
    "total value locked",
    "defi market size",
    "total defi tvl over time",
    "tvl of all defi",
    "is defi growing or shrinking",
    "whole defi over the years",
    "whole defi over years",
    "defi summer",
    "tvl across every blockchain",
    "entire defi tvl chart",
    "combined tvl trend",
  ],
  category: "defi_protocol",
  host: "api",
  input: lazy(() => z.object(seriesArguments())),
  figures,
  examples: [
    { description: "The last 90 days", args: {} },
    { description: "The first days of 2026", args: { from: "2026-01-01", to: "2026-01-07", limit: 5 } },
  ],
  absent: () => "defillama has no TVL in that time",
  async ask(_, ctx) {
    const points = await ctx.http.get("/v2/historicalChainTvl", { schema: rawHistory });
    return points.map(toPoint);
  },
});
