// get_emissions: which tokens are locked, and when they come free.
import { paginate } from "@svckit/core";
import { isoTime, lazy, orNull } from "@svckit/core/schemas";
import * as z from "zod";
import { figureOrNull } from "../figure-or-null.js";
import { timeOf } from "../moment.js";
import { BOARD } from "./paid.js";
import { byLargest } from "./protocols.js";

const rawEmissions = lazy(() =>
  z.array(
    z.object({
      name: z.string(),
      gecko_id: z.string().nullish(),
      circSupply: z.number().nullish(),
      totalLocked: z.number().nullish(),
      maxSupply: z.number().nullish(),
      unlocksPerDay: z.number().nullish(),
      mcap: z.number().nullish(),
      nextEvent: z.object({ date: z.number().nullish(), toUnlock: z.number().nullish() }).nullish(),
    }),
  ),
);

/** The tool `get_emissions`. */
export const getEmissions = paginate({
  ...BOARD,
  name: "get_emissions",
  title: "Token unlocks",
  description:
    "Tokens that are still locked: how many of each are out and locked, how many come free a day, and when how many next, largest market cap first, from DefiLlama's paid plan.",
  keywords: [
    "unlocks",
    "vesting",
    "cliff",
    "token supply schedule",
    "token unlocks",
    "vesting schedule",
    "upcoming unlocks",
    "which tokens unlock soon",
    "when do tokens unlock",
    "token unlock calendar",
    "unlock calendar",
    "team and investor tokens released",
    "dilution",
    "inflation",
    "float increase",
  ],
  category: "token_contract",
  output: lazy(() =>
    z.object({
      tokens: z
        .array(
          z.object({
            name: z.string().describe("Whose token it is"),
            coingecko_id: z.string().nullable().describe("CoinGecko id of the token"),
            circulating: figureOrNull("Tokens that are out"),
            locked: figureOrNull("Tokens that are locked"),
            most: figureOrNull("Tokens that there can be"),
            unlocked_per_day: figureOrNull("Tokens that come free in a day"),
            next_unlock_time: orNull(isoTime("When tokens next come free; null where none do")),
            next_unlock_tokens: figureOrNull("How many then"),
            market_cap_usd: figureOrNull("Market cap in US dollars"),
          }),
        )
        .describe("The tokens, largest market cap first"),
    }),
  ),
  list: "tokens",
  absent: () => "defillama has no emissions",
  async page(_, ctx) {
    const found = await ctx.http.get("/{key}/api/emissions", { schema: rawEmissions });
    const items = found.sort(byLargest(({ mcap }) => mcap)).map((row) => ({
      name: row.name,
      coingecko_id: row.gecko_id ?? null,
      circulating: row.circSupply ?? null,
      locked: row.totalLocked ?? null,
      most: row.maxSupply ?? null,
      unlocked_per_day: row.unlocksPerDay ?? null,
      next_unlock_time: timeOf(row.nextEvent?.date),
      next_unlock_tokens: row.nextEvent?.toUnlock ?? null,
      market_cap_usd: row.mcap ?? null,
    }));
    return { items };
  },
});
