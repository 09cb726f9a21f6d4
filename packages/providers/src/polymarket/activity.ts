// get_polymarket_activity: what an account did at Polymarket.
import { paginate } from "@svckit/core";
import { decimal, integerString, isoTime, lazy, limit, orNull } from "@svckit/core/schemas";
import * as z from "zod";
import { moment } from "../moment.js";
import { predictionTool } from "../prediction.js";
import { account } from "./arguments.js";

const MAX_OFFSET = 10_000;
const KINDS = ["trade", "split", "merge", "redeem", "reward", "conversion", "maker_rebate"] as const;

const rawActivity = lazy(() => {
  const amount = orNull(decimal());
  return z.array(
    z.looseObject({
      timestamp: z.int(),
      type: z.string(),
      conditionId: z.string().nullish(),
      title: z.string().nullish(),
      outcome: z.string().nullish(),
      asset: z.string().nullish(),
      side: z.string().nullish(),
      price: amount,
      size: amount,
      usdcSize: amount,
      transactionHash: z.string().nullish(),
    }),
  );
});

/** The tool `get_polymarket_activity`. */
export const getPolymarketActivity = paginate({
  name: "get_polymarket_activity",
  title: "Activity of an account at Polymarket",
  description:
    "What an account did at Polymarket, the newest first: trades, splits and merges of shares, payments of settled markets and rewards. At most 30 seconds old; it reaches back some 10,000 entries, further with a time.",
  ...predictionTool,
  cacheTtl: 30_000,
  staleTtl: 5 * 60_000,
  limits: { perSecond: 15 },
  upstream: () => "data",
  keywords: [
    "trades of a wallet",
    "betting history",
    "what a polymarket trader did",
    "redemptions",
    "activity of a polymarket user",
    "history of a bettor",
    "what has a polymarket user done recently",
    "polymarket trade history of a user",
    "recent bets of an account",
    "polymarket trade history of user",
    "what a polymarket user did",
    "claimed winnings",
    "bettor's timeline",
    "cash-outs and redeems",
    "bettor's recent moves",
  ],
  input: lazy(() =>
    z.object({
      user: account(),
      kind: z.enum(KINDS).optional().describe("One kind alone; all where left out"),
      from: moment("Nothing before this time").optional(),
      to: moment("Nothing after this time").optional(),
      limit: limit({ most: 100, usual: 20 }, "Entries in a page"),
    }),
  ),
  output: lazy(() =>
    z.object({
      activity: z
        .array(
          z.object({
            time: isoTime("When it was done"),
            kind: z.string().describe(`What was done: ${KINDS.join(", ")}, or what is new at Polymarket`),
            market_id: z.string().nullable().describe("Id of the market"),
            question: z.string().nullable().describe("What is asked there"),
            outcome: z
              .string()
              .nullable()
              .describe("Label of the outcome; null where it was about all of them"),
            token_id: orNull(integerString("Id of the outcome's token")),
            side: z.enum(["buy", "sell"]).nullable().describe("Of a trade: what the account did"),
            price: orNull(decimal("Of a trade: dollars a share")),
            amount: orNull(decimal("Shares")),
            value_usd: orNull(decimal("US dollars that were paid or received")),
            transaction: z.string().nullable().describe("Hash of the transaction"),
          }),
        )
        .describe("The entries, newest first"),
    }),
  ),
  examples: [
    {
      description: "The last five entries of a trader",
      args: { user: "0x56687bf447db6ffa42ffe2204a05edaa20f55839", limit: 5 },
    },
    {
      description: "What settled markets paid in a year",
      args: { user: "0x56687bf447db6ffa42ffe2204a05edaa20f55839", kind: "redeem", from: "2026-01-01" },
    },
  ],
  list: "activity",
  by: "offset",
  size: 500,
  absent: ({ user }) => `polymarket has no such activity of ${user}`,
  async page({ user, kind, from, to }, ctx, { offset, size }) {
    const query = {
      user: user.toLowerCase(),
      type: kind?.toUpperCase(),
      start: from,
      end: to,
      limit: size,
      offset,
      sortBy: "TIMESTAMP",
      sortDirection: "DESC",
    };
    const found = await ctx.http.get("/activity", { query, schema: rawActivity });
    const items = found.map((entry) => ({
      time: new Date(entry.timestamp * 1_000),
      kind: entry.type.toLowerCase(),
      market_id: entry.conditionId || null,
      question: entry.title || null,
      outcome: entry.outcome || null,
      token_id: entry.asset,
      side: sideOf(entry.side),
      price: entry.side ? entry.price : null,
      amount: entry.size,
      value_usd: entry.usdcSize,
      transaction: entry.transactionHash || null,
    }));
    return { items, more: offset + found.length <= MAX_OFFSET };
  },
});

function sideOf(side: string | null | undefined): "buy" | "sell" | null {
  if (!side) return null;
  return side === "SELL" ? "sell" : "buy";
}
