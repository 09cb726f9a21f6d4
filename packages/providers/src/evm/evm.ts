// evm: balances, blocks, transactions, events, gas, names and contract reads of EVM chains, from their JSON-RPC nodes.
import { defineProvider, defineProviderFactory, once } from "@svckit/core";
import * as z from "zod";
import { readOptions } from "../options.js";
import { getAccountNonce } from "./account-nonce.js";
import { getBlock } from "./block.js";
import { getContractBytecode } from "./bytecode.js";
import { getChainInfo, listEvmChains } from "./chain-info.js";
import { chainOptions, chainSlug, createChains, type EvmChainOptions } from "./chains.js";
import { callContract } from "./contract-call.js";
import { lookUpEns, resolveEns } from "./ens-tools.js";
import { getErc20Transfers } from "./erc20-transfers.js";
import { getFeeHistory } from "./fee-history.js";
import { estimateGas } from "./gas-estimate.js";
import { getGasPrice } from "./gas-price.js";
import { getLogs } from "./logs.js";
import { getNativeBalance } from "./native-balance.js";
import { getTransactionReceipt } from "./receipt.js";
import { readRpcFailure } from "./rpc-failure.js";
import { getStorageAt } from "./storage.js";
import { getErc20Allowance } from "./token-allowance.js";
import { getTokenBalance } from "./token-balance.js";
import { getErc20Metadata } from "./token-metadata.js";
import { getTransaction } from "./transaction.js";

export type { EvmChainOptions } from "./chains.js";

/** Options of `evm`. */
export interface EvmOptions {
  /**
   * Chains by slug, merged with some sixty well-known ones at keyless public nodes. A text is the URL of the chain's node.
   */
  readonly chains?: Readonly<Record<string, string | EvmChainOptions>> | undefined;
}

const evmOptions = once(() => z.strictObject({ chains: z.record(chainSlug(), chainOptions()).optional() }));

const variables = {
  chains: {
    kind: "family",
    name: "rpc",
    each: "chain",
    description:
      "JSON-RPC URL of a chain, in place of its public node; a new name adds a chain (`…_MY_NET` is `my-net`), whose number its node is asked for",
  },
} as const;

/** EVM chains over JSON-RPC; throws an `Error` that names the option which cannot be used. */
export const evm = defineProviderFactory(variables, (options: EvmOptions) => {
  const chains = createChains(readOptions("evm", evmOptions(), options).chains ?? {});
  return defineProvider({
    id: "evm",
    title: "EVM chains",
    homepage: "https://ethereum.org/developers/docs/apis/json-rpc/",
    upstreams: chains.urls,
    failure: readRpcFailure,
    tools: [
      getNativeBalance,
      getTokenBalance,
      getErc20Metadata,
      getErc20Allowance,
      getErc20Transfers,
      getAccountNonce,
      getGasPrice,
      getFeeHistory,
      estimateGas,
      getBlock,
      getTransaction,
      getTransactionReceipt,
      getLogs,
      callContract,
      getContractBytecode,
      getStorageAt,
      resolveEns,
      lookUpEns,
      getChainInfo,
      listEvmChains,
    ].map((tool) => tool(chains)),
  });
});
