// Kraken: spot. It answers under its own key of the pair, whatever it was asked by, and every failure with status 200.
// Held against the public REST description at docs.kraken.com.
import { decimal, lazy } from "@svckit/core/schemas";
import * as z from "zod";
import { amount, fromSeconds, levels, listedMarket } from "../reading.js";
import type { Candle, Market, Trade, Venue } from "../venue.js";

// Two coins have old names there.
const OWN_NAMES: Readonly<Record<string, string>> = { BTC: "XBT", DOGE: "XDG" };
const COMMON_NAMES = Object.fromEntries(Object.entries(OWN_NAMES).map(([common, own]) => [own, common]));
const pairOf = ({ base, quote }: Market) => `${OWN_NAMES[base] ?? base}${OWN_NAMES[quote] ?? quote}`;

/** What stands under the one pair that was asked for, whatever its key; `last` beside it says where a list goes on. */
function underPair<S extends z.ZodType>(row: S) {
  const result = z.looseObject({ last: z.unknown().optional() }).transform(({ last: _, ...pairs }, ctx) => {
    const [pair] = Object.values(pairs);
    const read = row.safeParse(pair);
    if (read.success) return read.data;
    for (const issue of read.error.issues)
      ctx.addIssue({ code: "custom", path: issue.path, message: issue.message });
    return z.NEVER;
  });
  return z.looseObject({ result }).transform((answer): z.output<S> => answer.result);
}

// Each figure comes with those of other spans: the last of a pair is of 24 hours.
const day = () => z.tuple([z.unknown(), amount()], z.unknown()).transform(([, figure]) => figure);
const first = () => z.tuple([amount()], z.unknown()).transform(([figure]) => figure);

const ticker = lazy(() =>
  underPair(
    z
      .looseObject({ a: first(), b: first(), c: first(), v: day(), h: day(), l: day(), o: amount() })
      .transform(({ a, b, c, v, h, l, o }) => ({
        last: c,
        bid: b,
        ask: a,
        open: o,
        high: h,
        low: l,
        base_volume: v,
        quote_volume: null,
        time: null,
      })),
  ),
);
const book = lazy(() =>
  underPair(
    z
      .looseObject({ bids: levels(), asks: levels() })
      .transform(({ bids, asks }) => ({ bids, asks, time: null })),
  ),
);
const candles = lazy(() =>
  underPair(
    z.array(
      z
        .tuple([z.number(), decimal(), decimal(), decimal(), decimal(), z.unknown(), decimal()], z.unknown())
        .transform(
          ([time, open, high, low, close, , volume]): Candle => ({
            time: fromSeconds(time),
            open,
            high,
            low,
            close,
            volume,
          }),
        ),
    ),
  ),
);
const trades = lazy(() =>
  underPair(
    z
      .array(
        z
          .tuple(
            [decimal(), decimal(), z.number(), z.enum(["b", "s"]), z.unknown(), z.unknown(), z.number()],
            z.unknown(),
          )
          .transform(
            ([price, amount, time, side, , , id]): Trade => ({
              id: String(id),
              time: fromSeconds(time),
              side: side === "b" ? "buy" : "sell",
              price,
              amount,
            }),
          ),
      )
      .transform((rows) => rows.toReversed()),
  ),
);
const markets = lazy(() =>
  z
    .looseObject({
      result: z.record(
        z.string(),
        z.looseObject({ altname: z.string(), wsname: z.string().nullish(), status: z.string().nullish() }),
      ),
    })
    .transform(({ result }) =>
      Object.values(result).flatMap(({ altname, wsname, status }) => {
        const [base, quote] = (wsname ?? "").split("/").map((name) => COMMON_NAMES[name] ?? name);
        if (!base || !quote) return [];
        return [listedMarket({ base, quote }, altname, status === "online")];
      }),
    ),
);
const time = lazy(() =>
  z
    .looseObject({ result: z.looseObject({ unixtime: z.number() }) })
    .transform(({ result }) => fromSeconds(result.unixtime)),
);

/** Kraken. */
export const kraken: Venue = {
  title: "Kraken",
  hasPerpetuals: false,
  timeframes: {
    "1m": "1",
    "5m": "5",
    "15m": "15",
    "30m": "30",
    "1h": "60",
    "4h": "240",
    "1d": "1440",
    "1w": "10080",
  },
  most: { levels: () => 500, candles: 720, trades: () => 1_000 },
  ticker: (market) => ({ path: "/0/public/Ticker", query: { pair: pairOf(market) }, schema: ticker }),
  orderBook: (market, limit) => ({
    path: "/0/public/Depth",
    query: { pair: pairOf(market), count: limit },
    schema: book,
  }),
  candles: (market, { step, since }) => ({
    path: "/0/public/OHLC",
    // It gives what began after `since`.
    query: {
      pair: pairOf(market),
      interval: step,
      since: since === undefined ? undefined : Math.ceil(since / 1_000) - 1,
    },
    schema: candles,
  }),
  trades: (market, limit) => ({
    path: "/0/public/Trades",
    query: { pair: pairOf(market), count: limit },
    schema: trades,
  }),
  markets: () => ({ path: "/0/public/AssetPairs", schema: markets }),
  time: () => ({ path: "/0/public/Time", schema: time }),
};
