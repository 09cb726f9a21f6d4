// honeypot: whether a token can be sold again, from the simulated trades of honeypot.is.
import { defineProvider, defineProviderFactory } from "@svckit/core";
import { readBaseUrl } from "../options.js";
import { checkHoneypot } from "./check-honeypot.js";

/** Options of `honeypot`. */
export interface HoneypotOptions {
  /** Where the API is; the public one by default. */
  readonly baseUrl?: string | undefined;
}

const variables = { baseUrl: { kind: "upstream" } } as const;

/** Simulated trades of honeypot.is; throws an `Error` that names the option which cannot be used. */
export const honeypot = defineProviderFactory(variables, (options: HoneypotOptions) => {
  const baseUrl = readBaseUrl("honeypot", "https://api.honeypot.is", options);
  return defineProvider({
    id: "honeypot",
    title: "Honeypot.is",
    homepage: "https://honeypot.is",
    baseUrl,
    // Not published; every answer is a simulation on its side.
    limits: { perMinute: 60 },
    tools: [checkHoneypot],
  });
});
