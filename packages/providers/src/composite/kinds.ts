// Kinds: what a text can be by its form alone: an address or a hash of some chain, or a name.
import { once } from "@svckit/core";
import { evmAddress, evmHash, keepsChecksum, solanaAddress, solanaSignature } from "@svckit/core/schemas";
import * as z from "zod";

/** What a text is by its form. A name is whatever is nothing else. */
export type Kind =
  | "evm_address"
  | "evm_hash"
  | "solana_address"
  | "solana_signature"
  | "bitcoin_address"
  | "bitcoin_hash"
  | "ens_name"
  | "name";

// Base58 with the versions of the main net, and bech32 with its prefix: whether the checksum holds is the explorer's to tell.
const BITCOIN = /^(?:[13][1-9A-HJ-NP-Za-km-z]{25,34}|bc1[02-9ac-hj-np-z]{8,87}|BC1[02-9AC-HJ-NP-Z]{8,87})$/;
const BITCOIN_HASH = /^[0-9a-f]{64}$/i;
const EVM = /^0x[0-9a-f]{40}$/i;
const ENS = /^(?:[\p{L}\p{N}_-]+\.)+eth$/iu;

const pieces = once(
  () =>
    [
      ["evm_address", evmAddress()],
      ["evm_hash", evmHash()],
      ["solana_signature", solanaSignature()],
      ["solana_address", solanaAddress()],
    ] as const,
);

/** The kind of a text, and the text as that kind is spelt. */
export function kindOf(text: string): { readonly kind: Kind; readonly value: string } {
  const given = text.trim();
  // Before Bitcoin: programs of Solana whose address begins with many ones are as short as an address there.
  for (const [kind, piece] of pieces()) {
    const read = piece.safeParse(given);
    if (read.success) return { kind, value: read.data };
  }
  if (BITCOIN.test(given)) return { kind: "bitcoin_address", value: given };
  if (BITCOIN_HASH.test(given)) return { kind: "bitcoin_hash", value: given.toLowerCase() };
  return ENS.test(given) ? { kind: "ens_name", value: given.toLowerCase() } : { kind: "name", value: given };
}

/** An argument that may be an address, a hash or a name. An address with a wrong checksum is no name. */
export function anything(meaning: string): z.ZodType<string, string> {
  return z
    .string()
    .trim()
    .min(1)
    .max(200)
    .refine(
      (text) => !EVM.test(text) || keepsChecksum(text),
      "its EIP-55 checksum is wrong: copy the address again",
    )
    .describe(meaning);
}
