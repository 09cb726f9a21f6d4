// list_kalshi_markets, get_kalshi_market: what can be traded at Kalshi, and how it stands.
import { defineTool, paginate } from "@svckit/core";
import { lazy } from "@svckit/core/schemas";
import * as z from "zod";
import { foundMarket, listArguments, predictionMarkets } from "../prediction.js";
import { eventTicker, marketTicker, seriesTicker } from "./arguments.js";
import { kalshiMarket, marketRow, recordTool } from "./records.js";

const rawMarkets = lazy(() =>
  z.looseObject({ markets: z.array(kalshiMarket()), cursor: z.string().nullish() }),
);
const rawMarket = lazy(() => z.looseObject({ market: kalshiMarket() }));

/** The tool `list_kalshi_markets`. */
export const listKalshiMarkets = paginate({
  name: "list_kalshi_markets",
  title: "Markets of Kalshi",
  description:
    "Prediction markets of Kalshi with the last price of Yes and No (their chance), volume and resolution, in Kalshi's own order: all of a status, or those of an event or a series. Combinations of several markets are left out. At most 30 seconds old.",
  keywords: [
    "kalshi markets open now",
    "browse kalshi",
    "what can i bet on at kalshi",
    "open kalshi markets",
    "all markets at kalshi",
    "kalshi markets of a series",
    "kalshi markets about a topic",
    "which markets does kalshi have",
    "bet on at kalshi",
    "all kalshi bets",
    "kalshi contracts",
    "list of kalshi odds",
    "kalshi inflation or weather bets",
  ],
  ...recordTool,
  input: lazy(() =>
    z.object({
      ...listArguments("Markets"),
      event: eventTicker().optional(),
      series: seriesTicker().optional(),
    }),
  ),
  output: lazy(predictionMarkets),
  examples: [
    { description: "Ten open markets", args: { status: "open", limit: 10 } },
    { description: "What a decision of the Fed can be", args: { event: "KXFED-26DEC" } },
  ],
  list: "markets",
  by: "cursor",
  size: 1_000,
  absent: ({ status }) => `kalshi has no ${status} markets there`,
  async page({ status, event, series }, ctx, { cursor, size }) {
    const query = {
      status,
      event_ticker: event,
      series_ticker: series,
      // Made by the thousand out of other markets, they would fill every page.
      mve_filter: "exclude",
      limit: size,
      cursor: typeof cursor === "string" ? cursor : undefined,
    };
    const { markets, cursor: next } = await ctx.http.get("/markets", { query, schema: rawMarkets });
    return { items: markets.map(marketRow), next };
  },
});

/** The tool `get_kalshi_market`. */
export const getKalshiMarket = defineTool({
  name: "get_kalshi_market",
  title: "Market of Kalshi",
  description:
    "One prediction market of Kalshi by its ticker: the last price of Yes and No (their chance), status, volume and resolution, at most 30 seconds old.",
  keywords: [
    "kalshi market by ticker",
    "kalshi odds",
    "chance at kalshi",
    "what is a kalshi market about",
    "one kalshi market",
    "odds for a kalshi ticker",
    "details of a kalshi market",
    "details of kalshi contract",
    "kalshi contract rules",
    "how likely per kalshi",
    "when does kalshi contract close",
    "implied probability at kalshi",
    "kalshi market settled how",
  ],
  ...recordTool,
  input: lazy(() => z.object({ market: marketTicker() })),
  output: lazy(foundMarket),
  examples: [
    { description: "A market that is open", args: { market: "KXBALANCE-29" } },
    { description: "A market that was settled", args: { market: "KXFED-26SEP-T4.00" } },
  ],
  async execute({ market: ticker }, ctx) {
    const found = await ctx.http.find("/markets/{ticker}", { path: { ticker }, schema: rawMarket });
    if (found === null) return ctx.noData({ market: null }, `kalshi has no market ${ticker}`);
    return { market: marketRow(found.market) };
  },
});
