// Chart points: prices, market caps and volumes over time, as the tools of charts ask for them and give them.
import type { ToolContext, ToolExample } from "@svckit/core";
import { lazy } from "@svckit/core/schemas";
import * as z from "zod";
import { figure } from "./fields.js";
import { CHARTS } from "./kept.js";

// Three lines of a point a day for as long as there are coins; a page of one line would not be of the same days.
const MAX_CHART_BYTES = 2 * 1024 * 1024;

/** What the tools of charts have in common. */
export const OF_CHARTS = { ...CHARTS, maxResultBytes: MAX_CHART_BYTES } as const;

/** A line of points as CoinGecko answers with it. */
export const rawPoints = () => z.array(z.tuple([z.number(), z.number().nullable()], z.unknown()));

const rawChart = lazy(() =>
  z.looseObject({
    prices: rawPoints(),
    market_caps: rawPoints().nullish(),
    total_volumes: rawPoints().nullish(),
  }),
);

/** A line of points in a result. */
export const points = (what: string) =>
  z.array(z.tuple([z.int(), figure("Figure")])).describe(`[unix milliseconds, ${what}]`);

/** The lines of a chart in a result. */
export const lines = () => ({
  prices: points("price"),
  market_caps: points("market cap; empty where only prices are known"),
  total_volumes: points("volume of 24 hours; empty where only prices are known"),
});

/** Two examples of a chart between two times. */
export const rangeExamples = (
  one: ToolExample["args"],
  other: ToolExample["args"],
): readonly ToolExample[] => [
  { description: "A week of November", args: { ...one, from: "2026-11-01", to: "2026-11-08" } },
  { description: "An hour, in unix seconds", args: { ...other, from: 1_793_836_800, to: 1_793_840_400 } },
];

/** Asks for a chart. `shown` are the other fields of the result, `of` what has no history where there is none. */
export async function chartOf<Shown extends object>(
  ctx: ToolContext,
  path: string,
  request: {
    readonly path: Readonly<Record<string, string>>;
    readonly query: Readonly<Record<string, string | number | undefined>>;
  },
  { shown, of }: { readonly shown: Shown; readonly of: string },
) {
  const chart = await ctx.http.find(path, { ...request, schema: rawChart });
  const result = {
    ...shown,
    prices: pairs(chart?.prices),
    market_caps: pairs(chart?.market_caps),
    total_volumes: pairs(chart?.total_volumes),
  };
  return result.prices.length > 0 ? result : ctx.noData(result, `coingecko has no price history of ${of}`);
}

/** The points of a line, without anything that CoinGecko may add to them one day. */
export function pairs(
  points: z.output<ReturnType<typeof rawPoints>> | null | undefined,
): [number, number | null][] {
  return (points ?? []).map(([time, value]) => [time, value]);
}
