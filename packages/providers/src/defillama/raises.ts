// get_raises: who raised how much, and from whom.
import { paginate } from "@svckit/core";
import { isoTime, lazy, orNull } from "@svckit/core/schemas";
import * as z from "zod";
import { figureOrNull } from "../figure-or-null.js";
import { timeOf } from "../moment.js";
import { BOARD, rawNames } from "./paid.js";
import { byLargest, chainNames, slugsOf } from "./protocols.js";

const A_MILLION = 1e6;

const rawRaises = lazy(() =>
  z.object({
    raises: z.array(
      z.object({
        date: z.number().nullish(),
        name: z.string(),
        round: z.string().nullish(),
        amount: z.number().nullish(),
        valuation: z.union([z.number(), z.string()]).nullish(),
        chains: rawNames(),
        sector: z.string().nullish(),
        category: z.string().nullish(),
        leadInvestors: rawNames(),
        otherInvestors: rawNames(),
        source: z.string().nullish(),
      }),
    ),
  }),
);

/** The tool `get_raises`. */
export const getRaises = paginate({
  ...BOARD,
  name: "get_raises",
  title: "Funding rounds",
  description:
    "Funding rounds of crypto projects: when, how much in US dollars, which round, who led and who else invested, newest first, from DefiLlama's paid plan.",
  keywords: [
    "venture capital",
    "investors",
    "fundraising",
    "funding rounds",
    "who raised money",
    "venture capital investments",
    "which startups raised money",
    "investments of a fund",
    "seed and series a",
    "vc investments",
    "backers of a project",
    "capital raised by startups",
  ],
  category: "defi_protocol",
  output: lazy(() =>
    z.object({
      raises: z
        .array(
          z.object({
            time: orNull(isoTime("The day of it")),
            name: z.string().describe("Who raised"),
            round: z.string().nullable().describe("Which round, such as `Seed`"),
            raised_usd: figureOrNull("How much, in US dollars; null where not told"),
            category: z.string().nullable().describe("What kind of project it is"),
            sector: z.string().nullable().describe("What it does"),
            chains: chainNames(),
            lead_investors: z.array(z.string()).describe("Who led"),
            other_investors: z.array(z.string()).describe("Who else invested"),
            source: z.string().nullable().describe("Where it was told"),
          }),
        )
        .describe("The rounds, newest first"),
    }),
  ),
  list: "raises",
  absent: () => "defillama has no raises",
  async page(_, ctx) {
    const { raises } = await ctx.http.get("/{key}/api/raises", { schema: rawRaises });
    const inOrder = raises.sort(byLargest(({ date }) => date));
    const items = inOrder.map((row) => ({
      time: timeOf(row.date),
      name: row.name,
      round: row.round ?? null,
      // It counts in millions.
      raised_usd: row.amount == null ? null : row.amount * A_MILLION,
      category: row.category ?? null,
      sector: row.sector ?? null,
      chains: slugsOf(row.chains),
      lead_investors: row.leadInvestors ?? [],
      other_investors: row.otherInvestors ?? [],
      source: row.source ?? null,
    }));
    return { items };
  },
});
