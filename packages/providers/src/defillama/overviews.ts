// Overviews: volumes, fees, options and open interest of all protocols, or of those on one chain; the tools from one table.
import { paginate, type ToolExample } from "@svckit/core";
import { lazy, limit } from "@svckit/core/schemas";
import * as z from "zod";
import { chainsOf } from "../chains.js";
import {
  DEXS,
  type Dimension,
  FEES,
  measureOf,
  OPEN_INTEREST,
  OPTIONS,
  rawOverview,
  totalFields,
  totalsOf,
} from "./dimension.js";
import { OVERVIEW_KEYWORDS } from "./overview-keywords.js";
import { byLargest, chainNames, LISTS, slugsOf } from "./protocols.js";

interface Overview {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly category: string;
  readonly of: Dimension;
  readonly byChain: boolean;
  readonly examples: readonly ToolExample[];
}

interface OverviewArguments {
  readonly chain?: string | undefined;
  readonly measure?: string | undefined;
  readonly limit: number;
}

const OVERVIEWS: readonly Overview[] = [
  {
    name: "get_dex_volumes",
    title: "Volumes of decentralised exchanges",
    description:
      "Trading volume of decentralised exchanges on all chains in 24 hours, 7 and 30 days in US dollars, with its change, largest first, and of all of them together, from DefiLlama.",
    keywords: OVERVIEW_KEYWORDS.get_dex_volumes,
    category: "onchain_dex",
    of: DEXS,
    byChain: false,
    examples: [
      { description: "The largest exchanges", args: {} },
      { description: "The three largest", args: { limit: 3 } },
    ],
  },
  {
    name: "get_dex_volumes_by_chain",
    title: "Volumes of decentralised exchanges on a chain",
    description:
      "Trading volume of the decentralised exchanges of one chain in 24 hours, 7 and 30 days in US dollars, with its change, largest first, and of all of them together, from DefiLlama.",
    keywords: OVERVIEW_KEYWORDS.get_dex_volumes_by_chain,
    category: "onchain_dex",
    of: DEXS,
    byChain: true,
    examples: [
      { description: "Exchanges on Base", args: { chain: "base" } },
      { description: "The largest on Ethereum", args: { chain: 1, limit: 1 } },
    ],
  },
  {
    name: "get_fees_overview",
    title: "Fees and revenue of protocols",
    description:
      "What users paid to protocols on all chains, or what those or their holders kept of it, in 24 hours, 7 and 30 days in US dollars, largest first, and of all together, from DefiLlama.",
    keywords: OVERVIEW_KEYWORDS.get_fees_overview,
    category: "defi_protocol",
    of: FEES,
    byChain: false,
    examples: [
      { description: "Fees, largest first", args: {} },
      { description: "Revenue, largest first", args: { measure: "revenue", limit: 5 } },
    ],
  },
  {
    name: "get_chain_fees",
    title: "Fees and revenue on a chain",
    description:
      "What users paid to the protocols of one chain, or what those or their holders kept of it, in 24 hours, 7 and 30 days in US dollars, largest first, and of all together, from DefiLlama.",
    keywords: OVERVIEW_KEYWORDS.get_chain_fees,
    category: "defi_protocol",
    of: FEES,
    byChain: true,
    examples: [
      { description: "Fees on Ethereum", args: { chain: "ethereum" } },
      { description: "Revenue of holders on Base", args: { chain: "base", measure: "holders_revenue" } },
    ],
  },
  {
    name: "get_options_overview",
    title: "Volumes of options",
    description:
      "Premium or notional volume of on-chain options on all chains in 24 hours, 7 and 30 days in US dollars, by protocol, largest first, and of all together, from DefiLlama.",
    keywords: OVERVIEW_KEYWORDS.get_options_overview,
    category: "defi_protocol",
    of: OPTIONS,
    byChain: false,
    examples: [
      { description: "Premiums", args: {} },
      { description: "Notional volume", args: { measure: "notional" } },
    ],
  },
  {
    name: "get_options_by_chain",
    title: "Volumes of options on a chain",
    description:
      "Premium or notional volume of the options of one chain in 24 hours, 7 and 30 days in US dollars, by protocol, largest first, and of all together, from DefiLlama.",
    keywords: OVERVIEW_KEYWORDS.get_options_by_chain,
    category: "defi_protocol",
    of: OPTIONS,
    byChain: true,
    examples: [
      { description: "Premiums on Arbitrum", args: { chain: "arbitrum" } },
      { description: "Notional volume on Arbitrum", args: { chain: 42161, measure: "notional" } },
    ],
  },
  {
    name: "get_open_interest_overview",
    title: "Open interest of perpetual exchanges",
    description:
      "The value of open positions on on-chain derivatives exchanges in US dollars now, with its change in a day, a week and a month, largest first, and of all together, from DefiLlama.",
    keywords: OVERVIEW_KEYWORDS.get_open_interest_overview,
    category: "defi_protocol",
    of: OPEN_INTEREST,
    byChain: false,
    examples: [
      { description: "The largest", args: {} },
      { description: "The very largest", args: { limit: 1 } },
    ],
  },
];

/** The tools of all overviews. */
export const overviewTools = OVERVIEWS.map(overviewTool);

function overviewTool({ of, byChain, ...texts }: Overview) {
  return paginate({
    ...texts,
    ...LISTS,
    upstream: () => "api",
    input: lazy(() => inputOf(of, byChain)),
    output: lazy(() =>
      z.object({
        ...totalFields(),
        protocols: z
          .array(
            z.object({
              slug: z.string().nullable().describe("By which other tools ask for it"),
              name: z.string().nullable().describe("Name"),
              category: z.string().nullable().describe("What kind of protocol it is"),
              chains: chainNames(),
              ...totalFields(),
            }),
          )
          .describe(`${of.counts}, by protocol; largest in 24 hours first`),
      }),
    ),
    list: "protocols",
    by: "whole",
    absent: ({ chain }) => `defillama has no such figures${chain === undefined ? "" : ` of ${chain}`}`,
    async page({ chain, measure }, ctx) {
      const found = await ctx.http.get(`/overview/${of.path}${chain === undefined ? "" : "/{chain}"}`, {
        ...(chain !== undefined && { path: { chain: chainsOf("llama").nameOf(chain) } }),
        query: {
          excludeTotalDataChart: true,
          excludeTotalDataChartBreakdown: true,
          dataType: of.measures?.[measure ?? ""],
        },
        schema: rawOverview,
      });
      const items = (found.protocols ?? []).map((row) => ({
        slug: row.slug ?? null,
        name: row.displayName ?? row.name ?? null,
        category: row.category ?? null,
        chains: slugsOf(row.chains),
        ...totalsOf(row),
      }));
      return { items: items.sort(byLargest((row) => row.total_24h_usd)), beside: totalsOf(found) };
    },
  });
}

function inputOf(of: Dimension, byChain: boolean): z.ZodType<OverviewArguments, unknown> {
  const shape = {
    ...(byChain && { chain: chainsOf("llama").argument() }),
    ...measureOf(of),
    limit: limit({ most: 200, usual: 25 }, "Protocols in a page"),
  };
  // `as`: what is spread into a shape by a condition has no type of its own.
  return z.object(shape) as unknown as z.ZodType<OverviewArguments, unknown>;
}
