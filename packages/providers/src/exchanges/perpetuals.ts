// Perpetuals: their funding rate, what it was before, and their open interest.
import { defineTool, type ToolContext } from "@svckit/core";
import { decimal, isoTime, lazy, limit, orNull } from "@svckit/core/schemas";
import * as z from "zod";
import {
  marketFields,
  marketOf,
  marketTool,
  perpetualExchange,
  perpetualSymbol,
  VENUES,
} from "./arguments.js";
import type { Market, Venue, VenueRequest } from "./venue.js";

const shown = () => marketFields("The perpetual");
const perpetual = () => ({ exchange: perpetualExchange(), symbol: perpetualSymbol() });
const common = { ...marketTool, cacheTtl: 10_000, staleTtl: 60_000 } as const;

/** The tool `get_funding_rate`. */
export const getFundingRate = defineTool({
  ...common,
  name: "get_funding_rate",
  title: "Funding rate of a perpetual",
  description:
    "The funding rate that a perpetual of Binance, Bybit or OKX pays next, when it is paid, and the mark and index price where the exchange tells them; at most 10 seconds old.",
  keywords: [
    "current funding rate",
    "next funding",
    "perp funding on binance",
    "mark price",
    "index price",
    "what do shorts pay",
    "next settlement of a perp",
    "funding now on binance",
    "current funding",
    "longs pay shorts",
    "when is funding due",
    "cost of holding a long",
    "perp carry cost",
    "funding countdown",
    "next settlement",
  ],
  input: lazy(() => z.object(perpetual())),
  output: lazy(() =>
    z.object({
      ...shown(),
      funding_rate: orNull(decimal("Share of the position that longs pay to shorts, such as 0.0001")),
      next_funding_time: orNull(isoTime("When it is paid")),
      mark_price: orNull(decimal("Mark price, in the quote")),
      index_price: orNull(decimal("Index price, in the quote")),
    }),
  ),
  examples: [
    { description: "Bitcoin at Binance", args: { exchange: "binance", symbol: "BTC/USDT:USDT" } },
    { description: "Ether at OKX", args: { exchange: "okx", symbol: "ETH/USDT:USDT" } },
  ],
  async execute({ exchange, symbol }, ctx) {
    const asked = await ask(ctx, VENUES[exchange], (venue) => venue.fundingRate?.(marketOf(symbol)));
    return { exchange, symbol, ...asked };
  },
});

/** The tool `get_funding_rate_history`. */
export const getFundingRateHistory = defineTool({
  ...common,
  name: "get_funding_rate_history",
  title: "Funding rates that were paid",
  description:
    "The funding rates that a perpetual of Binance, Bybit or OKX has paid, newest first, with the time of each, from the exchange itself.",
  keywords: [
    "past funding rates",
    "historical funding",
    "funding over time",
    "funding over the past days",
    "how was the funding",
    "funding over past days",
    "was funding negative",
    "average funding",
    "accumulated funding",
    "funding trend",
    "previous settlements",
  ],
  input: lazy(() =>
    z.object({ ...perpetual(), limit: limit({ most: 100, usual: 30 }, "How many payments") }),
  ),
  output: lazy(() =>
    z.object({
      ...shown(),
      payments: z
        .array(
          z.object({
            time: isoTime("When it was paid"),
            funding_rate: decimal("Share of the position that longs paid to shorts"),
          }),
        )
        .describe("The payments, newest first"),
    }),
  ),
  examples: [
    { description: "Bitcoin at Bybit", args: { exchange: "bybit", symbol: "BTC/USDT:USDT", limit: 2 } },
    { description: "Bitcoin at Binance", args: { exchange: "binance", symbol: "BTC/USDT:USDT", limit: 2 } },
  ],
  async execute({ exchange, symbol, limit }, ctx) {
    const request = (venue: Venue, market: Market) => venue.fundingHistory?.(market, limit);
    const rows = await ask(ctx, VENUES[exchange], (venue) => request(venue, marketOf(symbol)));
    const result = { exchange, symbol, payments: rows.slice(0, limit) };
    return rows.length > 0 ? result : ctx.noData(result, `${exchange} has no funding rates of ${symbol}`);
  },
});

/** The tool `get_open_interest`. */
export const getOpenInterest = defineTool({
  ...common,
  name: "get_open_interest",
  title: "Open interest of a perpetual",
  description:
    "How much is open in a perpetual of Binance, Bybit or OKX, counted in its base coin, as the exchange tells it at this moment.",
  keywords: [
    "open interest of a perp on binance",
    "open contracts",
    "how large is the open interest at an exchange",
    "open positions of a perp",
    "how much leverage in market",
    "perp open interest size",
    "outstanding contracts",
    "total futures positions",
    "oi at one exchange",
    "leveraged bets open",
  ],
  input: lazy(() => z.object(perpetual())),
  output: lazy(() =>
    z.object({
      ...shown(),
      amount: decimal("What is open, in the base"),
      time: orNull(isoTime("When the exchange says it was so")),
    }),
  ),
  examples: [
    { description: "Bitcoin at OKX", args: { exchange: "okx", symbol: "BTC/USDT:USDT" } },
    { description: "Bitcoin at Bybit", args: { exchange: "bybit", symbol: "BTC/USDT:USDT" } },
  ],
  async execute({ exchange, symbol }, ctx) {
    const asked = await ask(ctx, VENUES[exchange], (venue) => venue.openInterest?.(marketOf(symbol)));
    return { exchange, symbol, ...asked };
  },
});

/** Asks a venue that has perpetuals: it offers all of these requests. */
function ask<T>(
  ctx: ToolContext,
  venue: Venue,
  requestOf: (venue: Venue) => VenueRequest<T> | undefined,
): Promise<T> {
  const request = requestOf(venue);
  if (request === undefined)
    throw new TypeError(`${venue.title} has no perpetuals: the argument was not checked`);
  const { path, ...rest } = request;
  return ctx.http.get(path, rest);
}
