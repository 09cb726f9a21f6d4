// EVM chains: the argument `chain` of upstreams that name EVM chains by their number, and slug and number of one another.
import { chain } from "@svckit/core/schemas";
import { type KnownChain, knownChain, knownChains } from "./chains.js";

/** The argument `chain` of EVM chains: of those with these slugs, of all of the table where left out. */
export function evmChain(slugs?: readonly string[]) {
  const taken = evmChains().filter(({ slug }) => slugs === undefined || slugs.includes(slug));
  return chain(Object.fromEntries(taken.map(({ slug, caip2 }) => [slug, caip2])));
}

/** The number of an EVM chain by its slug. Throws a `TypeError` for a slug that the argument does not give. */
export function chainNumber(slug: string): number {
  const number = knownChain(slug)?.chainId;
  if (number === undefined) throw new TypeError(`no EVM chain ${slug}: the argument was not checked`);
  return number;
}

/** The slug of an EVM chain by its number; in CAIP-2 where the table does not have it. */
export function chainOfNumber(number: number): string {
  return evmChains().find(({ chainId }) => chainId === number)?.slug ?? `eip155:${number}`;
}

function evmChains(): readonly KnownChain[] {
  return knownChains().filter(({ chainId }) => chainId !== undefined);
}
