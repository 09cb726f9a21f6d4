// list_pyth_feeds: the feeds that Pyth has, by a text and by kind.
import { paginate } from "@svckit/core";
import { lazy, limit } from "@svckit/core/schemas";
import * as z from "zod";

const HOUR_MS = 60 * 60_000;
const KINDS = ["crypto", "equity", "fx", "metal", "rates", "commodities"] as const;

const rawFeeds = lazy(() =>
  z.array(
    z.looseObject({
      id: z.string(),
      attributes: z.looseObject({
        symbol: z.string(),
        asset_type: z.string().nullish(),
        base: z.string().nullish(),
        quote_currency: z.string().nullish(),
        description: z.string().nullish(),
      }),
    }),
  ),
);

/** The tool `list_pyth_feeds`. */
export const listPythFeeds = paginate({
  name: "list_pyth_feeds",
  title: "Feeds of Pyth",
  description:
    "The price feeds of the Pyth oracle by a text in their symbol or by kind (coins, stocks, currencies, metals, rates, commodities), with the ids that get_pyth_price takes.",
  category: "search_discovery",
  keywords: [
    "price feed id",
    "oracle feeds",
    "find a pyth feed",
    "pyth price feed id",
    "which feeds does pyth have",
    "feed id of a symbol",
    "feeds of commodities",
    "pyth stock symbols",
  ],
  effect: "read",
  keyless: true,
  cacheTtl: HOUR_MS,
  staleTtl: 24 * HOUR_MS,
  input: lazy(() =>
    z.object({
      query: z.string().trim().min(1).max(100).describe("A part of the symbol, such as `btc`").optional(),
      kind: z.enum(KINDS).describe("What is priced; all kinds where left out").optional(),
      limit: limit({ most: 500, usual: 50 }, "Feeds in a page"),
    }),
  ),
  output: lazy(() =>
    z.object({
      feeds: z
        .array(
          z.object({
            id: z.string().describe("Id of the feed"),
            symbol: z.string().describe("Pyth's symbol, such as Crypto.BTC/USD"),
            kind: z.string().nullable().describe("What is priced"),
            base: z.string().nullable().describe("What has the price"),
            quote_currency: z.string().nullable().describe("What the price is in"),
            description: z.string().nullable().describe("What it is in words"),
          }),
        )
        .describe("The feeds"),
    }),
  ),
  examples: [
    { description: "Feeds of bitcoin", args: { query: "btc" } },
    { description: "Metals", args: { kind: "metal", limit: 5 } },
  ],
  list: "feeds",
  by: "whole",
  absent: ({ query, kind }) => `pyth has no ${kind ?? ""} feeds by ${JSON.stringify(query ?? "")}`,
  async page({ query, kind }, ctx) {
    const found = await ctx.http.get("v2/price_feeds", {
      query: { query, asset_type: kind },
      schema: rawFeeds,
    });
    const items = found.map(({ id, attributes }) => ({
      id: id.replace(/^0x/, ""),
      symbol: attributes.symbol,
      kind: attributes.asset_type?.toLowerCase() ?? null,
      base: attributes.base ?? null,
      quote_currency: attributes.quote_currency ?? null,
      description: attributes.description ?? null,
    }));
    return { items };
  },
});
