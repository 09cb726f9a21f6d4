// Token fallback: what a venue of pools says of a token, in the form of the explorers.
import { lazy, orNull } from "@svckit/core/schemas";
import * as z from "zod";
import { wholeUnits } from "../units.js";

const venueToken = lazy(() => {
  const text = () => orNull(z.string());
  return z.object({
    token: z.looseObject({
      address: z.string(),
      name: text(),
      symbol: text(),
      decimals: z.int().nullish(),
      total_supply_raw: text(),
      price_usd: text(),
      market_cap_usd: text(),
      volume_24h_usd: text(),
    }),
  });
});

/** The token as its venue has it; throws where the venue has none, since that does not say that there is none. */
export function fromVenue(result: Readonly<Record<string, unknown>>, { chain }: { readonly chain: string }) {
  const read = venueToken["~standard"].validate(result);
  if (read instanceof Promise || read.issues) throw new Error("no venue has the token");
  const { address, name, symbol, decimals = null, total_supply_raw: supply, ...figures } = read.value.token;
  const { price_usd, market_cap_usd, volume_24h_usd } = figures;
  const unknown = { type: null, holders: null, icon_url: null };
  const supplies = { total_supply: wholeUnits(supply, decimals), total_supply_raw: supply };
  const prices = { price_usd, market_cap_usd, volume_24h_usd };
  return { chain, token: { address, name, symbol, decimals, ...supplies, ...prices, ...unknown } };
}
