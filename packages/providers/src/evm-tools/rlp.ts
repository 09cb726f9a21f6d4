// RLP: Ethereum's form of nested lists of bytes, read within bounds and refused where it is not the shortest form.

/** Bytes in hex without `0x`, or a list of such. */
export type Rlp = string | readonly Rlp[];

// The deepest that a transaction has: itself, its access list, an entry, the entry's keys, a key.
const MAX_DEPTH = 5;
const MAX_ITEMS = 2_048;

/** The hex of an item, without `0x`. */
export function encodeRlp(item: Rlp): string {
  if (typeof item === "string") {
    const isOneByte = item.length === 2 && Number.parseInt(item, 16) < 0x80;
    return isOneByte ? item : prefix(0x80, item.length / 2) + item;
  }
  return wrapRlp(item.map(encodeRlp));
}

/** A list of items that are encoded already. */
function wrapRlp(items: readonly string[]): string {
  const body = items.join("");
  return prefix(0xc0, body.length / 2) + body;
}

/** Reads an item that is all of the hex. Throws a `SyntaxError` in words for what is no RLP, nests too deep or has too many items. */
export function decodeRlp(hex: string): Rlp {
  const reading = { hex, left: MAX_ITEMS };
  const { item, end } = read(reading, 0, 0);
  if (end !== hex.length) throw new SyntaxError("bytes follow after its end");
  return item;
}

interface Reading {
  readonly hex: string;
  left: number;
}

function read(reading: Reading, at: number, depth: number): { readonly item: Rlp; readonly end: number } {
  const { hex } = reading;
  reading.left -= 1;
  if (reading.left < 0) throw new SyntaxError(`it has more than ${MAX_ITEMS} items`);
  if (depth > MAX_DEPTH) throw new SyntaxError(`its lists nest more than ${MAX_DEPTH} deep`);
  const first = Number.parseInt(hex.slice(at, at + 2), 16);
  if (Number.isNaN(first)) throw new SyntaxError("it ends too early");
  if (first < 0x80) return { item: hex.slice(at, at + 2), end: at + 2 };
  const isList = first >= 0xc0;
  const { start, end } = extentOf(hex, at, first - (isList ? 0xc0 : 0x80));
  if (end > hex.length) throw new SyntaxError("it ends too early");
  if (isList) return { item: readList(reading, start, end, depth), end };
  const item = hex.slice(start, end);
  if (item.length === 2 && Number.parseInt(item, 16) < 0x80)
    throw new SyntaxError("a byte is not in its shortest form");
  return { item, end };
}

function readList(reading: Reading, start: number, end: number, depth: number): Rlp[] {
  const items: Rlp[] = [];
  let at = start;
  while (at < end) {
    const next = read(reading, at, depth + 1);
    items.push(next.item);
    at = next.end;
  }
  if (at !== end) throw new SyntaxError("an item reaches beyond its list");
  return items;
}

/** Where the bytes of an item begin and end; `size` is its length up to 55, or 55 and how many bytes hold the length. */
function extentOf(hex: string, at: number, size: number): { readonly start: number; readonly end: number } {
  if (size <= 55) return { start: at + 2, end: at + 2 + 2 * size };
  const start = at + 2 + 2 * (size - 55);
  const digits = hex.slice(at + 2, start);
  const length = Number.parseInt(digits || "0", 16);
  if (length <= 55 || digits.startsWith("00")) throw new SyntaxError("a length is not in its shortest form");
  return { start, end: start + 2 * length };
}

function prefix(base: number, length: number): string {
  if (length <= 55) return (base + length).toString(16).padStart(2, "0");
  const hex = length.toString(16);
  const digits = hex.length % 2 === 0 ? hex : `0${hex}`;
  return (base + 55 + digits.length / 2).toString(16) + digits;
}
