// Quotes: a provider without an upstream, whose values and failures a test sets.
import { defineProvider, defineTool, ServiceError } from "@svckit/core";
import { z } from "zod";

/** What the tool answers next. */
export interface Quotes {
  /** By name; a name without one is answered with an empty result. */
  readonly values: Map<string, unknown>;
  /** Thrown in place of an answer. */
  error: ServiceError | undefined;
  /** Waited for before each answer. */
  hold: Promise<unknown> | undefined;
  ran: number;
}

/** The provider, and what steers it. */
export function createQuotes() {
  const quotes: Quotes = { values: new Map(), error: undefined, hold: undefined, ran: 0 };
  const getQuote = defineTool({
    name: "get_quote",
    title: "Get a quote",
    description: "The quote of a name, as the test has set it.",
    category: "market_data",
    effect: "read",
    input: z.object({ name: z.string(), places: z.int().max(8).default(2) }),
    output: z.record(z.string(), z.json()),
    async execute({ name }) {
      quotes.ran += 1;
      await quotes.hold;
      if (quotes.error) throw quotes.error;
      const value = quotes.values.get(name);
      // `as`: what a test sets is JSON.
      return value === undefined ? {} : { [name]: { usd: value as z.infer<ReturnType<typeof z.json>> } };
    },
  });
  const placeOrder = defineTool({
    name: "place_order",
    title: "Place an order",
    description: "Buys something, which no monitor may do.",
    category: "market_data",
    effect: "write",
    input: z.object({}),
    output: z.object({}),
    execute: async () => ({}),
  });
  const provider = defineProvider({ id: "quotes", title: "Quotes", tools: [getQuote, placeOrder] });
  return { quotes, provider };
}

/** The provider is away. */
export const away = () => new ServiceError("PROVIDER_UNAVAILABLE", { runtimeStatus: "degraded" });
