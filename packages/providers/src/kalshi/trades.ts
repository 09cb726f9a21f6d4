// get_kalshi_trades: what was last traded in a market.
import { paginate } from "@svckit/core";
import { decimal, isoTime, lazy } from "@svckit/core/schemas";
import * as z from "zod";
import { predictionTool, predictionTrade, tradeArguments } from "../prediction.js";
import { marketTicker } from "./arguments.js";

const FRESH_MS = 10_000;
const STALE_MS = 5 * 60_000;

const rawTrades = lazy(() =>
  z.looseObject({
    trades: z.array(
      z.looseObject({
        trade_id: z.string(),
        ticker: z.string(),
        count_fp: decimal(),
        yes_price_dollars: decimal(),
        no_price_dollars: decimal(),
        taker_side: z.string(),
        created_time: isoTime(),
      }),
    ),
    cursor: z.string().nullish(),
  }),
);

/** The tool `get_kalshi_trades`. */
export const getKalshiTrades = paginate({
  name: "get_kalshi_trades",
  title: "Trades at Kalshi",
  description:
    "The trades of a Kalshi market, open or settled, the newest first: which outcome the taker bought, at which price and how much of it. At most 10 seconds old.",
  keywords: [
    "kalshi recent trades",
    "last kalshi bets",
    "what did people just bet on kalshi",
    "recent kalshi bets",
    "last trades in a kalshi market",
    "trades in a kalshi market",
    "kalshi tape",
    "kalshi fills",
    "what was just traded",
    "kalshi executed orders",
    "big kalshi bets",
    "kalshi trade feed",
  ],
  ...predictionTool,
  cacheTtl: FRESH_MS,
  staleTtl: STALE_MS,
  input: lazy(() => z.object({ market: marketTicker(), ...tradeArguments() })),
  output: lazy(() => z.object({ trades: z.array(predictionTrade()).describe("The trades, newest first") })),
  examples: [
    { description: "The last five", args: { market: "KXFED-26DEC-T3.50", limit: 5 } },
    { description: "The last twenty of another market", args: { market: "KXBALANCE-29" } },
  ],
  list: "trades",
  by: "cursor",
  size: 1_000,
  absent: ({ market }) => `kalshi has no trades of ${market}`,
  async page({ market }, ctx, { cursor, size }) {
    const query = { ticker: market, limit: size, cursor: typeof cursor === "string" ? cursor : undefined };
    const { trades, cursor: next } = await ctx.http.get("/markets/trades", { query, schema: rawTrades });
    const items = trades.map((trade) => {
      const isYes = trade.taker_side === "yes";
      return {
        venue: "kalshi" as const,
        market_id: trade.ticker,
        id: trade.trade_id,
        time: trade.created_time,
        outcome: isYes ? "Yes" : "No",
        // At Kalshi whoever sells Yes buys No.
        side: "buy" as const,
        price: isYes ? trade.yes_price_dollars : trade.no_price_dollars,
        amount: trade.count_fp,
        trader: null,
        transaction: null,
      };
    });
    return { items, next };
  },
});
