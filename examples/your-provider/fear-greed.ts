// A provider in a package of its own: the Fear and Greed Index of alternative.me.
import { defineProvider, defineProviderFactory, defineTool } from "@svckit/core";
import { z } from "zod";

// The part of the upstream's answer that is read. Its numbers are strings.
const Index = z.object({
  data: z.array(z.object({ value: z.string(), value_classification: z.string(), timestamp: z.string() })),
});

const getFearGreed = defineTool({
  name: "get_fear_greed",
  title: "Fear and Greed Index",
  description:
    "The crypto Fear and Greed Index of alternative.me, newest day first: 0 is extreme fear, 100 extreme greed.",
  category: "market_data",
  effect: "read",
  keyless: true,
  cacheTtl: 5 * 60_000,
  input: z.object({ limit: z.number().int().min(1).max(365).default(1).describe("How many days") }),
  output: z.object({
    days: z.array(
      z.object({ date: z.iso.date(), index: z.number().int().min(0).max(100), mood: z.string() }),
    ),
  }),
  examples: [{ description: "Today", args: { limit: 1 } }],
  async execute({ limit }, ctx) {
    const { data } = await ctx.http.get("fng/", { query: { limit }, schema: Index });
    if (data.length === 0) return ctx.noData({ days: [] }, "the index has no days yet");
    return {
      days: data.map((day) => ({
        date: new Date(Number(day.timestamp) * 1_000).toISOString().slice(0, 10),
        index: Number(day.value),
        mood: day.value_classification,
      })),
    };
  },
});

/** What `svc serve` can set: the option is the variable SVC_UPSTREAM_FEAR_GREED. */
const variables = { baseUrl: { kind: "upstream" } } as const;

export default defineProviderFactory(
  variables,
  ({ baseUrl = "https://api.alternative.me" }: { readonly baseUrl?: string }) =>
    defineProvider({ id: "fear_greed", title: "Fear and Greed Index", baseUrl, tools: [getFearGreed] }),
);
