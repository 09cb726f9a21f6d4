// get_polymarket_orderbook: what is offered for one outcome, and at which price.
import { defineTool } from "@svckit/core";
import { decimal, lazy } from "@svckit/core/schemas";
import * as z from "zod";
import { bestFirst, bookArguments, predictionBook, predictionTool } from "../prediction.js";
import { outcomeOf, withOutcome } from "./token.js";

const FRESH_MS = 5_000;
const STALE_MS = 60_000;

const rawBook = lazy(() => {
  const level = z.looseObject({ price: decimal(), size: decimal() });
  return z.looseObject({
    market: z.string().nullish(),
    timestamp: z.coerce.number().nullish(),
    bids: z.array(level),
    asks: z.array(level),
  });
});

/** The tool `get_polymarket_orderbook`. */
export const getPolymarketOrderbook = defineTool({
  name: "get_polymarket_orderbook",
  title: "Order book of Polymarket",
  description:
    "What buyers offer and sellers ask for one outcome of a Polymarket market, best prices first, at most 5 seconds old. A market that is closed has no book.",
  ...predictionTool,
  cacheTtl: FRESH_MS,
  staleTtl: STALE_MS,
  upstream: () => "clob",
  keywords: [
    "bids and asks",
    "depth",
    "polymarket depth",
    "bids and asks of polymarket",
    "clob book",
    "polymarket liquidity at each price",
    "resting polymarket orders",
    "polymarket spread",
    "how thin is polymarket liquidity",
  ],
  input: lazy(() => withOutcome(bookArguments())),
  output: lazy(predictionBook),
  examples: [
    {
      description: "By the outcome's token",
      args: {
        token_id: "71321045679252212594626385532706912750332728571942532289631379312455583992563",
        limit: 5,
      },
    },
    {
      description: "The No of a market",
      args: {
        market: "0x9c66114d7dfe2139325cc7a408a5cd5d2e73b0c4d2140a76c4a1ec6f5d1c7a01",
        outcome: "No",
      },
    },
  ],
  async execute({ limit, ...named }, ctx) {
    const outcome = await outcomeOf(ctx, named);
    const book =
      outcome.token_id === null
        ? null
        : await ctx.http.find("/book", { query: { token_id: outcome.token_id }, schema: rawBook });
    const known = { venue: "polymarket" as const, ...outcome };
    if (book === null) {
      const none = { ...known, bids: [], asks: [], observed: null };
      return ctx.noData(none, "polymarket has no order book of it: it is closed, or there is none such");
    }
    const { market, timestamp, bids, asks } = book;
    return {
      ...known,
      market_id: outcome.market_id ?? market ?? null,
      // The API gives the best prices last.
      bids: bestFirst(bids, "bids", limit),
      asks: bestFirst(asks, "asks", limit),
      observed: timestamp ? new Date(timestamp) : null,
    };
  },
});
