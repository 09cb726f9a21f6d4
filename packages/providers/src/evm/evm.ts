// evm: balances, blocks, transactions and contract reads of EVM chains, from their JSON-RPC nodes.
import { defineProvider, defineProviderFactory, once } from "@svckit/core";
import * as z from "zod";
import { readOptions } from "../options.js";
import { getBlock } from "./block.js";
import { chainOptions, chainSlug, createChains, type EvmChainOptions } from "./chains.js";
import { callContract } from "./contract-call.js";
import { getGasPrice } from "./gas-price.js";
import { getNativeBalance } from "./native-balance.js";
import { readRpcFailure } from "./rpc-failure.js";
import { getTokenBalance } from "./token-balance.js";
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
      getNativeBalance(chains),
      getTokenBalance(chains),
      getGasPrice(chains),
      getBlock(chains),
      getTransaction(chains),
      callContract(chains),
    ],
  });
});
