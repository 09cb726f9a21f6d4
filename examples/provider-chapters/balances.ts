// A tool that needs a key: its results are the key's own, and callers may bring theirs.
import { defineTool } from "@svckit/core";
import { decimal } from "@svckit/core/schemas";
import { z } from "zod";

const Balances = z.array(z.object({ currency: z.string(), free: decimal() }));

export const getBalances = defineTool({
  name: "get_acme_balances",
  title: "Balances at Acme",
  description: "What the account of the key holds at the Acme exchange, by currency.",
  category: "portfolio_wallet",
  effect: "read",
  personal: true,
  input: z.object({}),
  output: z.object({
    balances: z.array(
      z.object({
        currency: z.string().describe("Code of the currency, such as BTC"),
        available: decimal("What is not bound in orders, in that currency"),
      }),
    ),
  }),
  examples: [{ description: "All balances", args: {} }],
  async execute(_, ctx) {
    const found = await ctx.http.get("balances", { schema: Balances });
    if (found.length === 0) return ctx.noData({ balances: [] }, "the account holds nothing");
    return { balances: found.map(({ currency, free }) => ({ currency, available: free })) };
  },
});
