// get_polymarket_trades: what was last traded in a market.
import { paginate } from "@svckit/core";
import { decimal, lazy, toChecksumAddress } from "@svckit/core/schemas";
import * as z from "zod";
import { predictionTool, predictionTrade, tradeArguments } from "../prediction.js";
import { conditionId } from "./arguments.js";

const FRESH_MS = 10_000;
const STALE_MS = 5 * 60_000;
// The Data API refuses a larger offset.
const MAX_OFFSET = 10_000;

const rawTrades = lazy(() =>
  z.array(
    z.looseObject({
      proxyWallet: z.string().nullish(),
      side: z.string(),
      conditionId: z.string(),
      size: decimal(),
      price: decimal(),
      timestamp: z.int(),
      outcome: z.string(),
      transactionHash: z.string().nullish(),
    }),
  ),
);

/** The tool `get_polymarket_trades`. */
export const getPolymarketTrades = paginate({
  name: "get_polymarket_trades",
  title: "Trades at Polymarket",
  description:
    "The trades of a Polymarket market, open or settled, the newest first: price, shares, outcome, side and trader of the taker. At most 10 seconds old; it reaches back some 10,000 trades.",
  keywords: [
    "recent polymarket trades",
    "last bets placed",
    "last trades of a polymarket market",
    "who just traded",
    "last polymarket bets",
    "latest fills on polymarket",
    "big polymarket bets just placed",
    "polymarket tape",
    "who is buying yes",
  ],
  ...predictionTool,
  cacheTtl: FRESH_MS,
  staleTtl: STALE_MS,
  limits: { perSecond: 20 },
  upstream: () => "data",
  input: lazy(() => z.object({ market: conditionId(), ...tradeArguments() })),
  output: lazy(() => z.object({ trades: z.array(predictionTrade()).describe("The trades, newest first") })),
  examples: [
    {
      description: "The last five",
      args: { market: "0x9c66114d7dfe2139325cc7a408a5cd5d2e73b0c4d2140a76c4a1ec6f5d1c7a01", limit: 5 },
    },
    {
      description: "Of a settled market",
      args: { market: "0x3733a1b647e7364095736ab0966465d896a84cf3b6bc1695ca1f26c3239b3868" },
    },
  ],
  list: "trades",
  by: "offset",
  size: 100,
  absent: () => "polymarket has no trades of it",
  async page({ market }, ctx, { offset, size }) {
    const query = { market, limit: size, offset, takerOnly: true };
    const found = await ctx.http.get("/trades", { query, schema: rawTrades });
    const items = found.map((trade) => ({
      venue: "polymarket" as const,
      market_id: trade.conditionId,
      // One transaction holds many trades, and nothing else names them.
      id: null,
      time: new Date(trade.timestamp * 1_000),
      outcome: trade.outcome,
      side: trade.side === "SELL" ? ("sell" as const) : ("buy" as const),
      price: trade.price,
      amount: trade.size,
      trader: trade.proxyWallet ? toChecksumAddress(trade.proxyWallet) : null,
      transaction: trade.transactionHash ?? null,
    }));
    return { items, more: offset + found.length <= MAX_OFFSET };
  },
});
