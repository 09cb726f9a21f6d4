// get_kalshi_price: what Yes or No costs now.
import { defineTool } from "@svckit/core";
import { lazy } from "@svckit/core/schemas";
import * as z from "zod";
import { predictionPrice, sideArgument } from "../prediction.js";
import { marketTicker, yesOrNo } from "./arguments.js";
import { findMarket } from "./markets.js";
import type { KalshiMarket } from "./records.js";

/** The tool `get_kalshi_price`. */
export const getKalshiPrice = defineTool({
  name: "get_kalshi_price",
  title: "Best price at Kalshi",
  description:
    "The best price at which somebody buys or sells Yes or No of a Kalshi market now, at most 5 seconds old.",
  category: "prediction_markets",
  effect: "read",
  keyless: true,
  cacheTtl: 5_000,
  staleTtl: 60_000,
  keywords: ["odds", "chance"],
  input: lazy(() => z.object({ market: marketTicker(), outcome: yesOrNo(), side: sideArgument() })),
  output: lazy(predictionPrice),
  examples: [
    { description: "The best bid for Yes", args: { market: "KXFED-26DEC-T3.50", side: "buy" } },
    {
      description: "The best ask for No",
      args: { market: "KXFED-26DEC-T3.50", outcome: "No", side: "sell" },
    },
  ],
  async execute({ market: ticker, outcome, side }, ctx) {
    const market = await findMarket(ctx, ticker);
    const price = market === null ? null : offered(market, outcome, side);
    const result = { venue: "kalshi" as const, market_id: ticker, outcome, token_id: null, side, price };
    if (market === null) return ctx.noData(result, `kalshi has no market ${ticker}`);
    return price === null ? ctx.noData(result, `kalshi has no such offer for ${ticker}`) : result;
  },
});

/** The best offer; null where there is none, of which Kalshi tells a bid of 0 and an ask of 1. */
function offered(market: KalshiMarket, outcome: "Yes" | "No", side: "buy" | "sell"): string | null {
  const { yes_bid_dollars, yes_ask_dollars, no_bid_dollars, no_ask_dollars } = market;
  const [bid, ask] =
    outcome === "Yes" ? [yes_bid_dollars, yes_ask_dollars] : [no_bid_dollars, no_ask_dollars];
  if (side === "buy") return bid === "0" ? null : bid;
  return ask === "1" || ask === "0" ? null : ask;
}
