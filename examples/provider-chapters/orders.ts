// Tools that change state: one that makes an order, and one that takes it away.
import { defineTool } from "@svckit/core";
import { decimal } from "@svckit/core/schemas";
import { z } from "zod";

const Order = z.object({ id: z.string(), status: z.string() });
const Nothing = z.null();
const orderId = z.string().min(1).max(64).describe("The order's id, as place_acme_order gave it");

export const placeOrder = defineTool({
  name: "place_acme_order",
  title: "Place an order at Acme",
  description: "Places a limit order at the Acme exchange for the account of the key, and gives its id.",
  category: "trading",
  effect: "write",
  input: z.object({
    symbol: z.string().min(3).max(20).describe("The market, such as BTC-USD"),
    side: z.enum(["buy", "sell"]).describe("Whether to buy or to sell the first currency"),
    amount: decimal("How much of the first currency"),
    price: decimal("The price in the second currency"),
  }),
  output: z.object({ order_id: orderId, status: z.string().describe("open, filled or rejected") }),
  examples: [
    {
      description: "Buy a tenth of a bitcoin at 50,000 dollars",
      args: { symbol: "BTC-USD", side: "buy", amount: "0.1", price: "50000" },
    },
  ],
  async execute(order, ctx) {
    // Acme, too, makes one order for one key, however often it is asked.
    const headers = { "idempotency-key": ctx.callKey };
    const { id, status } = await ctx.http.post("orders", { json: order, headers, schema: Order });
    return { order_id: id, status };
  },
});

export const cancelOrder = defineTool({
  name: "cancel_acme_order",
  title: "Cancel an order at Acme",
  description: "Cancels an order that is open at the Acme exchange; what was filled of it stays.",
  category: "trading",
  effect: "destroy",
  idempotent: true,
  input: z.object({ order_id: orderId }),
  output: z.object({ cancelled: z.literal(true).describe("Always true: a failure is an error") }),
  examples: [{ description: "Cancel an order", args: { order_id: "ord_81" } }],
  async execute({ order_id }, ctx) {
    // 204: there is no body to read.
    await ctx.http.delete("orders/{id}", { path: { id: order_id }, schema: Nothing });
    return { cancelled: true as const };
  },
});
