// etherscan: transactions, transfers, balances, gas and verified sources of EVM chains, from Etherscan's API V2 with a key.
import { defineProvider, defineProviderFactory } from "@svckit/core";
import { readBaseUrl } from "../options.js";
import { getEtherscanBalance } from "./balance.js";
import { readEtherscanFailure } from "./failure.js";
import { getEtherscanGasOracle } from "./gas-oracle.js";
import { getEtherscanContractSource } from "./source.js";
import { getEtherscanTransactions } from "./transactions.js";
import { getEtherscanTokenTransfers } from "./transfers.js";

/** Options of `etherscan`. */
export interface EtherscanOptions {
  /** Where the API is; the public one by default. */
  readonly baseUrl?: string | undefined;
}

const variables = { baseUrl: { kind: "upstream" } } as const;

/** Etherscan; throws an `Error` that names the option which cannot be used. */
export const etherscan = defineProviderFactory(variables, (options: EtherscanOptions) => {
  const baseUrl = readBaseUrl("etherscan", "https://api.etherscan.io/v2/api", options);
  return defineProvider({
    id: "etherscan",
    title: "Etherscan",
    homepage: "https://etherscan.io",
    baseUrl,
    auth: { query: "apikey", variable: "ETHERSCAN_API_KEY" },
    // Of the free plan.
    limits: { perSecond: 5 },
    terms: {
      summary: "Whoever shows its data on the free plan names Etherscan as the source, with a link.",
      url: "https://etherscan.io/apis",
    },
    failure: readEtherscanFailure,
    tools: [
      getEtherscanTransactions,
      getEtherscanTokenTransfers,
      getEtherscanBalance,
      getEtherscanGasOracle,
      getEtherscanContractSource,
    ],
  });
});
