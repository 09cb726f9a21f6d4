// JSON: what an object is, how much a value holds, and the canonical text of a value (RFC 8785).
import { hash } from "node:crypto";

/** Whether a value is an object of JSON: neither null nor a list. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Whether a value holds more members and items, in all, than `limit`; looks at no more of it than that. */
export function holdsMoreThan(value: unknown, limit: number): boolean {
  const open: unknown[] = [value];
  let seen = 0;
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const inside: readonly unknown[] = Array.isArray(next) ? next : isPlain(next) ? Object.values(next) : [];
    seen += inside.length;
    if (seen > limit) return true;
    for (const each of inside) if (typeof each === "object" && each !== null) open.push(each);
  }
  return false;
}

const MAX_DEPTH = 128;

/** The canonical text of a JSON value. Members that are `undefined` are left out. Throws a `TypeError` for what is not JSON: a function, an object of a class, a non-finite number, half of a surrogate pair, a value nested deeper than 128. */
export function canonicalJson(value: unknown, depth = 0): string {
  switch (typeof value) {
    case "string":
      return canonicalString(value);
    case "boolean":
      return value ? "true" : "false";
    case "number":
      if (!Number.isFinite(value)) throw new TypeError("a non-finite number is not JSON");
      return JSON.stringify(value);
    case "object":
      if (value === null) return "null";
      if (depth === MAX_DEPTH) throw new TypeError(`it is nested deeper than ${MAX_DEPTH} levels`);
      return Array.isArray(value) ? canonicalArray(value, depth + 1) : canonicalObject(value, depth + 1);
    default:
      throw new TypeError(`a ${typeof value} is not JSON`);
  }
}

// Characters that JSON writes as they are; most names and arguments are short and made of them.
const PLAIN = /^[ !#-[\]-~]*$/;
const SHORT = 64;

function canonicalString(value: string): string {
  if (value.length <= SHORT && PLAIN.test(value)) return `"${value}"`;
  if (!value.isWellFormed()) throw new TypeError("half of a surrogate pair is not JSON");
  return JSON.stringify(value);
}

function canonicalArray(items: readonly unknown[], depth: number): string {
  let text = "[";
  for (let index = 0; index < items.length; index++) {
    if (index > 0) text += ",";
    text += canonicalJson(items[index] ?? null, depth);
  }
  return `${text}]`;
}

function canonicalObject(value: object, depth: number): string {
  if (!isPlain(value)) throw new TypeError("only plain objects are JSON");
  const names = Object.keys(value);
  // The default order compares UTF-16 code units, which is the order that RFC 8785 asks for.
  if (names.length > 1) names.sort();
  let text = "{";
  for (const name of names) {
    const member: unknown = Reflect.get(value, name);
    if (member === undefined) continue;
    if (text.length > 1) text += ",";
    text += `${canonicalString(name)}:${canonicalJson(member, depth)}`;
  }
  return `${text}}`;
}

function isPlain(value: unknown): value is object {
  if (typeof value !== "object" || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** SHA-256 of a text's UTF-8 bytes, as 64 hexadecimal digits. */
export function sha256(text: string): string {
  return hash("sha256", text, "hex");
}
