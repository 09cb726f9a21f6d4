// helius: assets, priority fees and parsed transactions of Solana, with a key of Helius.
import { defineProvider, defineProviderFactory } from "@svckit/core";
import { readUpstreams } from "../options.js";
import { readHeliusFailure } from "./api.js";
import { getSolanaAsset, getSolanaAssetsByOwner, searchSolanaAssets } from "./assets.js";
import { getSolanaPriorityFeeEstimate } from "./priority-fee.js";
import { getSolanaParsedTransactions } from "./transactions.js";

/** Options of `helius`. */
export interface HeliusOptions {
  /** Where its hosts are, in place of the public ones: `rpc` (JSON-RPC) and `api` (parsed transactions, with its version). */
  readonly upstreams?: Readonly<Record<string, string>> | undefined;
}

const HOSTS = { rpc: "https://mainnet.helius-rpc.com", api: "https://api.helius.xyz/v0" };

const variables = { upstreams: { kind: "upstreams", hosts: Object.keys(HOSTS) } } as const;

/** Solana by Helius, whose tools want HELIUS_API_KEY; throws an `Error` that names the option which cannot be used. */
export const helius = defineProviderFactory(variables, (options: HeliusOptions) =>
  defineProvider({
    id: "helius",
    title: "Helius",
    homepage: "https://www.helius.dev",
    upstreams: readUpstreams("helius", HOSTS, options),
    auth: { query: "api-key", variable: "HELIUS_API_KEY", personal: true },
    // Those of the free plan.
    limits: { perSecond: 10 },
    failure: readHeliusFailure,
    tools: [
      getSolanaAsset,
      getSolanaAssetsByOwner,
      searchSolanaAssets,
      getSolanaPriorityFeeEstimate,
      getSolanaParsedTransactions,
    ],
  }),
);
