// JSON that a caller wrote, most often a body: parses it within limits, and refuses what could do harm further in.
import { isAscii } from "node:buffer";
import { type Brand, isObject, ServiceError } from "@svckit/core";
import { refuseKey } from "../http/leaked-key.js";
import { type JsonLimits, outlineOf } from "./json-outline.js";

const MAX_DEPTH = 64;
const MAX_MEMBERS = 10_000;
const MAX_VALUES = 20_000;
const LIMITS: JsonLimits = { depth: MAX_DEPTH, members: MAX_MEMBERS, values: MAX_VALUES };

/** The object in a body; throws INVALID_REQUEST that says what is wrong with it. `what` is its name in that message. */
export function parseJsonBody(bytes: Uint8Array, brand: Brand, what = "body"): Record<string, unknown> {
  return requireObject(parseJson(bytes, brand, what), what);
}

/** The object in a body that the host has parsed. It is held to the same limits, as far as a parsed value shows them. */
export function checkJsonBody(value: unknown, brand: Brand, what = "body"): Record<string, unknown> {
  checkJson(value, brand, what);
  return requireObject(value, what);
}

/** Any JSON, held to the limits of a body; throws INVALID_REQUEST. */
export function parseJson(bytes: Uint8Array, brand: Brand, what: string): unknown {
  const text = decode(bytes, what);
  // The limits come before the parser: a text that breaks them would be built in memory first.
  const outline = outlineOf(text, LIMITS);
  requireDepth(outline.depth, what);
  requireFew(outline.members, outline.values, what);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw invalid(what, "is not JSON.", "Send one JSON object and nothing behind it.");
  }
  // Only an escape can hide a NUL, half of a surrogate pair or an API key. Without one the text is searched once.
  const isLiteral = !outline.hasCodes;
  if (isLiteral) refuseKey(what, text, brand);
  const seen = { members: 0, items: 0, brand: isLiteral ? undefined : brand, what };
  inspect(value, seen, 1);
  // Of two members with one name this parser keeps the last, and another program may keep the first.
  if (seen.members !== outline.members)
    throw invalid(what, "names a member of an object twice.", "Name each member of an object once.");
  return value;
}

/** Holds JSON that the host has parsed to the same limits, as far as a parsed value shows them. */
export function checkJson(value: unknown, brand: Brand, what: string): void {
  inspect(value, { members: 0, items: 0, brand, what }, 1);
}

/** Whether a text is beyond the limits, so that it is not to be parsed, not even to see whose it is. */
export function isBeyondLimits(text: string): boolean {
  const { depth, members, values } = outlineOf(text, LIMITS);
  return depth > MAX_DEPTH || members > MAX_MEMBERS || values > MAX_VALUES;
}

const decoder = new TextDecoder("utf-8", { fatal: true });

function decode(bytes: Uint8Array, what: string): string {
  // Most bodies are, and copying them takes a tenth of the time that decoding does.
  if (isAscii(bytes)) {
    const { buffer, byteOffset, byteLength } = bytes;
    return (Buffer.isBuffer(bytes) ? bytes : Buffer.from(buffer, byteOffset, byteLength)).toString("latin1");
  }
  try {
    return decoder.decode(bytes);
  } catch {
    throw invalid(what, "is not UTF-8.", "Send the JSON text in UTF-8.");
  }
}

/** What the walk through a value has counted. With a `brand`, the walk looks at strings, too. */
interface Seen {
  members: number;
  items: number;
  readonly brand: Brand | undefined;
  readonly what: string;
}

function inspect(value: unknown, seen: Seen, depth: number): void {
  if (typeof value === "string") {
    if (seen.brand) inspectString(value, seen.brand, seen.what);
    return;
  }
  if (typeof value === "number") inspectNumber(value, seen.what);
  if (typeof value !== "object" || value === null) return;
  requireDepth(depth, seen.what);
  if (Array.isArray(value)) {
    seen.items += value.length;
    requireFew(seen.members, seen.members + seen.items, seen.what);
    for (const item of value) inspect(item, seen, depth + 1);
    return;
  }
  for (const name of Object.keys(value)) {
    seen.members += 1;
    requireFew(seen.members, seen.members + seen.items, seen.what);
    const member: unknown = Reflect.get(value, name);
    inspectName(name, member, seen.what);
    if (seen.brand) inspectString(name, seen.brand, seen.what);
    inspect(member, seen, depth + 1);
  }
}

function inspectName(name: string, member: unknown, what: string): void {
  const isConstructor = name === "constructor" && isObject(member) && Object.hasOwn(member, "prototype");
  if (isConstructor || name === "__proto__" || name === "constructor.prototype") {
    throw invalid(what, `has a member named ${name}.`, "Leave that member out.");
  }
}

function inspectNumber(value: number, what: string): void {
  if (!Number.isFinite(value) || (Number.isInteger(value) && !Number.isSafeInteger(value))) {
    throw invalid(what, "has a number that cannot be held exactly.", "Send the number as a string.");
  }
}

function inspectString(value: string, brand: Brand, what: string): void {
  if (value.includes("\0")) throw invalid(what, "has a NUL character.", "Leave the character out.");
  if (!value.isWellFormed())
    throw invalid(what, "has half of a surrogate pair.", "Send both halves of the pair, or neither.");
  refuseKey(what, value, brand);
}

function requireDepth(depth: number, what: string): void {
  if (depth > MAX_DEPTH)
    throw invalid(what, `is nested deeper than ${MAX_DEPTH} levels.`, "Nest it less deep.");
}

function requireFew(members: number, values: number, what: string): void {
  if (members > MAX_MEMBERS)
    throw invalid(what, `has more than ${MAX_MEMBERS} members.`, "Send fewer members.");
  if (values > MAX_VALUES)
    throw invalid(what, `has more than ${MAX_VALUES} members and items.`, "Send fewer of them.");
}

function requireObject(value: unknown, what: string): Record<string, unknown> {
  if (isObject(value)) return value;
  throw invalid(what, "is not a JSON object.");
}

function invalid(what: string, fault: string, next?: string): ServiceError {
  return new ServiceError("INVALID_REQUEST", { message: `The ${what} ${fault}`, ...(next && { next }) });
}
