// Coinbase Exchange: spot. Its candles come newest first, as [time, low, high, open, close, volume].
// Held against the reference at docs.cdp.coinbase.com/exchange.
import { decimal, isoTime, lazy, orNull } from "@svckit/core/schemas";
import * as z from "zod";
import { amount, fromSeconds, idText, levels, listedMarket, side } from "../reading.js";
import type { Candle, Market, Trade, Venue } from "../venue.js";

const productOf = ({ base, quote }: Market) => `${base}-${quote}`;
const MAX_CANDLES = 300;
const OPPOSITE = { buy: "sell", sell: "buy" } as const;

const ticker = lazy(() =>
  z
    .looseObject({ price: amount(), bid: amount(), ask: amount(), volume: amount(), time: orNull(isoTime()) })
    .transform((row) => ({
      last: row.price,
      bid: row.bid,
      ask: row.ask,
      open: null,
      high: null,
      low: null,
      base_volume: row.volume,
      quote_volume: null,
      time: row.time,
    })),
);
const book = lazy(() => z.looseObject({ bids: levels(), asks: levels(), time: orNull(isoTime()) }));
const candles = lazy(() =>
  z
    .array(
      z.tuple([z.number(), decimal(), decimal(), decimal(), decimal(), decimal()], z.unknown()).transform(
        ([time, low, high, open, close, volume]): Candle => ({
          time: fromSeconds(time),
          open,
          high,
          low,
          close,
          volume,
        }),
      ),
    )
    .transform((rows) => rows.toReversed()),
);
const trades = lazy(() =>
  z.array(
    z
      .looseObject({ trade_id: idText(), price: decimal(), size: decimal(), time: isoTime(), side: side() })
      .transform(
        ({ trade_id, price, size, time, side: maker }): Trade => ({
          id: trade_id,
          time,
          // It names the side of the order that was in the book.
          side: OPPOSITE[maker],
          price,
          amount: size,
        }),
      ),
  ),
);
const markets = lazy(() =>
  z
    .array(
      z.looseObject({
        id: z.string(),
        base_currency: z.string(),
        quote_currency: z.string(),
        status: z.string().nullish(),
        trading_disabled: z.boolean().nullish(),
      }),
    )
    .transform((rows) =>
      rows.map(({ id, base_currency: base, quote_currency: quote, status, trading_disabled: off }) =>
        listedMarket({ base, quote }, id, status === "online" && off !== true),
      ),
    ),
);
const time = lazy(() => z.looseObject({ iso: isoTime() }).transform(({ iso }) => iso));

/** Coinbase Exchange. */
export const coinbase: Venue = {
  title: "Coinbase",
  hasPerpetuals: false,
  timeframes: { "1m": "60", "5m": "300", "15m": "900", "1h": "3600", "6h": "21600", "1d": "86400" },
  most: { levels: () => 1_000, candles: MAX_CANDLES, trades: () => 1_000 },
  ticker: (market) => ({ path: `/products/${productOf(market)}/ticker`, schema: ticker }),
  orderBook: (market) => ({ path: `/products/${productOf(market)}/book`, query: { level: 2 }, schema: book }),
  candles: (market, { step, stepMs, since, limit }) => ({
    path: `/products/${productOf(market)}/candles`,
    query: { granularity: step, ...(since !== undefined && rangeOf(since, stepMs, limit)) },
    schema: candles,
  }),
  trades: (market, limit) => ({
    path: `/products/${productOf(market)}/trades`,
    query: { limit },
    schema: trades,
  }),
  markets: () => ({ path: "/products", schema: markets }),
  time: () => ({ path: "/time", schema: time }),
};

/** It refuses a start without an end, and a span of more candles than it gives. */
function rangeOf(since: number, stepMs: number, limit: number) {
  // A second short of the next one, so that as many begin in it wherever `since` stands between two.
  const end = since + Math.min(limit, MAX_CANDLES) * stepMs - 1_000;
  return { start: new Date(since).toISOString(), end: new Date(end).toISOString() };
}
