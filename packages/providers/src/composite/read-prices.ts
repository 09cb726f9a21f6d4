// Read prices: what composites read of the answers of tools that give prices.
import { decimal, isoTime, lazy, orNull } from "@svckit/core/schemas";
import * as z from "zod";

/** A text; null where a tool has none. */
export const maybeText = () =>
  z
    .string()
    .nullish()
    .transform((text) => text ?? null);

/** A number; null where a tool has none. */
export const maybeNumber = () =>
  z
    .number()
    .nullish()
    .transform((number) => number ?? null);

/** Of `get_current_prices`. */
export const currentPrices = lazy(() =>
  z.looseObject({
    prices: z.array(
      z.looseObject({
        coin: z.string(),
        symbol: maybeText(),
        price_usd: decimal(),
        time: orNull(isoTime()),
        confidence: maybeNumber(),
      }),
    ),
  }),
);

/** Of `get_price`, asked in US dollars with all that it can tell. */
export const coinQuotes = lazy(() =>
  z.record(
    z.string(),
    z.looseObject({
      usd: orNull(decimal()),
      usd_market_cap: orNull(decimal()),
      usd_24h_vol: orNull(decimal()),
      usd_24h_change: maybeNumber(),
      last_updated_at: maybeNumber(),
    }),
  ),
);

/** Of `get_onchain_token_price`. */
export const onchainPrices = lazy(() =>
  z.looseObject({
    prices: z.array(
      z.looseObject({
        address: z.string(),
        price_usd: decimal(),
        market_cap_usd: orNull(decimal()),
        liquidity_usd: orNull(decimal()),
        volume_24h_usd: orNull(decimal()),
        price_change_24h_percent: maybeNumber(),
        last_trade_at: orNull(isoTime()),
      }),
    ),
  }),
);

/** Of `search_pools` and `get_token_pools`. */
export const searchedPools = lazy(() => {
  const token = z.looseObject({ address: z.string(), symbol: maybeText(), name: maybeText() });
  return z.looseObject({
    pools: z.array(
      z.looseObject({
        chain: z.string(),
        pool_address: z.string(),
        dex: maybeText(),
        base_token: token,
        quote_token: token,
        liquidity_usd: orNull(decimal()),
      }),
    ),
  });
});
