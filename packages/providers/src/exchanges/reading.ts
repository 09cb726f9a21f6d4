// Reading: the pieces by which answers of exchanges are read, whichever way they write a number or a time.
import { decimal, orNull } from "@svckit/core/schemas";
import * as z from "zod";
import { type Digits, digits, numberOf } from "../digits.js";
import { timeOf } from "../moment.js";
import type { Candle, Level, ListedMarket, Market } from "./venue.js";

/** An amount; null where it is missing or empty. */
export const amount = () => orNull(decimal());

/** A time of whole milliseconds, as a number or as text; null where it is missing or empty. */
export const millis = () => digits().transform((given) => fromMillis(given) || null);

/** ISO 8601 of milliseconds since 1970; empty, which no result takes, where it is no time. */
export function fromMillis(given: Digits): string {
  const read = numberOf(given);
  return timeOf(read === null ? null : Math.trunc(read) / 1_000) ?? "";
}

/** ISO 8601 of seconds since 1970, fractions included. */
export function fromSeconds(given: Digits): string {
  const read = numberOf(given);
  return fromMillis(read === null ? null : read * 1_000);
}

/** The levels of a book that come as `[price, amount, …]`. */
export const levels = () =>
  z
    .array(z.tuple([decimal(), decimal()], z.unknown()))
    .transform((rows) => rows.map(([price, amount]): Level => ({ price, amount })));

/** A candle that comes as `[milliseconds, open, high, low, close, volume, …]`. */
export const candle = () =>
  z.tuple([idText(), decimal(), decimal(), decimal(), decimal(), decimal()], z.unknown()).transform(
    ([time, open, high, low, close, volume]): Candle => ({
      time: fromMillis(time),
      open,
      high,
      low,
      close,
      volume,
    }),
  );

/** A listed market in the one form; `settle` is what a perpetual settles in. */
export function listedMarket(
  { base, quote, settle }: Pick<Market, "base" | "quote"> & Partial<Pick<Market, "settle">>,
  venueSymbol: string,
  isTrading: boolean,
): ListedMarket {
  const symbol = `${base}/${quote}${settle === undefined ? "" : `:${settle}`}`;
  return { symbol, venue_symbol: venueSymbol, base, quote, is_trading: isTrading };
}

/** A side in whatever case. */
export const side = () =>
  z
    .string()
    .toLowerCase()
    .pipe(z.enum(["buy", "sell"]));

/** A text or a number as text: ids come as either. */
export const idText = () => z.union([z.string(), z.number()]).transform(String);

/** The first row of a list; what a venue gives of one market stands there. */
export function firstOf<T>(rows: readonly T[], ctx: { addIssue(message: string): void }): T | typeof z.NEVER {
  const [row] = rows;
  if (row !== undefined) return row;
  ctx.addIssue("the list has no row");
  return z.NEVER;
}
