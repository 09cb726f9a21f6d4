// The whole market by part and over time: decentralised finance, and the market cap of all coins.
import { defineTool } from "@svckit/core";
import { lazy } from "@svckit/core/schemas";
import * as z from "zod";
import { currency } from "./arguments.js";
import { OF_CHARTS, pairs, points, rawPoints } from "./chart-points.js";
import { amount, figure, text } from "./fields.js";
import { CHARTS } from "./kept.js";
import { certainDays } from "./plan.js";

const defi = () => ({
  defi_market_cap: amount("Market cap of the 100 largest DeFi coins, in US dollars"),
  eth_market_cap: amount("Market cap of ether, in US dollars"),
  defi_to_eth_ratio: amount("The first as a share of the second, in percent"),
  trading_volume_24h: amount("Volume of 24 hours of the DeFi coins, in US dollars"),
  defi_dominance: amount("Share of DeFi in the whole market, in percent"),
  top_coin_name: text("Name of the largest DeFi coin"),
  top_coin_defi_dominance: figure("Its share of DeFi, in percent"),
});

const rawDefi = lazy(() => z.looseObject({ data: z.object(defi()) }));

/** The tool `get_global_defi`. */
export const getGlobalDefi = defineTool({
  ...CHARTS,
  name: "get_global_defi",
  title: "All of decentralised finance",
  description:
    "Market cap, 24-hour volume and dominance of decentralised finance, over its 100 largest coins, from CoinGecko, a minute old at most.",
  keywords: [
    "defi market cap",
    "defi dominance",
    "share of defi",
    "share of defi in the market",
    "size of defi",
    "defi compared to all of crypto",
    "defi compared to all",
    "size of defi sector",
    "defi to ether ratio",
    "defi coins altogether",
    "defi tokens' total value",
  ],
  category: "defi_protocol",
  input: lazy(() => z.object({})),
  output: lazy(() => z.object(defi())),
  examples: [{ description: "All figures", args: {} }],
  async execute(_args, ctx) {
    const { data } = await ctx.http.get("/global/decentralized_finance_defi", { schema: rawDefi });
    return data.defi_market_cap === null ? ctx.noData(data, "coingecko has no figures of DeFi") : data;
  },
});

const rawChart = lazy(() =>
  z.looseObject({
    market_cap_chart: z.looseObject({ market_cap: rawPoints(), volume: rawPoints().nullish() }),
  }),
);

/** The tool `get_global_market_cap_chart`. */
export const getGlobalMarketCapChart = defineTool({
  ...OF_CHARTS,
  name: "get_global_market_cap_chart",
  title: "Market cap of all coins over time",
  description:
    "The market cap and 24-hour volume of all coins together over the last days, from CoinGecko; from paid plans only.",
  keywords: [
    "total market cap history",
    "market cap chart of all crypto",
    "crypto market cap over the last days",
    "value of the whole crypto market over time",
    "chart of the entire crypto market",
    "whole market over time",
    "entire market chart",
    "market cap last year",
    "total cap peak",
    "how market grew",
    "bull run size",
  ],
  category: "market_data",
  input: lazy(() => z.object({ days: certainDays(["max"]), vs_currency: currency().default("usd") })),
  output: lazy(() =>
    z.object({
      vs_currency: z.string().describe("Currency of the figures"),
      market_cap: points("market cap of all coins"),
      volume: points("volume of 24 hours of all coins"),
    }),
  ),
  examples: [
    { description: "Over a week", args: { days: 7 } },
    { description: "Since the start, in euro", args: { days: "max", vs_currency: "eur" } },
  ],
  async execute({ days, vs_currency }, ctx) {
    const query = { days, vs_currency };
    const { market_cap_chart: chart } = await ctx.http.get("/global/market_cap_chart", {
      query,
      schema: rawChart,
    });
    const result = { vs_currency, market_cap: pairs(chart.market_cap), volume: pairs(chart.volume) };
    return result.market_cap.length > 0
      ? result
      : ctx.noData(result, `coingecko has no market cap in ${vs_currency} over time`);
  },
});
