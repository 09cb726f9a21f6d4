// Raw transaction: the fields of a serialized transaction of any type in use (legacy, 1, 2, 3, 4), and what was signed of it.
import { keccak_256 } from "@noble/hashes/sha3";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils";
import { toChecksumAddress } from "@svckit/core/schemas";
import { decodeRlp, encodeRlp, type Rlp } from "./rlp.js";
import type { Signature } from "./signer.js";

/** A transaction, taken apart. What its type does not have is absent. */
export interface RawTransaction {
  readonly type: keyof typeof TYPES;
  readonly chainId?: bigint | undefined;
  readonly nonce: bigint;
  readonly to: string | null;
  readonly value: bigint;
  readonly gas: bigint;
  readonly gasPrice?: bigint | undefined;
  readonly maxFeePerGas?: bigint | undefined;
  readonly maxPriorityFeePerGas?: bigint | undefined;
  readonly maxFeePerBlobGas?: bigint | undefined;
  readonly data: string;
  readonly accessList?: readonly AccessEntry[] | undefined;
  readonly blobHashes?: readonly string[] | undefined;
  readonly authorizations?: readonly Authorization[] | undefined;
  /** undefined where it is not signed. */
  readonly signature?: Signature | undefined;
  /** The digest that is signed. */
  readonly signingHash: string;
}

/** An address and the slots that a transaction says it will use. */
export interface AccessEntry {
  readonly address: string;
  readonly storageKeys: readonly string[];
}

/** An account's leave to run the code of a contract (EIP-7702). */
export interface Authorization {
  readonly chainId: bigint;
  readonly address: string;
  readonly nonce: bigint;
}

const FEES = [
  "chainId",
  "nonce",
  "maxPriorityFeePerGas",
  "maxFeePerGas",
  "gas",
  "to",
  "value",
  "data",
  "accessList",
];
const TYPES = {
  legacy: ["nonce", "gasPrice", "gas", "to", "value", "data"],
  eip2930: ["chainId", "nonce", "gasPrice", "gas", "to", "value", "data", "accessList"],
  eip1559: FEES,
  eip4844: [...FEES, "maxFeePerBlobGas", "blobHashes"],
  eip7702: [...FEES, "authorizations"],
} as const satisfies Record<string, readonly string[]>;
const BY_FIRST_BYTE = { "01": "eip2930", "02": "eip1559", "03": "eip4844", "04": "eip7702" } as const;

/** Reads a transaction in hex. Throws a `SyntaxError` in words for what is none. */
export function readTransaction(hex: string): RawTransaction {
  const digits = hex.slice(2);
  const first = digits.slice(0, 2);
  const type = isTyped(first) ? BY_FIRST_BYTE[first] : "legacy";
  if (type === "legacy" && first < "c0") throw new SyntaxError(`there is no transaction type 0x${first}`);
  const items = listOf(decodeRlp(type === "legacy" ? digits : digits.slice(2)), "a transaction");
  if (type === "eip4844" && items.length <= 5 && typeof items[0] !== "string")
    throw new SyntaxError("it comes with its blobs; give the transaction without them");
  const names: readonly string[] = TYPES[type];
  if (items.length !== names.length && items.length !== names.length + 3)
    throw new SyntaxError(
      `${type} has ${names.length} fields, and 3 more of a signature; ${items.length} are given`,
    );
  const field = (name: string): Rlp | undefined => items[names.indexOf(name)];
  const number = (name: string) => (names.includes(name) ? numberOf(field(name), name) : undefined);
  const to = textOf(field("to"), "to");
  const { signature, chainId, signed } =
    type === "legacy" ? legacySignature(items) : typedSignature(items, names.length);
  return {
    type,
    chainId: number("chainId") ?? chainId,
    nonce: number("nonce") ?? 0n,
    to: to === "" ? null : addressOf(to),
    value: number("value") ?? 0n,
    gas: number("gas") ?? 0n,
    gasPrice: number("gasPrice"),
    maxFeePerGas: number("maxFeePerGas"),
    maxPriorityFeePerGas: number("maxPriorityFeePerGas"),
    maxFeePerBlobGas: number("maxFeePerBlobGas"),
    data: `0x${textOf(field("data"), "data")}`,
    accessList: names.includes("accessList")
      ? listOf(field("accessList"), "accessList").map(accessEntry)
      : undefined,
    blobHashes: names.includes("blobHashes")
      ? listOf(field("blobHashes"), "blobHashes").map((hash) => `0x${sized(hash, 32, "a blob hash")}`)
      : undefined,
    authorizations: names.includes("authorizations")
      ? listOf(field("authorizations"), "authorizations").map(authorization)
      : undefined,
    signature,
    signingHash: keccak(type === "legacy" ? signed : first + signed),
  };
}

/** keccak-256 of a transaction in hex: of a signed one, the hash by which chains know it. */
export function transactionHash(hex: string): string {
  return keccak(hex.slice(2));
}

function typedSignature(items: readonly Rlp[], count: number) {
  const signed = encodeRlp(items.slice(0, count));
  if (items.length === count) return { signature: undefined, chainId: undefined, signed };
  const parity = numberOf(items[count], "yParity");
  if (parity > 1n) throw new SyntaxError("yParity is 0 or 1");
  return { signature: signatureOf(items, count, parity === 1n ? 1 : 0), chainId: undefined, signed };
}

/** Of a legacy transaction, v tells the chain (EIP-155); in one that is not signed yet it is the chain itself. */
function legacySignature(items: readonly Rlp[]) {
  const fields = items.slice(0, 6);
  if (items.length === 6) return { signature: undefined, chainId: undefined, signed: encodeRlp(fields) };
  const v = numberOf(items[6], "v");
  if (items[7] === "" && items[8] === "")
    return { signature: undefined, chainId: v, signed: encodeRlp(items) };
  if (v === 27n || v === 28n) {
    return {
      signature: signatureOf(items, 6, v === 28n ? 1 : 0),
      chainId: undefined,
      signed: encodeRlp(fields),
    };
  }
  if (v < 35n) throw new SyntaxError("v is 27, 28, or 35 and more");
  const chainId = (v - 35n) / 2n;
  const signed = encodeRlp([...fields, toHex(chainId), "", ""]);
  return { signature: signatureOf(items, 6, (v - 35n) % 2n === 1n ? 1 : 0), chainId, signed };
}

function signatureOf(items: readonly Rlp[], at: number, parity: 0 | 1): Signature {
  const part = (offset: number, name: string) =>
    numberOf(items[at + offset], name)
      .toString(16)
      .padStart(64, "0");
  return { r: part(1, "r"), s: part(2, "s"), parity };
}

function accessEntry(item: Rlp): AccessEntry {
  const [address, keys] = listOf(item, "an entry of the access list", 2);
  return {
    address: addressOf(textOf(address, "an address")),
    storageKeys: listOf(keys, "storage keys").map((key) => `0x${sized(key, 32, "a storage key")}`),
  };
}

function authorization(item: Rlp): Authorization {
  const [chainId, address, nonce] = listOf(item, "an authorization", 6);
  return {
    chainId: numberOf(chainId, "chainId"),
    address: addressOf(textOf(address, "an address")),
    nonce: numberOf(nonce, "nonce"),
  };
}

function listOf(item: Rlp | undefined, name: string, length?: number): readonly Rlp[] {
  if (item === undefined || typeof item === "string") throw new SyntaxError(`${name} is a list`);
  if (length !== undefined && item.length !== length) throw new SyntaxError(`${name} has ${length} items`);
  return item;
}

function textOf(item: Rlp | undefined, name: string): string {
  if (typeof item !== "string") throw new SyntaxError(`${name} is bytes, and no list`);
  return item;
}

function sized(item: Rlp, bytes: number, name: string): string {
  const text = textOf(item, name);
  if (text.length !== 2 * bytes) throw new SyntaxError(`${name} has ${bytes} bytes`);
  return text;
}

function numberOf(item: Rlp | undefined, name: string): bigint {
  const text = textOf(item, name);
  if (text.length > 64 || text.startsWith("00"))
    throw new SyntaxError(`${name} is a number of at most 32 bytes, without zeros in front`);
  return BigInt(`0x${text || "0"}`);
}

function addressOf(text: string): string {
  return toChecksumAddress(`0x${sized(text, 20, "an address")}`);
}

function toHex(number: bigint): string {
  if (number === 0n) return "";
  const hex = number.toString(16);
  return hex.length % 2 === 0 ? hex : `0${hex}`;
}

function isTyped(byte: string): byte is keyof typeof BY_FIRST_BYTE {
  return Object.hasOwn(BY_FIRST_BYTE, byte);
}

function keccak(hex: string): string {
  return `0x${bytesToHex(keccak_256(hexToBytes(hex)))}`;
}
