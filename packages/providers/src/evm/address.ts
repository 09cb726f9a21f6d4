// Address: a 20-byte EVM address, with the checksum that EIP-55 hides in the case of its letters.
import { keccak_256 } from "@noble/hashes/sha3";
import { bytesToHex } from "@noble/hashes/utils";
import * as z from "zod";

/** An address in EIP-55 spelling. */
export function toChecksumAddress(address: string): string {
  const digits = address.slice(2).toLowerCase();
  const hash = bytesToHex(keccak_256(digits));
  const spelled = [...digits].map((digit, at) =>
    Number.parseInt(hash.charAt(at), 16) >= 8 ? digit.toUpperCase() : digit,
  );
  return `0x${spelled.join("")}`;
}

/** Whether an address in mixed case has the right checksum. An address in one case has none. */
export function keepsChecksum(address: string): boolean {
  const digits = address.slice(2);
  if (digits === digits.toLowerCase() || digits === digits.toUpperCase()) return true;
  return address === toChecksumAddress(address);
}

/** An address argument. It is read in EIP-55 spelling, so that all spellings of an address are one call. */
export function addressArgument(meaning: string): z.ZodType<string, string> {
  return z
    .string()
    .regex(/^0x[0-9a-fA-F]{40}$/, { error: "an address is 0x and 40 hex digits", abort: true })
    .refine(
      keepsChecksum,
      "its EIP-55 checksum is wrong, so a digit may be mistyped; copy it again, or write it in lower case to go without the check",
    )
    .transform(toChecksumAddress)
    .describe(meaning);
}

/** An address in a node's answer. */
export const rpcAddress = z
  .string()
  .regex(/^0x[0-9a-fA-F]{40}$/)
  .transform(toChecksumAddress);
