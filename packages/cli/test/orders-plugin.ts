// A plugin whose tool changes something at its upstream: whoever runs it twice has ordered twice.
import { defineProvider, defineProviderFactory, defineTool } from "@svckit/core";
import { z } from "zod";

const placeOrder = defineTool({
  name: "place_order",
  title: "Place an order",
  description: "Orders a thing, as the service of the tests takes it.",
  category: "orders",
  effect: "write",
  input: z.object({ thing: z.string() }),
  output: z.object({ number: z.number() }),
  execute: ({ thing }, ctx) =>
    ctx.http.post("orders", { json: { thing }, schema: z.object({ number: z.number() }) }),
});

export default defineProviderFactory(
  { baseUrl: { kind: "upstream" } },
  ({ baseUrl = "https://orders.example" }: { readonly baseUrl?: string | undefined }) =>
    defineProvider({ id: "orders", title: "Orders", baseUrl, tools: [placeOrder] }),
);
