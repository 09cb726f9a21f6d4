// Decodes a contract's answer: from the ABI to values of JSON, which are counted on the way.
import { hexToBytes } from "@noble/hashes/utils";
import { type AbiPart, type AbiType, wordsInPlace, wordsOf } from "./abi-type.js";

/** The most that an answer may come to. Its length is no bound, since pointers may lead many times to one position. */
export interface DecodeLimits {
  /** Values; lists and tuples count too. */
  readonly values: number;
  /** Characters of the values as JSON. */
  readonly characters: number;
}

/** What is thrown for an answer beyond the limits. */
export const TOO_MUCH = new Error("the answer comes to too much");

/** An answer that is being read. */
interface Reading {
  /** Its hex digits, without `0x`. */
  readonly hex: string;
  /** How many values and characters may still follow. */
  values: number;
  characters: number;
}

const WORD = 64;

/**
 * The values in an answer's hex digits. Whole numbers are decimal strings; a tuple is an object where its parts all have
 * names that differ. Throws `TOO_MUCH` beyond the limits, and a `TypeError` where the digits do not fit the types.
 */
export function decodeValues(parts: readonly AbiPart[], hex: string, limits: DecodeLimits): unknown[] {
  const reading: Reading = { hex, ...limits };
  return decodeRow(
    reading,
    parts.map(({ type }) => type),
    0,
  );
}

/** Values in a row. Pointers among them count from its start. */
function decodeRow(reading: Reading, types: readonly AbiType[], start: number): unknown[] {
  let at = start;
  return types.map((type) => {
    const place = at;
    at += wordsInPlace(type) * WORD;
    return decode(reading, type, type.words === undefined ? start + readLength(reading, place) * 2 : place);
  });
}

function decode(reading: Reading, type: AbiType, at: number): unknown {
  count(reading, 1, 3);
  switch (type.kind) {
    case "list":
      return decodeList(reading, type, at);
    case "tuple":
      return decodeTuple(reading, type.parts, at);
    case "bytes":
      return `0x${readBytes(reading, at)}`;
    case "string":
      return readString(reading, at);
    default: {
      const value = toValue(type, readWord(reading, at));
      count(reading, 0, String(value).length);
      return value;
    }
  }
}

function decodeList(reading: Reading, type: AbiType & { kind: "list" }, at: number): unknown[] {
  const { item, length: fixed } = type;
  const length = fixed ?? readLength(reading, at);
  const start = fixed === undefined ? at + WORD : at;
  // Counted before a list of that length is made.
  requireRoom(reading, start, length * wordsInPlace(item) * WORD);
  if (length > reading.values) throw TOO_MUCH;
  const types = Array.from({ length }, () => item);
  return decodeRow(reading, types, start);
}

function decodeTuple(reading: Reading, parts: readonly AbiPart[], at: number): unknown {
  requireRoom(reading, at, wordsOf(parts) * WORD);
  const values = decodeRow(
    reading,
    parts.map(({ type }) => type),
    at,
  );
  const names = parts.flatMap(({ name }) => (name === undefined ? [] : [name]));
  if (new Set(names).size < parts.length) return values;
  count(
    reading,
    0,
    names.reduce((sum, name) => sum + name.length + 3, 0),
  );
  return Object.fromEntries(names.map((name, index) => [name, values[index]]));
}

function toValue(type: AbiType, word: string): string | boolean {
  const whole = BigInt(`0x${word}`);
  switch (type.kind) {
    case "uint":
      return requireFit(type, BigInt.asUintN(type.bits, whole) === whole, whole.toString());
    case "int": {
      const signed = BigInt.asIntN(256, whole);
      return requireFit(type, BigInt.asIntN(type.bits, signed) === signed, signed.toString());
    }
    case "bool":
      return requireFit(type, whole <= 1n, whole === 1n);
    case "address":
      return requireFit(type, whole >> 160n === 0n, `0x${word.slice(24)}`);
    default: {
      const end = type.kind === "fixedBytes" ? 2 * type.size : 0;
      return requireFit(type, /^0*$/.test(word.slice(end)), `0x${word.slice(0, end)}`);
    }
  }
}

function requireFit<T>({ text }: AbiType, fits: boolean, value: T): T {
  if (!fits) throw new TypeError(`a word is no ${text}`);
  return value;
}

function readString(reading: Reading, at: number): string {
  const text = new TextDecoder().decode(hexToBytes(readBytes(reading, at)));
  // Characters that JSON escapes count as escaped.
  count(reading, 0, JSON.stringify(text).length - text.length);
  return text;
}

function readBytes(reading: Reading, at: number): string {
  const digits = readLength(reading, at) * 2;
  requireRoom(reading, at + WORD, digits);
  count(reading, 0, digits + 2);
  return reading.hex.slice(at + WORD, at + WORD + digits);
}

/** A word as a length or an offset in bytes, which must not be longer than the answer. */
function readLength(reading: Reading, at: number): number {
  const length = Number(`0x${readWord(reading, at)}`);
  if (length > reading.hex.length / 2) throw new TypeError("a pointer or a length leads out of it");
  return length;
}

function readWord(reading: Reading, at: number): string {
  requireRoom(reading, at, WORD);
  return reading.hex.slice(at, at + WORD);
}

function requireRoom({ hex }: Reading, at: number, digits: number): void {
  if (at + digits > hex.length) throw new TypeError("it ends too early");
}

function count(reading: Reading, values: number, characters: number): void {
  reading.values -= values;
  reading.characters -= characters;
  if (reading.values < 0 || reading.characters < 0) throw TOO_MUCH;
}
