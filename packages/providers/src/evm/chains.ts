// Chains: the EVM chains with the URLs of their nodes, and the `chain` argument that names one.
import { chain, evmAddress } from "@svckit/core/schemas";
import * as z from "zod";
import { knownChains } from "../chains.js";

/** One chain, as an operator sets it. A chain with defaults needs only what differs from them. */
export interface EvmChainOptions {
  /** URL of a JSON-RPC node of the chain. */
  readonly url?: string | undefined;
  /** The chain's number, as in CAIP-2 `eip155:<chainId>`. Where left out, its node is asked. */
  readonly chainId?: number | undefined;
  /** The chain's name, for people. */
  readonly name?: string | undefined;
  /** Symbol of the native coin; null in results where it is left out. */
  readonly nativeSymbol?: string | undefined;
  /** Decimals of the native coin; 18 by default. */
  readonly decimals?: number | undefined;
  /** Address of the registry of ENS, on a chain that has one. */
  readonly ensRegistry?: string | undefined;
}

/** One chain, complete. */
export interface EvmChain {
  readonly slug: string;
  readonly url: string;
  /** undefined where the node is to be asked. */
  readonly chainId: number | undefined;
  readonly name: string;
  /** null where it is unknown. */
  readonly nativeSymbol: string | null;
  readonly decimals: number;
  readonly ensRegistry: string | undefined;
}

/** The chains of one provider. */
export interface EvmChains {
  /** URLs of the nodes by the chains' slugs. */
  readonly urls: Readonly<Record<string, string>>;
  /** The `chain` argument: slug, CAIP-2 or number, read as the slug. */
  readonly argument: () => z.ZodType<string, string | number>;
  /** The same of the chains with ENS; Ethereum where a call has none. */
  readonly ensArgument: () => z.ZodType<string, string | number | undefined>;
  readonly all: readonly EvmChain[];
  /** A chain by its slug. */
  of(slug: string): EvmChain;
  /** The registry of ENS on a chain of `ensArgument`. */
  registryOf(slug: string): string;
}

const ENS_REGISTRIES: Readonly<Record<string, string>> = {
  ethereum: "0x00000000000C2E074eC69A0dFb2997BA6C7d2e1e",
};

/** The EVM chains of the table, at their public nodes. */
function defaults(): Readonly<Record<string, EvmChainOptions>> {
  const chains = knownChains().flatMap(({ slug, chainId, node, name, coin }) =>
    chainId === undefined || node === undefined
      ? []
      : [
          [
            slug,
            { chainId, url: node, name, nativeSymbol: coin, ensRegistry: ENS_REGISTRIES[slug] },
          ] as const,
        ],
  );
  return Object.fromEntries(chains);
}

/** What an operator may write for one chain: the URL of its node, or more than that. */
export function chainOptions() {
  return z.preprocess(
    (given) => (typeof given === "string" ? { url: given } : given),
    z.strictObject({
      url: z.url({ protocol: /^https?$/ }).optional(),
      chainId: z.int().positive().optional(),
      name: z.string().min(1).optional(),
      nativeSymbol: z.string().min(1).optional(),
      decimals: z.int().min(0).max(77).optional(),
      ensRegistry: evmAddress().optional(),
    }),
  );
}

/** A chain's slug, as the `chain` argument names it. */
export function chainSlug() {
  return z.string().regex(/^[a-z][a-z0-9-]{0,31}$/, "a slug such as `ethereum`");
}

/** Merges an operator's chains with the defaults. Throws an `Error` for one without a URL, or with the number of another. */
export function createChains(set: Readonly<Record<string, EvmChainOptions>>): EvmChains {
  const bySlug = new Map<string, EvmChain>();
  const caipOf: Record<string, string | undefined> = {};
  const slugOf = new Map<string, string>();
  const known = defaults();
  for (const slug of new Set([...Object.keys(known), ...Object.keys(set)])) {
    const chain = toChain(slug, { ...known[slug], ...withoutUndefined(set[slug] ?? {}) });
    const caip2 = chain.chainId === undefined ? undefined : `eip155:${chain.chainId}`;
    const other = caip2 && slugOf.get(caip2);
    if (other !== undefined) throw new Error(`the chains ${other} and ${slug} are both ${caip2}`);
    bySlug.set(slug, chain);
    caipOf[slug] = caip2;
    if (caip2 !== undefined) slugOf.set(caip2, slug);
  }

  function of(slug: string): EvmChain {
    const chain = bySlug.get(slug);
    if (chain === undefined) throw new TypeError(`no chain ${slug}: the argument was not checked`);
    return chain;
  }

  const all = [...bySlug.values()];
  const withEns = Object.fromEntries(
    all.filter(({ ensRegistry }) => ensRegistry !== undefined).map(({ slug }) => [slug, caipOf[slug]]),
  );

  return {
    urls: Object.fromEntries([...bySlug].map(([slug, { url }]) => [slug, url])),
    all,
    argument: () => chain(caipOf),
    ensArgument: () => chain(withEns, "The chain whose ENS is asked").default("ethereum"),
    of,
    registryOf(slug) {
      const { ensRegistry } = of(slug);
      if (ensRegistry === undefined) throw new TypeError(`no ENS on ${slug}: the argument was not checked`);
      return ensRegistry;
    },
  };
}

function toChain(slug: string, options: EvmChainOptions): EvmChain {
  const { url, chainId, name = slug, nativeSymbol = null, decimals = 18, ensRegistry } = options;
  if (url === undefined) throw new Error(`chain ${slug} is not known by default: it needs a url`);
  return { slug, url, chainId, name, nativeSymbol, decimals, ensRegistry };
}

function withoutUndefined(options: EvmChainOptions): EvmChainOptions {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
}
