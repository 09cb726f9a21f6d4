// get_kalshi_series: what a series of Kalshi's events is about, and how they are settled.
import { defineTool } from "@svckit/core";
import { decimal, lazy, orNull } from "@svckit/core/schemas";
import * as z from "zod";
import { predictionTool } from "../prediction.js";
import { textOrNull } from "../text-or-null.js";
import { seriesTicker } from "./arguments.js";

const FRESH_MS = 10 * 60_000;
const STALE_MS = 24 * 60 * 60_000;

const rawSeries = lazy(() =>
  z.looseObject({
    series: z.looseObject({
      ticker: z.string(),
      title: z.string().nullish(),
      category: z.string().nullish(),
      frequency: z.string().nullish(),
      tags: z.array(z.string()).nullish(),
      contract_url: z.string().nullish(),
      settlement_sources: z
        .array(z.looseObject({ name: z.string().nullish(), url: z.string().nullish() }))
        .nullish(),
      volume_fp: orNull(decimal()),
    }),
  }),
);

/** The tool `get_kalshi_series`. */
export const getKalshiSeries = defineTool({
  name: "get_kalshi_series",
  title: "Series of Kalshi",
  description:
    "A series of events at Kalshi by its ticker, such as each decision of the Fed: its category, how often it takes place, who decides the outcome, and the volume of all its events. At most 10 minutes old.",
  ...predictionTool,
  cacheTtl: FRESH_MS,
  staleTtl: STALE_MS,
  keywords: [
    "settlement source",
    "rules",
    "kalshi series ticker",
    "recurring events",
    "how often does it take place",
    "how does a kalshi series resolve",
    "about a kalshi series",
    "who determines the outcome",
    "how often does it recur",
    "resolution source",
    "weekly or monthly event",
    "series ticker",
    "underlying contract terms",
    "who settles it",
    "frequency",
  ],
  input: lazy(() => z.object({ series: seriesTicker() })),
  output: lazy(() => {
    const series = z.object({
      series_id: z.string().describe("Ticker of the series"),
      title: textOrNull("What it is about"),
      category: textOrNull("Kalshi's category"),
      frequency: textOrNull("How often it takes place, in Kalshi's words"),
      tags: z.array(z.string()).describe("Kalshi's tags"),
      contract_url: textOrNull("Where the contract is written down"),
      settlement_sources: z
        .array(z.object({ name: textOrNull("Name"), url: textOrNull("Address") }))
        .describe("Who decides the outcome"),
      volume_contracts: orNull(decimal("Contracts traded in all of its events")),
    });
    return z.object({ series: series.nullable().describe("The series; null where there is none") });
  }),
  examples: [
    { description: "Decisions of the Fed", args: { series: "KXFED" } },
    { description: "A balanced budget", args: { series: "KXBALANCE" } },
  ],
  async execute({ series: ticker }, ctx) {
    const found = await ctx.http.find("/series/{ticker}", {
      path: { ticker },
      query: { include_volume: true },
      schema: rawSeries,
    });
    if (found === null) return ctx.noData({ series: null }, `kalshi has no series ${ticker}`);
    const { series } = found;
    return {
      series: {
        series_id: series.ticker,
        title: series.title || null,
        category: series.category || null,
        frequency: series.frequency || null,
        tags: series.tags ?? [],
        contract_url: series.contract_url || null,
        settlement_sources: (series.settlement_sources ?? []).map(({ name, url }) => ({
          name: name || null,
          url: url || null,
        })),
        volume_contracts: series.volume_fp,
      },
    };
  },
});
