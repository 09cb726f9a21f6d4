// get_coin_history: a coin's price, market cap and volume on one day.
import { defineTool } from "@svckit/core";
import { lazy } from "@svckit/core/schemas";
import * as z from "zod";
import { coinId, currency } from "./arguments.js";
import { figure, figures, text } from "./fields.js";
import { kept } from "./kept.js";
import { isInDollars, llamaPrice } from "./llama.js";
import { type Plan, requireReach } from "./plan.js";

const rawSnapshot = lazy(() =>
  z.looseObject({
    symbol: text("Symbol"),
    name: text("Name"),
    market_data: z
      .looseObject({
        current_price: figures("Prices"),
        market_cap: figures("Market caps"),
        total_volume: figures("Volumes"),
      })
      .nullish(),
  }),
);

const startOf = (date: string) => Date.parse(`${date}T00:00:00Z`) / 1_000;

/** The tool `get_coin_history`. */
export const getCoinHistory = (plan: Plan) =>
  defineTool({
    ...kept(600, 86_400),
    name: "get_coin_history",
    title: "A coin on one day",
    description:
      "A coin's price, market cap and 24-hour volume in one currency at the start of a day in UTC, from CoinGecko. While that is down, its price in US dollars alone, from DefiLlama.",
    category: "market_data",
    keywords: [
      "price on a date",
      "historical price",
      "coin price on a given day",
      "what was the price on",
      "what did a coin cost on a day",
      "price on my birthday",
      "what was a coin worth back then",
      "coin price on given day",
      "on my birthday",
      "snapshot of a date",
      "what did a coin cost",
      "market cap on that date",
      "new year's day price",
      "back in 2017",
      "closing value of a day",
    ],
    input: lazy(() =>
      z.object({
        id: coinId(),
        date: z.iso.date({ error: "a day such as `2026-01-31`" }).describe("The day in UTC, as `2026-01-31`"),
        vs_currency: currency().default("usd"),
      }),
    ),
    output: lazy(() =>
      z.object({
        id: z.string().describe("CoinGecko id of the coin"),
        date: z.string().describe("The day"),
        vs_currency: z.string().describe("Currency of the figures"),
        symbol: text("Ticker symbol, not unique"),
        name: text("Name"),
        price: figure("Price at the start of the day, in the currency"),
        market_cap: figure("Market cap, in the currency"),
        total_volume: figure("Volume of 24 hours, in the currency"),
      }),
    ),
    examples: [
      { description: "Bitcoin at the start of November", args: { id: "bitcoin", date: "2026-11-01" } },
      {
        description: "Ether in euro",
        args: { id: "ethereum", date: "2026-10-15", vs_currency: "eur" },
      },
    ],
    fallback: {
      tool: "get_historical_prices",
      args: ({ id, date, vs_currency }) =>
        isInDollars([vs_currency]) ? { coins: [`coingecko:${id}`], at: date } : undefined,
      result: (result, { id, date, vs_currency }) => ({ id, date, vs_currency, price: llamaPrice(result) }),
    },
    async execute({ id, date, vs_currency }, ctx) {
      requireReach(plan, ctx.clock, "date", startOf(date));
      const [year, month, day] = date.split("-");
      const found = await ctx.http.find("/coins/{id}/history", {
        path: { id },
        // Each plan's API describes another spelling.
        query: { date: plan === "pro" ? date : `${day}-${month}-${year}`, localization: false },
        schema: rawSnapshot,
      });
      const { current_price, market_cap, total_volume } = found?.market_data ?? {};
      const result = {
        id,
        date,
        vs_currency,
        symbol: found?.symbol,
        name: found?.name,
        price: current_price?.[vs_currency],
        market_cap: market_cap?.[vs_currency],
        total_volume: total_volume?.[vs_currency],
      };
      return result.price == null
        ? ctx.noData(result, `coingecko has no price of ${id} in ${vs_currency} on ${date}`)
        : result;
    },
  });
