// get_kalshi_orderbook: what is offered for Yes or No, and at which price.
import { defineTool, type ToolContext } from "@svckit/core";
import { decimal, lazy } from "@svckit/core/schemas";
import * as z from "zod";
import { difference } from "../exact.js";
import { bestFirst, bookArguments, predictionBook, predictionTool } from "../prediction.js";
import { marketTicker, yesOrNo } from "./arguments.js";

const FRESH_MS = 5_000;
const STALE_MS = 60_000;

const rawBook = lazy(() => {
  const side = z.array(z.tuple([decimal(), decimal()], z.unknown())).nullish();
  return z.looseObject({ orderbook_fp: z.looseObject({ yes_dollars: side, no_dollars: side }) });
});

/** The tool `get_kalshi_orderbook`. */
export const getKalshiOrderbook = defineTool({
  name: "get_kalshi_orderbook",
  title: "Order book of Kalshi",
  description:
    "What buyers offer and sellers ask for Yes or No of a Kalshi market, best prices first, at most 5 seconds old.",
  ...predictionTool,
  cacheTtl: FRESH_MS,
  staleTtl: STALE_MS,
  keywords: [
    "bids and asks",
    "depth",
    "kalshi depth",
    "kalshi bids",
    "kalshi bids and asks",
    "resting kalshi orders",
    "kalshi liquidity",
    "how thick is kalshi book",
    "sizes at each cent",
    "yes and no ladder",
  ],
  input: lazy(() => z.object({ market: marketTicker(), outcome: yesOrNo(), ...bookArguments() })),
  output: lazy(predictionBook),
  examples: [
    { description: "Yes, five levels a side", args: { market: "KXFED-26DEC-T3.50", limit: 5 } },
    { description: "No", args: { market: "KXFED-26DEC-T3.50", outcome: "No" } },
  ],
  async execute({ market, outcome, limit }, ctx) {
    const known = { venue: "kalshi" as const, market_id: market, outcome, token_id: null, observed: null };
    const book = await findBook(ctx, { market, outcome, limit });
    if (book === null) return ctx.noData({ ...known, bids: [], asks: [] }, `kalshi has no market ${market}`);
    const result = { ...known, ...book };
    return book.bids.length + book.asks.length > 0
      ? result
      : ctx.noData(result, `kalshi has no offers for ${market}`);
  },
});

/** What is offered for an outcome, best prices first; null where there is no such market. */
export async function findBook(
  ctx: ToolContext,
  {
    market,
    outcome,
    limit,
  }: { readonly market: string; readonly outcome: "Yes" | "No"; readonly limit: number },
) {
  const found = await ctx.http.find("/markets/{ticker}/orderbook", {
    path: { ticker: market },
    query: { depth: limit },
    schema: rawBook,
  });
  if (found === null) return null;
  const { yes_dollars: yes, no_dollars: no } = found.orderbook_fp;
  // Kalshi lists bids alone: whoever bids for No sells Yes for what is left of the dollar.
  const [own, other] = outcome === "Yes" ? [yes, no] : [no, yes];
  const bids = (own ?? []).map(([price, size]) => ({ price, size }));
  const asks = (other ?? []).map(([price, size]) => ({ price: difference("1", price), size }));
  return { bids: bestFirst(bids, "bids", limit), asks: bestFirst(asks, "asks", limit) };
}
