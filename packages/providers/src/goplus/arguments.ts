// What GoPlus' tools share: how they are declared, the EVM chains that it covers, and the argument for a site.
import * as z from "zod";
import { chainsOf } from "../chains.js";
import { evmChain } from "../evm-chains.js";

/** What a tool over GoPlus' records is declared with. */
export const goPlusTool = {
  category: "security_risk",
  effect: "read",
  keyless: true,
  cacheTtl: 60_000,
  staleTtl: 60 * 60_000,
} as const;

/** The argument `chain`: GoPlus' EVM chains. */
export function goPlusChain() {
  return evmChain(chainsOf("goplus").all.map(({ slug }) => slug));
}

/** GoPlus' name of a chain by its slug. */
export function chainId(slug: string): string {
  return chainsOf("goplus").nameOf(slug);
}

/** The argument `url`, of a site. */
export function siteUrl() {
  return z
    .string()
    .trim()
    .max(2_000)
    .regex(
      /^(https?:\/\/)?[^\s/.]+(\.[^\s/.]+)+(\/\S*)?$/i,
      "a URL or domain such as `https://app.example.org`",
    )
    .describe("URL or domain of the site, such as `https://app.uniswap.org`");
}
