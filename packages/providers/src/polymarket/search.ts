// search_polymarket: events and their markets by words.
import { paginate } from "@svckit/core";
import { lazy, limit } from "@svckit/core/schemas";
import * as z from "zod";
import { predictionEvent, predictionMarket, predictionTool } from "../prediction.js";
import { eventRow, gammaEvent } from "./gamma.js";

const MAX_PER_PAGE = 20;

const rawFound = lazy(() =>
  z.looseObject({
    events: z.array(gammaEvent()).nullish(),
    pagination: z.looseObject({ hasMore: z.boolean().nullish() }).nullish(),
  }),
);

/** The tool `search_polymarket`. */
export const searchPolymarket = paginate({
  name: "search_polymarket",
  title: "Search of Polymarket",
  description:
    "Events of Polymarket that fit words, open and settled ones, each with its markets and their prices, in Polymarket's order of fit. At most a minute old.",
  ...predictionTool,
  cacheTtl: 60_000,
  staleTtl: 10 * 60_000,
  limits: { perSecond: 35 },
  upstream: () => "gamma",
  keywords: [
    "find a bet",
    "market about",
    "polymarket markets about a topic",
    "find a bet on polymarket",
    "polymarket odds on election",
    "odds that something happens",
    "how likely is something according to polymarket",
    "will it happen",
    "who will win",
    "find a polymarket market",
    "odds of an election",
    "markets about a topic",
    "how likely according to polymarket",
    "polymarket markets about topic",
    "bets about a person",
  ],
  input: lazy(() =>
    z.object({
      query: z.string().trim().min(1).max(200).describe("Words, such as `fed rate cut`"),
      limit: limit({ most: MAX_PER_PAGE, usual: 5 }, "Events in a page"),
    }),
  ),
  output: lazy(() =>
    z.object({
      events: z
        .array(
          predictionEvent().extend({
            markets: z.array(predictionMarket()).describe("Its markets"),
          }),
        )
        .describe("The events"),
    }),
  ),
  examples: [
    { description: "By a subject", args: { query: "fed", limit: 3 } },
    { description: "By a coin", args: { query: "bitcoin" } },
  ],
  list: "events",
  by: "page",
  size: MAX_PER_PAGE,
  absent: ({ query }) => `polymarket finds nothing by ${JSON.stringify(query)}`,
  async page({ query: words }, ctx, { page, size }) {
    const query = { q: words, limit_per_type: size, page };
    const { events, pagination } = await ctx.http.get("/public-search", { query, schema: rawFound });
    const items = (events ?? []).map((found) => {
      const { event, markets } = eventRow(found);
      return { ...event, markets: [...markets] };
    });
    return { items, more: pagination?.hasMore === true };
  },
});
