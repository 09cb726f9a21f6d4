// get_hacks: what was taken from whom, and how.
import { paginate } from "@svckit/core";
import { isoTime, lazy, orNull } from "@svckit/core/schemas";
import * as z from "zod";
import { figureOrNull } from "../figure-or-null.js";
import { timeOf } from "../moment.js";
import { BOARD, rawNames } from "./paid.js";
import { byLargest, chainNames, slugsOf } from "./protocols.js";

const rawHacks = lazy(() =>
  z.array(
    z.object({
      date: z.number().nullish(),
      name: z.string(),
      classification: z.string().nullish(),
      technique: z.string().nullish(),
      amount: z.number().nullish(),
      returnedFunds: z.number().nullish(),
      chain: rawNames(),
      bridgeHack: z.boolean().nullish(),
      targetType: z.string().nullish(),
      source: z.string().nullish(),
    }),
  ),
);

/** The tool `get_hacks`. */
export const getHacks = paginate({
  ...BOARD,
  name: "get_hacks",
  title: "Hacks of crypto projects",
  description:
    "Hacks and exploits of crypto projects: when, whom, how, how much was lost in US dollars and how much came back, newest first, from DefiLlama's paid plan.",
  keywords: [
    "exploit",
    "stolen",
    "rug pull",
    "incident",
    "defi hacks",
    "exploits",
    "stolen funds",
    "biggest hacks",
    "which protocols were hacked",
    "how much was stolen",
    "rekt",
    "heist",
    "security incidents",
    "flash loan attack",
    "private key compromise",
    "recovered funds",
    "losses to hackers",
  ],
  category: "security_risk",
  output: lazy(() =>
    z.object({
      hacks: z
        .array(
          z.object({
            time: orNull(isoTime("The day of it")),
            name: z.string().describe("Who was hacked"),
            kind: z.string().nullable().describe("What failed, such as `Protocol Logic`"),
            technique: z.string().nullable().describe("How it was done"),
            target: z.string().nullable().describe("What kind of project it is"),
            chains: chainNames(),
            lost_usd: figureOrNull("How much was taken, in US dollars; null where not told"),
            returned_usd: figureOrNull("How much came back, in US dollars"),
            is_bridge: z.boolean().nullable().describe("Whether it was a bridge"),
            source: z.string().nullable().describe("Where it was told"),
          }),
        )
        .describe("The hacks, newest first"),
    }),
  ),
  list: "hacks",
  absent: () => "defillama has no hacks",
  async page(_, ctx) {
    const found = await ctx.http.get("/{key}/api/hacks", { schema: rawHacks });
    const items = found.sort(byLargest(({ date }) => date)).map((row) => ({
      time: timeOf(row.date),
      name: row.name,
      kind: row.classification ?? null,
      technique: row.technique ?? null,
      target: row.targetType ?? null,
      chains: slugsOf(row.chain),
      lost_usd: row.amount ?? null,
      returned_usd: row.returnedFunds ?? null,
      is_bridge: row.bridgeHack ?? null,
      source: row.source ?? null,
    }));
    return { items };
  },
});
