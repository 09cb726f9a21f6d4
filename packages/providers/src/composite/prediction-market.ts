// get_prediction_…: one market of any venue, with its book, prices and trades. Each asks the tool of the market's venue.
import { defineTool, type Schema, ServiceError, type ToolContext } from "@svckit/core";
import { lazy } from "@svckit/core/schemas";
import * as z from "zod";
import {
  bookArguments,
  outcomeArgument,
  predictionBook,
  predictionMarket,
  predictionPrice,
  predictionTool,
  predictionTrade,
  sideArgument,
  tradeArguments,
  VENUES,
} from "../prediction.js";
import { historyArguments, predictionHistory } from "../prediction-history.js";
import { gather, gatheredFields } from "./gather.js";

const YES_AT_KALSHI = { venue: "kalshi", market: "KXBALANCE-29" } as const;
const CUT_AT_POLYMARKET = { venue: "polymarket", market: "will-the-fed-cut-rates-in-december" } as const;
const CONDITION = /^0x[0-9a-f]{64}$/i;

const named = () => ({
  venue: z.enum(VENUES).describe("The venue"),
  market: z
    .string()
    .trim()
    .min(1)
    .max(300)
    .describe("The market: its market_id, as list_prediction_markets gives it; at Polymarket also its slug"),
});

const rawMarket = lazy(() => z.looseObject({ market: predictionMarket().nullable() }));

/** The tool `get_prediction_market`. */
export const getPredictionMarket = defineTool({
  ...predictionTool,
  name: "get_prediction_market",
  title: "Prediction market",
  description:
    "One market of Polymarket or Kalshi in one form: its question, the price of each outcome (its chance), status, close time, volume and resolution, at most 30 seconds old.",
  keywords: [
    "odds",
    "chance of",
    "odds of one market",
    "implied probability",
    "what are the chances",
    "market details",
    "how does it resolve",
    "chance of one outcome",
    "what do prediction markets say",
    "status of a bet",
    "who determines the outcome",
    "resolution criteria",
    "when does the bet end",
    "bet details",
    "is the bet settled",
  ],
  uses: toolsFor("market"),
  input: lazy(() => z.object(named())),
  output: lazy(() =>
    z.object({
      market: predictionMarket().nullable().describe("The market; null where there is none"),
      ...gatheredFields(),
    }),
  ),
  examples: [
    { description: "A market of Kalshi", args: YES_AT_KALSHI },
    { description: "A market of Polymarket by its slug", args: CUT_AT_POLYMARKET },
  ],
  execute: (args, ctx) => dispatch(ctx, "market", args, rawMarket),
});

const rawBook = lazy(predictionBook);

/** The tool `get_prediction_orderbook`. */
export const getPredictionOrderbook = defineTool({
  ...predictionTool,
  name: "get_prediction_orderbook",
  title: "Order book of a prediction market",
  description:
    "What buyers offer and sellers ask for one outcome of a market of Polymarket or Kalshi, best prices first, a few seconds old at most.",
  keywords: [
    "bids and asks",
    "depth",
    "depth of a prediction market",
    "bids and asks of an outcome",
    "bids and asks of outcome",
    "yes no order book",
    "liquidity for a large bet",
    "spread on a bet",
    "how deep is a bet",
    "limit orders on an outcome",
  ],
  uses: [...toolsFor("orderbook"), "get_polymarket_market"],
  input: lazy(() => z.object({ ...named(), outcome: outcomeArgument(), ...bookArguments() })),
  output: lazy(() => z.object({ ...predictionBook().shape, ...gatheredFields() })),
  examples: [
    { description: "At Kalshi", args: { ...YES_AT_KALSHI, limit: 5 } },
    { description: "The No at Polymarket, by the slug", args: { ...CUT_AT_POLYMARKET, outcome: "No" } },
  ],
  execute: (args, ctx) => dispatch(ctx, "orderbook", args, rawBook),
});

const rawPrice = lazy(predictionPrice);

/** The tool `get_prediction_price`. */
export const getPredictionPrice = defineTool({
  ...predictionTool,
  name: "get_prediction_price",
  title: "Price at a prediction market",
  description:
    "The best price at which somebody buys or sells one outcome of a market of Polymarket or Kalshi now, a few seconds old at most.",
  keywords: [
    "odds",
    "chance of",
    "cost of a yes share",
    "best bid or ask of an outcome",
    "price of a no share",
    "best bid ask of outcome",
    "what would a bet cost",
    "buy or sell a share",
    "cents per share",
    "odds to bet now",
    "quote for an outcome",
  ],
  uses: [...toolsFor("price"), "get_polymarket_market"],
  input: lazy(() => z.object({ ...named(), outcome: outcomeArgument(), side: sideArgument() })),
  output: lazy(() => z.object({ ...predictionPrice().shape, ...gatheredFields() })),
  examples: [
    { description: "The best bid at Kalshi", args: YES_AT_KALSHI },
    { description: "The best ask at Polymarket", args: { ...CUT_AT_POLYMARKET, side: "sell" } },
  ],
  execute: (args, ctx) => dispatch(ctx, "price", args, rawPrice),
});

const rawHistory = lazy(predictionHistory);

/** The tool `get_prediction_price_history`. */
export const getPredictionPriceHistory = defineTool({
  ...predictionTool,
  name: "get_prediction_price_history",
  title: "Price history of a prediction market",
  description:
    "The price of one outcome of a market of Polymarket or Kalshi over time, by the minute, the hour or the day, the oldest first.",
  keywords: [
    "odds over time",
    "chart",
    "how did the odds change",
    "probability chart",
    "how did the probability evolve",
    "odds history",
    "how did probability evolve",
    "odds last month",
    "swing in betting odds",
    "betting line movement",
    "when did the odds jump",
    "chances before and after",
  ],
  uses: [...toolsFor("price_history"), "get_polymarket_market"],
  input: lazy(() => z.object({ ...named(), outcome: outcomeArgument(), ...historyArguments() })),
  output: lazy(() => z.object({ ...predictionHistory().shape, ...gatheredFields() })),
  list: "points",
  examples: [
    {
      description: "A day at Polymarket by the hour",
      args: { ...CUT_AT_POLYMARKET, resolution: "1h", from: "2026-08-10", to: "2026-08-11" },
    },
    {
      description: "At Kalshi",
      args: { ...YES_AT_KALSHI, resolution: "1d", from: "2026-08-10", to: "2026-08-20" },
    },
  ],
  execute: (args, ctx) => dispatch(ctx, "price_history", args, rawHistory),
});

const rawTrades = lazy(() =>
  z.looseObject({ trades: z.array(predictionTrade()), next_cursor: z.string().nullish() }),
);

/** The tool `get_prediction_trades`. */
export const getPredictionTrades = defineTool({
  ...predictionTool,
  name: "get_prediction_trades",
  title: "Trades of a prediction market",
  description:
    "The trades of a market of Polymarket or Kalshi, the newest first: price, amount, outcome and side of the taker, a few seconds old at most.",
  keywords: [
    "fills",
    "last traded",
    "recent bets",
    "last trades of a prediction market",
    "last trades of a bet",
    "bets just made",
    "latest wagers",
    "bet fills",
    "stream of wagers",
    "large wagers",
    "last traded share",
  ],
  uses: [...toolsFor("trades"), "get_polymarket_market"],
  input: lazy(() =>
    z.object({
      ...named(),
      ...tradeArguments(),
      cursor: z
        .string()
        .min(1)
        .optional()
        .describe(
          "The next_cursor of the page before, with its other arguments unchanged; leave it out to begin",
        ),
    }),
  ),
  output: lazy(() =>
    z.object({
      trades: z.array(predictionTrade()).describe("The trades"),
      next_cursor: z.string().nullable().describe("Where the list goes on; null at its end"),
      ...gatheredFields(),
    }),
  ),
  examples: [
    { description: "At Kalshi", args: { ...YES_AT_KALSHI, limit: 5 } },
    { description: "At Polymarket, by the slug", args: { ...CUT_AT_POLYMARKET, limit: 5 } },
  ],
  async execute(args, ctx) {
    const { next_cursor, ...page } = await dispatch(ctx, "trades", args, rawTrades);
    return { ...page, next_cursor: next_cursor ?? null };
  },
});

function toolsFor(what: string): readonly string[] {
  return VENUES.map((venue) => `get_${venue}_${what}`);
}

/** What the tool of the venue answers; its warning that there is nothing is this tool's, too. */
async function dispatch<T extends object>(
  ctx: ToolContext,
  what: string,
  { venue, market, ...args }: { readonly venue: (typeof VENUES)[number]; readonly market: string },
  schema: Schema<unknown, T>,
) {
  const run = gather(ctx);
  const isNamed = what === "market" || venue !== "polymarket" || CONDITION.test(market);
  const id = isNamed ? market : await idOf(ctx, market);
  const about = `the ${what} of ${market} at ${venue}`;
  const question = { tool: `get_${venue}_${what}`, what: about, schema, quiet: true };
  const before = run.absent.length;
  const answer = await run.ask({ ...question, args: { market: id, ...args } });
  if (answer === undefined) throw run.nothing(about);
  const { missing, sources } = run;
  const result = { ...answer, missing, sources };
  const [reason] = run.absent.slice(before);
  return reason === undefined ? result : ctx.noData(result, reason);
}

/** The market_id of a market of Polymarket by its slug. */
async function idOf(ctx: ToolContext, slug: string): Promise<string> {
  const what = `the market ${slug} at polymarket`;
  const found = await gather(ctx).ask({
    tool: "get_polymarket_market",
    args: { market: slug },
    what,
    schema: rawMarket,
    quiet: true,
  });
  if (found === undefined) throw gather(ctx).nothing(what);
  if (found.market !== null) return found.market.market_id;
  throw new ServiceError("TOOL_ERROR", {
    message: `Polymarket has no market ${JSON.stringify(slug)}.`,
    next: "Take a market_id of list_prediction_markets.",
    param: "market",
    runtimeStatus: "invalid_input",
  });
}
