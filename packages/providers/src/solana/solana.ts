// solana: balances, tokens and transactions of Solana, from a JSON-RPC node.
import { defineProvider, defineProviderFactory } from "@svckit/core";
import { readBaseUrl } from "../options.js";
import { getSolAccount } from "./account.js";
import { readSolanaFailure } from "./api.js";
import { getSolBalance } from "./balance.js";
import { getSolBlockTime, getSolNetwork, getSolPriorityFees } from "./network.js";
import { getSolSignatures } from "./signatures.js";
import { getSolLargestAccounts, getSolTokenAccounts, getSolTokenSupply } from "./tokens.js";
import { getSolTransaction } from "./transaction.js";

/** Options of `solana`. */
export interface SolanaOptions {
  /** URL of a JSON-RPC node; by default a public one, which answers a hundred requests in ten seconds. */
  readonly baseUrl?: string | undefined;
}

const variables = { baseUrl: { kind: "upstream" } } as const;

/** Solana over JSON-RPC; throws an `Error` that names the option which cannot be used. */
export const solana = defineProviderFactory(variables, (options: SolanaOptions) => {
  const baseUrl = readBaseUrl("solana", "https://api.mainnet-beta.solana.com", options);
  return defineProvider({
    id: "solana",
    title: "Solana",
    homepage: "https://solana.com/docs/rpc",
    baseUrl,
    limits: { perSecond: 10 },
    failure: readSolanaFailure,
    tools: [
      getSolBalance,
      getSolTokenAccounts,
      getSolTokenSupply,
      getSolLargestAccounts,
      getSolSignatures,
      getSolTransaction,
      getSolAccount,
      getSolNetwork,
      getSolPriorityFees,
      getSolBlockTime,
    ],
  });
});
