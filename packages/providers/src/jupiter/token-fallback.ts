// Token fallback: Solana's tokens as the trading pairs of another venue show them.
import { lazy } from "@svckit/core/schemas";
import * as z from "zod";
import { poolRow } from "../market-forms.js";
import { readAs } from "../read-as.js";

const pairs = lazy(() => z.object({ pairs: z.array(poolRow()) }));

/** What pairs do not say of a token. */
const UNKNOWN = {
  ...{ decimals: null, image_url: null, is_verified: null, liquidity_usd: null, volume_24h_usd: null },
  ...{ circulating_supply: null, total_supply: null, holders: null, top_holders_percent: null },
  ...{ can_be_minted: null, can_be_frozen: null, organic_score: null, website: null, twitter: null },
  ...{ telegram: null, created_at: null, updated_at: null },
} as const;

/** The tokens that the pairs price, each once, as its largest pair has it. Throws where they price none: that does not say that there are none. */
export function tokensFromPairs(result: Readonly<Record<string, unknown>>) {
  const rows = readAs(pairs, result)?.pairs ?? [];
  if (rows.length === 0) throw new Error("the other venue prices no such token");
  const largest = new Map(rows.toReversed().map((pair) => [pair.base_token.address, pair]));
  const tokens = [...largest.values()].reverse().map(({ base_token: token, ...pair }) => ({
    ...UNKNOWN,
    ...token,
    tags: [],
    price_usd: pair.price_usd,
    price_change_24h_percent: pair.price_change_24h_percent,
    market_cap_usd: pair.market_cap_usd,
    fdv_usd: pair.fdv_usd,
  }));
  return { tokens };
}
