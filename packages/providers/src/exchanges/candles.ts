// get_ohlcv: the candles of a market.
import { defineTool } from "@svckit/core";
import { lazy, limit } from "@svckit/core/schemas";
import * as z from "zod";
import { candleRow } from "../market-forms.js";
import { moment } from "../moment.js";
import { exchange, marketFields, marketOf, marketTool, requireOffered, symbol, VENUES } from "./arguments.js";
import { TIMEFRAME_MS, TIMEFRAMES } from "./venue.js";

const MAX_CANDLES = 1_000;

/** The tool `get_ohlcv`. */
export const getOhlcv = defineTool({
  name: "get_ohlcv",
  title: "Candles of a market",
  description:
    "Open, high, low, close and volume of one market at Binance, Kraken, Coinbase, Bybit or OKX in candles of a minute to a week, oldest first: the newest ones, or those from a time on.",
  keywords: [
    "kline",
    "candlestick",
    "price chart of an exchange",
    "candlesticks of an exchange",
    "klines",
    "hourly candles btcusdt",
    "candles from binance",
    "15-minute candles",
    "weekly candles",
    "candles of a pair",
    "hourly candles",
    "technical analysis",
    "backtest",
    "intraday bars",
    "timeframe chart",
  ],
  ...marketTool,
  cacheTtl: 10_000,
  staleTtl: 60_000,
  input: lazy(() =>
    z
      .object({
        exchange: exchange(),
        symbol: symbol(),
        timeframe: z.enum(TIMEFRAMES).describe("How long a candle is; not every exchange has all of them"),
        from: moment("Start of the first candle; the newest ones where left out").optional(),
        limit: limit(
          { most: MAX_CANDLES, usual: 100 },
          "How many candles; Coinbase and OKX give 300 at most, and Kraken none but its last 720",
        ),
      })
      .superRefine(requireOffered)
      .superRefine(({ exchange, timeframe }, ctx) => {
        const { title, timeframes } = VENUES[exchange];
        if (Object.hasOwn(timeframes, timeframe)) return;
        const message = `${title} has no candles of ${timeframe}; it has ${Object.keys(timeframes).join(", ")}`;
        ctx.addIssue({ code: "custom", path: ["timeframe"], message });
      }),
  ),
  output: lazy(() =>
    z.object({
      ...marketFields(),
      timeframe: z.string().describe("How long a candle is"),
      candles: z
        .array(candleRow({ price: "in the quote", volume: "in the base" }))
        .describe("The candles, oldest first; the last one may not be over yet"),
    }),
  ),
  examples: [
    {
      description: "The last hours at Binance",
      args: { exchange: "binance", symbol: "ETH/USDT", timeframe: "1h", limit: 3 },
    },
    {
      description: "Days from a time on at OKX",
      args: { exchange: "okx", symbol: "BTC/USDT", timeframe: "1d", from: "2026-01-01T00:00:00Z", limit: 2 },
    },
  ],
  async execute({ exchange, symbol, timeframe, from, limit }, ctx) {
    const venue = VENUES[exchange];
    const since = from === undefined ? undefined : from * 1_000;
    const asked = Math.min(limit, venue.most.candles);
    const step = venue.timeframes[timeframe] ?? "";
    const range = { step, stepMs: TIMEFRAME_MS[timeframe], since, limit: asked, now: ctx.clock.now() };
    const { path, ...request } = venue.candles(marketOf(symbol), range);
    const rows = await ctx.http.get(path, request);
    const candles = since === undefined ? rows.slice(-asked) : rows.slice(0, asked);
    const result = { exchange, symbol, timeframe, candles };
    return candles.length > 0 ? result : ctx.noData(result, `${exchange} has no candles of ${symbol} there`);
  },
});
