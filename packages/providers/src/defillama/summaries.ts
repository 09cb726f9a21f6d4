// Summaries: volume, fees and options of one protocol, with their history by the day; the tools from one table.
import { paginate, type ToolExample } from "@svckit/core";
import { isoTime, lazy } from "@svckit/core/schemas";
import * as z from "zod";
import { figureOrNull } from "../figure-or-null.js";
import { timeOf } from "../moment.js";
import {
  DEXS,
  type Dimension,
  FEES,
  measureOf,
  OPTIONS,
  rawSummary,
  totalFields,
  totalsOf,
} from "./dimension.js";
import { chainNames, LISTS, protocol, slugsOf } from "./protocols.js";
import { newestFirst, type SeriesArguments, seriesArguments } from "./series.js";

interface Summary {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly category: string;
  readonly of: Dimension;
  /** The argument that names the protocol. */
  readonly argument: "protocol" | "dex";
  readonly examples: readonly ToolExample[];
}

interface SummaryArguments extends SeriesArguments {
  readonly protocol?: string | undefined;
  readonly dex?: string | undefined;
  readonly measure?: string | undefined;
}

const SUMMARIES: readonly Summary[] = [
  {
    name: "get_dex_volume",
    title: "Volume of one decentralised exchange",
    description:
      "Trading volume of one decentralised exchange in US dollars: in 24 hours, 7 and 30 days, ever, and by the day, newest first, from DefiLlama.",
    keywords: [
      "swap volume",
      "history",
      "uniswap volume",
      "volume of one dex",
      "how much did a dex trade yesterday",
      "trading volume of curve",
      "how much did it trade",
      "swap volume of protocol",
      "turnover of a dex",
      "dex's cumulative volume",
      "traded yesterday on dex",
      "dex trading history",
      "single amm turnover",
    ],
    category: "onchain_dex",
    of: DEXS,
    argument: "dex",
    examples: [
      { description: "Uniswap", args: { dex: "uniswap" } },
      { description: "The last days of PancakeSwap", args: { dex: "pancakeswap", limit: 3 } },
    ],
  },
  {
    name: "get_protocol_fees",
    title: "Fees and revenue of one protocol",
    description:
      "What users paid to one protocol, or what it or its holders kept of that, in US dollars: in 24 hours, 7 and 30 days, ever, and by the day, newest first, from DefiLlama.",
    keywords: [
      "earnings",
      "history",
      "fees and revenue of uniswap",
      "protocol earnings",
      "how much does a protocol make",
      "how much did a protocol earn",
      "revenue of aave",
      "how much does protocol make",
      "how much did protocol earn",
      "revenue of a dapp",
      "protocol income",
      "one protocol's revenue history",
      "how profitable is a protocol",
      "what token holders earn",
      "daily revenue of a protocol",
    ],
    category: "defi_protocol",
    of: FEES,
    argument: "protocol",
    examples: [
      { description: "Fees of Lido", args: { protocol: "lido" } },
      { description: "Revenue of Uniswap", args: { protocol: "uniswap", measure: "revenue", limit: 7 } },
    ],
  },
  {
    name: "get_options_protocol",
    title: "Options volume of one protocol",
    description:
      "Premium or notional volume of one options protocol in US dollars: in 24 hours, 7 and 30 days, ever, and by the day, newest first, from DefiLlama.",
    keywords: [
      "derivatives",
      "history",
      "volume of an options protocol",
      "turnover of derive",
      "one options protocol",
      "options volume of a protocol",
      "premium volume of a protocol",
      "single options platform",
      "turnover of an options dex",
      "options protocol volume history",
      "all-time options volume",
      "how busy is options venue",
    ],
    category: "defi_protocol",
    of: OPTIONS,
    argument: "protocol",
    examples: [
      { description: "Derive", args: { protocol: "derive" } },
      {
        description: "Notional volume of Derive",
        args: { protocol: "derive", measure: "notional", limit: 2 },
      },
    ],
  },
];

/** The tools of all summaries. */
export const summaryTools = SUMMARIES.map(summaryTool);

function summaryTool({ of, argument, ...texts }: Summary) {
  return paginate({
    ...texts,
    ...LISTS,
    upstream: () => "api",
    input: lazy(() => {
      const shape = { [argument]: protocol(), ...measureOf(of), ...seriesArguments() };
      // `as`: a computed name has no type of its own.
      return z.object(shape) as unknown as z.ZodType<SummaryArguments, unknown>;
    }),
    output: lazy(() =>
      z.object({
        name: z.string().nullable().describe("Name; null where DefiLlama has no such protocol"),
        category: z.string().nullable().describe("What kind of protocol it is"),
        chains: chainNames(),
        ...totalFields(),
        history: z
          .array(z.object({ time: isoTime("The day"), total_usd: figureOrNull("Its total in US dollars") }))
          .describe(`${of.counts}, by the day, newest first`),
      }),
    ),
    list: "history",
    by: "whole",
    async page(args, ctx) {
      const named = args[argument] ?? "";
      const found = await ctx.http.find(`/summary/${of.path}/{protocol}`, {
        path: { protocol: named },
        query: {
          ...(of.summarySwitches && { excludeTotalDataChart: false, excludeTotalDataChartBreakdown: true }),
          dataType: of.measures?.[args.measure ?? ""],
        },
        schema: rawSummary,
      });
      if (found === null) ctx.noData(null, `defillama has no such figures of ${named}`);
      const points = (found?.totalDataChart ?? []).map(([at, total]) => ({ at, total }));
      return {
        items: newestFirst(points, args).map(({ at, total }) => ({
          time: timeOf(at) ?? "",
          total_usd: total,
        })),
        beside: {
          name: found?.displayName ?? found?.name ?? null,
          category: found?.category ?? null,
          chains: slugsOf(found?.chains),
          ...totalsOf(found ?? {}),
        },
      };
    },
  });
}
