// Solana: addresses and signatures, bytes in base58.
import * as z from "zod";
import { once } from "../platform/once.js";
import { described, type Piece } from "./piece.js";

const DIGITS = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";
const BASE58 = /^[1-9A-HJ-NP-Za-km-z]+$/;
const ADDRESS_BYTES = 32;
const SIGNATURE_BYTES = 64;

const addressPiece = once(() => base58(ADDRESS_BYTES, "an address of Solana"));
const signaturePiece = once(() => base58(SIGNATURE_BYTES, "a signature of Solana"));

/** An address of Solana: an account, a program or a token's mint. */
export function solanaAddress(meaning?: string): Piece<string, string> {
  return described(addressPiece(), meaning, "base58 of 32 bytes");
}

/** The signature that names a transaction of Solana. */
export function solanaSignature(meaning?: string): Piece<string, string> {
  return described(signaturePiece(), meaning, "base58 of 64 bytes");
}

function base58(bytes: number, what: string) {
  const error = `${what} is ${bytes} bytes in base58`;
  return z
    .string()
    .max(2 * bytes, { error, abort: true })
    .regex(BASE58, { error, abort: true })
    .refine((text) => bytesIn(text) === bytes, error);
}

/** How many bytes a base58 text holds: each leading 1 is a byte of zero. */
function bytesIn(text: string): number {
  const zeros = text.length - text.replace(/^1+/, "").length;
  let value = 0n;
  for (const digit of text.slice(zeros)) value = value * 58n + BigInt(DIGITS.indexOf(digit));
  const hex = value === 0n ? "" : value.toString(16);
  return zeros + Math.ceil(hex.length / 2);
}
