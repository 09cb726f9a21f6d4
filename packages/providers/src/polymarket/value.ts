// get_polymarket_value: what all positions of an account are worth.
import { defineTool } from "@svckit/core";
import { decimal, lazy, orNull } from "@svckit/core/schemas";
import * as z from "zod";
import { predictionTool } from "../prediction.js";
import { account } from "./arguments.js";

const rawValues = lazy(() => z.array(z.looseObject({ value: decimal() })));

/** The tool `get_polymarket_value`. */
export const getPolymarketValue = defineTool({
  name: "get_polymarket_value",
  title: "Value of an account at Polymarket",
  description:
    "What all open positions of an account at Polymarket are worth together, in US dollars, at most 30 seconds old.",
  keywords: [
    "total worth of polymarket bets",
    "polymarket account value",
    "how much is a polymarket account worth",
    "total value of bets",
    "total worth of bets",
    "how much is account worth",
    "sum of open bets",
    "size of a bettor's portfolio",
    "money tied up in bets",
    "bankroll of a bettor",
  ],
  ...predictionTool,
  cacheTtl: 30_000,
  staleTtl: 5 * 60_000,
  limits: { perSecond: 15 },
  upstream: () => "data",
  input: lazy(() => z.object({ user: account() })),
  output: lazy(() =>
    z.object({
      user: z.string().describe("Address of the account"),
      value_usd: orNull(decimal("Value of its positions in US dollars; null where it never held any")),
    }),
  ),
  examples: [
    { description: "A trader", args: { user: "0x56687bf447db6ffa42ffe2204a05edaa20f55839" } },
    { description: "Another", args: { user: "0x9097b9fd27dd69aa8170e1b16f1b8b839ad70ef0" } },
  ],
  async execute({ user }, ctx) {
    const query = { user: user.toLowerCase() };
    const [found] = await ctx.http.get("/value", { query, schema: rawValues });
    const result = { user, value_usd: found?.value ?? null };
    return found === undefined ? ctx.noData(result, `polymarket knows no account ${user}`) : result;
  },
});
