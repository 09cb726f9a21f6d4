// dexscreener: trading pairs of decentralised exchanges and the promotions of tokens, without a key.
import { defineProvider, defineProviderFactory } from "@svckit/core";
import { readBaseUrl } from "../options.js";
import { getDexPair, getMultiTokenPairs, getTokenPairs, searchDexPairs } from "./pairs.js";
import { getBoostedTokens, getTokenOrders, getTokenProfiles } from "./promotions.js";

/** Options of `dexscreener`. */
export interface DexScreenerOptions {
  /** Where the API is; by default the public one. */
  readonly baseUrl?: string | undefined;
}

const variables = { baseUrl: { kind: "upstream" } } as const;

/** Trading pairs from DexScreener; throws an `Error` that names the option which cannot be used. */
export const dexscreener = defineProviderFactory(variables, (options: DexScreenerOptions) => {
  const baseUrl = readBaseUrl("dexscreener", "https://api.dexscreener.com", options);
  return defineProvider({
    id: "dexscreener",
    title: "DexScreener",
    homepage: "https://dexscreener.com",
    baseUrl,
    retired: [{ name: "dexscreener_search_pairs", replacement: "search_dex_pairs", args: { q: "query" } }],
    tools: [
      searchDexPairs,
      getTokenPairs,
      getMultiTokenPairs,
      getDexPair,
      getBoostedTokens,
      getTokenProfiles,
      getTokenOrders,
    ],
  });
});
