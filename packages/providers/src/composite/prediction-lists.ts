// list_prediction_events, list_prediction_markets: what can be predicted, at one venue or at all of them together.
import { isObject, paginate, type Schema, type ToolContext } from "@svckit/core";
import { lazy } from "@svckit/core/schemas";
import * as z from "zod";
import { listArguments, predictionEvent, predictionMarket, predictionTool, VENUES } from "../prediction.js";
import { gather, gatheredFields } from "./gather.js";

// As many as every venue gives of either in a page.
const MOST = 50;

const common = { ...predictionTool, by: "cursor" } as const;

const input = (what: "Events" | "Markets") =>
  z.object({
    venue: z.enum(VENUES).optional().describe("The venue; all of them where left out"),
    ...listArguments(what, MOST),
  });

type Arguments = z.output<ReturnType<typeof input>>;

const next_cursor = () => z.string().nullish();
const readEvents = lazy(() =>
  z
    .looseObject({ events: z.array(predictionEvent()), next_cursor: next_cursor() })
    .transform(({ events, next_cursor: next }) => ({ rows: events, next })),
);
const readMarkets = lazy(() =>
  z
    .looseObject({ markets: z.array(predictionMarket()), next_cursor: next_cursor() })
    .transform(({ markets, next_cursor: next }) => ({ rows: markets, next })),
);

/** The tool `list_prediction_events`. */
export const listPredictionEvents = paginate({
  ...common,
  name: "list_prediction_events",
  title: "Events of prediction markets",
  description:
    "Events of Polymarket and Kalshi in one form, with the ids of their markets, category, status and volume: of one venue, or of all in turn. At most 30 seconds old.",
  keywords: [
    "what can be bet on",
    "forecast",
    "upcoming events to bet on",
    "prediction events by category",
    "events to bet on",
    "what is there to bet on",
    "what is there to bet",
    "topics with betting markets",
    "elections and games to bet",
  ],
  uses: toolsFor("events"),
  input: lazy(() => input("Events")),
  output: lazy(() =>
    z.object({ events: z.array(predictionEvent()).describe("The events"), ...gatheredFields() }),
  ),
  examples: [
    { description: "Open events of all venues", args: { limit: 10 } },
    { description: "Settled events of Kalshi", args: { venue: "kalshi", status: "settled", limit: 5 } },
  ],
  list: "events",
  absent: ({ status }) => `no venue has ${status} events`,
  page: (args, ctx, { cursor }) => pageOf("events", readEvents, { args, ctx, cursor }),
});

/** The tool `list_prediction_markets`. */
export const listPredictionMarkets = paginate({
  ...common,
  name: "list_prediction_markets",
  title: "Prediction markets of all venues",
  description:
    "Markets of Polymarket and Kalshi in one form, with the price of each outcome (its chance), status, volume and resolution: of one venue, or of all in turn. At most 30 seconds old.",
  keywords: [
    "odds",
    "forecast",
    "prediction markets about",
    "betting markets",
    "odds of all venues",
    "compare polymarket and kalshi",
    "open prediction markets",
    "what can i bet on",
    "markets about the fed",
    "how likely is a recession",
    "open bets on both venues",
    "prediction markets on a topic",
    "bets on both venues",
    "wisdom of the crowd",
  ],
  uses: toolsFor("markets"),
  input: lazy(() => input("Markets")),
  output: lazy(() =>
    z.object({ markets: z.array(predictionMarket()).describe("The markets"), ...gatheredFields() }),
  ),
  examples: [
    { description: "Open markets of all venues", args: { limit: 10 } },
    { description: "Markets of Polymarket alone", args: { venue: "polymarket", limit: 5 } },
  ],
  list: "markets",
  absent: ({ status }) => `no venue has ${status} markets`,
  page: (args, ctx, { cursor }) => pageOf("markets", readMarkets, { args, ctx, cursor }),
});

function toolsFor(what: "events" | "markets"): readonly string[] {
  return VENUES.map((venue) => `list_${venue}_${what}`);
}

/** A page of the venues together, from where each of them goes on. */
async function pageOf<Row>(
  what: "events" | "markets",
  schema: Schema<unknown, { readonly rows: readonly Row[]; readonly next?: string | null | undefined }>,
  { args, ctx, cursor }: { readonly args: Arguments; readonly ctx: ToolContext; readonly cursor: unknown },
) {
  const { venue, status, limit } = args;
  const run = gather(ctx);
  // A venue that is not among them has ended.
  const positions = isObject(cursor) ? cursor : undefined;
  const venues = VENUES.filter((each) => each === (venue ?? each) && (positions?.[each] ?? !positions));
  // The same on every page: a venue's cursor holds for its own arguments.
  const share = Math.ceil(limit / (venue === undefined ? VENUES.length : 1));
  const pages = await Promise.all(
    venues.map(async (each) => {
      const sent = { status, limit: share, cursor: positions?.[each] };
      const question = { tool: `list_${each}_${what}`, what: `${what} of ${each}`, schema, quiet: true };
      return { venue: each, page: await run.ask({ ...question, args: sent }) };
    }),
  );
  if (pages.every(({ page }) => page === undefined)) throw run.nothing(what);
  const next = pages.flatMap(({ venue: each, page }) => (page?.next ? [[each, page.next] as const] : []));
  const { missing, sources } = run;
  return {
    items: inTurn(pages.map(({ page }) => page?.rows ?? [])),
    next: next.length === 0 ? undefined : Object.fromEntries(next),
    beside: { missing, sources },
  };
}

/** The rows of several lists, one of each in turn. */
function inTurn<Row>(lists: readonly (readonly Row[])[]): Row[] {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat();
}
