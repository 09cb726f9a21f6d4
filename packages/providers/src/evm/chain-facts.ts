// The chain that a result speaks of, as every result of a chain names it.
import type { ToolContext } from "@svckit/core";
import * as z from "zod";
import { quantity } from "./amount.js";
import type { EvmChain } from "./chains.js";
import { ask } from "./json-rpc.js";

/** Fields that name a result's chain. */
export const chainFields = {
  chain: z.string().describe("Slug of the chain"),
  chain_id: z.int().describe("Number of the chain, as in CAIP-2 eip155:<chain_id>"),
};

const asked = new WeakMap<EvmChain, number>();

/** A result's chain; the node of a chain without a number is asked for it once. */
export async function chainFacts(
  chain: EvmChain,
  ctx: ToolContext,
): Promise<{ chain: string; chain_id: number }> {
  const known = chain.chainId ?? asked.get(chain);
  if (known !== undefined) return { chain: chain.slug, chain_id: known };
  const chainId = Number(await ask(ctx, { method: "eth_chainId", params: [], schema: quantity }));
  asked.set(chain, chainId);
  return { chain: chain.slug, chain_id: chainId };
}
