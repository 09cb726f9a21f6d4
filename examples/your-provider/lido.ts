// A provider in a package of its own: what staking ether with Lido yields.
import { defineProvider, defineProviderFactory, defineTool } from "@svckit/core";
import { z } from "zod";

// The part of the upstream's answer that is read.
const Rates = z.object({
  data: z.object({ aprs: z.array(z.object({ timeUnix: z.int(), apr: z.number() })), smaApr: z.number() }),
});
const Day = z.object({ date: z.iso.date(), apr: z.number().describe("Percent a year") });

const getStakingYield = defineTool({
  name: "get_lido_staking_yield",
  title: "Staking yield of Lido",
  description: "What staking ether with Lido (stETH) yields a year: each of the last days, the newest first.",
  category: "defi_protocol",
  effect: "read",
  keyless: true,
  cacheTtl: 10 * 60_000,
  input: z.object({ limit: z.int().min(1).max(7).default(7).describe("How many days") }),
  output: z.object({ days: z.array(Day), average: z.number().describe("Percent a year, of seven days") }),
  examples: [{ description: "The last three days", args: { limit: 3 } }],
  async execute({ limit }, ctx) {
    const { data } = await ctx.http.get("v1/protocol/steth/apr/sma", { schema: Rates });
    const days = data.aprs.map(({ timeUnix, apr }) => ({
      date: new Date(timeUnix * 1_000).toISOString().slice(0, 10),
      apr,
    }));
    const result = { days: days.reverse().slice(0, limit), average: data.smaApr };
    return days.length > 0 ? result : ctx.noData(result, "Lido tells of no day");
  },
});

// `svc serve` sets the option from SVC_UPSTREAM_LIDO.
export default defineProviderFactory(
  { baseUrl: { kind: "upstream" } },
  ({ baseUrl = "https://eth-api.lido.fi" }: { readonly baseUrl?: string }) =>
    defineProvider({ id: "lido", title: "Lido", baseUrl, tools: [getStakingYield] }),
);
