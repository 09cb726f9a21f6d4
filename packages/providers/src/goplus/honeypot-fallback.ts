// What honeypot.is knows of a token, in the form of get_token_security: a simulated trade tells little, and the rest is null.
import * as z from "zod";
import { byName, namesOf } from "./pieces.js";
import { TOKEN_FLAGS } from "./token-flags.js";

const checked = () => {
  const text = z.string().nullable();
  const flag = z.boolean().nullable();
  return z.object({
    ...{ chain: z.string(), address: z.string(), found: z.boolean(), name: text, symbol: text },
    ...{ is_honeypot: flag, is_open_source: flag, is_proxy: flag },
    ...{ buy_tax: text, sell_tax: text, holder_count: z.int().nullable(), reason: text },
    pool: z.object({ name: text, pool_address: text, liquidity_usd: text }),
  });
};

/** The result of get_token_security from that of check_honeypot. */
export function fromHoneypot(result: Readonly<Record<string, unknown>>) {
  const { found, reason, pool, ...told } = checked().parse(result);
  const nobody = { address: null, balance: null, share: null };
  return {
    ...byName(namesOf(TOKEN_FLAGS), () => null),
    ...told,
    found,
    copies: { is_copy: null, original: null },
    owner: nobody,
    creator: nobody,
    honeypots_by_creator: null,
    other_risks: reason,
    note: null,
    total_supply: null,
    lp_total_supply: null,
    lp_holder_count: null,
    holders: [],
    lp_holders: [],
    pools: pool.pool_address
      ? [{ dex: pool.name, pool_address: pool.pool_address, liquidity_usd: pool.liquidity_usd }]
      : [],
  };
}
