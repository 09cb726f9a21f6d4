// get_recent_trades: the last trades of a market.
import { defineTool } from "@svckit/core";
import { lazy } from "@svckit/core/schemas";
import * as z from "zod";
import { tradeRow } from "../market-forms.js";
import { marketFields, marketOf, marketTool, rowsArguments, VENUES } from "./arguments.js";

/** The tool `get_recent_trades`. */
export const getRecentTrades = defineTool({
  name: "get_recent_trades",
  title: "Last trades of a market",
  description:
    "The last trades of one market at Binance, Kraken, Coinbase, Bybit or OKX with price, amount and the taker's side, newest first, from the exchange at this moment.",
  keywords: [
    "time and sales",
    "last fills on an exchange",
    "latest trades on binance",
    "latest fills of a pair",
    "who bought last",
    "last fills on exchange",
    "latest trades on an exchange",
    "exchange trade tape",
    "recent buys on an exchange",
    "executed orders of a pair",
    "large prints",
    "taker buys and sells",
  ],
  ...marketTool,
  cacheTtl: 1_000,
  input: lazy(() => rowsArguments(50, "How many trades; of spot markets Bybit gives 60 at most")),
  output: lazy(() =>
    z.object({
      ...marketFields(),
      trades: z
        .array(tradeRow({ price: "in the quote", amount: "in the base; contracts for perpetuals of OKX" }))
        .describe("The trades, newest first"),
    }),
  ),
  examples: [
    { description: "At Kraken", args: { exchange: "kraken", symbol: "ETH/USD", limit: 2 } },
    { description: "At Coinbase", args: { exchange: "coinbase", symbol: "BTC/USD", limit: 2 } },
  ],
  async execute({ exchange, symbol, limit }, ctx) {
    const [venue, market] = [VENUES[exchange], marketOf(symbol)];
    const { path, ...request } = venue.trades(market, Math.min(limit, venue.most.trades(market)));
    const trades = (await ctx.http.get(path, request)).slice(0, limit);
    const result = { exchange, symbol, trades };
    return trades.length > 0 ? result : ctx.noData(result, `${exchange} has no trades of ${symbol}`);
  },
});
