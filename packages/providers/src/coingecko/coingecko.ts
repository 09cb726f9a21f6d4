// coingecko: prices and market data of coins, exchanges, NFT collections and treasuries, from the CoinGecko API with or without a key.
import { defineProvider, defineProviderFactory } from "@svckit/core";
import * as z from "zod";
import { readOptions } from "../options.js";
import { readCoinGeckoFailure } from "./failure.js";
import { PLANS, type Plan } from "./plan.js";
import { toolsOf } from "./tools.js";

/** Options of `coingecko`. */
export interface CoinGeckoOptions {
  /** Where the API is; by default the public one of the plan. */
  readonly baseUrl?: string | undefined;
  /**
   * The plan that the key in COINGECKO_API_KEY belongs to; `demo` by default, which works without one, at a rate that
   * callers of one address share. Some tools, and history of more than 365 days, want `pro`.
   */
  readonly plan?: Plan | undefined;
}

const coinGeckoOptions = () =>
  z.strictObject({
    baseUrl: z.url({ protocol: /^https?$/ }).optional(),
    plan: z.enum(["demo", "pro"]).default("demo"),
  });

const DEMO_CALLS_PER_MINUTE = 100;

const variables = { baseUrl: { kind: "upstream" } } as const;

/** Market data of CoinGecko; throws an `Error` that names the option which cannot be used. */
export const coingecko = defineProviderFactory(variables, (options: CoinGeckoOptions) => {
  const { baseUrl, plan } = readOptions("coingecko", coinGeckoOptions(), options);
  const { baseUrl: defaultUrl, header } = PLANS[plan];
  return defineProvider({
    id: "coingecko",
    title: "CoinGecko",
    homepage: "https://www.coingecko.com",
    baseUrl: baseUrl ?? defaultUrl,
    auth: { header, variable: "COINGECKO_API_KEY", optional: plan === "demo" },
    failure: readCoinGeckoFailure,
    // What the public API gives a Demo key; somebody else's server has limits of its own.
    ...(baseUrl === undefined && plan === "demo" && { limits: { perMinute: DEMO_CALLS_PER_MINUTE } }),
    terms: {
      summary: "Whoever shows data of CoinGecko names it as the source, with a link.",
      url: "https://brand.coingecko.com/resources/attribution-guide",
    },
    tools: toolsOf(plan),
  });
});
