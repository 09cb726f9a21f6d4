// get_price: current prices of coins by their ids.
import { defineTool } from "@svckit/core";
import { lazy } from "@svckit/core/schemas";
import * as z from "zod";
import { coinIds, itemsOf } from "./arguments.js";
import { PRICES } from "./kept.js";
import { llamaQuotes, type QuoteArguments } from "./llama.js";
import { figuresOf, quoteArguments, quotes, quoteWords, rawQuotes, withAbsent } from "./quotes.js";

/** The tool `get_price`. */
export const getPrice = defineTool({
  ...PRICES,
  name: "get_price",
  title: "Coin prices",
  description:
    "Current prices of one or more coins by their CoinGecko ids, in one or more currencies, at most 15 seconds old; market cap, 24-hour volume and change, and the time of the last update on request.",
  keywords: [
    "coin price in euros",
    "price in several currencies",
    "spot price by id",
    "price with market cap and change",
    "bitcoin price in euros",
    "ether price",
    "price in euro and yen",
    "coin price in another currency",
    "price in japanese yen",
    "price in pounds",
    "price in another currency",
    "price in yen",
    "price in local money",
    "price in rupees or francs",
    "non-dollar price",
    "several coins at once",
  ],
  category: "market_data",
  input: lazy(() => z.object({ ids: coinIds(), ...quoteArguments() })),
  output: lazy(() => quotes("coin id")),
  examples: [
    { description: "Bitcoin in US dollars", args: { ids: "bitcoin", vs_currencies: "usd" } },
    {
      description: "Two coins in two currencies, with the change of 24 hours",
      args: { ids: "bitcoin,ethereum", vs_currencies: "usd,eur", include_24hr_change: true },
    },
  ],
  fallback: llamaQuotes(({ ids }: QuoteArguments & { readonly ids: string }) =>
    itemsOf(ids).map((id) => ({ name: id, coin: `coingecko:${id}` })),
  ),
  answer(found, { vs_currencies }) {
    const codes = itemsOf(vs_currencies.toLowerCase().replaceAll(" ", ""));
    return Object.entries(found)
      .map(([id, figures]) => `${id}: ${quoteWords(figures, codes)}`)
      .join("; ");
  },
  async execute(args, ctx) {
    const schema = rawQuotes(args.vs_currencies);
    const answer = await ctx.http.get("/simple/price", { query: args, schema });
    const quoted = Object.fromEntries(Object.entries(answer).map(([id, quote]) => [id, figuresOf(quote)]));
    return withAbsent(ctx, quoted, { asked: itemsOf(args.ids), codes: args.vs_currencies });
  },
});
