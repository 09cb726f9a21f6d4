// Reports: a tool of this business's own, which changes something, so that a person has to allow it.
import { defineProvider, defineTool } from "@svckit/core";
import { z } from "zod";

/** What was ordered, by the customer. */
export type Orders = { readonly customer: string; readonly topic: string }[];

/** A provider whose tool orders a report that somebody then writes. */
export function reports(orders: Orders) {
  return defineProvider({
    id: "reports",
    title: "Reports",
    tools: [
      defineTool({
        name: "order_report",
        title: "Order a report",
        description: "Orders a written report on a topic. It is delivered by mail within two days.",
        category: "search_discovery",
        effect: "write",
        credits: 50,
        input: z.object({ topic: z.string().min(3).max(200).describe("What the report is about") }),
        output: z.object({ number: z.int().describe("The order's number") }),
        examples: [{ description: "A report on stablecoins", args: { topic: "stablecoins in 2026" } }],
        execute: async ({ topic }, { principal }) => {
          const customer = principal?.kind === "account" ? principal.account.id : "nobody";
          return { number: orders.push({ customer, topic }) };
        },
      }),
    ],
  });
}
