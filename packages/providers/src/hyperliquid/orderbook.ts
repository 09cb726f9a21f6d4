// get_perp_orderbook: what is offered for a perpetual, and at which price.
import { defineTool } from "@svckit/core";
import { decimal, isoTime, lazy, limit, orNull } from "@svckit/core/schemas";
import * as z from "zod";
import { ask, coin, common } from "./info.js";

const rawBook = lazy(() => {
  const side = z.array(z.looseObject({ px: decimal(), sz: decimal(), n: z.int() }));
  return z.looseObject({ levels: z.tuple([side, side]), time: z.int() }).nullable();
});

/** The tool `get_perp_orderbook`. */
export const getPerpOrderbook = defineTool({
  ...common,
  name: "get_perp_orderbook",
  title: "Order book of a perpetual",
  description:
    "What buyers offer and sellers ask for a perpetual (or a spot market) of Hyperliquid, up to 20 prices a side, best first, at most 2 seconds old.",
  keywords: [
    "bids and asks",
    "depth",
    "l2 book",
    "hyperliquid order book",
    "hyperliquid depth",
    "hyperliquid bids and asks",
    "perp market depth",
    "perp order book",
    "hyperliquid spread",
    "liquidity of a perp",
  ],
  cacheTtl: 2_000,
  staleTtl: 60_000,
  input: lazy(() => z.object({ coin: coin(), limit: limit({ most: 20, usual: 20 }, "Prices of each side") })),
  output: lazy(() => {
    const levels = (meaning: string) =>
      z
        .array(
          z.object({
            price: decimal("Price in US dollars"),
            amount: decimal("How much, in the coin"),
            orders: z.int().describe("How many orders"),
          }),
        )
        .describe(meaning);
    return z.object({
      coin: z.string().describe("The coin"),
      bids: levels("What buyers offer, the highest price first"),
      asks: levels("What sellers ask, the lowest price first"),
      time: orNull(isoTime("When Hyperliquid says it was so")),
    });
  }),
  examples: [
    { description: "The top of bitcoin's book", args: { coin: "BTC", limit: 5 } },
    { description: "Ether's", args: { coin: "ETH" } },
  ],
  async execute({ coin: name, limit: most }, ctx) {
    const book = await ask(ctx, { type: "l2Book", coin: name }, rawBook);
    const side = (at: 0 | 1) =>
      (book?.levels[at] ?? []).slice(0, most).map(({ px, sz, n }) => ({ price: px, amount: sz, orders: n }));
    const result = { coin: name, bids: side(0), asks: side(1), time: book ? new Date(book.time) : null };
    return book === null ? ctx.noData(result, `hyperliquid has no book of ${name}`) : result;
  },
});
