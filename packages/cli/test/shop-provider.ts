// A provider of tests: tools whose arguments are of every kind, and results of every form. It asks nobody.
import { defineProvider, defineTool } from "@svckit/core";
import * as z from "zod";

const ITEMS = [
  { id: 1, name: "Tea", price: "4.50", stock: { berlin: 3 }, tags: ["green", "loose"] },
  { id: 22, name: "Tea\u001b[2J cup\u202e", price: "12", stock: { berlin: 0 }, tags: [] },
];

/** The provider. */
export const shop = () =>
  defineProvider({
    id: "shop",
    title: "Shop",
    tools: [
      defineTool({
        name: "list_items",
        category: "market_data",
        title: "List items",
        description: "Lists what the shop has.",
        keyless: true,
        effect: "read",
        input: z.object({
          kind: z.enum(["tea", "coffee"]).describe("What is wanted"),
          limit: z.int().min(1).max(50).default(10).describe("How many at most"),
          tags: z.array(z.string()).optional().describe("Those with all of these tags"),
          in_stock: z.boolean().optional().describe("Those that are there alone"),
          where: z.object({ town: z.string() }).optional().describe("The shop"),
          decimals: z
            .union([z.literal("all"), z.int().min(0).max(18)])
            .optional()
            .describe("Of the prices"),
          url: z.string().optional().describe("A page that is left alone"),
        }),
        output: z.object({ items: z.array(z.unknown()), asked: z.unknown() }),
        examples: [{ description: "Teas", args: { kind: "tea", tags: ["green"], in_stock: true } }],
        execute: (args) => ({ items: ITEMS.slice(0, args.limit), asked: args }),
      }),
    ],
  });
