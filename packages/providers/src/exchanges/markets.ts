// get_exchange_markets and get_exchange_time: what an exchange trades, and whether it answers.
import { defineTool, paginate } from "@svckit/core";
import { isoTime, lazy, limit } from "@svckit/core/schemas";
import * as z from "zod";
import { exchange, upstreamOf, VENUES } from "./arguments.js";

// What stands for the market where any of its kind is meant: it picks the upstream.
const ANY = { spot: "ANY/ANY", perpetual: "ANY/ANY:ANY" } as const;

/** The tool `get_exchange_markets`. */
export const getExchangeMarkets = paginate({
  name: "get_exchange_markets",
  title: "Markets of an exchange",
  description:
    "The markets that Binance, Kraken, Coinbase, Bybit or OKX lists, spot or perpetual, in the form of symbol that the other tools take, with whether they trade now; of one base or quote where asked for.",
  keywords: [
    "trading pairs",
    "listed coins",
    "symbols",
    "which pairs does an exchange list",
    "trading pairs of binance",
    "perpetual contracts of an exchange",
    "tradable symbols",
    "does an exchange offer a pair",
    "does kraken list a coin",
    "which symbols trade in euro",
    "spot markets of an exchange",
    "new symbols of an exchange",
    "does an exchange have a pair",
    "is a coin listed on an exchange",
    "does it list a pair",
    "is coin on this exchange",
    "spot or futures available",
    "instruments",
    "quote currencies",
    "trading halted or active",
    "correct symbol spelling",
    "does exchange offer pair",
  ],
  category: "market_data",
  effect: "read",
  keyless: true,
  cacheTtl: 10 * 60_000,
  staleTtl: 60 * 60_000,
  // Binance lists all its markets at once, some 9 MB.
  limits: { maxBytes: 32 * 1_024 * 1_024, concurrency: 2 },
  upstream: ({ exchange, kind }) => upstreamOf({ exchange, symbol: ANY[kind] }),
  input: lazy(() =>
    z
      .object({
        exchange: exchange(),
        kind: z.enum(["spot", "perpetual"]).default("spot").describe("Which markets"),
        base: z
          .string()
          .trim()
          .toUpperCase()
          .min(1)
          .max(20)
          .optional()
          .describe("Only markets of this base, such as `BTC`"),
        quote: z
          .string()
          .trim()
          .toUpperCase()
          .min(1)
          .max(20)
          .optional()
          .describe("Only markets in this quote, such as `USDT`"),
        limit: limit({ most: 500, usual: 100 }, "Markets in a page"),
      })
      .superRefine(({ exchange, kind }, ctx) => {
        const { title, hasPerpetuals } = VENUES[exchange];
        if (kind === "spot" || hasPerpetuals) return;
        const message = `${title} has no perpetuals here; ask for spot, or another exchange`;
        ctx.addIssue({ code: "custom", path: ["kind"], message });
      }),
  ),
  output: lazy(() =>
    z.object({
      exchange: z.string().describe("The exchange"),
      markets: z
        .array(
          z.object({
            symbol: z.string().describe("The market, as these tools take it"),
            venue_symbol: z.string().describe("The exchange's own name of it"),
            base: z.string().describe("What is traded"),
            quote: z.string().describe("What it is priced in"),
            is_trading: z.boolean().describe("Whether it trades now"),
          }),
        )
        .describe("The markets, in the exchange's order"),
    }),
  ),
  examples: [
    { description: "Bitcoin's markets at Coinbase", args: { exchange: "coinbase", base: "BTC" } },
    { description: "Perpetuals of OKX", args: { exchange: "okx", kind: "perpetual", limit: 50 } },
  ],
  list: "markets",
  by: "whole",
  absent: ({ exchange }) => `${exchange} lists no such market`,
  async page({ exchange, kind, base, quote }, ctx) {
    const { path, ...request } = VENUES[exchange].markets(kind);
    const all = await ctx.http.get(path, request);
    const items = all.filter(
      (market) =>
        (base === undefined || market.base === base) && (quote === undefined || market.quote === quote),
    );
    return { items, beside: { exchange } };
  },
});

/** The tool `get_exchange_time`. */
export const getExchangeTime = defineTool({
  name: "get_exchange_time",
  title: "Clock of an exchange",
  description:
    "What time it is at Binance, Kraken, Coinbase, Bybit or OKX, and how far that is from this service's clock: a sign that the exchange answers, asked at this moment.",
  keywords: [
    "exchange status",
    "is the exchange up",
    "server time of an exchange",
    "is the exchange api up",
    "is binance reachable",
    "clock drift",
    "ping an exchange",
    "is an exchange down",
    "exchange api responding",
    "does the exchange answer",
    "server time",
    "is exchange down",
    "is exchange up",
    "ping",
    "latency",
    "outage",
    "exchange reachable",
    "timestamp out of sync",
  ],
  category: "network_infrastructure",
  effect: "read",
  keyless: true,
  upstream: ({ exchange }) => exchange,
  input: lazy(() => z.object({ exchange: exchange() })),
  output: lazy(() =>
    z.object({
      exchange: z.string().describe("The exchange"),
      time: isoTime("The exchange's clock"),
      ahead_ms: z
        .int()
        .describe("How far it is ahead of this service's clock, in milliseconds; the way there is in it"),
    }),
  ),
  examples: [
    { description: "Binance", args: { exchange: "binance" } },
    { description: "Bybit", args: { exchange: "bybit" } },
  ],
  async execute({ exchange }, ctx) {
    const { path, ...request } = VENUES[exchange].time();
    const time = await ctx.http.get(path, request);
    return { exchange, time, ahead_ms: Date.parse(time) - ctx.clock.now() };
  },
});
