// Any address: an address on any chain, for upstreams that know hundreds of them; those of the EVM keep their checksum.
import { keepsChecksum, toChecksumAddress } from "@svckit/core/schemas";
import * as z from "zod";
import { listed } from "./listed.js";

const EVM = /^0x[0-9a-fA-F]{40}$/;
// Hex, base58, base64 for URLs, and names of Move and Cosmos such as `0x2::sui::SUI`.
const FORM = /^[A-Za-z0-9][A-Za-z0-9:._-]{2,199}$/;

/** An address of an EVM chain in EIP-55 spelling; any other text as it is. */
export function spellAddress(address: string): string {
  return EVM.test(address) ? toChecksumAddress(address) : address;
}

/** An address of an EVM chain in lower case, as upstreams key by it; any other text as it is. */
export function plainAddress(address: string): string {
  return EVM.test(address) ? address.toLowerCase() : address;
}

/** The argument that names an account, a token or a pool on any chain. */
export function anyAddress(meaning: string) {
  return z
    .string()
    .trim()
    .regex(FORM, { error: "an address is 3 to 200 letters, digits and `:._-`", abort: true })
    .refine((text) => !EVM.test(text) || keepsChecksum(text), "its EIP-55 checksum is wrong: copy it again")
    .overwrite(spellAddress)
    .describe(`${meaning}; an address of its chain`);
}

/** Several of them, 1 to `most`, each once. */
export function anyAddresses(most: number, meaning: string) {
  return listed(anyAddress("An address"), { most }, meaning);
}
