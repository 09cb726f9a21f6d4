// list_polymarket_events, get_polymarket_event: what Polymarket's markets are about.
import { defineTool, paginate } from "@svckit/core";
import { lazy } from "@svckit/core/schemas";
import * as z from "zod";
import { foundEvent, listArguments, predictionEvents } from "../prediction.js";
import { anyEvent, isNumber, MAX_OFFSET } from "./arguments.js";
import { eventRow, gammaEvent, gammaTool } from "./gamma.js";

// An event comes with all of its markets, of which some have more than a hundred.
const MAX_PER_PAGE = 50;

const rawEvents = lazy(() => z.array(gammaEvent()));
const rawEvent = lazy(gammaEvent);

/** The tool `list_polymarket_events`. */
export const listPolymarketEvents = paginate({
  name: "list_polymarket_events",
  title: "Events of Polymarket",
  description:
    "Events of Polymarket, each with the ids of its markets, volume and liquidity, those with the largest volume first: of 24 hours for open ones, in all for others; of all categories or of one. At most 30 seconds old.",
  keywords: [
    "trending polymarket events",
    "polymarket events by category",
    "hottest events",
    "which events can be bet on at polymarket",
    "polymarket events by volume",
    "polymarket sports or politics",
    "biggest stories on polymarket",
    "polymarket front page",
  ],
  ...gammaTool,
  input: lazy(() =>
    z.object({
      ...listArguments("Events", MAX_PER_PAGE),
      category: z
        .string()
        .regex(/^[a-z0-9][a-z0-9-]{0,99}$/, "a tag of Polymarket such as `politics`")
        .optional()
        .describe("Polymarket's tag, such as `politics`, `crypto`, `sports`; all where left out"),
    }),
  ),
  output: lazy(predictionEvents),
  examples: [
    { description: "The ten open events with the most trade today", args: { status: "open", limit: 10 } },
    { description: "Open events about the economy", args: { status: "open", category: "economy", limit: 5 } },
  ],
  list: "events",
  by: "offset",
  size: MAX_PER_PAGE,
  absent: ({ status, category }) =>
    `polymarket has no ${status} events${category === undefined ? "" : ` of ${category}`}`,
  async page({ status, category }, ctx, { offset, size }) {
    const isOpen = status === "open";
    const query = {
      closed: !isOpen,
      order: isOpen ? "volume24hr" : "volume",
      ascending: false,
      tag_slug: category,
      limit: size,
      offset,
    };
    const found = await ctx.http.get("/events", { query, schema: rawEvents });
    return {
      items: found.map((event) => eventRow(event).event),
      more: offset + found.length <= MAX_OFFSET,
    };
  },
});

/** The tool `get_polymarket_event`. */
export const getPolymarketEvent = defineTool({
  name: "get_polymarket_event",
  title: "Event of Polymarket",
  description:
    "One event of Polymarket by its number or slug, with all of its markets and their prices, at most 30 seconds old.",
  keywords: [
    "polymarket event by slug",
    "all outcomes of an event",
    "polymarket event link",
    "every candidate of an event",
    "polymarket event page",
    "one polymarket event",
  ],
  ...gammaTool,
  input: lazy(() => z.object({ event: anyEvent() })),
  output: lazy(foundEvent),
  examples: [
    { description: "By its slug", args: { event: "fed-decision-in-december" } },
    { description: "By its number", args: { event: "35090" } },
  ],
  async execute({ event: name }, ctx) {
    const found = isNumber(name)
      ? await ctx.http.find("/events/{id}", { path: { id: name }, schema: rawEvent })
      : await ctx.http.find("/events/slug/{slug}", { path: { slug: name }, schema: rawEvent });
    if (found === null) return ctx.noData({ event: null, markets: [] }, `polymarket has no event ${name}`);
    const { event, markets } = eventRow(found);
    return { event, markets: [...markets] };
  },
});
