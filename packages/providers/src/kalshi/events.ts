// list_kalshi_events, get_kalshi_event: what Kalshi's markets are about.
import { defineTool, paginate } from "@svckit/core";
import { lazy } from "@svckit/core/schemas";
import * as z from "zod";
import { foundEvent, listArguments, predictionEvents } from "../prediction.js";
import { eventTicker, seriesTicker } from "./arguments.js";
import { eventRow, kalshiEvent, recordTool } from "./records.js";

// An event comes with all of its markets, of which some have more than a hundred.
const MAX_PER_PAGE = 50;

const rawEvents = lazy(() => z.looseObject({ events: z.array(kalshiEvent()), cursor: z.string().nullish() }));
const rawEvent = lazy(() => z.looseObject({ event: kalshiEvent() }));

/** The tool `list_kalshi_events`. */
export const listKalshiEvents = paginate({
  name: "list_kalshi_events",
  title: "Events of Kalshi",
  description:
    "Events of Kalshi, each with the ids of its markets, its category and volume, in Kalshi's own order: all of a status, or those of a series. At most 30 seconds old.",
  keywords: [
    "kalshi events",
    "what events does kalshi have",
    "browse kalshi events",
    "kalshi events in politics",
    "events at kalshi",
    "what events has kalshi",
    "upcoming kalshi events",
    "kalshi topics",
    "kalshi event tickers",
  ],
  ...recordTool,
  input: lazy(() =>
    z.object({ ...listArguments("Events", MAX_PER_PAGE), series: seriesTicker().optional() }),
  ),
  output: lazy(predictionEvents),
  examples: [
    { description: "Ten open events", args: { status: "open", limit: 10 } },
    { description: "Decisions of the Fed that were settled", args: { status: "settled", series: "KXFED" } },
  ],
  list: "events",
  by: "cursor",
  size: MAX_PER_PAGE,
  absent: ({ status }) => `kalshi has no ${status} events there`,
  async page({ status, series }, ctx, { cursor, size }) {
    const query = {
      status,
      series_ticker: series,
      with_nested_markets: true,
      limit: size,
      cursor: typeof cursor === "string" ? cursor : undefined,
    };
    const { events, cursor: next } = await ctx.http.get("/events", { query, schema: rawEvents });
    return { items: events.map((event) => eventRow(event).event), next };
  },
});

/** The tool `get_kalshi_event`. */
export const getKalshiEvent = defineTool({
  name: "get_kalshi_event",
  title: "Event of Kalshi",
  description:
    "One event of Kalshi by its ticker, with all of its markets and their prices, at most 30 seconds old.",
  keywords: [
    "kalshi event by ticker",
    "all markets of a kalshi event",
    "one kalshi event",
    "markets of an event ticker",
    "all markets of kalshi event",
    "markets under event ticker",
    "kalshi strikes",
    "every outcome at kalshi",
    "kalshi question with options",
    "kalshi brackets",
    "price ranges in event",
  ],
  ...recordTool,
  input: lazy(() => z.object({ event: eventTicker() })),
  output: lazy(foundEvent),
  examples: [
    { description: "A decision of the Fed", args: { event: "KXFED-26DEC" } },
    { description: "Another", args: { event: "KXBALANCE-29" } },
  ],
  async execute({ event: ticker }, ctx) {
    const found = await ctx.http.find("/events/{ticker}", {
      path: { ticker },
      query: { with_nested_markets: true },
      schema: rawEvent,
    });
    if (found === null) return ctx.noData({ event: null, markets: [] }, `kalshi has no event ${ticker}`);
    const { event, markets } = eventRow(found.event);
    return { event, markets: [...markets] };
  },
});
