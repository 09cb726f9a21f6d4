// Bybit: spot and linear perpetuals, by `category`. Failures come with status 200 and a retCode; lists newest first.
// Held against the v5 reference at bybit-exchange.github.io/docs (github.com/bybit-exchange/docs).
import { decimal, lazy } from "@svckit/core/schemas";
import * as z from "zod";
import {
  amount,
  candle,
  firstOf,
  fromMillis,
  idText,
  levels,
  listedMarket,
  millis,
  side,
} from "../reading.js";
import type { CandleRange, Market, PaidFunding, Trade, Venue } from "../venue.js";

const of = ({ base, quote, settle }: Market) => ({
  category: settle === undefined ? "spot" : "linear",
  // What settles in USDC is named by its base alone.
  symbol: settle === "USDC" ? `${base}PERP` : `${base}${quote}`,
});
// What it gives of a start without an end is not written, so that both are named.
const rangeOf = ({ stepMs, since, limit }: CandleRange) =>
  since === undefined ? {} : { start: since, end: since + limit * stepMs - 1 };
// More recent trades of a spot market it does not give.
const MAX_SPOT_TRADES = 60;
const MAX_LINEAR_TRADES = 1_000;

const result = <S extends z.ZodType>(schema: S) =>
  // `as`: the generic object's type does not tell that this member is there.
  z.looseObject({ result: schema }).transform((answer) => answer.result as z.output<S>);
const list = <S extends z.ZodType>(row: S) =>
  result(z.looseObject({ list: z.array(row) }).transform((found): z.output<S>[] => found.list));

const ticker = lazy(() =>
  list(
    z.looseObject({
      lastPrice: amount(),
      bid1Price: amount(),
      ask1Price: amount(),
      prevPrice24h: amount(),
      highPrice24h: amount(),
      lowPrice24h: amount(),
      volume24h: amount(),
      turnover24h: amount(),
    }),
  )
    .transform(firstOf)
    .transform((row) => ({
      last: row.lastPrice,
      bid: row.bid1Price,
      ask: row.ask1Price,
      open: row.prevPrice24h,
      high: row.highPrice24h,
      low: row.lowPrice24h,
      base_volume: row.volume24h,
      quote_volume: row.turnover24h,
      time: null,
    })),
);
const book = lazy(() =>
  result(
    z
      .looseObject({ b: levels(), a: levels(), ts: millis() })
      .transform(({ b, a, ts }) => ({ bids: b, asks: a, time: ts })),
  ),
);
const candles = lazy(() => list(candle()).transform((rows) => rows.toReversed()));
const trades = lazy(() =>
  list(
    z
      .looseObject({ execId: idText(), price: decimal(), size: decimal(), side: side(), time: idText() })
      .transform(
        ({ execId, price, size, side: taker, time }): Trade => ({
          id: execId,
          time: fromMillis(time),
          side: taker,
          price,
          amount: size,
        }),
      ),
  ),
);
const instruments = (settles: boolean) =>
  list(
    z.looseObject({
      symbol: z.string(),
      baseCoin: z.string(),
      quoteCoin: z.string(),
      settleCoin: z.string().nullish(),
      contractType: z.string().nullish(),
      status: z.string().nullish(),
    }),
  ).transform((rows) =>
    rows
      .filter(({ contractType }) => !settles || contractType === "LinearPerpetual")
      .map(({ symbol, baseCoin: base, quoteCoin: quote, settleCoin, status }) => {
        const settle = settles ? (settleCoin ?? quote) : undefined;
        return listedMarket({ base, quote, settle }, symbol, status === "Trading");
      }),
  );
const markets = { spot: lazy(() => instruments(false)), perpetual: lazy(() => instruments(true)) };
const time = lazy(() => z.looseObject({ time: z.number() }).transform((answer) => fromMillis(answer.time)));
const fundingRate = lazy(() =>
  list(
    z.looseObject({
      fundingRate: amount(),
      nextFundingTime: millis(),
      markPrice: amount(),
      indexPrice: amount(),
    }),
  )
    .transform(firstOf)
    .transform((row) => ({
      funding_rate: row.fundingRate,
      next_funding_time: row.nextFundingTime,
      mark_price: row.markPrice,
      index_price: row.indexPrice,
    })),
);
const funding = lazy(() =>
  list(
    z
      .looseObject({ fundingRate: decimal(), fundingRateTimestamp: idText() })
      .transform(
        (row): PaidFunding => ({ time: fromMillis(row.fundingRateTimestamp), funding_rate: row.fundingRate }),
      ),
  ),
);
const interest = lazy(() =>
  list(z.looseObject({ openInterest: decimal(), timestamp: millis() }))
    .transform(firstOf)
    .transform((row) => ({ amount: row.openInterest, time: row.timestamp })),
);

/** Bybit. */
export const bybit: Venue = {
  title: "Bybit",
  hasPerpetuals: true,
  timeframes: {
    "1m": "1",
    "5m": "5",
    "15m": "15",
    "30m": "30",
    "1h": "60",
    "4h": "240",
    "6h": "360",
    "1d": "D",
    "1w": "W",
  },
  most: {
    levels: () => 1_000,
    candles: 1_000,
    trades: ({ settle }) => (settle === undefined ? MAX_SPOT_TRADES : MAX_LINEAR_TRADES),
  },
  ticker: (market) => ({ path: "/v5/market/tickers", query: of(market), schema: ticker }),
  orderBook: (market, limit) => ({
    path: "/v5/market/orderbook",
    query: { ...of(market), limit },
    schema: book,
  }),
  candles: (market, range) => ({
    path: "/v5/market/kline",
    query: { ...of(market), interval: range.step, ...rangeOf(range), limit: range.limit },
    schema: candles,
  }),
  trades: (market, limit) => ({
    path: "/v5/market/recent-trade",
    query: { ...of(market), limit },
    schema: trades,
  }),
  markets: (kind) => ({
    path: "/v5/market/instruments-info",
    query: kind === "spot" ? { category: "spot" } : { category: "linear", limit: 1_000 },
    schema: markets[kind],
  }),
  time: () => ({ path: "/v5/market/time", schema: time }),
  fundingRate: (market) => ({ path: "/v5/market/tickers", query: of(market), schema: fundingRate }),
  fundingHistory: (market, limit) => ({
    path: "/v5/market/funding/history",
    query: { ...of(market), limit },
    schema: funding,
  }),
  openInterest: (market) => ({
    path: "/v5/market/open-interest",
    query: { ...of(market), intervalTime: "5min", limit: 1 },
    schema: interest,
  }),
};
