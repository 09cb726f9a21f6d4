// get_stablecoin_prices: how stablecoins kept their pegs, by the day.
import { paginate } from "@svckit/core";
import { isoTime, lazy, limit } from "@svckit/core/schemas";
import * as z from "zod";
import { digits } from "../digits.js";
import { figureOrNull } from "../figure-or-null.js";
import { timeOf } from "../moment.js";
import { LISTS, WHOLE_LIST } from "./protocols.js";
import { newestFirst, seriesArguments } from "./series.js";

const MAX_NAMES = 50;

const rawPrices = lazy(() =>
  z.array(z.object({ date: digits(), prices: z.record(z.string(), z.number().nullish()).nullish() })),
);

/** The tool `get_stablecoin_prices`. */
export const getStablecoinPrices = paginate({
  name: "get_stablecoin_prices",
  title: "Prices of stablecoins by the day",
  description:
    "Prices of all stablecoins or of some in US dollars, a point a day, newest first, from DefiLlama: shows whether and when one lost its peg.",
  keywords: [
    "depeg",
    "peg history",
    "depeg history",
    "did it lose its peg",
    "did usdc lose its peg",
    "price of a stablecoin over time",
    "hold its peg",
    "how did a stablecoin hold its peg",
    "price of stablecoin over time",
    "when did it depeg",
    "below one dollar",
    "stablecoin deviation from a dollar",
    "worst depeg",
    "off peg",
  ],
  category: "market_data",
  ...LISTS,
  limits: WHOLE_LIST,
  upstream: () => "stablecoins",
  input: lazy(() => {
    const { from, to } = seriesArguments();
    return z.object({
      ids: z
        .array(z.string().trim().toLowerCase().min(1).max(100))
        .min(1)
        .max(MAX_NAMES)
        .optional()
        .describe(
          "Only these, by CoinGecko id such as `tether`, as get_stablecoins gives it; all where left out",
        ),
      from,
      to,
      limit: limit({ most: 365, usual: 7 }, "Days in a page, newest first"),
    });
  }),
  output: lazy(() =>
    z.object({
      points: z
        .array(
          z.object({
            time: isoTime("The day"),
            prices: z
              .record(z.string(), figureOrNull("Price in US dollars"))
              .describe("By CoinGecko id; of a stablecoin without one by DefiLlama's name"),
          }),
        )
        .describe("The days, newest first; those without such a price left out"),
    }),
  ),
  examples: [
    { description: "Tether and USDC in 30 days", args: { ids: ["tether", "usd-coin"], limit: 30 } },
    { description: "All of them on the last day", args: { limit: 1 } },
  ],
  list: "points",
  by: "whole",
  absent: ({ ids }) => `defillama has no prices of ${ids?.join(", ") ?? "stablecoins"} in that time`,
  async page({ ids, from, to }, ctx) {
    const found = await ctx.http.get("/stablecoinprices", { schema: rawPrices });
    const days = found.map(({ date, prices }) => ({ at: date, prices: pricesOf(prices ?? {}, ids) }));
    const known = newestFirst(days, { from, to }).filter(({ prices }) => Object.keys(prices).length > 0);
    return { items: known.map(({ at, prices }) => ({ time: timeOf(at) ?? "", prices })) };
  },
});

function pricesOf(
  prices: Readonly<Record<string, number | null | undefined>>,
  ids: readonly string[] | undefined,
): Record<string, number | null> {
  const wanted = Object.entries(prices).filter(
    ([name, price]) => price != null && (ids === undefined || ids.includes(name.toLowerCase())),
  );
  return Object.fromEntries(wanted.map(([name, price]) => [name, price ?? null]));
}
