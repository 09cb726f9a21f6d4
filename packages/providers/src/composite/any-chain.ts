// Any chain: the argument `chain` of tools that know every chain of the table.
import { chain } from "@svckit/core/schemas";
import type * as z from "zod";
import { knownChains } from "../chains.js";

type KnownChain = ReturnType<typeof knownChains>[number];

/** The argument, read as the slug; of those chains alone that fit where `fits` is given. */
export function anyChain(
  meaning: string,
  fits: (chain: KnownChain) => boolean = () => true,
): z.ZodType<string, string | number> {
  const taken = knownChains().filter(fits);
  return chain(Object.fromEntries(taken.map(({ slug, caip2 }) => [slug, caip2])), meaning);
}

/** Whether it is an EVM chain. */
export function isEvm({ chainId }: KnownChain): boolean {
  return chainId !== undefined;
}
