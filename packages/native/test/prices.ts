// Prices: a provider without an upstream that has what the examples of monitors call.
import { defineProvider, defineTool } from "@svckit/core";
import { z } from "zod";

const getPrice = defineTool({
  name: "get_price",
  title: "Get a price",
  description: "A price that never changes, for tests that need some tool to call.",
  category: "market_data",
  effect: "read",
  input: z.object({ ids: z.string(), vs_currencies: z.string() }),
  output: z.record(z.string(), z.record(z.string(), z.number())),
  execute: ({ ids, vs_currencies }) => ({ [ids]: { [vs_currencies]: 100 } }),
});

export const prices = defineProvider({ id: "prices", title: "Prices", tools: [getPrice] });

/** A call of it. */
export const PRICE_CALL = { tool: "get_price", args: { ids: "bitcoin", vs_currencies: "usd" } };
