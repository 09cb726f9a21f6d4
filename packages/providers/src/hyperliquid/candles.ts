// get_perp_candles: how the price of a perpetual went.
import { defineTool } from "@svckit/core";
import { decimal, lazy, limit } from "@svckit/core/schemas";
import * as z from "zod";
import { candleRow } from "../market-forms.js";
import { moment } from "../moment.js";
import { ask, coin, common } from "./info.js";

const MINUTE_S = 60;
const HOUR_S = 3_600;
const DAY_S = 86_400;
const MAX_CANDLES = 1_000;

const STEPS = {
  "1m": MINUTE_S,
  "5m": 5 * MINUTE_S,
  "15m": 15 * MINUTE_S,
  "30m": 30 * MINUTE_S,
  "1h": HOUR_S,
  "4h": 4 * HOUR_S,
  "12h": 12 * HOUR_S,
  "1d": DAY_S,
  "1w": 7 * DAY_S,
} as const;

const rawCandles = lazy(() =>
  z
    .array(
      z.looseObject({ t: z.int(), o: decimal(), h: decimal(), l: decimal(), c: decimal(), v: decimal() }),
    )
    .nullable(),
);

/** The tool `get_perp_candles`. */
export const getPerpCandles = defineTool({
  ...common,
  name: "get_perp_candles",
  title: "Candles of a perpetual",
  description:
    "Open, high, low, close and volume of a perpetual (or a spot market) of Hyperliquid in candles of a minute to a week, oldest first, at most 10 seconds old. Hyperliquid keeps the last 5,000 candles of each length.",
  keywords: [
    "ohlcv",
    "kline",
    "chart of a perp",
    "hyperliquid candles",
    "hourly candles on hyperliquid",
    "hyperliquid ohlcv",
    "hyperliquid kline",
    "hyperliquid price chart",
    "perp price bars",
    "backtest a hyperliquid perp",
    "perp price history",
  ],
  cacheTtl: 10_000,
  staleTtl: 5 * 60_000,
  input: lazy(() =>
    z.object({
      coin: coin(),
      timeframe: z
        .enum(["1m", "5m", "15m", "30m", "1h", "4h", "12h", "1d", "1w"])
        .describe("How long a candle is"),
      from: moment("Start; as many candles before the end as `limit` says where left out").optional(),
      to: moment("End; where left out, as many candles after the start, or now").optional(),
      limit: limit({ most: MAX_CANDLES, usual: 100 }, "How many candles"),
    }),
  ),
  output: lazy(() =>
    z.object({
      coin: z.string().describe("The coin"),
      timeframe: z.string().describe("How long a candle is"),
      candles: z
        .array(candleRow({ price: "in US dollars", volume: "in the coin" }))
        .describe("The candles, oldest first"),
    }),
  ),
  list: "candles",
  examples: [
    {
      description: "Bitcoin by the hour",
      args: { coin: "BTC", timeframe: "1h", from: "2026-08-10T00:00:00Z", limit: 24 },
    },
    {
      description: "Pepe by the day",
      args: { coin: "kPEPE", timeframe: "1d", from: "2026-08-01", to: "2026-08-08" },
    },
  ],
  async execute({ coin: name, timeframe, from, to, limit: most }, ctx) {
    const spanS = most * STEPS[timeframe];
    const now = Math.floor(ctx.clock.now() / 1_000);
    const end = to ?? (from === undefined ? now : from + spanS - 1);
    const start = from ?? end - spanS;
    const req = { coin: name, interval: timeframe, startTime: start * 1_000, endTime: end * 1_000 };
    const found = await ask(ctx, { type: "candleSnapshot", req }, rawCandles);
    // The candle in which the time begins comes too: without a start, it is one too many before the newest.
    const rows = from === undefined ? (found ?? []).slice(-most) : (found ?? []).slice(0, most);
    const candles = rows.map(({ t, o, h, l, c, v }) => ({
      time: new Date(t),
      open: o,
      high: h,
      low: l,
      close: c,
      volume: v,
    }));
    const result = { coin: name, timeframe, candles };
    return candles.length > 0
      ? result
      : ctx.noData(result, `hyperliquid has no candles of ${name} in that time`);
  },
});
