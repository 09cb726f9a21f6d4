// AbiType: a type of the Ethereum ABI, and the size of its values.

/** A type of the ABI. */
export type AbiType = AbiShape & {
  /** The spelling in selectors: `uint256`, `(address,bytes)[]`. */
  readonly text: string;
  /** How many words of 32 bytes a value takes; undefined where a pointer to it is written instead. */
  readonly words: number | undefined;
  /** Lists and tuples around its innermost value. */
  readonly depth: number;
};

type AbiShape =
  | { readonly kind: "uint" | "int"; readonly bits: number }
  | { readonly kind: "address" | "bool" | "bytes" | "string" }
  | { readonly kind: "fixedBytes"; readonly size: number }
  | { readonly kind: "list"; readonly item: AbiType; readonly length: number | undefined }
  | { readonly kind: "tuple"; readonly parts: readonly AbiPart[] };

/** One argument or result of a function, or one part of a tuple. */
export interface AbiPart {
  readonly type: AbiType;
  /** undefined where the signature gives none. */
  readonly name: string | undefined;
}

// Nesting and fixed lengths multiply, so both are bounded. No type has the size 0, since any number of its values would
// fit anywhere.
const MAX_DEPTH = 16;
const MAX_WORDS = 8_192;

/** A type of one name, such as `uint256`. Throws a `SyntaxError` for a name that the ABI does not have. */
export function elementary(name: string): AbiType {
  if (name === "address" || name === "bool") return { kind: name, text: name, words: 1, depth: 0 };
  if (name === "bytes" || name === "string") return { kind: name, text: name, words: undefined, depth: 0 };
  const [, kind, digits = ""] = /^(uint|int|bytes)([1-9]\d{0,2})?$/.exec(name) ?? [];
  if (kind === "uint" || kind === "int") {
    const bits = Number(digits || 256);
    if (bits <= 256 && bits % 8 === 0) return { kind, bits, text: `${kind}${bits}`, words: 1, depth: 0 };
  }
  if (kind === "bytes" && Number(digits) <= 32) {
    return { kind: "fixedBytes", size: Number(digits), text: name, words: 1, depth: 0 };
  }
  throw new SyntaxError(`${name.slice(0, 64)} is no type of the ABI`);
}

/** A list of a type, of a fixed length or any. */
export function listOf(item: AbiType, length: number | undefined): AbiType {
  const text = `${item.text}[${length ?? ""}]`;
  const isFixed = length !== undefined;
  if (isFixed) requireRoom(text, length * wordsInPlace(item));
  const words = isFixed && item.words !== undefined ? length * item.words : undefined;
  return { kind: "list", item, length, text, words, depth: nested(item.depth) };
}

/** Values of several types in a row. */
export function tupleOf(parts: readonly AbiPart[]): AbiType {
  const text = `(${parts.map(({ type }) => type.text).join(",")})`;
  requireRoom(text, wordsOf(parts));
  const isFixed = parts.every(({ type }) => type.words !== undefined);
  const depth = nested(Math.max(...parts.map(({ type }) => type.depth)));
  return { kind: "tuple", parts, text, words: isFixed ? wordsOf(parts) : undefined, depth };
}

/** The words at the position of a value: its own, or the pointer to them. */
export function wordsInPlace({ words }: AbiType): number {
  return words ?? 1;
}

/** The words of several values in a row. */
export function wordsOf(parts: readonly AbiPart[]): number {
  return parts.reduce((sum, { type }) => sum + wordsInPlace(type), 0);
}

function requireRoom(text: string, words: number): void {
  if (words < 1) throw new SyntaxError(`${text.slice(0, 64)} holds nothing`);
  if (words > MAX_WORDS) throw new SyntaxError(`${text.slice(0, 64)} takes more than ${MAX_WORDS} words`);
}

function nested(depth: number): number {
  if (depth === MAX_DEPTH) throw new SyntaxError(`lists and tuples nest ${MAX_DEPTH} deep at most`);
  return depth + 1;
}
