// Dimensions: the four kinds of figures that DefiLlama keeps by protocol in one form, and how it answers with them.
import { lazy } from "@svckit/core/schemas";
import * as z from "zod";
import { digits } from "../digits.js";
import { figureOrNull } from "../figure-or-null.js";

/** One kind: its name in paths, what it counts, and the measures among which a caller chooses, by DefiLlama's names. */
export interface Dimension {
  readonly path: string;
  readonly counts: string;
  readonly measures?: Readonly<Record<string, string>>;
  /** Whether a summary takes the switches that leave its charts out. */
  readonly summarySwitches?: true;
}

export const DEXS: Dimension = {
  path: "dexs",
  counts: "What was traded on decentralised exchanges",
  summarySwitches: true,
};
export const FEES: Dimension = {
  path: "fees",
  counts: "What users paid, or what the protocol or its holders kept of that",
  measures: { fees: "dailyFees", revenue: "dailyRevenue", holders_revenue: "dailyHoldersRevenue" },
};
export const OPTIONS: Dimension = {
  path: "options",
  counts: "What was paid for options, or the value of what they are on",
  measures: { premium: "dailyPremiumVolume", notional: "dailyNotionalVolume" },
};
export const OPEN_INTEREST: Dimension = {
  path: "open-interest",
  counts: "The value of positions that are open",
};

/** The argument `measure` of a kind that has several. */
export function measureOf({ measures }: Dimension): Record<string, z.ZodType<string, string | undefined>> {
  const names = Object.keys(measures ?? {});
  const [first] = names;
  if (first === undefined) return {};
  return {
    measure: z
      .enum(names)
      .default(first)
      .describe(`Which figure: ${names.join(", ")}`),
  };
}

/** The totals as DefiLlama names them, under the names that results have. */
const TOTALS = {
  total_24h_usd: ["total24h", "In the last 24 hours, in US dollars"],
  total_7d_usd: ["total7d", "In 7 days, in US dollars"],
  total_30d_usd: ["total30d", "In 30 days, in US dollars"],
  total_all_time_usd: ["totalAllTime", "Since DefiLlama counts, in US dollars"],
  change_1d_percent: ["change_1d", "Change from the day before, in percent"],
  change_7d_percent: ["change_7d", "Change from a week before, in percent"],
  change_30d_percent: ["change_1m", "Change from a month before, in percent"],
} as const;

type Total = keyof typeof TOTALS;
const totals = Object.keys(TOTALS) as readonly Total[]; // `as`: Object.keys has no type for the keys of a literal.

/** The members of an answer that hold totals. */
const rawTotals = () => Object.fromEntries(totals.map((name) => [TOTALS[name][0], z.number().nullish()]));

/** The fields of a result that hold totals. */
export function totalFields(): Record<Total, ReturnType<typeof figureOrNull>> {
  // `as`: Object.fromEntries has no type for the keys it was given.
  return Object.fromEntries(totals.map((name) => [name, figureOrNull(TOTALS[name][1])])) as Record<
    Total,
    ReturnType<typeof figureOrNull>
  >;
}

/** The totals of an answer, by the names that results have. */
export function totalsOf(answer: Readonly<Record<string, unknown>>): Record<Total, number | null> {
  const read = (name: Total) => {
    const value = answer[TOTALS[name][0]];
    return typeof value === "number" ? value : null;
  };
  return Object.fromEntries(totals.map((name) => [name, read(name)])) as Record<Total, number | null>; // `as`: as above.
}

/** How an overview answers. */
export const rawOverview = lazy(() =>
  z.object({
    ...rawTotals(),
    protocols: z
      .array(
        z.object({
          ...rawTotals(),
          name: z.string().nullish(),
          displayName: z.string().nullish(),
          slug: z.string().nullish(),
          category: z.string().nullish(),
          chains: z.array(z.string()).nullish(),
        }),
      )
      .nullish(),
  }),
);

/** How a summary of one protocol answers. */
export const rawSummary = lazy(() =>
  z.object({
    ...rawTotals(),
    name: z.string().nullish(),
    displayName: z.string().nullish(),
    category: z.string().nullish(),
    chains: z.array(z.string()).nullish(),
    totalDataChart: z.array(z.tuple([digits(), z.number().nullable()], z.unknown())).nullish(),
  }),
);
