// Llama: the prices of DefiLlama in CoinGecko's form, for while CoinGecko is down. They are in US dollars, and nothing but prices.
import type { ToolFallback } from "@svckit/core";
import * as z from "zod";
import { itemsOf } from "./arguments.js";
import type { Quotes } from "./quotes.js";

const MAX_LLAMA_POINTS = 500;

/** The arguments of prices that decide whether DefiLlama can answer. */
export interface QuoteArguments {
  readonly vs_currencies: string;
  readonly include_market_cap: boolean;
  readonly include_24hr_vol: boolean;
  readonly include_24hr_change: boolean;
  readonly include_last_updated_at: boolean;
  readonly precision?: number | "full" | undefined;
}

/** What is priced: by its name in our result, and as DefiLlama names it. */
interface Priced {
  readonly name: string;
  readonly coin: string;
}

const currentPrices = () =>
  z.object({ prices: z.array(z.object({ coin: z.string(), price_usd: z.number() })) });

const priceChart = () =>
  z.object({
    charts: z.array(
      z.object({ prices: z.array(z.object({ time: z.string().nullable(), price_usd: z.number() })) }),
    ),
  });

/** The fallback of a tool of current prices. It fails where anything but prices in US dollars was asked for. */
export function llamaQuotes<Args extends QuoteArguments>(
  pricedBy: (args: Args) => readonly Priced[],
): ToolFallback<Args, Quotes> {
  return {
    tool: "get_current_prices",
    args(args) {
      const isMore = Object.entries(args).some(([name, value]) => name.startsWith("include_") && value);
      if (isMore || !isInDollars(itemsOf(args.vs_currencies))) return undefined;
      return { coins: pricedBy(args).map(({ coin }) => coin) };
    },
    result(result, args) {
      const found = new Map(
        currentPrices()
          .parse(result)
          .prices.map(({ coin, price_usd }) => [coin, price_usd]),
      );
      return Object.fromEntries(
        pricedBy(args).flatMap(({ name, coin }) => {
          const usd = found.get(coin);
          return usd === undefined ? [] : [[name, { usd: rounded(usd, args.precision) }]];
        }),
      );
    },
  };
}

/** The price of a coin at a time, of what DefiLlama answered; null where it has none. */
export function llamaPrice(result: Readonly<Record<string, unknown>>): number | null {
  return currentPrices().parse(result).prices[0]?.price_usd ?? null;
}

/** The steps of CoinGecko's chart of so many days. Throws where those are more than DefiLlama gives at once. */
export function llamaSteps(days: number | "max", isDaily: boolean) {
  const count = days === "max" ? Number.POSITIVE_INFINITY : days;
  const [period, points] =
    isDaily || count > 90 ? ["1d", count] : count > 1 ? ["1h", 24 * count] : ["5m", 288];
  if (points > MAX_LLAMA_POINTS) throw new TypeError(`DefiLlama gives ${MAX_LLAMA_POINTS} prices at most`);
  return { period, points };
}

/** The prices of a coin over time, of what DefiLlama answered, as [unix milliseconds, price]. */
export function llamaPoints(
  result: Readonly<Record<string, unknown>>,
  precision: QuoteArguments["precision"],
): [number, number][] {
  const [chart] = priceChart().parse(result).charts;
  return (chart?.prices ?? []).flatMap(({ time, price_usd }): [number, number][] =>
    time === null ? [] : [[Date.parse(time), rounded(price_usd, precision)]],
  );
}

/** Whether US dollars alone are asked for: DefiLlama has no other prices. */
export function isInDollars(currencies: readonly string[]): boolean {
  return currencies.every((code) => code === "usd");
}

function rounded(price: number, precision: QuoteArguments["precision"]): number {
  return typeof precision === "number" ? Number(price.toFixed(precision)) : price;
}
