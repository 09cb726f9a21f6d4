// coingecko: prices and market data of coins, from the CoinGecko API with or without a key.
import { defineProvider, defineProviderFactory } from "@svckit/core";
import * as z from "zod";
import { readOptions } from "../options.js";
import { getCoinHistoricalChart, getCoinOhlc } from "./charts.js";
import { readCoinGeckoFailure } from "./failure.js";
import { getGlobalStats } from "./global-stats.js";
import { getCoinsMarketData } from "./market-data.js";
import { getPrice } from "./price.js";
import { getTrending, searchAll } from "./search.js";

/** Options of `coingecko`. */
export interface CoinGeckoOptions {
  /** Where the API is; by default the public one of the plan. */
  readonly baseUrl?: string | undefined;
  /**
   * The plan that the key in COINGECKO_API_KEY belongs to; `demo` by default, which works without one, at a rate that
   * callers of one address share.
   */
  readonly plan?: "demo" | "pro" | undefined;
}

const coinGeckoOptions = z.strictObject({
  baseUrl: z.url({ protocol: /^https?$/ }).optional(),
  plan: z.enum(["demo", "pro"]).default("demo"),
});

const PLANS = {
  demo: { baseUrl: "https://api.coingecko.com/api/v3", header: "x-cg-demo-api-key" },
  pro: { baseUrl: "https://pro-api.coingecko.com/api/v3", header: "x-cg-pro-api-key" },
} as const;

const variables = { baseUrl: { kind: "upstream" } } as const;

/** Market data of CoinGecko; throws an `Error` that names the option which cannot be used. */
export const coingecko = defineProviderFactory(variables, (options: CoinGeckoOptions) => {
  const { baseUrl, plan } = readOptions("coingecko", coinGeckoOptions, options);
  const { baseUrl: defaultUrl, header } = PLANS[plan];
  return defineProvider({
    id: "coingecko",
    title: "CoinGecko",
    homepage: "https://www.coingecko.com",
    baseUrl: baseUrl ?? defaultUrl,
    auth: { header, variable: "COINGECKO_API_KEY", optional: plan === "demo" },
    failure: readCoinGeckoFailure,
    tools: [
      getPrice,
      getCoinsMarketData,
      getCoinHistoricalChart,
      getCoinOhlc,
      getGlobalStats,
      searchAll,
      getTrending,
    ],
  });
});
