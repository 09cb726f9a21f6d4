// get_coin_ohlc: a coin's prices over time, as candles.
import { defineTool } from "@svckit/core";
import { lazy } from "@svckit/core/schemas";
import * as z from "zod";
import { coinId, currency } from "./arguments.js";
import { figure } from "./fields.js";
import { CHARTS } from "./kept.js";
import { certainDays, type Plan } from "./plan.js";

const candle = () => {
  const price = () => figure("Price");
  return z.tuple([z.int(), price(), price(), price(), price()]);
};

const rawCandles = lazy(() => z.array(candle().rest(z.unknown())));

type Candle = z.output<ReturnType<typeof candle>>;

/** The tool `get_coin_ohlc`. */
export const getCoinOhlc = (plan: Plan) =>
  defineTool({
    ...CHARTS,
    name: "get_coin_ohlc",
    title: "Price candles of a coin",
    description:
      "A coin's open, high, low and close prices over the last days: candles of 30 minutes up to 2 days, of 4 hours up to 30 days, of 4 days beyond.",
    keywords: [
      "coin candles",
      "candlestick chart of a coin",
      "daily candles",
      "candles of daily prices",
      "four-hour candles",
      "aggregated candles across exchanges",
      "open high low close",
      "candles by coin id",
    ],
    category: "market_data",
    input: lazy(() =>
      z.object({
        id: coinId(),
        vs_currency: currency(),
        days: certainDays(plan === "pro" ? ["max"] : []),
      }),
    ),
    output: lazy(() =>
      z.object({
        id: z.string().describe("CoinGecko id of the coin"),
        vs_currency: z.string().describe("Currency of the figures"),
        candles: z
          .array(candle())
          .describe("[unix milliseconds at the candle's end, open, high, low, close]"),
      }),
    ),
    examples: [
      { description: "Ether in candles of a month", args: { id: "ethereum", vs_currency: "usd", days: 30 } },
      { description: "Bitcoin over a day, in euro", args: { id: "bitcoin", vs_currency: "eur", days: 1 } },
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
