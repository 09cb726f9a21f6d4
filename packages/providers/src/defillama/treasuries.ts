// get_treasuries: what lies in the treasuries of protocols.
import { paginate } from "@svckit/core";
import { lazy } from "@svckit/core/schemas";
import * as z from "zod";
import { figureOrNull } from "../figure-or-null.js";
import { BOARD, rawNames } from "./paid.js";
import { byLargest, chainNames, slugsOf } from "./protocols.js";

const rawTreasuries = lazy(() =>
  z.array(
    z.object({
      name: z.string(),
      slug: z.string().nullish(),
      symbol: z.string().nullish(),
      chains: rawNames(),
      tvl: z.number().nullish(),
      tokenBreakdowns: z.record(z.string(), z.number().nullish()).nullish(),
    }),
  ),
);

/** The tool `get_treasuries`. */
export const getTreasuries = paginate({
  ...BOARD,
  name: "get_treasuries",
  title: "Treasuries of protocols",
  description:
    "What lies in the treasuries of protocols and companies in US dollars, with the part in own tokens, stablecoins, major coins and others, largest first, from DefiLlama's paid plan.",
  keywords: [
    "dao treasury",
    "reserves",
    "holdings",
    "dao treasuries",
    "protocol treasury",
    "how much is in a dao's treasury",
    "richest daos",
    "how much daos hold",
    "protocol war chest",
    "dao runway",
    "treasury breakdown",
    "dao reserves in own token",
  ],
  category: "defi_protocol",
  output: lazy(() =>
    z.object({
      treasuries: z
        .array(
          z.object({
            slug: z.string().nullable().describe("DefiLlama's slug of it"),
            name: z.string().describe("Whose it is"),
            symbol: z.string().nullable().describe("Symbol of its own token"),
            chains: chainNames(),
            value_usd: figureOrNull("What lies in it without own tokens, in US dollars"),
            own_tokens_usd: figureOrNull("In own tokens, in US dollars"),
            stablecoins_usd: figureOrNull("In stablecoins, in US dollars"),
            majors_usd: figureOrNull("In bitcoin, ether and the like, in US dollars"),
            others_usd: figureOrNull("In other tokens, in US dollars"),
          }),
        )
        .describe("The treasuries, largest first"),
    }),
  ),
  list: "treasuries",
  absent: () => "defillama has no treasuries",
  async page(_, ctx) {
    const found = await ctx.http.get("/{key}/api/treasuries", { schema: rawTreasuries });
    const items = found.map(({ name, slug, symbol, chains, tvl, tokenBreakdowns: parts }) => ({
      slug: slug ?? null,
      name,
      symbol: symbol && symbol !== "-" ? symbol : null,
      chains: slugsOf(chains),
      value_usd: tvl ?? null,
      own_tokens_usd: parts?.["ownTokens"] ?? null,
      stablecoins_usd: parts?.["stablecoins"] ?? null,
      majors_usd: parts?.["majors"] ?? null,
      others_usd: parts?.["others"] ?? null,
    }));
    return { items: items.sort(byLargest(({ value_usd }) => value_usd)) };
  },
});
