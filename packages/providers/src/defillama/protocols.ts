// The arguments and fields of protocols that several of DefiLlama's tools share.
import { once } from "@svckit/core";
import { limit } from "@svckit/core/schemas";
import * as z from "zod";
import { chainsOf, knownChain } from "../chains.js";

/** What tools that show a list of protocols, or its figures, have in common. */
export const LISTS = {
  effect: "read",
  keyless: true,
  cacheTtl: 10 * 60_000,
  staleTtl: 24 * 60 * 60_000,
} as const;

/** The lists of all protocols and of all pools are beyond 8 MiB by now. */
export const WHOLE_LIST = { maxBytes: 32 * 1_024 * 1_024, concurrency: 2 } as const;

/** The argument `protocol`. */
export function protocol() {
  return z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^(?!\.+$)[^\s,/?#&%\\]{1,100}$/, "one DefiLlama slug such as `aave`")
    .describe(
      "DefiLlama slug of the protocol, such as `aave`, `uniswap` or `lido`; get_defi_protocols lists them",
    );
}

// Lists have tens of thousands of rows, and each names its chain.
const llama = once(() => chainsOf("llama"));

/** The slug of a chain by DefiLlama's name of it, some hosts have older ones; that name where this catalog has none. */
export function slugOf(name: string): string {
  const slug = llama().slugOf(name);
  return slug === name ? (knownChain(name.toLowerCase())?.slug ?? name) : slug;
}

/** The slugs of chains by DefiLlama's names of them. */
export function slugsOf(names: readonly string[] | null | undefined): string[] {
  return (names ?? []).map(slugOf);
}

/** Whether DefiLlama's name of a chain is that of a slug. */
export function isChain(name: string, slug: string): boolean {
  return slugOf(name) === slug;
}

/** Chains in a result. */
export const chainNames = () =>
  z.array(z.string()).describe("Its chains, by slug; by DefiLlama's name where this catalog has none");

/** Larger first, unknown last. */
export function byLargest<T>(figureOf: (row: T) => number | null | undefined): (one: T, other: T) => number {
  const value = (row: T) => figureOf(row) ?? Number.NEGATIVE_INFINITY;
  return (one, other) => (value(one) === value(other) ? 0 : value(other) - value(one));
}

/** The arguments of a list of chains. */
export function chainsPage() {
  return z.object({ limit: limit({ most: 500, usual: 50 }, "Chains in a page") });
}

/** The fields of a row that say which chain it tells of. */
export function chainFields() {
  return {
    chain: z.string().describe("Slug of the chain; DefiLlama's name where this catalog has none"),
    name: z.string().describe("DefiLlama's name of it"),
  };
}
