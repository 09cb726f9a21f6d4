// get_polymarket_holders: who holds the outcomes of a market.
import { defineTool } from "@svckit/core";
import { decimal, evmAddress, integerString, lazy, limit } from "@svckit/core/schemas";
import * as z from "zod";
import { predictionTool } from "../prediction.js";
import { conditionId } from "./arguments.js";

const rawHolders = lazy(() =>
  z.array(
    z.looseObject({
      token: z.string(),
      holders: z.array(
        z.looseObject({
          proxyWallet: z.string(),
          amount: decimal(),
          outcomeIndex: z.int().nullish(),
          name: z.string().nullish(),
          pseudonym: z.string().nullish(),
        }),
      ),
    }),
  ),
);

/** The tool `get_polymarket_holders`. */
export const getPolymarketHolders = defineTool({
  name: "get_polymarket_holders",
  title: "Largest holders at Polymarket",
  description:
    "The accounts that hold most of each outcome of a Polymarket market, up to 20 an outcome, at most a minute old.",
  ...predictionTool,
  cacheTtl: 60_000,
  staleTtl: 10 * 60_000,
  limits: { perSecond: 15 },
  upstream: () => "data",
  keywords: [
    "whales",
    "who holds yes shares",
    "biggest bettors in a market",
    "whales of a market",
    "who holds the most yes shares",
    "biggest holders of an outcome",
    "whales of a bet",
    "who owns an outcome",
    "biggest stakes on an outcome",
    "which side are whales on",
    "top shareholders of an outcome",
    "who bets against it",
  ],
  input: lazy(() =>
    z.object({ market: conditionId(), limit: limit({ most: 20, usual: 20 }, "Holders of each outcome") }),
  ),
  output: lazy(() =>
    z.object({
      market_id: z.string().describe("Id of the market"),
      holders: z
        .array(
          z.object({
            outcome_index: z.int().nullable().describe("Place of the outcome in the market, from 0"),
            token_id: integerString("Id of the outcome's token"),
            address: evmAddress("Address of the account"),
            name: z.string().nullable().describe("Name that the account has chosen, or was given"),
            amount: decimal("Shares held"),
          }),
        )
        .describe("The holders, by outcome, the largest first"),
    }),
  ),
  list: "holders",
  examples: [
    {
      description: "The three largest of each outcome",
      args: { market: "0x9c66114d7dfe2139325cc7a408a5cd5d2e73b0c4d2140a76c4a1ec6f5d1c7a01", limit: 3 },
    },
    {
      description: "Of a settled market",
      args: { market: "0x3733a1b647e7364095736ab0966465d896a84cf3b6bc1695ca1f26c3239b3868" },
    },
  ],
  async execute({ market, limit: most }, ctx) {
    const found = await ctx.http.get("/holders", { query: { market, limit: most }, schema: rawHolders });
    const holders = found.flatMap(({ token, holders: rows }) =>
      rows.map((row) => ({
        outcome_index: row.outcomeIndex ?? null,
        token_id: token,
        address: row.proxyWallet,
        name: row.name || row.pseudonym || null,
        amount: row.amount,
      })),
    );
    const result = { market_id: market, holders };
    return holders.length > 0 ? result : ctx.noData(result, `polymarket has no holders of ${market}`);
  },
});
