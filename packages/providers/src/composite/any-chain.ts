// Any chain: the argument `chain` of tools that know every chain of the table.
import { chain } from "@svckit/core/schemas";
import type * as z from "zod";
import { knownChains } from "../chains.js";

/** The argument, read as the slug; of EVM chains alone where `kind` says so. */
export function anyChain(meaning: string, kind: "all" | "evm" = "all"): z.ZodType<string, string | number> {
  const taken = knownChains().filter(({ chainId }) => kind === "all" || chainId !== undefined);
  return chain(Object.fromEntries(taken.map(({ slug, caip2 }) => [slug, caip2])), meaning);
}
