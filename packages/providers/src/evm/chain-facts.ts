// Chain facts: the fields that name the chain in every result of a chain.
import type { ToolContext } from "@svckit/core";
import * as z from "zod";
import type { EvmChain } from "./chains.js";
import { ask, rpcQuantity } from "./json-rpc.js";

/** Fields that name a result's chain. */
export function chainFields() {
  return {
    chain: z.string().describe("Slug of the chain"),
    chain_id: z.int().describe("Number of the chain, as in CAIP-2 eip155:<chain_id>"),
  };
}

const asked = new WeakMap<EvmChain, number>();

/** The chain of a result. Where its number is unknown, its node is asked once. */
export async function chainFacts(
  chain: EvmChain,
  ctx: ToolContext,
): Promise<{ chain: string; chain_id: number }> {
  const known = chain.chainId ?? asked.get(chain);
  if (known !== undefined) return { chain: chain.slug, chain_id: known };
  const chainId = Number(await ask(ctx, { method: "eth_chainId", params: [], schema: rpcQuantity }));
  asked.set(chain, chainId);
  return { chain: chain.slug, chain_id: chainId };
}
