// The arguments of all tools of exchanges: which one, and which market there, by one form of symbol.
import { limit } from "@svckit/core/schemas";
import * as z from "zod";
import type { Market, Venue } from "./venue.js";
import { binance } from "./venues/binance.js";
import { bybit } from "./venues/bybit.js";
import { coinbase } from "./venues/coinbase.js";
import { kraken } from "./venues/kraken.js";
import { okx } from "./venues/okx.js";

/** The exchanges, by the argument that names them. */
export const VENUES = { binance, kraken, coinbase, bybit, okx } as const satisfies Record<string, Venue>;
export type ExchangeName = keyof typeof VENUES;

// Named in so many words, since `Object.keys` forgets which keys they are.
const EXCHANGES = [
  "binance",
  "kraken",
  "coinbase",
  "bybit",
  "okx",
] as const satisfies readonly ExchangeName[];
const WITH_PERPETUALS = EXCHANGES.filter((name) => VENUES[name].hasPerpetuals);
const SYMBOL = /^([A-Z0-9]{1,20})\/([A-Z0-9]{1,20})(?::([A-Z0-9]{1,20}))?$/;

/** The argument `exchange`. */
export const exchange = () => z.enum(EXCHANGES).describe("The exchange");

/** The argument `exchange` of tools about perpetuals. */
export const perpetualExchange = () =>
  z.enum(["binance", "bybit", "okx"]).describe("The exchange; of those here that have perpetuals");

/** The argument `symbol`; read in upper case. */
export const symbol = () =>
  z
    .string()
    .trim()
    .toUpperCase()
    .regex(SYMBOL, "a market such as `BTC/USDT`, or `BTC/USDT:USDT` for the perpetual that settles in USDT")
    .describe("Market: `BTC/USDT` is spot, `BTC/USDT:USDT` the perpetual that settles in USDT");

/** The argument `symbol` of tools about perpetuals. */
export const perpetualSymbol = () =>
  z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9]{1,20}\/[A-Z0-9]{1,20}:[A-Z0-9]{1,20}$/, "a perpetual such as `BTC/USDT:USDT`")
    .describe("Perpetual by base, quote and what it settles in, such as `BTC/USDT:USDT`");

/** The market of a symbol that was read by one of these. */
export function marketOf(symbol: string): Market {
  const [, base = "", quote = "", settle] = SYMBOL.exec(symbol) ?? [];
  return { symbol, base, quote, settle };
}

/** Refuses a perpetual of an exchange that has none here, before anyone is asked. */
export function requireOffered(
  { exchange, symbol }: { readonly exchange: ExchangeName; readonly symbol: string },
  ctx: z.RefinementCtx,
): void {
  const { title, hasPerpetuals } = VENUES[exchange];
  if (hasPerpetuals || marketOf(symbol).settle === undefined) return;
  const message = `${title} has no perpetuals here, and ${symbol} is one; ask for a spot market, or ${WITH_PERPETUALS.join(", ")}`;
  ctx.addIssue({ code: "custom", path: ["symbol"], message });
}

/** The upstream of a market: Binance has its perpetuals on another host. */
export function upstreamOf({
  exchange,
  symbol,
}: {
  readonly exchange: ExchangeName;
  readonly symbol: string;
}): string {
  return exchange === "binance" && marketOf(symbol).settle !== undefined ? "binance_futures" : exchange;
}

/** What a tool about one market is declared with. */
export const marketTool = {
  category: "market_data",
  effect: "read",
  keyless: true,
  upstream: upstreamOf,
} as const;

/** The fields of a result that say which market it tells of. */
export function marketFields(market = "The market") {
  return { exchange: z.string().describe("The exchange"), symbol: z.string().describe(market) };
}

/** The arguments of a tool that shows rows of a market, at most 500. */
export function rowsArguments(usual: number, meaning: string) {
  return z
    .object({ exchange: exchange(), symbol: symbol(), limit: limit({ most: 500, usual }, meaning) })
    .superRefine(requireOffered);
}
