// A coin's prices over time, as a line: of the last days, and between two times.
import { defineTool } from "@svckit/core";
import { lazy } from "@svckit/core/schemas";
import * as z from "zod";
import { coinId, currency, inOrder, precision, span } from "./arguments.js";
import { chartOf, lines, OF_CHARTS, rangeExamples } from "./chart-points.js";
import { isInDollars, llamaPoints, llamaSteps } from "./llama.js";
import { days, type Plan, requireReach } from "./plan.js";

const shown = () => ({
  id: z.string().describe("CoinGecko id of the coin"),
  vs_currency: z.string().describe("Currency of the figures"),
});

/** The tool `get_coin_historical_chart`. */
export const getCoinHistoricalChart = (plan: Plan) =>
  defineTool({
    ...OF_CHARTS,
    name: "get_coin_historical_chart",
    title: "Price history of a coin",
    description:
      "A coin's price, market cap and 24-hour volume over the last days: a point every 5 minutes for 1 day, every hour up to 90 days, every day beyond.",
    keywords: [
      "coin price chart",
      "price over last days",
      "price graph",
      "last 30 days",
      "how did the price develop",
      "price over the last three months",
      "price since last year",
      "price chart of bitcoin",
      "price chart",
      "over the past months",
      "trend of a coin",
      "how has price developed",
      "plot the price",
      "past week's performance chart",
    ],
    category: "market_data",
    input: lazy(() =>
      z.object({
        id: coinId(),
        vs_currency: currency(),
        days: days(plan),
        interval: z.enum(["daily"]).optional().describe("`daily` for a point a day over few days, too"),
        precision: precision(),
      }),
    ),
    output: lazy(() => z.object({ ...shown(), ...lines() })),
    examples: [
      { description: "Bitcoin over a week", args: { id: "bitcoin", vs_currency: "usd", days: 7 } },
      {
        description: "Ether by the day over a quarter, in bitcoin",
        args: { id: "ethereum", vs_currency: "btc", days: 90, interval: "daily" },
      },
    ],
    fallback: {
      tool: "get_price_chart",
      args: ({ id, vs_currency, days, interval }) =>
        isInDollars([vs_currency])
          ? { coins: [`coingecko:${id}`], ...llamaSteps(days, interval === "daily") }
          : undefined,
      result: (result, { id, vs_currency, precision }) => ({
        id,
        vs_currency,
        prices: llamaPoints(result, precision),
        market_caps: [],
        total_volumes: [],
      }),
    },
    execute: ({ id, vs_currency, ...query }, ctx) =>
      chartOf(
        ctx,
        "/coins/{id}/market_chart",
        { path: { id }, query: { vs_currency, ...query } },
        { shown: { id, vs_currency }, of: id },
      ),
  });

/** The tool `get_coin_market_chart_range`. */
export const getCoinMarketChartRange = (plan: Plan) =>
  defineTool({
    ...OF_CHARTS,
    name: "get_coin_market_chart_range",
    title: "Price history of a coin between two times",
    description:
      "A coin's price, market cap and 24-hour volume between two times, from CoinGecko: a point every 5 minutes within a day, every hour up to 90 days, every day beyond.",
    keywords: [
      "price between two dates",
      "price from date to date",
      "historical prices of a period",
      "price from one month to another",
      "price during a period",
      "from date to date",
      "from january to march",
      "during a period",
      "start and end date",
      "custom date range",
      "price through the bear market",
      "over a specific quarter",
    ],
    category: "market_data",
    input: lazy(() =>
      inOrder(z.object({ id: coinId(), vs_currency: currency(), ...span(), precision: precision() })),
    ),
    output: lazy(() => z.object({ ...shown(), ...lines() })),
    examples: rangeExamples(
      { id: "bitcoin", vs_currency: "usd" },
      { id: "solana", vs_currency: "eur", precision: 2 },
    ),
    execute({ id, vs_currency, ...query }, ctx) {
      requireReach(plan, ctx.clock, "from", query.from);
      return chartOf(
        ctx,
        "/coins/{id}/market_chart/range",
        { path: { id }, query: { vs_currency, ...query } },
        { shown: { id, vs_currency }, of: id },
      );
    },
  });
