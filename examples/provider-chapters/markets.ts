// A list with a cursor: the upstream numbers its pages, and the caller sees none of that.
import { paginate } from "@svckit/core";
import { decimal, limit, orNull } from "@svckit/core/schemas";
import { z } from "zod";

// An empty text is a price that the upstream does not know.
const Markets = z.array(z.object({ symbol: z.string(), last: orNull(decimal()) }));

export const listMarkets = paginate({
  name: "list_acme_markets",
  title: "Markets of Acme",
  description: "The markets of the Acme exchange with their last price, in the order of their symbols.",
  category: "market_data",
  effect: "read",
  keyless: true,
  cacheTtl: 30_000,
  input: z.object({ limit: limit({ most: 500, usual: 50 }, "How many markets") }),
  output: z.object({
    markets: z.array(
      z.object({
        symbol: z.string().describe("The two currencies, such as BTC-USD"),
        price: orNull(decimal("Last price in the second currency")),
      }),
    ),
  }),
  examples: [{ description: "The first ten", args: { limit: 10 } }],
  list: "markets",
  by: "page",
  size: 100,
  absent: () => "the exchange has no markets",
  async page(_, ctx, { page, size }) {
    const query = { page, per_page: size };
    const found = await ctx.http.get("markets", { query, schema: Markets });
    return { items: found.map(({ symbol, last }) => ({ symbol, price: last })) };
  },
});
