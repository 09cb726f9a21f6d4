// Token fallback: what another venue's pools of tokens say of the tokens themselves.
import { lazy } from "@svckit/core/schemas";
import * as z from "zod";
import { poolRow } from "../market-forms.js";
import { readAs } from "../read-as.js";

const UNPRICED = "no pool of the other venue prices the token";

const pairs = lazy(() => z.object({ pairs: z.array(poolRow()) }));

/** The token as its largest pool has it. */
export function fromPairs(
  result: Readonly<Record<string, unknown>>,
  { address }: { readonly address: string },
) {
  const { base_token: token, price_usd, fdv_usd, market_cap_usd } = pricing(result, address);
  const unknown = { decimals: null, coingecko_id: null, total_supply_raw: null, last_trade_at: null };
  // One pool is not all of them, so that nothing is said of liquidity and volume.
  const totals = { liquidity_usd: null, volume_24h_usd: null };
  return { token: { ...token, ...unknown, price_usd, fdv_usd, market_cap_usd, ...totals } };
}

/** The prices of tokens as the largest pool of each has them. */
export function pricesFromPairs(
  result: Readonly<Record<string, unknown>>,
  { chain, addresses }: { readonly chain: string; readonly addresses: readonly string[] },
) {
  const prices = addresses.map((address) => {
    const { price_usd, market_cap_usd, price_change_24h_percent } = pricing(result, address);
    if (price_usd === null) throw new Error(UNPRICED);
    const unknown = { liquidity_usd: null, volume_24h_usd: null, last_trade_at: null };
    return { address, price_usd, market_cap_usd, price_change_24h_percent, ...unknown };
  });
  return { chain, prices };
}

/** The largest pool that prices a token; throws where none does, since that does not say that it has no price. */
function pricing(result: Readonly<Record<string, unknown>>, address: string) {
  const pool = readAs(pairs, result)?.pairs.find(({ base_token: token }) => token.address === address);
  if (pool === undefined) throw new Error(UNPRICED);
  return pool;
}
