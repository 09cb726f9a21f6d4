// Arguments of Moralis' tools: the chains that it covers, and a wallet.
import { evmAddress } from "@svckit/core/schemas";
import * as z from "zod";
import { chainNumber, chainOfNumber, evmChain } from "../evm-chains.js";

// As far as the table has them (docs.moralis.com, supported chains).
const CHAINS =
  "ethereum base arbitrum optimism polygon bsc avalanche gnosis linea fantom cronos moonbeam moonriver ronin lisk sei monad".split(
    " ",
  );
const MOST_CHAINS = 20;

/** The argument `chain`. */
export function moralisChain() {
  return evmChain(CHAINS);
}

/** The argument `chains`. */
export function chainsArgument(meaning: string) {
  return z
    .array(moralisChain())
    .min(1)
    .max(MOST_CHAINS)
    .default(["ethereum"])
    .describe(`${meaning}, 1 to ${MOST_CHAINS}; Ethereum alone where left out`);
}

/** The query that names several chains. */
export function chainsQuery(chains: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(chains.map((slug, at) => [`chains[${at}]`, hexOf(slug)]));
}

/** Moralis' name of a chain by its slug: its number in hex. */
export function hexOf(slug: string): string {
  return `0x${chainNumber(slug).toString(16)}`;
}

/** The slug of a chain by Moralis' name of it, a number in hex or a word; in CAIP-2 where the table does not have it. */
export function slugOfMoralis(name: string): string {
  if (!name.startsWith("0x")) return name === "eth" ? "ethereum" : name;
  return chainOfNumber(Number(name));
}

/** The argument `address`. */
export function walletAddress() {
  return evmAddress("The wallet");
}
