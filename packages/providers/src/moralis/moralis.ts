// moralis: a wallet's worth, history, swaps, DeFi positions and NFTs on EVM chains, from Moralis with a key.
import { defineProvider, defineProviderFactory } from "@svckit/core";
import { readBaseUrl } from "../options.js";
import { getWalletActiveChains } from "./active-chains.js";
import { getWalletDefiPositions } from "./defi-positions.js";
import { resolveEnsDomain } from "./ens.js";
import { readMoralisFailure } from "./failure.js";
import { getWalletHistory } from "./history.js";
import { getWalletNetWorth } from "./net-worth.js";
import { getNftHoldings } from "./nft-holdings.js";
import { getWalletProfitability } from "./profitability.js";
import { getWalletSwaps } from "./swaps.js";

/** Options of `moralis`. */
export interface MoralisOptions {
  /** Where the API is; the public one by default. */
  readonly baseUrl?: string | undefined;
}

const variables = { baseUrl: { kind: "upstream" } } as const;

// Paths, parameters and fields: the public repository MoralisWeb3/Moralis-JS-SDK, packages/common/evmUtils/src.

/** Moralis; throws an `Error` that names the option which cannot be used. */
export const moralis = defineProviderFactory(variables, (options: MoralisOptions) => {
  const baseUrl = readBaseUrl("moralis", "https://deep-index.moralis.io/api/v2.2", options);
  return defineProvider({
    id: "moralis",
    title: "Moralis",
    homepage: "https://moralis.com",
    baseUrl,
    auth: { header: "x-api-key", variable: "MORALIS_API_KEY" },
    // Not published in calls; what the free plan's units a second allow.
    limits: { perSecond: 10 },
    failure: readMoralisFailure,
    tools: [
      getWalletNetWorth,
      getWalletHistory,
      getWalletSwaps,
      getWalletProfitability,
      getWalletDefiPositions,
      getWalletActiveChains,
      getNftHoldings,
      resolveEnsDomain,
    ],
  });
});
