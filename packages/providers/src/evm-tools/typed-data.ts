// Typed data: the hashes of EIP-712, read within bounds; each type is hashed once, so that the work grows with the data alone.
import { keccak_256 } from "@noble/hashes/sha3";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils";
import { elementary } from "../abi/abi-type.js";
import { encodeValues } from "../abi/encode.js";

/** The members of a struct, in order. */
export type StructFields = readonly { readonly name: string; readonly type: string }[];

/** Typed data, as `eth_signTypedData_v4` takes it. */
export interface TypedData {
  readonly types: Readonly<Record<string, StructFields>>;
  readonly primaryType: string;
  readonly domain: Readonly<Record<string, unknown>>;
  readonly message: Readonly<Record<string, unknown>>;
}

/** Its hashes, in hex. */
export interface TypedDataHashes {
  readonly hash: string;
  readonly domainSeparator: string;
  readonly structHash: string;
  /** What the type's hash is made from. */
  readonly encodedType: string;
}

const DOMAIN = "EIP712Domain";
const DOMAIN_FIELDS: StructFields = [
  { name: "name", type: "string" },
  { name: "version", type: "string" },
  { name: "chainId", type: "uint256" },
  { name: "verifyingContract", type: "address" },
  { name: "salt", type: "bytes32" },
];
const ARRAY = /^(.+)\[(\d*)\]$/;
const MAX_DEPTH = 16;
// Each is a hash or two.
const MAX_VALUES = 256;
const MAX_TEXT = 65_536;

/** Hashes typed data. Throws a `TypeError` or `SyntaxError` in words where a value does not fit its type. */
export function hashTypedData({ types, primaryType, domain, message }: TypedData): TypedDataHashes {
  const own = DOMAIN_FIELDS.filter(({ name }) => domain[name] !== undefined);
  const hasher = createHasher(new Map(Object.entries({ [DOMAIN]: own, ...types })));
  const domainSeparator = hasher.hashStruct(DOMAIN, domain, 0);
  const structHash = hasher.hashStruct(primaryType, message, 0);
  // Of the domain itself there is no message beside it.
  const parts = primaryType === DOMAIN ? domainSeparator : domainSeparator + structHash;
  return {
    hash: `0x${keccak(`1901${parts}`)}`,
    domainSeparator: `0x${domainSeparator}`,
    structHash: `0x${structHash}`,
    encodedType: hasher.encodeType(primaryType),
  };
}

function createHasher(types: ReadonlyMap<string, StructFields>) {
  const hashes = new Map<string, string>();
  const left = { values: MAX_VALUES, text: MAX_TEXT };

  function take(values: number, text: number): void {
    left.values -= values;
    left.text -= text;
    if (left.values < 0 || left.text < 0)
      throw new TypeError(`it comes to more than ${MAX_VALUES} values or ${MAX_TEXT} characters`);
  }

  function fieldsOf(name: string): StructFields {
    const fields = types.get(name);
    if (fields === undefined) throw new TypeError(`there is no type ${name.slice(0, 64)}`);
    return fields;
  }

  function encodeType(primary: string): string {
    const found = new Set<string>([primary]);
    // A set is walked with what is added on the way.
    for (const name of found)
      for (const { type } of fieldsOf(name)) {
        const [base = ""] = type.split("[");
        if (types.has(base)) found.add(base);
      }
    found.delete(primary);
    const parts = [primary, ...[...found].sort()];
    return parts
      .map(
        (name) =>
          `${name}(${fieldsOf(name)
            .map(({ type, name: field }) => `${type} ${field}`)
            .join(",")})`,
      )
      .join("");
  }

  function typeHash(name: string): string {
    const known = hashes.get(name);
    if (known !== undefined) return known;
    const text = encodeType(name);
    take(0, text.length);
    const hash = bytesToHex(keccak_256(utf8ToBytes(text)));
    hashes.set(name, hash);
    return hash;
  }

  function hashStruct(name: string, value: unknown, depth: number): string {
    if (depth > MAX_DEPTH) throw new TypeError(`it nests more than ${MAX_DEPTH} deep`);
    if (typeof value !== "object" || value === null || Array.isArray(value))
      throw new TypeError(`a value of the type ${name} is an object`);
    const encoded = fieldsOf(name).map(({ name: field, type }) => {
      if (!Object.hasOwn(value, field)) throw new TypeError(`${name} has no ${field}`);
      return encodeField(type, Reflect.get(value, field), depth + 1);
    });
    return keccak(typeHash(name) + encoded.join(""));
  }

  function encodeField(type: string, value: unknown, depth: number): string {
    take(1, typeof value === "string" ? value.length : 0);
    if (depth > MAX_DEPTH) throw new TypeError(`it nests more than ${MAX_DEPTH} deep`);
    const [, item, length] = ARRAY.exec(type) ?? [];
    if (item !== undefined) {
      if (!Array.isArray(value) || (length !== "" && value.length !== Number(length)))
        throw new TypeError(`a value of the type ${type} is a list${length === "" ? "" : ` of ${length}`}`);
      return keccak(value.map((each: unknown) => encodeField(item, each, depth + 1)).join(""));
    }
    if (types.has(type)) return hashStruct(type, value, depth);
    const parsed = elementary(type);
    if (parsed.kind === "string") {
      if (typeof value !== "string") throw new TypeError("string is a string");
      return bytesToHex(keccak_256(utf8ToBytes(value)));
    }
    const words = encodeValues([{ type: parsed, name: undefined }], [value], MAX_TEXT);
    if (parsed.kind !== "bytes") return words;
    // Behind the pointer and the length.
    const size = Number.parseInt(words.slice(64, 128), 16);
    return keccak(words.slice(128, 128 + 2 * size));
  }

  return { encodeType, hashStruct };
}

function keccak(hex: string): string {
  return bytesToHex(keccak_256(hexToBytes(hex)));
}
