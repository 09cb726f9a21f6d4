// The chain that a result speaks of, as every result of a chain names it.
import { z } from "zod";
import type { EvmChain } from "./chains.js";

/** Fields that name a result's chain. */
export const chainFields = {
  chain: z.string().describe("Slug of the chain"),
  chain_id: z.int().describe("Number of the chain, as in CAIP-2 eip155:<chain_id>"),
};

/** A result's chain. */
export function chainFacts({ slug, chainId }: EvmChain) {
  return { chain: slug, chain_id: chainId };
}
