// Kept: what every tool of CoinGecko is, read and open without a key, and for how long its results are kept.

/** For how many seconds a result is fresh, and for how many more it may stand in while CoinGecko is down. */
export function kept(freshS: number, staleS: number) {
  return { effect: "read", keyless: true, cacheTtl: freshS * 1_000, staleTtl: staleS * 1_000 } as const;
}

/** Of prices: a quarter of a minute. */
export const PRICES = kept(15, 300);
/** Of market data: half a minute. */
export const MARKETS = kept(30, 300);
/** Of charts and totals: a minute. */
export const CHARTS = kept(60, 600);
/** Of records of coins, exchanges and collections: two minutes. */
export const RECORDS = kept(120, 3_600);
/** Of lists of what there is: an hour. */
export const DIRECTORIES = kept(3_600, 86_400);
