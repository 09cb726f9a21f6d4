// The JSON body of a request: parsed within limits, and refused where it could do harm further in.
import { type Brand, isObject, ServiceError } from "@svckit/core";
import { refuseKey } from "../http/leaked-key.js";
import { outlineOf } from "./json-outline.js";

const MAX_DEPTH = 64;
const MAX_MEMBERS = 10_000;

/** The object in a body; throws INVALID_REQUEST that says what is wrong with it. */
export function parseJsonBody(bytes: Uint8Array, brand: Brand): Record<string, unknown> {
  const text = decode(bytes);
  // Before the text is parsed, so that neither depth nor members are built first and counted afterwards.
  const outline = outlineOf(text);
  requireDepth(outline.depth);
  requireMembers(outline.members);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw invalid("The body is not JSON.", "Send one JSON object and nothing behind it.");
  }
  // Without an escape a JSON text holds no NUL and no half of a pair, and an API key stands in it as it is.
  const isPlain = !text.includes("\\u");
  if (isPlain) refuseKey("body", text, brand);
  const seen = { members: 0, brand: isPlain ? undefined : brand };
  inspect(value, seen, 1);
  // The parser keeps the last of two members of one name; whoever checks the same text elsewhere may see the first.
  if (seen.members !== outline.members)
    throw invalid("The body names a member of an object twice.", "Name each member of an object once.");
  return requireObject(value);
}

/** The object in a body that was parsed elsewhere, held to the same limits as far as they can still be seen. */
export function checkJsonBody(value: unknown, brand: Brand): Record<string, unknown> {
  inspect(value, { members: 0, brand }, 1);
  return requireObject(value);
}

const decoder = new TextDecoder("utf-8", { fatal: true });

function decode(bytes: Uint8Array): string {
  try {
    return decoder.decode(bytes);
  } catch {
    throw invalid("The body is not UTF-8.", "Send the JSON text in UTF-8.");
  }
}

/** What is seen of a body on the way through it; `brand` where its strings have to be looked at. */
interface Seen {
  members: number;
  readonly brand: Brand | undefined;
}

function inspect(value: unknown, seen: Seen, depth: number): void {
  if (typeof value === "string") {
    if (seen.brand) inspectString(value, seen.brand);
    return;
  }
  if (typeof value === "number") inspectNumber(value);
  if (typeof value !== "object" || value === null) return;
  requireDepth(depth);
  if (Array.isArray(value)) {
    for (const item of value) inspect(item, seen, depth + 1);
    return;
  }
  for (const name of Object.keys(value)) {
    seen.members += 1;
    requireMembers(seen.members);
    const member: unknown = Reflect.get(value, name);
    inspectName(name, member);
    if (seen.brand) inspectString(name, seen.brand);
    inspect(member, seen, depth + 1);
  }
}

function inspectName(name: string, member: unknown): void {
  const isConstructor = name === "constructor" && isObject(member) && Object.hasOwn(member, "prototype");
  if (isConstructor || name === "__proto__" || name === "constructor.prototype") {
    throw invalid(`The body has a member named ${name}.`, "Leave that member out.");
  }
}

function inspectNumber(value: number): void {
  if (!Number.isFinite(value) || (Number.isInteger(value) && !Number.isSafeInteger(value))) {
    throw invalid("The body has a number that cannot be held exactly.", "Send the number as a string.");
  }
}

function inspectString(value: string, brand: Brand): void {
  if (value.includes("\0")) throw invalid("The body has a NUL character.", "Leave the character out.");
  if (!value.isWellFormed())
    throw invalid("The body has half of a surrogate pair.", "Send both halves of the pair, or neither.");
  refuseKey("body", value, brand);
}

function requireDepth(depth: number): void {
  if (depth > MAX_DEPTH)
    throw invalid(`The body is nested deeper than ${MAX_DEPTH} levels.`, "Nest it less deep.");
}

function requireMembers(members: number): void {
  if (members > MAX_MEMBERS)
    throw invalid(`The body has more than ${MAX_MEMBERS} members.`, "Send fewer members.");
}

function requireObject(value: unknown): Record<string, unknown> {
  if (isObject(value)) return value;
  throw invalid("The body is not a JSON object.");
}

function invalid(message: string, next?: string): ServiceError {
  return new ServiceError("INVALID_REQUEST", { message, ...(next && { next }) });
}
