// The provider: one upstream, and what callers can ask of it.
import { defineProvider, defineProviderFactory, defineTool } from "@svckit/core";
import { decimal, unixSeconds } from "@svckit/core/schemas";
import * as z from "zod";

// The part of the upstream's answer that is read.
const Answer = z.object({ price: decimal(), updated_at: unixSeconds() });

const getPrice = defineTool({
  name: "get_acme_price",
  title: "Price at Acme",
  description: "The price of one asset in US dollars, as Acme has it: at most a minute old.",
  category: "market_data",
  effect: "read",
  keyless: true,
  cacheTtl: 60_000,
  input: z.object({
    symbol: z
      .string()
      .regex(/^[A-Z0-9]{1,12}$/)
      .describe("Symbol of the asset in capitals, such as BTC"),
  }),
  output: z.object({
    symbol: z.string().describe("Symbol of the asset"),
    price_usd: decimal("Price in US dollars"),
    updated_at: unixSeconds("When that was its price"),
  }),
  examples: [{ description: "The price of bitcoin", args: { symbol: "BTC" } }],
  async execute({ symbol }, { http }) {
    const { price, updated_at } = await http.get("/prices/{symbol}", { path: { symbol }, schema: Answer });
    return { symbol, price_usd: price, updated_at };
  },
});

interface Options {
  readonly baseUrl?: string;
}

/** What an operator can set: the option `baseUrl` is the variable SVC_UPSTREAM_ACME. */
const variables = { baseUrl: { kind: "upstream" } } as const;

export default defineProviderFactory(variables, ({ baseUrl = "https://api.acme.example" }: Options) =>
  defineProvider({ id: "acme", title: "Acme", baseUrl, tools: [getPrice] }),
);
