// alchemy: transfers, token balances, NFTs and prices, with a key of Alchemy.
import { defineProvider, defineProviderFactory, jsonRpcFailure } from "@svckit/core";
import { readUpstreams } from "../options.js";
import { HOSTS } from "./api.js";
import { getNftsForOwner } from "./nfts.js";
import { getAlchemyPrices, getAlchemyTokenBalances, getAlchemyTokenMetadata } from "./tokens.js";
import { getAssetTransfers } from "./transfers.js";

/** Options of `alchemy`. */
export interface AlchemyOptions {
  /** Where its hosts are, in place of the public ones: by the slug of a chain, and `prices`. */
  readonly upstreams?: Readonly<Record<string, string>> | undefined;
}

const variables = { upstreams: { kind: "upstreams", hosts: Object.keys(HOSTS) } } as const;

/** EVM chains by Alchemy, whose tools want ALCHEMY_API_KEY; throws an `Error` that names the option which cannot be used. */
export const alchemy = defineProviderFactory(variables, (options: AlchemyOptions) =>
  defineProvider({
    id: "alchemy",
    title: "Alchemy",
    homepage: "https://www.alchemy.com",
    upstreams: readUpstreams("alchemy", HOSTS, options),
    // A header, which no log of URLs holds; the path takes the key as well.
    auth: { bearer: true, variable: "ALCHEMY_API_KEY", personal: true },
    limits: { perSecond: 10 },
    failure: jsonRpcFailure,
    tools: [
      getAssetTransfers,
      getAlchemyTokenBalances,
      getAlchemyTokenMetadata,
      getNftsForOwner,
      getAlchemyPrices,
    ],
  }),
);
