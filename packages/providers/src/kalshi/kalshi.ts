// kalshi: markets, prices, books and trades of Kalshi, from its public API without a key.
import { defineProvider, defineProviderFactory } from "@svckit/core";
import { readBaseUrl } from "../options.js";
import { getKalshiEvent, listKalshiEvents } from "./events.js";
import { getKalshiExchangeStatus } from "./exchange-status.js";
import { getKalshiMarket, listKalshiMarkets } from "./markets.js";
import { getKalshiOrderbook } from "./orderbook.js";
import { getKalshiPrice } from "./price.js";
import { getKalshiPriceHistory } from "./price-history.js";
import { getKalshiSeries } from "./series.js";
import { getKalshiTrades } from "./trades.js";

/** Options of `kalshi`. */
export interface KalshiOptions {
  /** Where the API is, with its version; the public one by default. */
  readonly baseUrl?: string | undefined;
}

const variables = { baseUrl: { kind: "upstream" } } as const;

/** Kalshi; throws an `Error` that names the option which cannot be used. */
export const kalshi = defineProviderFactory(variables, (options: KalshiOptions) => {
  const baseUrl = readBaseUrl("kalshi", "https://api.elections.kalshi.com/trade-api/v2", options);
  return defineProvider({
    id: "kalshi",
    title: "Kalshi",
    homepage: "https://docs.kalshi.com",
    baseUrl,
    limits: { perSecond: 20 },
    tools: [
      listKalshiMarkets,
      getKalshiMarket,
      listKalshiEvents,
      getKalshiEvent,
      getKalshiSeries,
      getKalshiOrderbook,
      getKalshiPrice,
      getKalshiPriceHistory,
      getKalshiTrades,
      getKalshiExchangeStatus,
    ],
  });
});
