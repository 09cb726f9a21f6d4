// Quotes: what the tools of prices share: their arguments, how CoinGecko answers, and the prices that it does not have.
import type { ToolContext } from "@svckit/core";
import * as z from "zod";
import { nameSome } from "../name-some.js";
import { figureIn, joined } from "../words.js";
import { currencies, included, itemsOf, precision } from "./arguments.js";
import { figure } from "./fields.js";

/** The arguments beside what is priced. */
export const quoteArguments = () => ({
  vs_currencies: currencies(),
  include_market_cap: included("`<currency>_market_cap`"),
  include_24hr_vol: included("`<currency>_24h_vol`, the volume of 24 hours"),
  include_24hr_change: included("`<currency>_24h_change`, the change in 24 hours in percent"),
  include_last_updated_at: included("`last_updated_at`, unix seconds"),
  precision: precision(),
});

/** Quotes by what is priced, named by `key`. */
export const quotes = (key: string) =>
  z
    .record(z.string(), z.record(z.string(), figure("Price, or what was asked for beside it")))
    .describe(`By ${key}: the price under each currency's code, and what was asked for beside it`);

/** A quote in words: each price, with what was asked for beside it. */
export function quoteWords(quote: Readonly<Record<string, number | null>>, codes: readonly string[]): string {
  return joined(
    ...codes.flatMap((code) => {
      const unit = code.toUpperCase();
      const [cap, volume] = [`${code}_market_cap`, `${code}_24h_vol`].map((name) =>
        figureIn(quote[name], unit),
      );
      const change = quote[`${code}_24h_change`];
      return [
        figureIn(quote[code], unit) ?? `no price in ${unit}`,
        cap && `market cap ${cap}`,
        volume && `volume of 24 hours ${volume}`,
        change == null ? undefined : `${change}% in 24 hours`,
      ];
    }),
  );
}

const rawQuotesIn = (codes: readonly string[]) =>
  z.record(z.string(), z.looseObject(Object.fromEntries(codes.map((code) => [code, z.number().nullish()]))));

// Most callers want the same few currencies, and a schema takes some hundred times as long to make as to use.
const MOST_KEPT = 100;
const kept = new Map<string, ReturnType<typeof rawQuotesIn>>();

/** A price that was asked for is a number; other fields may be anything. */
export function rawQuotes(vsCurrencies: string): ReturnType<typeof rawQuotesIn> {
  const known = kept.get(vsCurrencies);
  if (known) return known;
  if (kept.size === MOST_KEPT) kept.clear();
  const made = rawQuotesIn(itemsOf(vsCurrencies));
  kept.set(vsCurrencies, made);
  return made;
}

export type Quotes = Readonly<Record<string, Readonly<Record<string, number | null>>>>;

/** The quotes, with a warning that names whatever has none. */
export function withAbsent(
  ctx: ToolContext,
  quoted: Quotes,
  { asked, codes }: { readonly asked: readonly string[]; readonly codes: string },
): Quotes {
  const absent = [
    ...asked.filter((name) => !Object.hasOwn(quoted, name)),
    ...Object.entries(quoted).flatMap(([name, quote]) =>
      itemsOf(codes)
        .filter((code) => quote[code] == null)
        .map((code) => `${name} in ${code}`),
    ),
  ];
  return absent.length === 0 ? quoted : ctx.noData(quoted, `coingecko has no price for ${nameSome(absent)}`);
}

/** The figures of a quote, without anything else that the upstream may add to it one day. */
export function figuresOf(quote: Readonly<Record<string, unknown>>): Record<string, number | null> {
  const figures: Record<string, number | null> = {};
  for (const [name, value] of Object.entries(quote)) {
    if (typeof value === "number" || value === null) figures[name] = value;
  }
  return figures;
}
