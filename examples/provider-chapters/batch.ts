// A batch: what it costs depends on how much is asked for at once.
import { defineTool } from "@svckit/core";
import { decimal, orNull } from "@svckit/core/schemas";
import { z } from "zod";

const MOST = 100;
const Tickers = z.record(z.string(), z.object({ last: decimal() }));

export const getPrices = defineTool({
  name: "get_acme_prices",
  title: "Prices of many markets at Acme",
  description: "The last prices of up to 100 markets at the Acme exchange, in one call.",
  category: "market_data",
  effect: "read",
  cacheTtl: 10_000,
  // One credit for each ten markets that are begun. Ten are held while the call runs.
  credits: { max: 10, of: ({ symbols }) => Math.ceil(symbols.length / 10) },
  input: z.object({
    symbols: z.array(z.string().min(3).max(20)).min(1).max(MOST).describe("The markets, such as BTC-USD"),
  }),
  output: z.object({
    prices: z.array(
      z.object({
        symbol: z.string(),
        price: orNull(decimal("Last price in the second currency; null for a market that is not there")),
      }),
    ),
  }),
  examples: [{ description: "Two markets", args: { symbols: ["BTC-USD", "SOL-USD"] } }],
  async execute({ symbols }, ctx) {
    const found = await ctx.http.get("tickers", { query: { symbols: symbols.join(",") }, schema: Tickers });
    return { prices: symbols.map((symbol) => ({ symbol, price: found[symbol]?.last ?? null })) };
  },
});
