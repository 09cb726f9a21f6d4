// Signer: who made a signature of secp256k1, and the digest of a message that wallets sign.
import { keccak_256 } from "@noble/hashes/sha3";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils";
import { toChecksumAddress } from "@svckit/core/schemas";
import { wrongArgument } from "./local-tool.js";

/** A signature, taken apart. */
export interface Signature {
  readonly r: string;
  readonly s: string;
  /** Which of two points it is. */
  readonly parity: 0 | 1;
}

const ORDER = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;

/** A signature of 65 bytes, or of 64 as EIP-2098 has it. Throws the caller's TOOL_ERROR for one that is none. */
export function readSignature(hex: string): Signature {
  const digits = hex.slice(2);
  if (digits.length === 128) {
    const packed = BigInt(`0x${digits.slice(64)}`);
    const s = BigInt.asUintN(255, packed).toString(16).padStart(64, "0");
    return { r: digits.slice(0, 64), s, parity: packed >> 255n === 1n ? 1 : 0 };
  }
  const last = Number.parseInt(digits.slice(128), 16);
  const parity = { 0: 0, 1: 1, 27: 0, 28: 1 }[last];
  if (digits.length !== 130 || (parity !== 0 && parity !== 1))
    throw wrongArgument(
      "signature",
      "A signature is r, s and a last byte of 0, 1, 27 or 28, or 64 bytes as in EIP-2098.",
    );
  return { r: digits.slice(0, 64), s: digits.slice(64, 128), parity };
}

/** Whether its s is in the lower half, as chains demand, since the other half signs the same. */
export function hasLowS({ s }: Signature): boolean {
  return BigInt(`0x${s}`) <= ORDER / 2n;
}

/** The address whose key signed the digest; undefined where no key makes such a signature. Loads the curve when first used. */
export async function signerOf(hash: string, { r, s, parity }: Signature): Promise<string | undefined> {
  for (const part of [r, s]) {
    const number = BigInt(`0x${part}`);
    if (number === 0n || number >= ORDER) return undefined;
  }
  const { secp256k1 } = await import("@noble/curves/secp256k1");
  try {
    const signature = secp256k1.Signature.fromCompact(r + s).addRecoveryBit(parity);
    const [, ...key] = signature.recoverPublicKey(hash.slice(2)).toRawBytes(false);
    return toChecksumAddress(`0x${bytesToHex(keccak_256(Uint8Array.from(key)).subarray(-20))}`);
  } catch {
    // The curve has no point for that r: the one thing that is left to be wrong.
    return undefined;
  }
}

/** The digest of a message as wallets sign it (EIP-191): of a text in UTF-8, or of bytes in hex. */
export function messageDigest(message: string | undefined, data: string | undefined): string {
  const bytes = message === undefined ? hexToBytes((data ?? "0x").slice(2)) : utf8ToBytes(message);
  const head = utf8ToBytes(`\x19Ethereum Signed Message:\n${bytes.length}`);
  return `0x${bytesToHex(keccak_256(concatBytes(head, bytes)))}`;
}
