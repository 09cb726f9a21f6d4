// get_polymarket_price_history: how the price of one outcome went.
import { defineTool, type ToolContext } from "@svckit/core";
import { decimal, lazy } from "@svckit/core/schemas";
import * as z from "zod";
import { predictionTool } from "../prediction.js";
import { historyArguments, historyWindow, predictionHistory } from "../prediction-history.js";
import { outcomeOf, withOutcome } from "./token.js";

const FRESH_MS = 60_000;
const STALE_MS = 10 * 60_000;
// The API refuses a wider window, and says nothing of older prices to one that names no start.
const MAX_WINDOW_S = 15 * 86_400;

const rawHistory = lazy(() =>
  z.looseObject({ history: z.array(z.looseObject({ t: z.int(), p: decimal() })).nullish() }),
);

/** The tool `get_polymarket_price_history`. */
export const getPolymarketPriceHistory = defineTool({
  name: "get_polymarket_price_history",
  title: "Price history at Polymarket",
  description:
    "The price of one outcome of a Polymarket market over time, open or settled: halfway between bid and ask at each point, whether or not it was traded. At most a minute old.",
  ...predictionTool,
  cacheTtl: FRESH_MS,
  staleTtl: STALE_MS,
  upstream: () => "clob",
  keywords: [
    "odds over time",
    "chart",
    "polymarket odds over time",
    "polymarket chart",
    "probability history",
    "how polymarket odds moved",
    "polymarket odds last week",
    "polymarket odds timeline",
    "polymarket probability trend",
  ],
  input: lazy(() => withOutcome(historyArguments())),
  output: lazy(predictionHistory),
  list: "points",
  examples: [
    {
      description: "A day by the hour",
      args: {
        token_id: "71321045679252212594626385532706912750332728571942532289631379312455583992563",
        resolution: "1h",
        from: "2026-08-10",
        to: "2026-08-11",
      },
    },
    {
      description: "A month of a settled market by the day",
      args: {
        market: "0x3733a1b647e7364095736ab0966465d896a84cf3b6bc1695ca1f26c3239b3868",
        outcome: "Yes",
        resolution: "1d",
        from: "2026-05-01",
        to: "2026-06-01",
      },
    },
  ],
  async execute({ resolution, from, to, ...named }, ctx) {
    const window = historyWindow({ resolution, from, to }, ctx.clock.now());
    const outcome = await outcomeOf(ctx, named);
    const points = outcome.token_id === null ? [] : await pointsOf(ctx, outcome.token_id, window);
    const result = { venue: "polymarket" as const, ...outcome, resolution, points };
    return points.length > 0 ? result : ctx.noData(result, "polymarket has no prices of it in that time");
  },
});

interface Window {
  readonly from: number;
  readonly to: number;
  readonly stepS: number;
}

async function pointsOf(ctx: ToolContext, market: string, { from, to, stepS }: Window) {
  const starts = Array.from(
    { length: Math.ceil((to - from) / MAX_WINDOW_S) },
    (_, at) => from + at * MAX_WINDOW_S,
  );
  const parts = await Promise.all(
    starts.map((startTs) => {
      const endTs = Math.min(startTs + MAX_WINDOW_S, to);
      const query = { market, startTs, endTs, fidelity: stepS / 60 };
      return ctx.http.get("/prices-history", { query, schema: rawHistory });
    }),
  );
  // A point of now stands at the end of every answer, whatever time was asked for; and windows meet in a point.
  const inside = parts.flatMap(({ history }) => history ?? []).filter(({ t }) => t >= from && t <= to);
  const byTime = new Map(inside.map(({ t, p }) => [t, p]));
  return [...byTime]
    .toSorted(([a], [b]) => a - b)
    .map(([t, price]) => ({
      time: new Date(t * 1_000),
      price,
      open: null,
      high: null,
      low: null,
      volume: null,
    }));
}
