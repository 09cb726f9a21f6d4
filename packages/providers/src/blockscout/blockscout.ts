// blockscout: addresses, tokens, transactions and blocks of EVM chains, from the Blockscout explorer of each.
import { defineProvider, defineProviderFactory, isObject, type ReadUpstreamFailure } from "@svckit/core";
import { readUpstreams } from "../options.js";
import { explorers } from "./api.js";
import { getBlockDetails } from "./block.js";
import { getContractCode } from "./contract.js";
import { searchChain } from "./search.js";
import { getChainStats } from "./stats.js";
import { getTokenCounters, getTokenMetadata } from "./token-facts.js";
import { getTokenHolders } from "./token-holders.js";
import { getInternalTransactions, getTransactionLogs } from "./transaction-parts.js";
import { getTransactionDetails, getWalletTransactions } from "./transactions.js";
import { getTokenTransfers, getWalletTokenTransfers } from "./transfers.js";
import { getWalletBalanceHistory, getWalletCounters, getWalletOverview } from "./wallet-facts.js";
import { getWalletNftCollections, getWalletNfts } from "./wallet-nfts.js";
import { getWalletTokenBalances } from "./wallet-tokens.js";

/** Options of `blockscout`. */
export interface BlockscoutOptions {
  /** Where the explorers of chains are, by slug, in place of the public ones: the address of their home page. */
  readonly upstreams?: Readonly<Record<string, string>> | undefined;
}

const urls = Object.fromEntries(explorers().all.map(({ slug }) => [slug, explorers().nameOf(slug)]));

const variables = { upstreams: { kind: "upstreams", hosts: Object.keys(urls) } } as const;

/** An address that an explorer was told not to show is refused with a status that elsewhere asks for a key. */
const readFailure: ReadUpstreamFailure = ({ status, body }) => {
  const message = isObject(body) ? body["message"] : undefined;
  return status === 403 && message === "Restricted access"
    ? { runtimeStatus: "invalid_input", message: "does not show that address" }
    : undefined;
};

/** Blockscout explorers, one a chain; throws an `Error` that names the option which cannot be used. */
export const blockscout = defineProviderFactory(variables, (options: BlockscoutOptions) => {
  return defineProvider({
    id: "blockscout",
    title: "Blockscout",
    homepage: "https://www.blockscout.com",
    upstreams: readUpstreams("blockscout", urls, options),
    auth: { query: "apikey", variable: "BLOCKSCOUT_API_KEY", optional: true },
    // What an explorer grants without a key; one chain may use all of it.
    limits: { perSecond: 5 },
    failure: readFailure,
    tools: [
      getWalletTokenBalances,
      getWalletTransactions,
      getWalletTokenTransfers,
      getWalletNfts,
      getWalletNftCollections,
      getWalletCounters,
      getWalletOverview,
      getWalletBalanceHistory,
      getTokenMetadata,
      getTokenHolders,
      getTokenTransfers,
      getTokenCounters,
      getContractCode,
      getTransactionDetails,
      getTransactionLogs,
      getInternalTransactions,
      getBlockDetails,
      searchChain,
      getChainStats,
    ],
  });
});
