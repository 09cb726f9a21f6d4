// Several upstreams, and a tool of another provider that answers when they cannot.
import { defineTool } from "@svckit/core";
import { decimal } from "@svckit/core/schemas";
import { z } from "zod";

const Ticker = z.object({ last: decimal() });
const symbol = z.string().min(3).max(20).describe("The market, such as BTC-USD");

export const getPrice = defineTool({
  name: "get_acme_price",
  title: "Price at Acme",
  description: "The last price of a market at the Acme exchange, in one of its regions.",
  category: "market_data",
  effect: "read",
  keyless: true,
  cacheTtl: 10_000,
  staleTtl: 60_000,
  input: z.object({
    symbol,
    region: z.enum(["eu", "us"]).default("eu").describe("Whose order book is read"),
  }),
  output: z.object({ price: decimal("Last price in the market's second currency") }),
  upstream: ({ region }) => region,
  fallback: {
    tool: "get_rates_price",
    args: ({ symbol }) => ({ pair: symbol }),
    result: ({ rate }) => ({ price: String(rate) }),
  },
  examples: [{ description: "Bitcoin in dollars", args: { symbol: "BTC-USD" } }],
  async execute({ symbol }, ctx) {
    const { last } = await ctx.http.get("tickers/{symbol}", { path: { symbol }, schema: Ticker });
    return { price: last };
  },
});
