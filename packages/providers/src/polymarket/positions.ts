// get_polymarket_positions, get_polymarket_closed_positions: what an account holds at Polymarket, and what it made of what it held.
import { paginate, type SchemaOutput } from "@svckit/core";
import { decimal, integerString, isoTime, lazy, limit, orNull } from "@svckit/core/schemas";
import * as z from "zod";
import { predictionTool } from "../prediction.js";
import { account, conditionId } from "./arguments.js";

const FRESH_MS = 30_000;
const STALE_MS = 5 * 60_000;
const MAX_OFFSET = 10_000;

const amount = () => orNull(decimal());

const rawPositions = lazy(() =>
  z.array(
    z.looseObject({
      asset: z.string(),
      conditionId: z.string(),
      title: z.string().nullish(),
      slug: z.string().nullish(),
      outcome: z.string().nullish(),
      size: amount(),
      avgPrice: amount(),
      curPrice: amount(),
      initialValue: amount(),
      currentValue: amount(),
      cashPnl: amount(),
      realizedPnl: amount(),
      totalBought: amount(),
      redeemable: z.boolean().nullish(),
      timestamp: z.int().nullish(),
    }),
  ),
);

type RawPosition = SchemaOutput<typeof rawPositions>[number];

const held = () => ({
  market_id: z.string().describe("Id of the market"),
  slug: z.string().nullable().describe("The market's name in URLs"),
  question: z.string().nullable().describe("What is asked"),
  outcome: z.string().nullable().describe("Label of the outcome that is held"),
  token_id: integerString("Id of the outcome's token"),
  average_price: orNull(decimal("What a share cost on average, in dollars")),
  price: orNull(decimal("What a share costs now, in dollars")),
  realized_usd: orNull(decimal("Profit of what was sold or paid out, in US dollars; a loss is negative")),
});

const heldRow = (position: RawPosition) => ({
  market_id: position.conditionId,
  slug: position.slug ?? null,
  question: position.title ?? null,
  outcome: position.outcome ?? null,
  token_id: position.asset,
  average_price: position.avgPrice,
  price: position.curPrice,
  realized_usd: position.realizedPnl,
});

const common = {
  ...predictionTool,
  cacheTtl: FRESH_MS,
  staleTtl: STALE_MS,
  limits: { perSecond: 15 },
  upstream: () => "data",
  list: "positions",
  by: "offset",
} as const;

const TRADER = "0x56687bf447db6ffa42ffe2204a05edaa20f55839";
const CUT = "0x9c66114d7dfe2139325cc7a408a5cd5d2e73b0c4d2140a76c4a1ec6f5d1c7a01";

/** The tool `get_polymarket_positions`. */
export const getPolymarketPositions = paginate({
  ...common,
  name: "get_polymarket_positions",
  title: "Positions at Polymarket",
  description:
    "What an account holds at Polymarket, the largest value first: shares of each outcome, what they cost, what they are worth, and the profit. At most 30 seconds old.",
  keywords: [
    "bets of a wallet",
    "portfolio",
    "open bets of a wallet",
    "polymarket portfolio",
    "current polymarket bets of a user",
    "which positions does a polymarket trader hold",
    "what is this account betting on",
    "current bets of a user",
    "what is account betting on",
    "unrealized profit of bets",
    "shares a bettor holds",
    "running bets",
    "stakes of a polymarket trader",
    "holdings of a polymarket user",
  ],
  input: lazy(() =>
    z.object({
      user: account(),
      market: conditionId("One market alone, by its market_id").optional(),
      limit: limit({ most: 100, usual: 20 }, "Positions in a page"),
    }),
  ),
  output: lazy(() =>
    z.object({
      positions: z
        .array(
          z.object({
            ...held(),
            amount: orNull(decimal("Shares held")),
            cost_usd: orNull(decimal("What they cost, in US dollars")),
            value_usd: orNull(decimal("What they are worth now, in US dollars")),
            profit_usd: orNull(decimal("Value less cost, in US dollars; a loss is negative")),
            redeemable: z
              .boolean()
              .nullable()
              .describe("Whether the market is settled, and they can be paid out"),
          }),
        )
        .describe("The positions"),
    }),
  ),
  examples: [
    { description: "The five largest positions of a trader", args: { user: TRADER, limit: 5 } },
    { description: "Those in one market", args: { user: TRADER, market: CUT } },
  ],
  size: 500,
  absent: ({ user }) => `polymarket has no positions of ${user}`,
  async page({ user, market }, ctx, { offset, size }) {
    const order = { sortBy: "CURRENT", sortDirection: "DESC" };
    const query = { user: user.toLowerCase(), market, limit: size, offset, sizeThreshold: 0, ...order };
    const found = await ctx.http.get("/positions", { query, schema: rawPositions });
    const items = found.map((position) => ({
      ...heldRow(position),
      amount: position.size,
      cost_usd: position.initialValue,
      value_usd: position.currentValue,
      profit_usd: position.cashPnl,
      redeemable: position.redeemable ?? null,
    }));
    return { items, more: offset + found.length <= MAX_OFFSET };
  },
});

/** The tool `get_polymarket_closed_positions`. */
export const getPolymarketClosedPositions = paginate({
  ...common,
  name: "get_polymarket_closed_positions",
  title: "Closed positions at Polymarket",
  description:
    "What an account held at Polymarket and has sold or been paid for, the latest first, with the profit of each. Shares that lost and were never cashed are no closed positions. At most 30 seconds old.",
  keywords: [
    "past bets of a wallet",
    "track record",
    "settled bets",
    "past bets with profit",
    "realized profit",
    "won and lost bets",
    "bets closed with profit",
    "how did past bets end",
    "realized profit of bets",
    "bets already cashed out",
    "did this bettor win",
    "finished bets of a user",
    "betting gains for taxes",
  ],
  input: lazy(() =>
    z.object({ user: account(), limit: limit({ most: 100, usual: 20 }, "Positions in a page") }),
  ),
  output: lazy(() =>
    z.object({
      positions: z
        .array(
          z.object({
            ...held(),
            bought: orNull(decimal("Shares that were bought in all")),
            time: orNull(isoTime("When it was closed")),
          }),
        )
        .describe("The closed positions"),
    }),
  ),
  examples: [
    { description: "The last five of a trader", args: { user: TRADER, limit: 5 } },
    { description: "The last twenty", args: { user: TRADER } },
  ],
  size: 50,
  absent: ({ user }) => `polymarket has no closed positions of ${user}`,
  async page({ user }, ctx, { offset, size }) {
    const order = { sortBy: "TIMESTAMP", sortDirection: "DESC" };
    const query = { user: user.toLowerCase(), limit: size, offset, ...order };
    const found = await ctx.http.get("/closed-positions", { query, schema: rawPositions });
    const items = found.map((position) => ({
      ...heldRow(position),
      bought: position.totalBought,
      time: position.timestamp == null ? null : new Date(position.timestamp * 1_000),
    }));
    return { items };
  },
});
