// goplus: security of tokens, addresses, approvals, NFTs and sites, from the GoPlus API with or without an access token.
import { defineProvider, defineProviderFactory } from "@svckit/core";
import { readBaseUrl } from "../options.js";
import { checkApprovalSecurity } from "./approval-security.js";
import { checkDappSecurity } from "./dapp-security.js";
import { decodeAbi } from "./decode-abi.js";
import { readGoPlusFailure } from "./failure.js";
import { checkMaliciousAddress } from "./malicious-address.js";
import { getNftSecurity } from "./nft-security.js";
import { checkPhishingSite } from "./phishing-site.js";
import { detectRugpull } from "./rugpull.js";
import { getSolanaTokenSecurity } from "./solana-token-security.js";
import { getSuiTokenSecurity } from "./sui-token-security.js";
import { getGoPlusSupportedChains } from "./supported-chains.js";
import { getTokenLockInfo } from "./token-locks.js";
import { getTokenSecurity } from "./token-security.js";
import { getWalletApprovals } from "./wallet-approvals.js";

/** Options of `goplus`. */
export interface GoPlusOptions {
  /** Where the API is; the public one by default. */
  readonly baseUrl?: string | undefined;
}

const variables = { baseUrl: { kind: "upstream" } } as const;

/** Security data of GoPlus; throws an `Error` that names the option which cannot be used. */
export const goplus = defineProviderFactory(variables, (options: GoPlusOptions) => {
  const baseUrl = readBaseUrl("goplus", "https://api.gopluslabs.io", options);
  return defineProvider({
    id: "goplus",
    title: "GoPlus Security",
    homepage: "https://gopluslabs.io",
    baseUrl,
    auth: { bearer: true, variable: "GOPLUS_ACCESS_TOKEN", optional: true },
    limits: { perMinute: 30 },
    failure: readGoPlusFailure,
    tools: [
      getTokenSecurity,
      getSolanaTokenSecurity,
      getSuiTokenSecurity,
      checkMaliciousAddress,
      checkPhishingSite,
      checkDappSecurity,
      getNftSecurity,
      checkApprovalSecurity,
      getWalletApprovals,
      detectRugpull,
      decodeAbi,
      getTokenLockInfo,
      getGoPlusSupportedChains,
    ],
  });
});
