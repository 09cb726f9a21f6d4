// hyperliquid: perpetuals and spot markets of Hyperliquid, and what an account holds there, from its public API without a key.
import { defineProvider, defineProviderFactory } from "@svckit/core";
import { readBaseUrl } from "../options.js";
import { getPerpAccount, getSpotBalances } from "./account.js";
import { getPerpCandles } from "./candles.js";
import { getPerpFundingHistory } from "./funding-history.js";
import { getPerpOrderbook } from "./orderbook.js";
import { getPerpFills, getPerpOpenOrders } from "./orders.js";
import { getPerpMarkets, getPerpMids } from "./perp-markets.js";
import { getSpotMarkets } from "./spot-markets.js";

/** Options of `hyperliquid`. */
export interface HyperliquidOptions {
  /** Where the API is; the public one by default. */
  readonly baseUrl?: string | undefined;
}

const variables = { baseUrl: { kind: "upstream" } } as const;

/** Hyperliquid; throws an `Error` that names the option which cannot be used. */
export const hyperliquid = defineProviderFactory(variables, (options: HyperliquidOptions) => {
  const baseUrl = readBaseUrl("hyperliquid", "https://api.hyperliquid.xyz", options);
  return defineProvider({
    id: "hyperliquid",
    title: "Hyperliquid",
    homepage: "https://hyperliquid.gitbook.io/hyperliquid-docs/for-developers/api",
    baseUrl,
    // A minute holds a weight of 1,200, and a question weighs 2 or 20.
    limits: { perMinute: 120 },
    tools: [
      getPerpMarkets,
      getPerpMids,
      getPerpCandles,
      getPerpOrderbook,
      getPerpFundingHistory,
      getPerpAccount,
      getPerpOpenOrders,
      getPerpFills,
      getSpotMarkets,
      getSpotBalances,
    ],
  });
});
