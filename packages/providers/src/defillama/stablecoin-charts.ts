// get_stablecoin_charts_global and get_stablecoin_charts_by_chain: what there was of stablecoins, by the day.
import { lazy } from "@svckit/core/schemas";
import * as z from "zod";
import { chainsOf } from "../chains.js";
import { digits } from "../digits.js";
import { dollarsOf, rawPegged, stablecoinId } from "./pegged.js";
import { type SeriesPoint, seriesArguments, seriesTool } from "./series.js";

// Its days come as texts, too.
const rawPoint = () =>
  z.object({
    date: digits(),
    totalCirculating: rawPegged(),
    totalCirculatingUSD: rawPegged(),
  });
const rawChart = lazy(() => z.array(rawPoint()));

const figures = {
  circulating_usd:
    "What was in circulation in US dollars; where DefiLlama gives no dollars, of those pegged to the dollar alone",
};

const ofOne = () =>
  stablecoinId(
    "Only the stablecoin of this number, as get_stablecoins lists it; all where left out",
  ).optional();

function toPoint({
  date,
  totalCirculating,
  totalCirculatingUSD,
}: z.output<ReturnType<typeof rawPoint>>): SeriesPoint {
  return { at: date, figures: { circulating_usd: dollarsOf(totalCirculatingUSD, totalCirculating) } };
}

/** The tool `get_stablecoin_charts_global`. */
export const getStablecoinChartsGlobal = seriesTool({
  name: "get_stablecoin_charts_global",
  title: "Stablecoins by the day",
  description:
    "How much of all stablecoins, or of one of them, was in circulation on all chains together in US dollars, a point a day, newest first, from DefiLlama.",
  keywords: [
    "market cap",
    "supply history",
    "total stablecoin supply over time",
    "stablecoin market cap history",
    "growth of stablecoins",
    "how much have all stablecoins grown",
    "how much have stablecoins grown",
    "supply history of a stablecoin",
    "all stablecoins chart",
    "are stablecoins shrinking",
    "stablecoin circulation over the years",
  ],
  category: "market_data",
  host: "stablecoins",
  input: lazy(() => z.object({ id: ofOne(), ...seriesArguments() })),
  figures,
  examples: [
    { description: "All stablecoins in 90 days", args: {} },
    { description: "Tether in a week", args: { id: "1", limit: 7 } },
  ],
  absent: () => "defillama has no such stablecoins in that time",
  async ask({ id }, ctx) {
    const points = await ctx.http.find("/stablecoincharts/all", {
      query: { stablecoin: id },
      schema: rawChart,
    });
    return points?.map(toPoint);
  },
});

/** The tool `get_stablecoin_charts_by_chain`. */
export const getStablecoinChartsByChain = seriesTool({
  name: "get_stablecoin_charts_by_chain",
  title: "Stablecoins of a chain by the day",
  description:
    "How much of all stablecoins, or of one of them, was in circulation on one chain in US dollars, a point a day, newest first, from DefiLlama.",
  keywords: [
    "market cap",
    "supply history",
    "liquidity of a chain",
    "stablecoin supply on a chain over time",
    "usdc on a chain over time",
    "stablecoins of a chain grew",
    "stablecoins of chain over time",
    "one chain's stablecoin history",
    "stablecoin growth on one network",
    "stablecoins leaving a chain",
    "stablecoin inflow to a chain",
    "one stablecoin on one chain",
  ],
  category: "market_data",
  host: "stablecoins",
  input: lazy(() => z.object({ chain: chainsOf("llama").argument(), id: ofOne(), ...seriesArguments() })),
  figures,
  examples: [
    { description: "Ethereum in 90 days", args: { chain: "ethereum" } },
    { description: "USDC on Base in a week", args: { chain: "base", id: "2", limit: 7 } },
  ],
  absent: ({ chain }) => `defillama has no such stablecoins on ${chain} in that time`,
  async ask({ chain, id }, ctx) {
    const points = await ctx.http.find("/stablecoincharts/{chain}", {
      path: { chain: chainsOf("llama").nameOf(chain) },
      query: { stablecoin: id },
      schema: rawChart,
    });
    return points?.map(toPoint);
  },
});
