// Address form: what an address of the EVM, of Solana or of Bitcoin looks like, and whether its checksum holds.
import { sha256 } from "@noble/hashes/sha2";
import { hexToBytes } from "@noble/hashes/utils";
import { keepsChecksum, toChecksumAddress } from "@svckit/core/schemas";

/** An address, recognized. */
export interface AddressForm {
  readonly family: "evm" | "solana" | "bitcoin";
  /** What kind of address it is, in the words of its chain. */
  readonly kind: string;
  /** The one spelling of it. */
  readonly spelling: string;
}

const BASE58 = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";
const BECH32 = "qpzry9x8gf2tvdw0s3jn54khce6mua7l";
const GENERATORS = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3];
const BECH32_CHECK = 1;
const BECH32M_CHECK = 0x2bc830a3;
const VERSIONS: Readonly<Record<number, string>> = { 0: "p2pkh", 5: "p2sh" };
const WITNESS_KINDS: Readonly<Record<number, string>> = { 20: "p2wpkh", 32: "p2wsh" };

/** The form of an address; a text says what is wrong with one that has the form and not the checksum; undefined for anything else. */
export function formOf(text: string): AddressForm | string | undefined {
  if (/^0x[0-9a-fA-F]{40}$/.test(text)) {
    if (!keepsChecksum(text)) return "its EIP-55 checksum is wrong: a digit may be mistyped";
    return { family: "evm", kind: "account_or_contract", spelling: toChecksumAddress(text) };
  }
  if (/^bc1/i.test(text)) return segwit(text);
  const bytes = base58(text);
  if (bytes === undefined) return undefined;
  if (bytes.length === 32) return { family: "solana", kind: "account", spelling: text };
  if (bytes.length !== 25) return undefined;
  const kind = VERSIONS[bytes[0] ?? -1];
  if (kind === undefined) return undefined;
  const check = sha256(sha256(bytes.subarray(0, 21))).subarray(0, 4);
  if (!check.every((byte, at) => byte === bytes[21 + at]))
    return "its checksum is wrong: a character may be mistyped";
  return { family: "bitcoin", kind, spelling: text };
}

/** The bytes of a base58 text; undefined where it is none, or longer than any address. */
function base58(text: string): Uint8Array | undefined {
  if (text.length < 25 || text.length > 44) return undefined;
  let value = 0n;
  for (const character of text) {
    const digit = BASE58.indexOf(character);
    if (digit < 0) return undefined;
    value = value * 58n + BigInt(digit);
  }
  const hex = value === 0n ? "" : value.toString(16);
  const zeros = text.length - text.replace(/^1+/, "").length;
  return hexToBytes("00".repeat(zeros) + (hex.length % 2 === 0 ? hex : `0${hex}`));
}

/** An address of BIP-173 and BIP-350. */
function segwit(text: string): AddressForm | string | undefined {
  const lower = text.toLowerCase();
  if (text.length > 90 || (text !== lower && text !== text.toUpperCase())) return undefined;
  const digits = [...lower.slice(3)].map((character) => BECH32.indexOf(character));
  if (digits.length < 8 || digits.some((digit) => digit < 0)) return undefined;
  // "bc", spread as BIP-173 has it: the high bits, a zero, the low bits.
  const check = polymod([3, 3, 0, 2, 3, ...digits]);
  const [version = 0, ...rest] = digits.slice(0, -6);
  if (check !== (version === 0 ? BECH32_CHECK : BECH32M_CHECK)) {
    return "its checksum is wrong: a character may be mistyped";
  }
  const size = programSize(rest);
  if (size === undefined || version > 16 || size < 2 || size > 40) return undefined;
  const kind =
    version === 0 ? WITNESS_KINDS[size] : version === 1 && size === 32 ? "p2tr" : `witness_v${version}`;
  return kind === undefined ? undefined : { family: "bitcoin", kind, spelling: lower };
}

/** How many bytes groups of five bits hold; undefined where what is left over is not zero. */
function programSize(groups: readonly number[]): number | undefined {
  const bits = groups.map((group) => group.toString(2).padStart(5, "0")).join("");
  const over = bits.length % 8;
  return over < 5 && !bits.slice(bits.length - over).includes("1") ? (bits.length - over) / 8 : undefined;
}

function polymod(values: readonly number[]): number {
  let check = 1;
  for (const value of values) {
    const top = check >>> 25;
    check = ((check & 0x1ffffff) << 5) ^ value;
    for (const [bit, generator] of GENERATORS.entries()) if ((top >>> bit) & 1) check ^= generator;
  }
  return check >>> 0;
}
