// honeypot: whether a token can be sold again, from the simulated trades of honeypot.is.
import { defineProvider, defineProviderFactory } from "@svckit/core";
import * as z from "zod";
import { readOptions } from "../options.js";
import { checkHoneypot } from "./check-honeypot.js";

/** Options of `honeypot`. */
export interface HoneypotOptions {
  /** Where the API is; the public one by default. */
  readonly baseUrl?: string | undefined;
}

const honeypotOptions = () => z.strictObject({ baseUrl: z.url({ protocol: /^https?$/ }).optional() });

const variables = { baseUrl: { kind: "upstream" } } as const;

/** Simulated trades of honeypot.is; throws an `Error` that names the option which cannot be used. */
export const honeypot = defineProviderFactory(variables, (options: HoneypotOptions) => {
  const { baseUrl } = readOptions("honeypot", honeypotOptions(), options);
  return defineProvider({
    id: "honeypot",
    title: "Honeypot.is",
    homepage: "https://honeypot.is",
    baseUrl: baseUrl ?? "https://api.honeypot.is",
    // Not published; every answer is a simulation on its side.
    limits: { perMinute: 60 },
    tools: [checkHoneypot],
  });
});
