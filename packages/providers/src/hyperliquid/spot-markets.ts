// get_spot_markets: the spot markets of Hyperliquid with their prices.
import { paginate } from "@svckit/core";
import { decimal, lazy, limit, orNull } from "@svckit/core/schemas";
import * as z from "zod";
import { ask, common, figure } from "./info.js";

const rawMarkets = lazy(() =>
  z.tuple(
    [
      z.looseObject({
        universe: z.array(
          z.looseObject({ name: z.string(), tokens: z.array(z.int()), isCanonical: z.boolean().nullish() }),
        ),
        tokens: z.array(z.looseObject({ name: z.string(), index: z.int(), tokenId: z.string().nullish() })),
      }),
      z.array(
        z.looseObject({
          coin: z.string().nullish(),
          markPx: figure(),
          midPx: figure(),
          prevDayPx: figure(),
          dayNtlVlm: figure(),
          circulatingSupply: figure(),
        }),
      ),
    ],
    z.unknown(),
  ),
);

/** The tool `get_spot_markets`. */
export const getSpotMarkets = paginate({
  ...common,
  name: "get_spot_markets",
  title: "Spot markets of Hyperliquid",
  description:
    "Every spot market of Hyperliquid with its two coins, price, volume of 24 hours and circulating supply, in Hyperliquid's order, at most 10 seconds old.",
  keywords: [
    "hyperliquid spot pairs",
    "spot tokens",
    "hyperliquid spot listings",
    "which coins trade spot",
    "hyperliquid non-perp markets",
    "hip-1 tokens",
  ],
  cacheTtl: 10_000,
  staleTtl: 5 * 60_000,
  input: lazy(() => z.object({ limit: limit({ most: 500, usual: 100 }, "Markets in a page") })),
  output: lazy(() =>
    z.object({
      markets: z
        .array(
          z.object({
            coin: z.string().describe("Hyperliquid's name, such as @107, which other tools take as `coin`"),
            symbol: z.string().nullable().describe("Its two coins, such as HYPE/USDC"),
            base: z.string().nullable().describe("Symbol of the coin that is traded; not unique"),
            quote: z.string().nullable().describe("Symbol of the coin that it is priced in"),
            base_token_id: z.string().nullable().describe("Hyperliquid's id of the coin that is traded"),
            is_canonical: z.boolean().describe("Whether Hyperliquid itself gave it its name"),
            mark_price: orNull(decimal("Price by which it is valued, in the quote")),
            mid_price: orNull(decimal("Price halfway between the best bid and the best ask, in the quote")),
            price_24h_ago: orNull(decimal("Price 24 hours ago, in the quote")),
            volume_24h: orNull(decimal("Volume of 24 hours, in the quote")),
            circulating_supply: orNull(decimal("Coins in circulation")),
          }),
        )
        .describe("The markets"),
    }),
  ),
  examples: [
    { description: "The first ten", args: { limit: 10 } },
    { description: "A page of a hundred", args: {} },
  ],
  list: "markets",
  by: "whole",
  absent: () => "hyperliquid has no spot markets",
  async page(_, ctx) {
    const [{ universe, tokens }, contexts] = await ask(ctx, { type: "spotMetaAndAssetCtxs" }, rawMarkets);
    const byIndex = new Map(tokens.map((token) => [token.index, token]));
    const byCoin = new Map(contexts.map((each) => [each.coin, each]));
    const items = universe.map((market) => {
      const [base, quote] = market.tokens.map((index) => byIndex.get(index));
      // Unlike those of perpetuals the contexts have names, and not always the order of the markets.
      const now = byCoin.get(market.name);
      return {
        coin: market.name,
        symbol: base && quote ? `${base.name}/${quote.name}` : null,
        base: base?.name ?? null,
        quote: quote?.name ?? null,
        base_token_id: base?.tokenId ?? null,
        is_canonical: market.isCanonical ?? false,
        mark_price: now?.markPx,
        mid_price: now?.midPx,
        price_24h_ago: now?.prevDayPx,
        volume_24h: now?.dayNtlVlm,
        circulating_supply: now?.circulatingSupply,
      };
    });
    return { items };
  },
});
