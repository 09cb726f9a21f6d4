// Binance: spot, and the perpetuals of its USD-M futures, which stand on a host of their own.
// Held against the description in github.com/binance/binance-api-swagger; futures against github.com/binance/binance-futures-connector-python.
import { decimal, lazy } from "@svckit/core/schemas";
import * as z from "zod";
import { amount, candle, fromMillis, idText, levels, listedMarket, millis } from "../reading.js";
import type { Market, PaidFunding, Trade, Venue } from "../venue.js";

const keyOf = ({ base, quote }: Market) => `${base}${quote}`;
const at = ({ settle }: Pick<Market, "settle">) => (settle === undefined ? "/api/v3" : "/fapi/v1");
// What it takes for `limit` of a book; any other is refused.
const DEPTHS = [5, 10, 20, 50, 100, 500, 1_000];

const ticker = lazy(() =>
  z
    .looseObject({
      lastPrice: amount(),
      bidPrice: amount(),
      askPrice: amount(),
      openPrice: amount(),
      highPrice: amount(),
      lowPrice: amount(),
      volume: amount(),
      quoteVolume: amount(),
      closeTime: millis(),
    })
    .transform((row) => ({
      last: row.lastPrice,
      bid: row.bidPrice,
      ask: row.askPrice,
      open: row.openPrice,
      high: row.highPrice,
      low: row.lowPrice,
      base_volume: row.volume,
      quote_volume: row.quoteVolume,
      time: row.closeTime,
    })),
);
const book = lazy(() =>
  z
    .looseObject({ bids: levels(), asks: levels(), T: millis() })
    .transform(({ bids, asks, T }) => ({ bids, asks, time: T })),
);
const candles = lazy(() => z.array(candle()));
const trades = lazy(() =>
  z
    .array(
      z
        .looseObject({
          id: idText(),
          price: decimal(),
          qty: decimal(),
          time: z.number(),
          isBuyerMaker: z.boolean(),
        })
        .transform(
          ({ id, price, qty, time, isBuyerMaker }): Trade => ({
            id,
            time: fromMillis(time),
            side: isBuyerMaker ? "sell" : "buy",
            price,
            amount: qty,
          }),
        ),
    )
    // Oldest first, as it comes.
    .transform((rows) => rows.toReversed()),
);
const symbols = (settles: boolean) =>
  z
    .looseObject({
      symbols: z.array(
        z.looseObject({
          symbol: z.string(),
          status: z.string(),
          baseAsset: z.string(),
          quoteAsset: z.string(),
          contractType: z.string().nullish(),
          marginAsset: z.string().nullish(),
        }),
      ),
    })
    .transform((answer) =>
      answer.symbols
        .filter(({ contractType }) => !settles || contractType === "PERPETUAL")
        .map(({ symbol, status, baseAsset: base, quoteAsset: quote, marginAsset }) => {
          const settle = settles ? (marginAsset ?? quote) : undefined;
          return listedMarket({ base, quote, settle }, symbol, status === "TRADING");
        }),
    );
const markets = { spot: lazy(() => symbols(false)), perpetual: lazy(() => symbols(true)) };
const time = lazy(() =>
  z.looseObject({ serverTime: z.number() }).transform(({ serverTime }) => fromMillis(serverTime)),
);
const premium = lazy(() =>
  z
    .looseObject({
      lastFundingRate: amount(),
      nextFundingTime: millis(),
      markPrice: amount(),
      indexPrice: amount(),
    })
    .transform((row) => ({
      funding_rate: row.lastFundingRate,
      next_funding_time: row.nextFundingTime,
      mark_price: row.markPrice,
      index_price: row.indexPrice,
    })),
);
const funding = lazy(() =>
  z
    .array(
      z.looseObject({ fundingRate: decimal(), fundingTime: z.number() }).transform(
        ({ fundingRate, fundingTime }): PaidFunding => ({
          time: fromMillis(fundingTime),
          funding_rate: fundingRate,
        }),
      ),
    )
    .transform((rows) => rows.toReversed()),
);
const interest = lazy(() =>
  z
    .looseObject({ openInterest: decimal(), time: millis() })
    .transform(({ openInterest, time }) => ({ amount: openInterest, time })),
);

/** Binance. */
export const binance: Venue = {
  title: "Binance",
  hasPerpetuals: true,
  timeframes: {
    "1m": "1m",
    "5m": "5m",
    "15m": "15m",
    "30m": "30m",
    "1h": "1h",
    "4h": "4h",
    "6h": "6h",
    "1d": "1d",
    "1w": "1w",
  },
  most: { levels: () => 1_000, candles: 1_000, trades: () => 1_000 },
  ticker: (market) => ({
    path: `${at(market)}/ticker/24hr`,
    query: { symbol: keyOf(market) },
    schema: ticker,
  }),
  orderBook: (market, limit) => ({
    path: `${at(market)}/depth`,
    query: { symbol: keyOf(market), limit: DEPTHS.find((depth) => depth >= limit) },
    schema: book,
  }),
  candles: (market, { step, since, limit }) => ({
    path: `${at(market)}/klines`,
    query: { symbol: keyOf(market), interval: step, startTime: since, limit },
    schema: candles,
  }),
  trades: (market, limit) => ({
    path: `${at(market)}/trades`,
    query: { symbol: keyOf(market), limit },
    schema: trades,
  }),
  markets: (kind) =>
    kind === "spot"
      ? {
          path: "/api/v3/exchangeInfo",
          query: { permissions: "SPOT", showPermissionSets: false },
          schema: markets.spot,
        }
      : { path: "/fapi/v1/exchangeInfo", schema: markets.perpetual },
  time: () => ({ path: "/api/v3/time", schema: time }),
  fundingRate: (market) => ({
    path: "/fapi/v1/premiumIndex",
    query: { symbol: keyOf(market) },
    schema: premium,
  }),
  fundingHistory: (market, limit) => ({
    path: "/fapi/v1/fundingRate",
    query: { symbol: keyOf(market), limit },
    schema: funding,
  }),
  openInterest: (market) => ({
    path: "/fapi/v1/openInterest",
    query: { symbol: keyOf(market) },
    schema: interest,
  }),
};
