// exchanges: tickers, books, candles, trades and perpetuals of five central exchanges, in one form.
import { defineProvider, defineProviderFactory } from "@svckit/core";
import { readUpstreams } from "../options.js";
import { getOhlcv } from "./candles.js";
import { readExchangeFailure } from "./failure.js";
import { getExchangeMarkets, getExchangeTime } from "./markets.js";
import { getOrderbook } from "./order-book.js";
import { getFundingRate, getFundingRateHistory, getOpenInterest } from "./perpetuals.js";
import { getTicker } from "./ticker.js";
import { getRecentTrades } from "./trades.js";

const UPSTREAMS = {
  binance: "https://api.binance.com",
  binance_futures: "https://fapi.binance.com",
  kraken: "https://api.kraken.com",
  coinbase: "https://api.exchange.coinbase.com",
  bybit: "https://api.bybit.com",
  okx: "https://www.okx.com",
} as const;

/** Options of `exchanges`. */
export interface ExchangesOptions {
  /** Base URLs by exchange, in place of the public ones; `binance_futures` has the perpetuals of Binance. */
  readonly upstreams?: Readonly<Record<string, string>> | undefined;
}

const variables = { upstreams: { kind: "upstreams", hosts: Object.keys(UPSTREAMS) } } as const;

/** Binance, Kraken, Coinbase, Bybit and OKX; throws an `Error` that names the option which cannot be used. */
export const exchanges = defineProviderFactory(variables, (options: ExchangesOptions) => {
  const upstreams = readUpstreams("exchanges", UPSTREAMS, options);
  return defineProvider({
    id: "exchanges",
    title: "Central exchanges",
    upstreams,
    // OKX allows the fewest of them: 20 in 2 seconds of each kind.
    limits: { perSecond: 10 },
    failure: readExchangeFailure,
    retired: [{ name: "get_l2_orderbook", replacement: "get_orderbook" }],
    tools: [
      getTicker,
      getOrderbook,
      getOhlcv,
      getRecentTrades,
      getExchangeMarkets,
      getExchangeTime,
      getFundingRate,
      getFundingRateHistory,
      getOpenInterest,
    ],
  });
});
