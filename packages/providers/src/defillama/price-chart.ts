// get_price_chart: prices of coins and tokens at regular steps of time.
import { defineTool } from "@svckit/core";
import { double, isoTime, lazy, orNull } from "@svckit/core/schemas";
import * as z from "zod";
import { moment, timeOf } from "../moment.js";
import { byCoin, coins, sentCoin } from "./coins.js";
import { period, secondsOf } from "./period.js";
import { coinFields, HISTORY, noPriceOf } from "./price-row.js";

// DefiLlama refuses more than that, over all coins of a request.
const MAX_POINTS = 500;
const USUAL_POINTS = 30;

const rawCharts = lazy(() => {
  const prices = z.array(z.looseObject({ timestamp: z.number(), price: z.number() }));
  const chart = z.looseObject({
    symbol: z.string().nullish(),
    decimals: z.number().nullish(),
    confidence: z.number().nullish(),
    prices: prices.nullish(),
  });
  return z.looseObject({ coins: z.record(z.string(), chart) });
});

const input = lazy(() =>
  z
    .object({
      coins: coins(),
      from: moment("The first time; with `to` instead of `points`").optional(),
      to: moment("The last time; now where it and `from` are left out").optional(),
      period: period("Step between two prices").default("1d"),
      points: z
        .int()
        .min(1)
        .max(MAX_POINTS)
        .optional()
        .describe(
          `How many prices of each coin, ${USUAL_POINTS} where left out, from \`from\` on or up to \`to\`; \`from\` and \`to\` together say it themselves. Coins times prices are at most ${MAX_POINTS}`,
        ),
    })
    .superRefine((args, ctx) => {
      const fault = faultOf(args);
      if (fault) ctx.addIssue({ code: "custom", ...fault });
    }),
);

interface Span {
  readonly coins: readonly string[];
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  readonly period: string;
  readonly points?: number | undefined;
}

/** The tool `get_price_chart`. */
export const getPriceChart = defineTool({
  name: "get_price_chart",
  title: "Price history of coins and tokens",
  description:
    "Prices in US dollars of any coins and tokens at regular steps of minutes, hours, days or weeks between two times, by CoinGecko id or by chain and contract address, from DefiLlama.",
  category: "market_data",
  keywords: [
    "chart",
    "time series",
    "historical price",
    "price chart of any token",
    "historical prices at steps",
    "price of a contract over time",
    "price development of a token",
    "how did a price move hour by hour",
    "price of contract over time",
    "price move hour by hour",
    "prices at fixed intervals",
    "weekly prices of a token",
    "price series for a spreadsheet",
  ],
  ...HISTORY,
  input,
  output: lazy(() =>
    z.object({
      period: z.string().describe("Step between two prices"),
      charts: z
        .array(
          z.object({
            ...coinFields(),
            prices: z
              .array(
                z.object({
                  time: orNull(isoTime("When the price was recorded")),
                  price_usd: double("Price in US dollars"),
                }),
              )
              .describe("The prices, oldest first; steps without one are left out"),
          }),
        )
        .describe("The coins, in the order asked for; those without prices left out"),
    }),
  ),
  examples: [
    {
      description: "Bitcoin by the day for a week",
      args: { coins: "coingecko:bitcoin", from: "2026-01-01", to: "2026-01-07" },
    },
    {
      description: "The last 24 hours of ether and of USDC on Base",
      args: {
        coins: ["coingecko:ethereum", "base:0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913"],
        period: "1h",
        points: 24,
      },
    },
  ],
  async execute(args, ctx) {
    const { coins, from, to, period } = args;
    const { coins: answer } = await ctx.http.get("/chart/{coins}", {
      path: { coins: coins.map(sentCoin).join(",") },
      // It takes one end of the time alone.
      query: { start: from, end: from === undefined ? to : undefined, span: pointsOf(args), period },
      schema: rawCharts,
    });
    const find = byCoin(answer);
    const charts = coins.flatMap((coin) => {
      const { symbol = null, prices } = find(coin) ?? {};
      if (!prices?.length) return [];
      return [
        {
          coin,
          symbol,
          prices: prices.map(({ timestamp, price }) => ({ time: timeOf(timestamp), price_usd: price })),
        },
      ];
    });
    const absent = coins.filter((coin) => !charts.some((chart) => chart.coin === coin));
    const result = { period, charts };
    return absent.length === 0 ? result : ctx.noData(result, `${noPriceOf(absent)} in that time`);
  },
});

/** How many prices of each coin are asked for. */
function pointsOf({ from, to, period, points = USUAL_POINTS }: Span): number {
  if (from === undefined || to === undefined) return points;
  return Math.floor((to - from) / secondsOf(period)) + 1;
}

function faultOf(args: Span): { readonly path: string[]; readonly message: string } | undefined {
  const { coins, from, to, period, points } = args;
  if (from !== undefined && to !== undefined && points !== undefined)
    return {
      path: ["points"],
      message: "from, to and period say how many prices there are; leave one of the three out",
    };
  if (from !== undefined && to !== undefined && to < from)
    return { path: ["to"], message: "it lies before from" };
  const asked = pointsOf(args) * coins.length;
  if (asked <= MAX_POINTS) return undefined;
  const message = `these are ${asked} prices, and there are at most ${MAX_POINTS} in an answer; ask for fewer coins, a longer period than ${period} or a shorter time`;
  return { path: ["coins"], message };
}
