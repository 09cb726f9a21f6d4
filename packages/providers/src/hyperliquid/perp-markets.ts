// get_perp_markets, get_perp_mids: the perpetuals of Hyperliquid with their prices, funding and open interest.
import { paginate } from "@svckit/core";
import { decimal, lazy, limit, orNull } from "@svckit/core/schemas";
import * as z from "zod";
import { ask, common, figure } from "./info.js";

const MAX_ROWS = 500;

const rawMarkets = lazy(() =>
  z.tuple(
    [
      z.looseObject({
        universe: z.array(
          z.looseObject({
            name: z.string(),
            szDecimals: z.int(),
            maxLeverage: z.int().nullish(),
            onlyIsolated: z.boolean().nullish(),
            isDelisted: z.boolean().nullish(),
          }),
        ),
      }),
      z.array(
        z.looseObject({
          markPx: figure(),
          midPx: figure(),
          oraclePx: figure(),
          prevDayPx: figure(),
          funding: figure(),
          premium: figure(),
          openInterest: figure(),
          dayNtlVlm: figure(),
        }),
      ),
    ],
    z.unknown(),
  ),
);

const rawMids = lazy(() => z.record(z.string(), decimal()));

/** The tool `get_perp_markets`. */
export const getPerpMarkets = paginate({
  ...common,
  name: "get_perp_markets",
  title: "Perpetuals of Hyperliquid",
  description:
    "Every perpetual of Hyperliquid with its prices in US dollars, hourly funding rate, open interest, volume of 24 hours and largest leverage, in Hyperliquid's order, at most 10 seconds old.",
  keywords: [
    "perps",
    "futures without expiry",
    "hyperliquid perps",
    "all perps of hyperliquid",
    "hyperliquid funding rates",
    "hyperliquid open interest",
    "largest perps by volume",
    "which perps are there",
    "leverage allowed",
    "perp screener",
    "all hyperliquid contracts",
    "max leverage on hyperliquid",
  ],
  cacheTtl: 10_000,
  staleTtl: 5 * 60_000,
  input: lazy(() => z.object({ limit: limit({ most: MAX_ROWS, usual: 100 }, "Perpetuals in a page") })),
  output: lazy(() => {
    const usd = (meaning: string) => orNull(decimal(`${meaning}, in US dollars`));
    return z.object({
      markets: z
        .array(
          z.object({
            coin: z.string().describe("Hyperliquid's name, which other tools take as `coin`"),
            mark_price: usd("Price by which positions are valued"),
            mid_price: usd("Price halfway between the best bid and the best ask"),
            oracle_price: usd("Price at other exchanges"),
            price_24h_ago: usd("Price 24 hours ago"),
            funding_rate: orNull(
              decimal("Share of a position that longs pay to shorts each interval, such as 0.0000125"),
            ),
            funding_interval_hours: z
              .int()
              .describe("Hours between two payments; other exchanges have 8, so compare with care"),
            premium: orNull(decimal("Share by which the price is above the oracle's")),
            open_interest: orNull(decimal("Open positions, in the coin")),
            volume_24h_usd: usd("Volume of 24 hours"),
            max_leverage: z.int().nullable().describe("Largest leverage"),
            size_decimals: z.int().describe("Decimals that a size may have"),
            only_isolated: z.boolean().describe("Whether margin cannot be shared with other positions"),
            is_delisted: z.boolean().describe("Whether it can no longer be traded"),
          }),
        )
        .describe("The perpetuals"),
    });
  }),
  examples: [
    { description: "The first ten", args: { limit: 10 } },
    { description: "A page of a hundred", args: {} },
  ],
  list: "markets",
  by: "whole",
  absent: () => "hyperliquid has no perpetuals",
  async page(_, ctx) {
    const [{ universe }, contexts] = await ask(ctx, { type: "metaAndAssetCtxs" }, rawMarkets);
    const items = universe.map((asset, at) => {
      // The two lists are told apart by nothing but their order.
      const now = contexts[at];
      return {
        coin: asset.name,
        mark_price: now?.markPx,
        mid_price: now?.midPx,
        oracle_price: now?.oraclePx,
        price_24h_ago: now?.prevDayPx,
        funding_rate: now?.funding,
        funding_interval_hours: 1,
        premium: now?.premium,
        open_interest: now?.openInterest,
        volume_24h_usd: now?.dayNtlVlm,
        max_leverage: asset.maxLeverage ?? null,
        size_decimals: asset.szDecimals,
        only_isolated: asset.onlyIsolated ?? false,
        is_delisted: asset.isDelisted ?? false,
      };
    });
    return { items };
  },
});

/** The tool `get_perp_mids`. */
export const getPerpMids = paginate({
  ...common,
  name: "get_perp_mids",
  title: "Middle prices at Hyperliquid",
  description:
    "The price halfway between the best bid and the best ask of everything that is traded at Hyperliquid, perpetuals and spot markets, or of some coins; at most 5 seconds old.",
  keywords: [
    "hyperliquid prices",
    "mid prices",
    "all mids",
    "mids of hyperliquid",
    "allmids",
    "quick hyperliquid quote",
    "hyperliquid price snapshot",
    "between bid and ask hyperliquid",
  ],
  cacheTtl: 5_000,
  staleTtl: 60_000,
  input: lazy(() =>
    z.object({
      coins: z
        .array(z.string().min(1).max(40).describe("A coin"))
        .min(1)
        .max(50)
        .optional()
        .describe(
          "Hyperliquid's names, such as `BTC`, `kPEPE`, `@107` for a spot market; all where left out",
        ),
      limit: limit({ most: 1_000, usual: 200 }, "Prices in a page"),
    }),
  ),
  output: lazy(() =>
    z.object({
      prices: z
        .array(
          z.object({
            coin: z
              .string()
              .describe("Hyperliquid's name; one with @ is a spot market, see get_spot_markets"),
            price: decimal("Middle price in US dollars"),
          }),
        )
        .describe("The prices"),
    }),
  ),
  examples: [
    { description: "Two coins", args: { coins: ["BTC", "ETH"] } },
    { description: "The first hundred", args: { limit: 100 } },
  ],
  list: "prices",
  by: "whole",
  absent: () => "hyperliquid has no price of these",
  async page({ coins }, ctx) {
    const mids = await ask(ctx, { type: "allMids" }, rawMids);
    const items = Object.entries(mids)
      .filter(([name]) => coins?.includes(name) ?? true)
      .map(([name, price]) => ({ coin: name, price }));
    const absent = (coins ?? []).filter((name) => !Object.hasOwn(mids, name));
    if (absent.length > 0 && items.length > 0)
      ctx.noData(items, `hyperliquid has no price of ${absent.join(", ")}`);
    return { items };
  },
});
