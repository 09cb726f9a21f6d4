// A coin's prices over time: as a line, and as candles.
import { defineTool } from "@svckit/core";
import * as z from "zod";
import { coinId, currency } from "./arguments.js";
import { figure } from "./figure.js";

const FRESH_MS = 60_000;
const STALE_MS = 10 * 60_000;
// Three lines of a point a day for as long as there are coins; a page of one line would not be of the same days.
const MAX_CHART_BYTES = 2 * 1024 * 1024;

const rawPoints = z.array(z.tuple([z.number(), z.number().nullable()], z.unknown()));
const rawChart = z.looseObject({
  prices: rawPoints,
  market_caps: rawPoints.nullish(),
  total_volumes: rawPoints.nullish(),
});
const amount = figure("Figure");
const candle = z.tuple([z.int(), amount, amount, amount, amount]);
const rawCandles = z.array(candle.rest(z.unknown()));

type Candle = z.output<typeof candle>;

const points = (what: string) => z.array(z.tuple([z.int(), amount])).describe(`[unix milliseconds, ${what}]`);

const shown = {
  id: z.string().describe("CoinGecko id of the coin"),
  vs_currency: z.string().describe("Currency of the figures"),
};

/** The tool `get_coin_historical_chart`. */
export const getCoinHistoricalChart = defineTool({
  name: "get_coin_historical_chart",
  title: "Price history of a coin",
  description:
    "A coin's price, market cap and 24-hour volume over the last days: a point every 5 minutes for 1 day, every hour up to 90 days, every day beyond.",
  category: "market_data",
  effect: "read",
  keyless: true,
  cacheTtl: FRESH_MS,
  staleTtl: STALE_MS,
  maxResultBytes: MAX_CHART_BYTES,
  input: z.object({
    id: coinId,
    vs_currency: currency,
    days: z
      .union([z.int().min(1).max(10_000), z.literal("max")], {
        error: 'it is a whole number from 1 to 10000 or "max"',
      })
      .describe('How many days back, 1 to 10000 or "max"; more than 365 needs a paid plan at CoinGecko'),
  }),
  output: z.object({
    ...shown,
    prices: points("price"),
    market_caps: points("market cap"),
    total_volumes: points("volume of 24 hours"),
  }),
  examples: [{ description: "Bitcoin over a week", args: { id: "bitcoin", vs_currency: "usd", days: 7 } }],
  async execute({ id, vs_currency, days }, ctx) {
    const chart = await ctx.http.find("/coins/{id}/market_chart", {
      path: { id },
      query: { vs_currency, days },
      schema: rawChart,
    });
    const result = {
      id,
      vs_currency,
      prices: pairs(chart?.prices),
      market_caps: pairs(chart?.market_caps),
      total_volumes: pairs(chart?.total_volumes),
    };
    return result.prices.length > 0 ? result : ctx.noData(result, `coingecko has no price history of ${id}`);
  },
});

/** The tool `get_coin_ohlc`. */
export const getCoinOhlc = defineTool({
  name: "get_coin_ohlc",
  title: "Price candles of a coin",
  description:
    "A coin's open, high, low and close prices over the last days: candles of 30 minutes up to 2 days, of 4 hours up to 30 days, of 4 days beyond.",
  category: "market_data",
  effect: "read",
  keyless: true,
  cacheTtl: FRESH_MS,
  staleTtl: STALE_MS,
  input: z.object({
    id: coinId,
    vs_currency: currency,
    days: z
      .literal([1, 7, 14, 30, 90, 180, 365])
      .describe("How many days back: 1, 7, 14, 30, 90, 180 or 365"),
  }),
  output: z.object({
    ...shown,
    candles: z.array(candle).describe("[unix milliseconds at the candle's end, open, high, low, close]"),
  }),
  examples: [
    { description: "Ether in candles of a month", args: { id: "ethereum", vs_currency: "usd", days: 30 } },
  ],
  async execute({ id, vs_currency, days }, ctx) {
    const answer = await ctx.http.find("/coins/{id}/ohlc", {
      path: { id },
      query: { vs_currency, days },
      schema: rawCandles,
    });
    const candles = (answer ?? []).map(
      ([time, open, high, low, close]): Candle => [time, open, high, low, close],
    );
    const result = { id, vs_currency, candles };
    return candles.length > 0 ? result : ctx.noData(result, `coingecko has no candles of ${id}`);
  },
});

function pairs(points: z.output<typeof rawPoints> | null | undefined): [number, number | null][] {
  return (points ?? []).map(([time, value]) => [time, value]);
}
