// OKX: spot and perpetual swaps, by `instId`. Failures come with status 200 and a `code`; lists newest first.
// Held against the v5 reference at www.okx.com/docs-v5 (its text stands in github.com/rosssaunders/coincise).
import { decimal, lazy } from "@svckit/core/schemas";
import * as z from "zod";
import { amount, firstOf, fromMillis, idText, levels, listedMarket, millis, side } from "../reading.js";
import type { Candle, Market, PaidFunding, Trade, Venue } from "../venue.js";

const instOf = ({ base, quote, settle }: Market) => `${base}-${quote}${settle === undefined ? "" : "-SWAP"}`;
const MAX_CANDLES = 300;
// How many candles back the one route reaches; what is older stands at the other.
const RECENT_CANDLES = 1_440;

const data = <S extends z.ZodType>(row: S) =>
  z.looseObject({ data: z.array(row) }).transform((answer): z.output<S>[] => answer.data);

const ticker = lazy(() =>
  data(
    z.looseObject({
      last: amount(),
      bidPx: amount(),
      askPx: amount(),
      open24h: amount(),
      high24h: amount(),
      low24h: amount(),
      vol24h: amount(),
      volCcy24h: amount(),
      instType: z.string().nullish(),
      ts: millis(),
    }),
  )
    .transform(firstOf)
    .transform((row) => ({
      last: row.last,
      bid: row.bidPx,
      ask: row.askPx,
      open: row.open24h,
      high: row.high24h,
      low: row.low24h,
      // Of a swap `vol24h` counts contracts and `volCcy24h` the base; of spot the base and the quote.
      base_volume: row.instType === "SWAP" ? row.volCcy24h : row.vol24h,
      quote_volume: row.instType === "SWAP" ? null : row.volCcy24h,
      time: row.ts,
    })),
);
const book = lazy(() =>
  data(z.looseObject({ bids: levels(), asks: levels(), ts: millis() }))
    .transform(firstOf)
    .transform(({ bids, asks, ts }) => ({ bids, asks, time: ts })),
);
const candleRows = (volumeAt: 5 | 6) =>
  data(
    z
      .tuple([z.string(), decimal(), decimal(), decimal(), decimal(), decimal(), decimal()], z.unknown())
      .transform(
        ([time, open, high, low, close, ...volumes]): Candle => ({
          time: fromMillis(time),
          open,
          high,
          low,
          close,
          volume: volumes[volumeAt - 5] as string, // `as`: the tuple has both places.
        }),
      ),
  ).transform((rows) => rows.toReversed());
const candles = { spot: lazy(() => candleRows(5)), perpetual: lazy(() => candleRows(6)) };
const trades = lazy(() =>
  data(
    z.looseObject({ tradeId: idText(), px: decimal(), sz: decimal(), side: side(), ts: idText() }).transform(
      ({ tradeId, px, sz, side: taker, ts }): Trade => ({
        id: tradeId,
        time: fromMillis(ts),
        side: taker,
        price: px,
        amount: sz,
      }),
    ),
  ),
);
const spotMarkets = lazy(() =>
  data(
    z.looseObject({
      instId: z.string(),
      baseCcy: z.string(),
      quoteCcy: z.string(),
      state: z.string().nullish(),
    }),
  ).transform((rows) =>
    rows.map(({ instId, baseCcy: base, quoteCcy: quote, state }) =>
      listedMarket({ base, quote }, instId, state === "live"),
    ),
  ),
);
const swapMarkets = lazy(() =>
  data(
    z.looseObject({
      instId: z.string(),
      settleCcy: z.string(),
      ctType: z.string().nullish(),
      state: z.string().nullish(),
    }),
  ).transform((rows) =>
    rows
      .filter(({ instId, ctType }) => ctType === "linear" && !instId.includes("_"))
      .map(({ instId, settleCcy, state }) => {
        const [base = "", quote = ""] = instId.split("-");
        return listedMarket({ base, quote, settle: settleCcy }, instId, state === "live");
      }),
  ),
);
const time = lazy(() =>
  data(z.looseObject({ ts: idText() }))
    .transform(firstOf)
    .transform(({ ts }) => fromMillis(ts)),
);
const fundingRate = lazy(() =>
  data(z.looseObject({ fundingRate: amount(), fundingTime: millis() }))
    .transform(firstOf)
    .transform((row) => ({
      funding_rate: row.fundingRate,
      next_funding_time: row.fundingTime,
      mark_price: null,
      index_price: null,
    })),
);
const funding = lazy(() =>
  data(
    z
      // `fundingRate` is what was foretold of it; what is not paid yet has no other.
      .looseObject({ realizedRate: amount(), fundingTime: idText() })
      .transform(({ realizedRate, fundingTime }): PaidFunding[] =>
        realizedRate === null ? [] : [{ time: fromMillis(fundingTime), funding_rate: realizedRate }],
      ),
  ).transform((rows) => rows.flat()),
);
const interest = lazy(() =>
  data(z.looseObject({ oiCcy: decimal(), ts: millis() }))
    .transform(firstOf)
    .transform((row) => ({ amount: row.oiCcy, time: row.ts })),
);

/** OKX. */
export const okx: Venue = {
  title: "OKX",
  hasPerpetuals: true,
  timeframes: {
    "1m": "1m",
    "5m": "5m",
    "15m": "15m",
    "30m": "30m",
    "1h": "1H",
    "4h": "4H",
    "6h": "6Hutc",
    "1d": "1Dutc",
    "1w": "1Wutc",
  },
  most: { levels: () => 400, candles: MAX_CANDLES, trades: () => 500 },
  ticker: (market) => ({ path: "/api/v5/market/ticker", query: { instId: instOf(market) }, schema: ticker }),
  orderBook: (market, limit) => ({
    path: "/api/v5/market/books",
    query: { instId: instOf(market), sz: limit },
    schema: book,
  }),
  candles: (market, { step, stepMs, since, limit, now }) => ({
    path:
      since !== undefined && since <= now - (RECENT_CANDLES - 1) * stepMs
        ? "/api/v5/market/history-candles"
        : "/api/v5/market/candles",
    // It gives the newest between the two, neither of them included.
    query: {
      instId: instOf(market),
      bar: step,
      limit,
      ...(since !== undefined && { before: since - 1, after: since + limit * stepMs }),
    },
    schema: market.settle === undefined ? candles.spot : candles.perpetual,
  }),
  trades: (market, limit) => ({
    path: "/api/v5/market/trades",
    query: { instId: instOf(market), limit },
    schema: trades,
  }),
  markets: (kind) => ({
    path: "/api/v5/public/instruments",
    query: { instType: kind === "spot" ? "SPOT" : "SWAP" },
    schema: kind === "spot" ? spotMarkets : swapMarkets,
  }),
  time: () => ({ path: "/api/v5/public/time", schema: time }),
  fundingRate: (market) => ({
    path: "/api/v5/public/funding-rate",
    query: { instId: instOf(market) },
    schema: fundingRate,
  }),
  fundingHistory: (market, limit) => ({
    path: "/api/v5/public/funding-rate-history",
    query: { instId: instOf(market), limit },
    schema: funding,
  }),
  openInterest: (market) => ({
    path: "/api/v5/public/open-interest",
    query: { instType: "SWAP", instId: instOf(market) },
    schema: interest,
  }),
};
