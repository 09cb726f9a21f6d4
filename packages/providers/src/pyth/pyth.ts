// pyth: oracle prices of coins, stocks, currencies and metals, from Pyth's Hermes, without a key.
// Paths and parameters are those of github.com/pyth-network/pyth-crosschain (apps/hermes).
import { defineProvider, defineProviderFactory } from "@svckit/core";
import { readBaseUrl } from "../options.js";
import { listPythFeeds } from "./feeds.js";
import { getPythPrice, getPythPriceAt } from "./price.js";

/** Options of `pyth`. */
export interface PythOptions {
  /** Where Hermes is; by default the public one. */
  readonly baseUrl?: string | undefined;
}

const variables = { baseUrl: { kind: "upstream" } } as const;

/** Prices of Pyth; throws an `Error` that names the option which cannot be used. */
export const pyth = defineProviderFactory(variables, (options: PythOptions) => {
  const baseUrl = readBaseUrl("pyth", "https://hermes.pyth.network", options);
  return defineProvider({
    id: "pyth",
    title: "Pyth Network",
    homepage: "https://www.pyth.network",
    baseUrl,
    // 30 in ten seconds.
    limits: { perMinute: 180 },
    tools: [getPythPrice, getPythPriceAt, listPythFeeds],
  });
});
