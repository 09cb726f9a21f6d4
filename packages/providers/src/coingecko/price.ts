// get_price: current prices of coins by their ids.
import { defineTool } from "@svckit/core";
import * as z from "zod";
import { coinIds, currencies, itemsOf, nameSome } from "./arguments.js";
import { figure } from "./figure.js";

const FRESH_MS = 15_000;
const STALE_MS = 5 * 60_000;
const MAX_DECIMALS = 18;

/** Quotes by coin. A price that was asked for is a number; other fields may be anything. */
const pricesIn = (codes: readonly string[]) =>
  z.record(z.string(), z.looseObject(Object.fromEntries(codes.map((code) => [code, z.number().nullish()]))));

const included = (what: string) => z.boolean().default(false).describe(`Whether to add ${what}`);

/** The tool `get_price`. */
export const getPrice = defineTool({
  name: "get_price",
  title: "Coin prices",
  description:
    "Current prices of one or more coins by their CoinGecko ids, in one or more currencies, at most 15 seconds old; market cap, 24-hour volume and change, and the time of the last update on request.",
  category: "market_data",
  effect: "read",
  keyless: true,
  cacheTtl: FRESH_MS,
  staleTtl: STALE_MS,
  input: z.object({
    ids: coinIds,
    vs_currencies: currencies,
    include_market_cap: included("`<currency>_market_cap`"),
    include_24hr_vol: included("`<currency>_24h_vol`, the volume of 24 hours"),
    include_24hr_change: included("`<currency>_24h_change`, the change in 24 hours in percent"),
    include_last_updated_at: included("`last_updated_at`, unix seconds"),
    precision: z
      .union([z.literal("full"), z.int().min(0).max(MAX_DECIMALS)], {
        error: `it is "full" or a whole number from 0 to ${MAX_DECIMALS}`,
      })
      .optional()
      .describe(`Decimals of the prices: 0 to ${MAX_DECIMALS}, or "full"; CoinGecko's choice where left out`),
  }),
  output: z
    .record(z.string(), z.record(z.string(), figure("Price, or what was asked for beside it")))
    .describe("By coin id: the price under each currency's code, and what was asked for beside it"),
  examples: [
    { description: "Bitcoin in US dollars", args: { ids: "bitcoin", vs_currencies: "usd" } },
    {
      description: "Two coins in two currencies, with the change of 24 hours",
      args: { ids: "bitcoin,ethereum", vs_currencies: "usd,eur", include_24hr_change: true },
    },
  ],
  async execute(args, ctx) {
    const schema = pricesIn(itemsOf(args.vs_currencies));
    const answer = await ctx.http.get("/simple/price", { query: args, schema });
    const quoted = Object.fromEntries(Object.entries(answer).map(([id, quote]) => [id, figuresOf(quote)]));
    const absent = [
      ...itemsOf(args.ids).filter((id) => !Object.hasOwn(quoted, id)),
      ...Object.entries(quoted).flatMap(([id, quote]) =>
        itemsOf(args.vs_currencies)
          .filter((code) => quote[code] == null)
          .map((code) => `${id} in ${code}`),
      ),
    ];
    return absent.length === 0
      ? quoted
      : ctx.noData(quoted, `coingecko has no price for ${nameSome(absent)}`);
  },
});

/** The figures of a quote, without anything else that the upstream may add to it one day. */
function figuresOf(quote: Readonly<Record<string, unknown>>): Record<string, number | null> {
  const figures: Record<string, number | null> = {};
  for (const [name, value] of Object.entries(quote)) {
    if (typeof value === "number" || value === null) figures[name] = value;
  }
  return figures;
}
