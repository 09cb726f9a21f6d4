// get_pool_ohlcv: candles of a pool, the newest first.
import { paginate } from "@svckit/core";
import { chain, lazy, limit } from "@svckit/core/schemas";
import * as z from "zod";
import { anyAddress } from "../any-address.js";
import { candleRow, poolToken } from "../market-forms.js";
import { moment } from "../moment.js";
import { chainArgument, freshTool, placeOf } from "./json-api.js";

const MAX_CANDLES = 1_000;
const POOL = "0x06da0fd433C1A5d7a4faa01111c044910A184553";

/** GeckoTerminal's timeframe, and how many of them are one candle. */
const TIMEFRAMES = {
  "1m": ["minute", 1],
  "5m": ["minute", 5],
  "15m": ["minute", 15],
  "1h": ["hour", 1],
  "4h": ["hour", 4],
  "12h": ["hour", 12],
  "1d": ["day", 1],
} as const;

// `as`: Object.keys has no type for the keys of a literal.
const frames = Object.keys(TIMEFRAMES) as (keyof typeof TIMEFRAMES)[];

// A price of many digits comes as a text of them.
const figure = () => z.union([z.number(), z.string()]);
const side = () =>
  z.looseObject({ address: z.string(), symbol: z.string().nullish(), name: z.string().nullish() }).nullish();
const rawCandles = lazy(() =>
  z.looseObject({
    data: z.looseObject({
      attributes: z.looseObject({
        ohlcv_list: z.array(z.tuple([z.int(), figure(), figure(), figure(), figure(), figure().nullable()])),
      }),
    }),
    meta: z.looseObject({ base: side(), quote: side() }).nullish(),
  }),
);

/** The tool `get_pool_ohlcv`. */
export const getPoolOhlcv = paginate({
  name: "get_pool_ohlcv",
  title: "Price candles of a pool",
  description:
    "Open, high, low and close price and volume of a pool over time, in candles of a minute to a day, the newest first, from GeckoTerminal; times without a trade have no candle.",
  category: "onchain_dex",
  keywords: [
    "token chart",
    "pool price history",
    "dex candlesticks",
    "pool candles",
    "dex chart",
    "candlesticks of a token on a dex",
    "minute candles of a pool",
    "chart of a pool",
    "memecoin chart",
    "onchain kline",
    "pair price over time",
  ],
  ...freshTool,
  input: lazy(() =>
    z.object({
      chain: chainArgument(),
      address: anyAddress("The pool"),
      timeframe: z.enum(frames).default("1h").describe("How long a candle is"),
      to: moment("Only candles that start before this; up to now where left out").optional(),
      currency: z
        .enum(["usd", "quote"])
        .default("usd")
        .describe("What prices are in: US dollars, or the pool's other token"),
      token: z.enum(["base", "quote"]).default("base").describe("Which of the pool's two tokens is priced"),
      limit: limit({ most: MAX_CANDLES, usual: 100 }, "Candles in a page"),
    }),
  ),
  output: lazy(() =>
    z.object({
      chain: chain().describe("The chain; a slug or CAIP-2"),
      pool_address: z.string().describe("Address of the pool"),
      timeframe: z.string().describe("How long a candle is"),
      currency: z.string().describe("What prices are in: usd, or quote for the pool's other token"),
      base_token: poolToken("The token that is priced").nullable(),
      quote_token: poolToken("The pool's other token").nullable(),
      candles: z
        .array(candleRow({ price: "in the currency", volume: "in the currency" }))
        .describe("The candles, the newest first"),
    }),
  ),
  examples: [
    { description: "By the hour", args: { chain: "ethereum", address: POOL } },
    {
      description: "By the day, in the other token, until a day",
      args: {
        chain: "ethereum",
        address: POOL,
        timeframe: "1d",
        currency: "quote",
        to: "2026-05-28T00:00:00Z",
        limit: 2,
      },
    },
  ],
  list: "candles",
  by: "cursor",
  size: MAX_CANDLES,
  absent: ({ address, chain }) => `geckoterminal has no candles of the pool ${address} on ${chain}`,
  async page({ chain, address, timeframe, to, currency, token }, ctx, { cursor, size }) {
    const [frame, aggregate] = TIMEFRAMES[timeframe];
    const before = typeof cursor === "number" ? cursor : to;
    const found = await ctx.http.find("networks/{network}/pools/{address}/ohlcv/{frame}", {
      path: { ...placeOf(chain, address), frame },
      query: {
        aggregate,
        before_timestamp: before,
        limit: size,
        currency: currency === "quote" ? "token" : "usd",
        token,
      },
      schema: rawCandles,
    });
    const rows = found?.data.attributes.ohlcv_list ?? [];
    const shown = { chain, pool_address: address, timeframe, currency };
    return {
      items: rows.map(([time, open, high, low, close, volume]) => ({
        time: new Date(time * 1_000),
        ...{ open, high, low, close, volume },
      })),
      next: rows.length === size ? rows.at(-1)?.[0] : undefined,
      beside: { ...shown, base_token: toToken(found?.meta?.base), quote_token: toToken(found?.meta?.quote) },
    };
  },
});

function toToken(given: z.output<ReturnType<typeof side>>) {
  return given ? { address: given.address, symbol: given.symbol ?? null, name: given.name ?? null } : null;
}
