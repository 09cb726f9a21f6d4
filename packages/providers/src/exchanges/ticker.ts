// get_ticker: the last day of a market, and its best prices now.
import { defineTool } from "@svckit/core";
import { decimal, isoTime, lazy, orNull } from "@svckit/core/schemas";
import * as z from "zod";
import { exchange, marketFields, marketOf, marketTool, requireOffered, symbol, VENUES } from "./arguments.js";

/** The tool `get_ticker`. */
export const getTicker = defineTool({
  name: "get_ticker",
  title: "Ticker of a market",
  description:
    "Last price, best bid and ask, and the high, low and volume of 24 hours of one market at Binance, Kraken, Coinbase, Bybit or OKX, spot or perpetual, from the exchange itself and at most 2 seconds old.",
  keywords: [
    "exchange price",
    "bid ask spread",
    "last price on an exchange",
    "price on binance",
    "24h high and low",
    "24 hour stats of a pair",
    "best bid and ask",
    "spot price of btcusdt",
    "last price and volume on binance",
    "spread of a pair",
    "price on kraken",
    "trading at on an exchange",
    "price of a coin at an exchange",
    "price of a perp on an exchange",
    "last price of a perpetual",
    "top of book",
    "24 hour stats of pair",
    "price on one exchange",
    "daily range of a pair",
    "perp price on an exchange",
  ],
  ...marketTool,
  cacheTtl: 2_000,
  staleTtl: 30_000,
  input: lazy(() => z.object({ exchange: exchange(), symbol: symbol() }).superRefine(requireOffered)),
  output: lazy(() =>
    z.object({
      ...marketFields(),
      last: orNull(decimal("Last price, in the quote")),
      bid: orNull(decimal("Best price that is bid, in the quote")),
      ask: orNull(decimal("Best price that is asked, in the quote")),
      open: orNull(decimal("Price 24 hours ago, or at the start of the day where the exchange counts so")),
      high: orNull(decimal("Highest price of that time")),
      low: orNull(decimal("Lowest price of that time")),
      base_volume: orNull(decimal("Volume of that time, in the base")),
      quote_volume: orNull(decimal("Volume of that time, in the quote")),
      time: orNull(isoTime("When the exchange says it was so")),
    }),
  ),
  examples: [
    { description: "Bitcoin at Kraken", args: { exchange: "kraken", symbol: "BTC/USD" } },
    { description: "Its perpetual at Bybit", args: { exchange: "bybit", symbol: "BTC/USDT:USDT" } },
  ],
  async execute({ exchange, symbol }, ctx) {
    const { path, ...request } = VENUES[exchange].ticker(marketOf(symbol));
    return { exchange, symbol, ...(await ctx.http.get(path, request)) };
  },
});
