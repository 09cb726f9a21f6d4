// A provider in a package of its own: the Fear and Greed Index of alternative.me.
import { defineProvider, defineProviderFactory, defineTool } from "@svckit/core";
import { z } from "zod";

// The part of the upstream's answer that is read. Its numbers are strings.
const Index = z.object({
  data: z.array(z.object({ value: z.string(), value_classification: z.string(), timestamp: z.string() })),
});
const Day = z.object({ date: z.iso.date(), index: z.int().min(0).max(100), mood: z.string() });

const getFearGreed = defineTool({
  name: "get_fear_greed",
  title: "Fear and Greed Index",
  description: "The crypto Fear and Greed Index, newest day first: 0 is extreme fear, 100 extreme greed.",
  category: "market_data",
  effect: "read",
  keyless: true,
  cacheTtl: 5 * 60_000,
  input: z.object({ limit: z.int().min(1).max(365).default(1).describe("How many days") }),
  output: z.object({ days: z.array(Day) }),
  examples: [{ description: "Today", args: { limit: 1 } }],
  async execute({ limit }, ctx) {
    const { data } = await ctx.http.get("fng/", { query: { limit }, schema: Index });
    const days = data.map(({ value, value_classification: mood, timestamp }) => ({
      date: new Date(Number(timestamp) * 1_000).toISOString().slice(0, 10),
      index: Number(value),
      mood,
    }));
    return days.length > 0 ? { days } : ctx.noData({ days }, "the index has no days yet");
  },
});

// `svc serve` sets the option from SVC_UPSTREAM_FEAR_GREED.
export default defineProviderFactory(
  { baseUrl: { kind: "upstream" } },
  ({ baseUrl = "https://api.alternative.me" }: { readonly baseUrl?: string }) =>
    defineProvider({ id: "fear_greed", title: "Fear and Greed Index", baseUrl, tools: [getFearGreed] }),
);
