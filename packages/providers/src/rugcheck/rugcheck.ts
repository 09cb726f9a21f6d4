// rugcheck: risks of tokens on Solana, from the RugCheck API.
import { defineProvider, defineProviderFactory } from "@svckit/core";
import { readBaseUrl } from "../options.js";
import { rugcheckLists } from "./lists.js";
import { getRugcheckReport } from "./report.js";
import { getRugcheckSummary } from "./summary.js";

/** Options of `rugcheck`. */
export interface RugcheckOptions {
  /** Where the API is; the public one by default. */
  readonly baseUrl?: string | undefined;
}

const variables = { baseUrl: { kind: "upstream" } } as const;

/** RugCheck's reports; throws an `Error` that names the option which cannot be used. */
export const rugcheck = defineProviderFactory(variables, (options: RugcheckOptions) => {
  const baseUrl = readBaseUrl("rugcheck", "https://api.rugcheck.xyz/v1", options);
  return defineProvider({
    id: "rugcheck",
    title: "RugCheck",
    homepage: "https://rugcheck.xyz",
    baseUrl,
    // Not published; what others report to go well.
    limits: { perMinute: 60 },
    tools: [getRugcheckSummary, getRugcheckReport, ...rugcheckLists],
  });
});
