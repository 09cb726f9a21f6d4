// get_orderbook: what is bid and asked on a market.
import { defineTool } from "@svckit/core";
import { decimal, isoTime, lazy, orNull } from "@svckit/core/schemas";
import * as z from "zod";
import { marketFields, marketOf, marketTool, rowsArguments, VENUES } from "./arguments.js";

const levels = (what: string, order: string) =>
  z
    .array(
      z.object({
        price: decimal("Price, in the quote"),
        amount: decimal(`How much is ${what} at it, in the base; contracts for perpetuals of OKX`),
      }),
    )
    .describe(`What is ${what}, ${order} price first`);

/** The tool `get_orderbook`. */
export const getOrderbook = defineTool({
  name: "get_orderbook",
  title: "Order book of a market",
  description:
    "The bids and asks of one market at Binance, Kraken, Coinbase, Bybit or OKX, best first, as deep as is asked for: prices and amounts as the exchange has them at this moment.",
  keywords: [
    "market depth",
    "liquidity at a price",
    "bids and asks",
    "order book of an exchange",
    "liquidity at a price on an exchange",
    "how deep is the book",
    "show the bids",
    "asks of a pair",
    "bids and asks of pair",
    "buy wall sell wall",
    "level 2 quotes",
    "liquidity at a price level",
    "slippage of a big order",
    "how thick is the book",
    "resting bids on an exchange",
  ],
  ...marketTool,
  cacheTtl: 1_000,
  input: lazy(() => rowsArguments(20, "How many prices of each side")),
  output: lazy(() =>
    z.object({
      ...marketFields(),
      bids: levels("bid", "highest"),
      asks: levels("asked", "lowest"),
      time: orNull(isoTime("When the exchange says it was so")),
    }),
  ),
  examples: [
    { description: "The top of Binance's book", args: { exchange: "binance", symbol: "BTC/USDT", limit: 5 } },
    { description: "Coinbase's", args: { exchange: "coinbase", symbol: "ETH/USD", limit: 10 } },
  ],
  async execute({ exchange, symbol, limit: asked }, ctx) {
    const [venue, market] = [VENUES[exchange], marketOf(symbol)];
    const { path, ...request } = venue.orderBook(market, Math.min(asked, venue.most.levels(market)));
    const { bids, asks, time } = await ctx.http.get(path, request);
    return { exchange, symbol, bids: bids.slice(0, asked), asks: asks.slice(0, asked), time };
  },
});
