// EVM: addresses with the checksum that EIP-55 hides in the case of their letters, and hashes.
import { keccak_256 } from "@noble/hashes/sha3";
import { bytesToHex } from "@noble/hashes/utils";
import * as z from "zod";
import { once } from "../platform/once.js";
import { described, type Piece } from "./piece.js";

// An address is checked and then spelled, and often by several schemas in a row: it is hashed once.
let last = { given: "", spelled: "" };

/** An address in EIP-55 spelling; `address` is 0x and 40 hex digits. */
export function toChecksumAddress(address: string): string {
  if (address !== last.given) last = { given: address, spelled: spell(address) };
  return last.spelled;
}

function spell(address: string): string {
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

/**
 * An address of an EVM chain, in EIP-55 spelling, so that all spellings of one are one call. Takes any case; a checksum
 * that is wrong does not fit.
 */
export function evmAddress(meaning?: string): Piece<string, string> {
  return described(addressPiece(), meaning, "0x and 40 hex digits");
}

const addressPiece = once(() =>
  z
    .string()
    .regex(/^0x[0-9a-fA-F]{40}$/, { error: "an address is 0x and 40 hex digits", abort: true })
    .refine(
      keepsChecksum,
      "its EIP-55 checksum is wrong, so a digit may be mistyped; copy it again, or write it in lower case to go without the check",
    )
    .overwrite(toChecksumAddress),
);

/** A hash of an EVM chain, such as a transaction's: in lower case. */
export function evmHash(meaning?: string): Piece<string, string> {
  return described(hashPiece(), meaning, "0x and 64 hex digits");
}

const hashPiece = once(() =>
  z
    .string()
    .regex(/^0x[0-9a-fA-F]{64}$/, { error: "a hash is 0x and 64 hex digits", abort: true })
    .overwrite((text) => text.toLowerCase()),
);
