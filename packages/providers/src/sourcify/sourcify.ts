// sourcify: verified sources and ABIs of contracts, and the signatures behind selectors, from Sourcify.
import { defineProvider, defineProviderFactory } from "@svckit/core";
import { readUpstreams } from "../options.js";
import { getContractAbi } from "./abi.js";
import { decodeSelector } from "./selector.js";
import { getContractSource } from "./source.js";
import { checkContractVerified } from "./verified.js";

/** Options of `sourcify`. */
export interface SourcifyOptions {
  /** Where its hosts are, by name: `contracts`, `signatures`; the public ones where left out. */
  readonly upstreams?: Readonly<Record<string, string>> | undefined;
}

const HOSTS = {
  contracts: "https://sourcify.dev/server",
  signatures: "https://api.4byte.sourcify.dev",
} as const;

const variables = { upstreams: { kind: "upstreams", hosts: Object.keys(HOSTS) } } as const;

/** Sourcify; throws an `Error` that names the option which cannot be used. */
export const sourcify = defineProviderFactory(variables, (options: SourcifyOptions) =>
  defineProvider({
    id: "sourcify",
    title: "Sourcify",
    homepage: "https://sourcify.dev",
    upstreams: readUpstreams("sourcify", HOSTS, options),
    // Not published; what a single client is seen to get.
    limits: { perMinute: 120 },
    tools: [getContractSource, getContractAbi, checkContractVerified, decodeSelector],
  }),
);
