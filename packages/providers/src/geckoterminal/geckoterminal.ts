// geckoterminal: pools, candles, trades and tokens of decentralised exchanges on over 200 chains, without a key.
import { defineProvider, defineProviderFactory } from "@svckit/core";
import { readBaseUrl } from "../options.js";
import { readJsonApiFailure } from "./json-api.js";
import { getDexes, getNetworks } from "./networks.js";
import {
  getNewPools,
  getPools,
  getPoolsByDex,
  getTokenPools,
  getTrendingPools,
  searchPools,
} from "./pool-lists.js";
import { getPoolOhlcv } from "./pool-ohlcv.js";
import { getPoolTrades } from "./pool-trades.js";
import { getMultiPools, getPoolByAddress } from "./pools.js";
import { getRecentlyUpdatedTokens } from "./recently-updated.js";
import { getPoolInfo, getTokenInfo } from "./token-info.js";
import { getOnchainTokenPrice } from "./token-price.js";
import { getMultiTokens, getTokenByAddress } from "./tokens.js";

/** Options of `geckoterminal`. */
export interface GeckoTerminalOptions {
  /** Where the API is; by default the public one. */
  readonly baseUrl?: string | undefined;
}

const variables = { baseUrl: { kind: "upstream" } } as const;

/** Data of decentralised exchanges from GeckoTerminal; throws an `Error` that names the option which cannot be used. */
export const geckoterminal = defineProviderFactory(variables, (options: GeckoTerminalOptions) => {
  const baseUrl = readBaseUrl("geckoterminal", "https://api.geckoterminal.com/api/v2", options);
  return defineProvider({
    id: "geckoterminal",
    title: "GeckoTerminal",
    homepage: "https://www.geckoterminal.com",
    baseUrl,
    // All callers of one address share it.
    limits: { perMinute: 30 },
    terms: {
      summary: "GeckoTerminal asks for a link to it beside its data.",
      url: "https://apiguide.geckoterminal.com",
    },
    failure: readJsonApiFailure,
    // One tool each takes a chain or none.
    retired: [
      {
        name: "get_trending_pools_by_network",
        replacement: "get_trending_pools",
        args: { network: "chain" },
      },
      { name: "get_network_trending_pools", replacement: "get_trending_pools", args: { network: "chain" } },
      { name: "get_new_pools_by_network", replacement: "get_new_pools", args: { network: "chain" } },
    ],
    tools: [
      getNetworks,
      getDexes,
      getTrendingPools,
      getNewPools,
      getPools,
      getPoolsByDex,
      getPoolByAddress,
      getMultiPools,
      getPoolInfo,
      getPoolOhlcv,
      getPoolTrades,
      getTokenPools,
      getTokenInfo,
      getTokenByAddress,
      getMultiTokens,
      getOnchainTokenPrice,
      getRecentlyUpdatedTokens,
      searchPools,
    ],
  });
});
