// get_polymarket_price, get_polymarket_midpoint: what one outcome costs now.
import { defineTool, type ToolContext } from "@svckit/core";
import { decimal, lazy } from "@svckit/core/schemas";
import * as z from "zod";
import { predictionPrice, predictionTool, sideArgument } from "../prediction.js";
import { outcomeOf, withOutcome } from "./token.js";

const FRESH_MS = 5_000;
const STALE_MS = 60_000;

const rawPrice = lazy(() => z.looseObject({ price: decimal() }).transform(({ price }) => price));
const rawMid = lazy(() => z.looseObject({ mid: decimal() }).transform(({ mid }) => mid));

const CUT_YES = "71321045679252212594626385532706912750332728571942532289631379312455583992563";
const CUT = "0x9c66114d7dfe2139325cc7a408a5cd5d2e73b0c4d2140a76c4a1ec6f5d1c7a01";

const common = {
  ...predictionTool,
  cacheTtl: FRESH_MS,
  staleTtl: STALE_MS,
  upstream: () => "clob",
  keywords: ["odds", "chance"],
  output: lazy(predictionPrice),
} as const;

/** The tool `get_polymarket_price`. */
export const getPolymarketPrice = defineTool({
  ...common,
  name: "get_polymarket_price",
  title: "Best price at Polymarket",
  description:
    "The best price at which somebody buys or sells one outcome of a Polymarket market now, at most 5 seconds old.",
  keywords: [
    "odds",
    "chance",
    "cost to buy on polymarket",
    "best ask on polymarket",
    "best bid on polymarket",
    "polymarket share price",
    "polymarket buy or sell quote",
    "sell my polymarket shares for",
  ],
  input: lazy(() => withOutcome({ side: sideArgument() })),
  examples: [
    { description: "The best bid, by the outcome's token", args: { token_id: CUT_YES, side: "buy" } },
    { description: "The best ask for No", args: { market: CUT, outcome: "No", side: "sell" } },
  ],
  execute: ({ side, ...named }, ctx) => priceOf(ctx, named, side),
});

/** The tool `get_polymarket_midpoint`. */
export const getPolymarketMidpoint = defineTool({
  ...common,
  name: "get_polymarket_midpoint",
  title: "Middle price at Polymarket",
  description:
    "The price halfway between the best bid and the best ask for one outcome of a Polymarket market, at most 5 seconds old: the usual measure of its chance.",
  keywords: [
    "odds",
    "chance",
    "polymarket implied probability",
    "mid of bid and ask",
    "polymarket chance right now",
    "fair odds of an outcome",
    "one figure for polymarket odds",
  ],
  input: lazy(() => withOutcome({})),
  examples: [
    { description: "By the outcome's token", args: { token_id: CUT_YES } },
    { description: "The market's first outcome", args: { market: CUT } },
  ],
  execute: (named, ctx) => priceOf(ctx, named, "mid"),
});

async function priceOf(
  ctx: ToolContext,
  named: Parameters<typeof outcomeOf>[1],
  side: "buy" | "sell" | "mid",
) {
  const outcome = await outcomeOf(ctx, named);
  const found = outcome.token_id === null ? null : await ask(ctx, outcome.token_id, side);
  // Where nobody offers, the API says 0, which is no price here.
  const price = found === "0" ? null : found;
  const result = { venue: "polymarket" as const, ...outcome, side, price };
  return price === null ? ctx.noData(result, "polymarket has no offer for it, or no such outcome") : result;
}

function ask(ctx: ToolContext, token_id: string, side: "buy" | "sell" | "mid"): Promise<string | null> {
  if (side === "mid") return ctx.http.find("/midpoint", { query: { token_id }, schema: rawMid });
  return ctx.http.find("/price", { query: { token_id, side: side.toUpperCase() }, schema: rawPrice });
}
