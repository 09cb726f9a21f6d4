// Token fallback: what another venue's pools of a token say of the token itself.
import { lazy } from "@svckit/core/schemas";
import * as z from "zod";
import { poolRow } from "../market-forms.js";

const pairs = lazy(() => z.object({ pairs: z.array(poolRow()) }));

/** The token as its largest pool has it; throws where no pool prices it, since that does not say that there is none. */
export function fromPairs(
  result: Readonly<Record<string, unknown>>,
  { address }: { readonly address: string },
) {
  const read = pairs["~standard"].validate(result);
  const rows = read instanceof Promise || read.issues ? [] : read.value.pairs;
  const pool = rows.find(({ base_token: token }) => token.address === address);
  if (pool === undefined) throw new Error("no pool prices the token");
  const { base_token: token, price_usd, fdv_usd, market_cap_usd } = pool;
  const unknown = { decimals: null, coingecko_id: null, total_supply_raw: null, last_trade_at: null };
  // One pool is not all of them, so that nothing is said of liquidity and volume.
  const totals = { liquidity_usd: null, volume_24h_usd: null };
  return { token: { ...token, ...unknown, price_usd, fdv_usd, market_cap_usd, ...totals } };
}
