// get_kalshi_price: what Yes or No costs now.
import { defineTool } from "@svckit/core";
import { lazy } from "@svckit/core/schemas";
import * as z from "zod";
import { predictionPrice, predictionTool, sideArgument } from "../prediction.js";
import { marketTicker, yesOrNo } from "./arguments.js";
import { findBook } from "./orderbook.js";

/** The tool `get_kalshi_price`. */
export const getKalshiPrice = defineTool({
  name: "get_kalshi_price",
  title: "Best price at Kalshi",
  description:
    "The best price at which somebody buys or sells Yes or No of a Kalshi market now, at most 5 seconds old.",
  ...predictionTool,
  cacheTtl: 5_000,
  staleTtl: 60_000,
  keywords: [
    "odds",
    "chance",
    "kalshi bid",
    "kalshi ask",
    "cost to buy yes",
    "cents for no",
    "enter kalshi bet now",
    "top of book",
    "sell my yes",
    "kalshi quote",
  ],
  input: lazy(() => z.object({ market: marketTicker(), outcome: yesOrNo(), side: sideArgument() })),
  output: lazy(predictionPrice),
  examples: [
    { description: "The best bid for Yes", args: { market: "KXFED-26DEC-T3.50", side: "buy" } },
    {
      description: "The best ask for No",
      args: { market: "KXFED-26DEC-T3.50", outcome: "No", side: "sell" },
    },
  ],
  async execute({ market, outcome, side }, ctx) {
    const book = await findBook(ctx, { market, outcome, limit: 1 });
    const [best] = (side === "buy" ? book?.bids : book?.asks) ?? [];
    const price = best?.price ?? null;
    const result = { venue: "kalshi" as const, market_id: market, outcome, token_id: null, side, price };
    if (book === null) return ctx.noData(result, `kalshi has no market ${market}`);
    return price === null ? ctx.noData(result, `kalshi has no such offer for ${market}`) : result;
  },
});
