// composite: tools that are built from those of all other providers. It asks no upstream of its own.
import { defineProvider, type Provider } from "@svckit/core";
import { compareTokens } from "./compare-tokens.js";
import { getGasOverview } from "./gas-overview.js";
import { listPredictionEvents, listPredictionMarkets } from "./prediction-lists.js";
import {
  getPredictionMarket,
  getPredictionOrderbook,
  getPredictionPrice,
  getPredictionPriceHistory,
  getPredictionTrades,
} from "./prediction-market.js";
import { resolveEntity } from "./resolve-entity.js";
import { getTokenPrice } from "./token-price.js";
import { checkTokenSafety } from "./token-safety.js";
import { getWalletActivity } from "./wallet-activity.js";
import { getWalletPortfolio } from "./wallet-portfolio.js";

/** Tools that ask others, and say what they could not learn. */
export function composite(): Provider {
  return defineProvider({
    id: "composite",
    title: "Built from other tools",
    tools: [
      resolveEntity,
      getWalletPortfolio,
      getWalletActivity,
      getTokenPrice,
      compareTokens,
      getGasOverview,
      checkTokenSafety,
      listPredictionEvents,
      listPredictionMarkets,
      getPredictionMarket,
      getPredictionOrderbook,
      getPredictionPrice,
      getPredictionPriceHistory,
      getPredictionTrades,
    ],
  });
}
