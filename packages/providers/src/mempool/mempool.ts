// mempool: addresses, transactions, blocks, fees and mining of Bitcoin, from mempool.space, without a key.
import { defineProvider, defineProviderFactory } from "@svckit/core";
import { readBaseUrl } from "../options.js";
import { getBtcAddress, getBtcAddressTransactions, getBtcUtxos } from "./address.js";
import { getBtcBlock, getBtcTx } from "./chain-data.js";
import { getBtcFees, getBtcMempool, getBtcPrice } from "./market.js";
import { getBtcDifficulty, getBtcHashrate } from "./mining.js";

/** Options of `mempool`. */
export interface MempoolOptions {
  /** Where the API is; by default that of mempool.space. A server of one's own has it under `/api`. */
  readonly baseUrl?: string | undefined;
}

const variables = { baseUrl: { kind: "upstream" } } as const;

/** Bitcoin from mempool.space; throws an `Error` that names the option which cannot be used. */
export const mempool = defineProviderFactory(variables, (options: MempoolOptions) => {
  const baseUrl = readBaseUrl("mempool", "https://mempool.space/api", options);
  return defineProvider({
    id: "mempool",
    title: "mempool.space",
    homepage: "https://mempool.space",
    baseUrl,
    // Its limits are not told; who asks too often is sent away for a while.
    limits: { perSecond: 10, concurrency: 8 },
    tools: [
      getBtcAddress,
      getBtcUtxos,
      getBtcAddressTransactions,
      getBtcTx,
      getBtcBlock,
      getBtcFees,
      getBtcMempool,
      getBtcDifficulty,
      getBtcPrice,
      getBtcHashrate,
    ],
  });
});
