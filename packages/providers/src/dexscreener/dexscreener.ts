// dexscreener: trading pairs of decentralised exchanges and the promotions of tokens, without a key.
import { defineProvider, defineProviderFactory } from "@svckit/core";
import * as z from "zod";
import { readOptions } from "../options.js";
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
  const schema = z.strictObject({ baseUrl: z.url({ protocol: /^https?$/ }).optional() });
  const { baseUrl } = readOptions("dexscreener", schema, options);
  return defineProvider({
    id: "dexscreener",
    title: "DexScreener",
    homepage: "https://dexscreener.com",
    baseUrl: baseUrl ?? "https://api.dexscreener.com",
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
