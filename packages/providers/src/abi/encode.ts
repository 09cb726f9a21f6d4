// Encodes call data: from values of JSON to the ABI, within a number of words.
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils";
import { keepsChecksum } from "@svckit/core/schemas";
import { type AbiPart, type AbiType, wordsInPlace, wordsOf } from "./abi-type.js";

/** How much may still be written. */
interface Room {
  words: number;
  readonly atMost: number;
}

const WORD_BYTES = 32;
const WORD = 2 * WORD_BYTES;

/**
 * The hex of values in a row, without `0x`. Throws a `TypeError` in words where one does not fit its type, or where they
 * would take more than `maxBytes`: room is taken before anything is written.
 */
export function encodeValues(
  parts: readonly AbiPart[],
  values: readonly unknown[],
  maxBytes: number,
): string {
  const atMost = Math.floor(maxBytes / WORD_BYTES);
  const room: Room = { words: atMost, atMost };
  return encodeRow(
    parts.map(({ type }) => type),
    values,
    room,
  );
}

/** Values in a row: first their words or pointers, then what is pointed to. */
function encodeRow(types: readonly AbiType[], values: readonly unknown[], room: Room): string {
  let end = types.reduce((sum, type) => sum + wordsInPlace(type), 0) * WORD_BYTES;
  let head = "";
  let tail = "";
  types.forEach((type, at) => {
    if (type.words !== undefined) {
      head += encode(type, values[at], room);
      return;
    }
    takeRoom(room, 1);
    const data = encode(type, values[at], room);
    head += toWord(BigInt(end));
    end += data.length / 2;
    tail += data;
  });
  return head + tail;
}

function encode(type: AbiType, value: unknown, room: Room): string {
  switch (type.kind) {
    case "list":
      return encodeList(type, value, room);
    case "tuple":
      return encodeTuple(type.parts, value, room);
    case "bytes":
    case "string":
      return encodeBytes(type.kind, value, room);
    default:
      takeRoom(room, 1);
      return encodeWord(type, value);
  }
}

function encodeList(type: AbiType & { kind: "list" }, value: unknown, room: Room): string {
  const { item, length, text } = type;
  if (!Array.isArray(value)) throw new TypeError(`${text} is a list`);
  if (length !== undefined && value.length !== length)
    throw new TypeError(`${text} takes ${length} values, and ${value.length} are given`);
  // Taken before any item of a long list is looked at.
  if (value.length * wordsInPlace(item) > room.words) throw tooLong(room);
  if (length === undefined) takeRoom(room, 1);
  const types = value.map(() => item);
  return (length === undefined ? toWord(BigInt(value.length)) : "") + encodeRow(types, value, room);
}

function encodeTuple(parts: readonly AbiPart[], value: unknown, room: Room): string {
  if (typeof value !== "object" || value === null) throw new TypeError("a tuple is a list or an object");
  const values = Array.isArray(value) ? value : parts.map(({ name }) => memberOf(value, name));
  if (values.length !== parts.length)
    throw new TypeError(`a tuple takes ${parts.length} values, and ${values.length} are given`);
  if (wordsOf(parts) > room.words) throw tooLong(room);
  return encodeRow(
    parts.map(({ type }) => type),
    values,
    room,
  );
}

function memberOf(value: object, name: string | undefined): unknown {
  return name !== undefined && Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined;
}

function encodeBytes(kind: "bytes" | "string", value: unknown, room: Room): string {
  if (typeof value !== "string") throw new TypeError(`${kind} is a string`);
  // A character is at least one byte; a byte is two digits of hex.
  if (value.length > 2 + room.words * WORD) throw tooLong(room);
  const hex = kind === "bytes" ? digitsOf(kind, value) : bytesToHex(utf8ToBytes(value));
  const words = Math.ceil(hex.length / WORD);
  takeRoom(room, 1 + words);
  return toWord(BigInt(hex.length / 2)) + hex.padEnd(words * WORD, "0");
}

function encodeWord(type: AbiType, value: unknown): string {
  switch (type.kind) {
    case "uint":
    case "int":
      return toWord(BigInt.asUintN(256, toInteger(type, value)));
    case "bool":
      if (typeof value !== "boolean") throw new TypeError("bool is true or false");
      return toWord(value ? 1n : 0n);
    case "address":
      return toAddress(value).padStart(WORD, "0");
    default: {
      const digits = digitsOf(type.text, value);
      if (type.kind !== "fixedBytes" || digits.length !== 2 * type.size)
        throw new TypeError(
          `${type.text} is 0x and ${type.kind === "fixedBytes" ? 2 * type.size : 0} hex digits`,
        );
      return digits.padEnd(WORD, "0");
    }
  }
}

function toInteger({ bits, kind, text }: AbiType & { kind: "uint" | "int" }, value: unknown): bigint {
  const isWhole =
    (typeof value === "number" && Number.isSafeInteger(value)) ||
    (typeof value === "string" && /^(-?\d{1,78}|0x[0-9a-fA-F]{1,64})$/.test(value));
  if (!isWhole) throw new TypeError(`${text} is a whole number, or its decimal digits in a string`);
  const whole = BigInt(value);
  const fits = kind === "uint" ? BigInt.asUintN(bits, whole) : BigInt.asIntN(bits, whole);
  if (fits !== whole) throw new TypeError(`${whole} is out of the range of ${text}`);
  return whole;
}

function toAddress(value: unknown): string {
  if (typeof value !== "string" || !/^0x[0-9a-fA-F]{40}$/.test(value))
    throw new TypeError("address is 0x and 40 hex digits");
  if (!keepsChecksum(value)) throw new TypeError(`the EIP-55 checksum of ${value} is wrong`);
  return value.slice(2).toLowerCase();
}

function digitsOf(text: string, value: unknown): string {
  if (typeof value !== "string" || value.length % 2 !== 0 || !/^0x[0-9a-fA-F]*$/.test(value))
    throw new TypeError(`${text} is hex, 0x and two digits a byte`);
  return value.slice(2).toLowerCase();
}

function toWord(value: bigint): string {
  return value.toString(16).padStart(WORD, "0");
}

function takeRoom(room: Room, words: number): void {
  if (words > room.words) throw tooLong(room);
  room.words -= words;
}

function tooLong({ atMost }: Room): TypeError {
  return new TypeError(`they are more than ${atMost * WORD_BYTES} bytes when encoded`);
}
