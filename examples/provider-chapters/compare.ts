// A composite: a tool that is built from other tools of the catalog, and says what it could not learn.
import { defineTool, ServiceError } from "@svckit/core";
import { decimal, sources } from "@svckit/core/schemas";
import { z } from "zod";

const Price = z.object({ price: z.string() });

export const comparePrices = defineTool({
  name: "compare_acme_prices",
  title: "Price in each region of Acme",
  description: "The last price of a market at the Acme exchange in each of its regions, side by side.",
  category: "market_data",
  effect: "read",
  keyless: true,
  uses: ["get_acme_price"],
  input: z.object({ symbol: z.string().min(3).max(20).describe("The market, such as BTC-USD") }),
  output: z.object({
    prices: z
      .array(z.object({ region: z.string(), price: decimal("Last price") }))
      .describe("Those that are known"),
    missing: z.array(z.object({ region: z.string(), why: z.string() })).describe("Regions without one"),
    sources: sources(),
  }),
  examples: [{ description: "Bitcoin in dollars", args: { symbol: "BTC-USD" } }],
  async execute({ symbol }, ctx) {
    const asked = await Promise.all(
      ["eu", "us"].map(async (region) => ({
        region,
        answer: await ctx.ask("get_acme_price", { symbol, region }),
      })),
    );
    const prices = asked.flatMap(({ region, answer }) =>
      answer.ok ? [{ region, price: Price.parse(answer.data).price }] : [],
    );
    const missing = asked.flatMap(({ region, answer }) =>
      answer.ok ? [] : [{ region, why: answer.error.message }],
    );
    if (prices.length === 0)
      throw new ServiceError("PROVIDER_UNAVAILABLE", {
        message: "No region answered.",
        runtimeStatus: "degraded",
      });
    return { prices, missing, sources: asked.map(({ answer }) => answer.source) };
  },
});
