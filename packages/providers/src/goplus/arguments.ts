// Arguments of GoPlus' tools: the EVM chains that it covers, and an address on one.
import { chain } from "@svckit/core/schemas";
import * as z from "zod";
import { chainsOf } from "../chains.js";

/** The argument `chain`, of GoPlus' EVM chains, or of those with these slugs alone. */
export function evmChain(slugs?: readonly string[]) {
  const taken = chainsOf("goplus").all.filter(
    ({ slug, chainId }) => chainId !== undefined && (slugs === undefined || slugs.includes(slug)),
  );
  return chain(Object.fromEntries(taken.map(({ slug, caip2 }) => [slug, caip2])));
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
