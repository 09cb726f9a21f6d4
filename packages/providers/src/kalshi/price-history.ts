// get_kalshi_price_history: how the price of Yes or No went.
import { defineTool } from "@svckit/core";
import { decimal, lazy, orNull } from "@svckit/core/schemas";
import * as z from "zod";
import { difference } from "../exact.js";
import { predictionTool } from "../prediction.js";
import { historyArguments, historyWindow, predictionHistory } from "../prediction-history.js";
import { marketTicker, yesOrNo } from "./arguments.js";

const FRESH_MS = 60_000;
const STALE_MS = 10 * 60_000;

const rawCandles = lazy(() => {
  const price = orNull(decimal());
  return z.looseObject({
    candlesticks: z
      .array(
        z.looseObject({
          end_period_ts: z.int(),
          price: z.looseObject({
            open_dollars: price,
            high_dollars: price,
            low_dollars: price,
            close_dollars: price,
            previous_dollars: price,
          }),
          volume_fp: price,
        }),
      )
      .nullish(),
  });
});

/** The tool `get_kalshi_price_history`. */
export const getKalshiPriceHistory = defineTool({
  name: "get_kalshi_price_history",
  title: "Price history at Kalshi",
  description:
    "The last price of Yes or No of a Kalshi market over time, with open, high, low and volume of each period; where nothing was traded in it, the price from before stands. At most a minute old.",
  ...predictionTool,
  cacheTtl: FRESH_MS,
  staleTtl: STALE_MS,
  keywords: [
    "odds over time",
    "candlesticks",
    "chart",
    "kalshi candlesticks",
    "kalshi chart",
    "odds over time at kalshi",
    "kalshi odds over time",
    "how did a kalshi market move",
    "how did kalshi move",
    "kalshi probability last week",
    "odds shift after news",
    "kalshi past prices",
    "kalshi trend",
  ],
  input: lazy(() => z.object({ market: marketTicker(), outcome: yesOrNo(), ...historyArguments() })),
  output: lazy(predictionHistory),
  list: "points",
  examples: [
    {
      description: "A day by the hour",
      args: { market: "KXFED-26DEC-T3.50", resolution: "1h", from: "2026-08-10", to: "2026-08-11" },
    },
    {
      description: "No over ten days",
      args: {
        market: "KXBALANCE-29",
        outcome: "No",
        resolution: "1d",
        from: "2026-08-01",
        to: "2026-08-11",
      },
    },
  ],
  async execute({ market, outcome, ...args }, ctx) {
    const { from, to, stepS } = historyWindow(args, ctx.clock.now());
    const found = await ctx.http.find("/series/{series}/markets/{ticker}/candlesticks", {
      // The tickers of a series' markets begin with its own.
      path: { series: market.split("-", 1)[0] ?? market, ticker: market },
      query: { start_ts: from, end_ts: to, period_interval: stepS / 60 },
      schema: rawCandles,
    });
    const of = (price: string | null) =>
      price === null || outcome === "Yes" ? price : difference("1", price);
    const points = (found?.candlesticks ?? []).map(({ end_period_ts, price, volume_fp }) => {
      const { high_dollars: high, low_dollars: low } = price;
      return {
        time: new Date(end_period_ts * 1_000),
        price: of(price.close_dollars ?? price.previous_dollars),
        open: of(price.open_dollars),
        // What is high for Yes is low for No.
        high: of(outcome === "Yes" ? high : low),
        low: of(outcome === "Yes" ? low : high),
        volume: volume_fp,
      };
    });
    const { resolution } = args;
    const result = {
      venue: "kalshi" as const,
      market_id: market,
      outcome,
      token_id: null,
      resolution,
      points,
    };
    return points.length > 0 ? result : ctx.noData(result, `kalshi has no prices of ${market} in that time`);
  },
});
