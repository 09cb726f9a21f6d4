// get_perp_open_orders, get_perp_fills: what an account wants at Hyperliquid, and what it got.
import { paginate } from "@svckit/core";
import { decimal, integerString, isoTime, lazy, limit, orNull } from "@svckit/core/schemas";
import * as z from "zod";
import { moment } from "../moment.js";
import { account, ask, common, figure, sideOf } from "./info.js";

const FRESH_MS = 5_000;
const STALE_MS = 60_000;
const TRADER = "0x5e9ee1089755c3435139848e47e6635505d5a13a";

const rawOrders = lazy(() =>
  z
    .array(
      z.looseObject({
        coin: z.string(),
        limitPx: decimal(),
        oid: integerString(),
        side: z.string(),
        sz: decimal(),
        timestamp: z.int(),
      }),
    )
    .nullable(),
);

const rawFills = lazy(() =>
  z
    .array(
      z.looseObject({
        coin: z.string(),
        px: decimal(),
        sz: decimal(),
        side: z.string(),
        time: z.int(),
        dir: z.string().nullish(),
        closedPnl: figure(),
        startPosition: figure(),
        fee: figure(),
        feeToken: z.string().nullish(),
        crossed: z.boolean().nullish(),
        hash: z.string().nullish(),
        oid: orNull(integerString()),
        tid: orNull(integerString()),
      }),
    )
    .nullable(),
);

const side = () => z.enum(["buy", "sell"]).describe("Whether the account buys or sells");
const coinField = () => z.string().describe("The perpetual, or the spot market");

/** The tool `get_perp_open_orders`. */
export const getPerpOpenOrders = paginate({
  ...common,
  name: "get_perp_open_orders",
  title: "Open orders at Hyperliquid",
  description:
    "The orders of an account at Hyperliquid that are not filled yet: coin, side, price and what is left of each; at most 5 seconds old.",
  keywords: [
    "limit orders of a wallet",
    "open orders of a trader",
    "limit orders waiting",
    "resting orders",
    "orders not filled yet",
    "pending limit orders",
    "unfilled orders of a trader",
    "orders not executed yet",
    "orders still on the book",
    "working orders of a wallet",
    "orders i could cancel",
  ],
  cacheTtl: FRESH_MS,
  staleTtl: STALE_MS,
  input: lazy(() =>
    z.object({ user: account(), limit: limit({ most: 500, usual: 50 }, "Orders in a page") }),
  ),
  output: lazy(() =>
    z.object({
      orders: z
        .array(
          z.object({
            id: z.string().describe("Id of the order"),
            coin: coinField(),
            side: side(),
            price: decimal("Price of the order, in US dollars"),
            amount: decimal("What is left of it, in the coin"),
            time: isoTime("When it was placed"),
          }),
        )
        .describe("The orders"),
    }),
  ),
  examples: [
    { description: "Those of a trader", args: { user: TRADER } },
    { description: "The first five", args: { user: TRADER, limit: 5 } },
  ],
  list: "orders",
  by: "whole",
  absent: ({ user }) => `hyperliquid has no open orders of ${user}`,
  async page({ user }, ctx) {
    const found = await ask(ctx, { type: "openOrders", user: user.toLowerCase() }, rawOrders);
    const items = (found ?? []).map((order) => ({
      id: order.oid,
      coin: order.coin,
      side: sideOf(order.side),
      price: order.limitPx,
      amount: order.sz,
      time: new Date(order.timestamp),
    }));
    return { items };
  },
});

/** The tool `get_perp_fills`. */
export const getPerpFills = paginate({
  ...common,
  name: "get_perp_fills",
  title: "Fills of an account at Hyperliquid",
  description:
    "What an account has traded at Hyperliquid, the newest first: price, size, profit and fee of each fill. The last 2,000 of all, or the first 2,000 from a time on; at most 5 seconds old.",
  keywords: [
    "trades of a wallet",
    "realized profit of perps",
    "hyperliquid trade history",
    "fills of a trader",
    "latest fills of a trader",
    "trades of a hyperliquid wallet",
    "what did a trader trade on hyperliquid",
    "recent perp trades of a wallet",
    "executed perp orders",
    "perp trades of a wallet",
    "closed pnl of a trader",
    "fees paid on hyperliquid",
    "copy trade a perp whale",
  ],
  cacheTtl: FRESH_MS,
  staleTtl: STALE_MS,
  input: lazy(() =>
    z.object({
      user: account(),
      from: moment("Start; the newest fills where left out").optional(),
      to: moment("End, with a start; now where left out").optional(),
      limit: limit({ most: 500, usual: 50 }, "Fills in a page"),
    }),
  ),
  output: lazy(() =>
    z.object({
      fills: z
        .array(
          z.object({
            id: z.string().nullable().describe("Id of the trade"),
            time: isoTime("When it was made"),
            coin: coinField(),
            side: side(),
            price: decimal("Price in US dollars"),
            amount: decimal("How much, in the coin"),
            direction: z.string().nullable().describe("What it did to the position, such as Close Long"),
            realized_profit_usd: orNull(decimal("Profit that was taken, in US dollars; a loss is negative")),
            position_before: orNull(decimal("Position before it, in the coin; negative for a short")),
            fee: orNull(decimal("Fee, in the coin that `fee_coin` names; a rebate is negative")),
            fee_coin: z.string().nullable().describe("Coin of the fee"),
            is_taker: z.boolean().nullable().describe("Whether it took an offer rather than made one"),
            order_id: z.string().nullable().describe("Id of the order"),
            transaction: z.string().nullable().describe("Hash of the transaction"),
          }),
        )
        .describe("The fills, newest first"),
    }),
  ),
  examples: [
    { description: "The last five of a trader", args: { user: TRADER, limit: 5 } },
    { description: "Those of a day", args: { user: TRADER, from: "2026-08-10", to: "2026-08-11" } },
  ],
  list: "fills",
  by: "whole",
  absent: ({ user }) => `hyperliquid has no such fills of ${user}`,
  async page({ user, from, to }, ctx) {
    const whose = { user: user.toLowerCase() };
    const end = to === undefined ? {} : { endTime: to * 1_000 };
    const question =
      from === undefined
        ? { type: "userFills", ...whose }
        : { type: "userFillsByTime", ...whose, startTime: from * 1_000, ...end };
    const found = await ask(ctx, question, rawFills);
    const fills = (found ?? []).filter(({ time }) => to === undefined || time <= to * 1_000);
    const items = fills
      .toSorted((a, b) => b.time - a.time)
      .map((fill) => ({
        id: fill.tid,
        time: new Date(fill.time),
        coin: fill.coin,
        side: sideOf(fill.side),
        price: fill.px,
        amount: fill.sz,
        direction: fill.dir ?? null,
        realized_profit_usd: fill.closedPnl,
        position_before: fill.startPosition,
        fee: fill.fee,
        fee_coin: fill.feeToken ?? null,
        is_taker: fill.crossed ?? null,
        order_id: fill.oid,
        transaction: fill.hash ?? null,
      }));
    return { items };
  },
});
