// The JSON body of a request: parsed within limits, and refused where it could do harm further in.
import { type Brand, ServiceError } from "@svckit/core";

const MAX_DEPTH = 64;
const MAX_KEYS = 10_000;
const FORBIDDEN_NAMES: ReadonlySet<string> = new Set(["__proto__", "constructor.prototype"]);

/** The object in a body; throws INVALID_REQUEST that says what is wrong with it. */
export function parseJsonBody(bytes: Uint8Array, brand: Brand): Record<string, unknown> {
  const text = decode(bytes);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw invalid("The body is not JSON.");
  }
  return checkJsonBody(value, brand);
}

/** The object in a body that was parsed elsewhere, held to the same limits. */
export function checkJsonBody(value: unknown, brand: Brand): Record<string, unknown> {
  inspect(value, { keys: 0, prefixes: Object.values(brand.keyPrefixes) }, 1);
  if (isObject(value)) return value;
  throw invalid("The body is not a JSON object.");
}

const decoder = new TextDecoder("utf-8", { fatal: true });

function decode(bytes: Uint8Array): string {
  try {
    return decoder.decode(bytes);
  } catch {
    throw invalid("The body is not UTF-8.");
  }
}

function inspect(
  value: unknown,
  seen: { keys: number; readonly prefixes: readonly string[] },
  depth: number,
): void {
  if (typeof value === "string") inspectString(value, seen.prefixes);
  if (typeof value === "number") inspectNumber(value);
  if (typeof value !== "object" || value === null) return;
  if (depth > MAX_DEPTH) throw invalid(`The body is nested deeper than ${MAX_DEPTH} levels.`);
  if (Array.isArray(value)) {
    for (const item of value) inspect(item, seen, depth + 1);
    return;
  }
  for (const [name, member] of Object.entries(value)) {
    seen.keys += 1;
    if (seen.keys > MAX_KEYS) throw invalid(`The body has more than ${MAX_KEYS} members.`);
    const isPrototype = name === "constructor" && isObject(member) && Object.hasOwn(member, "prototype");
    if (isPrototype || FORBIDDEN_NAMES.has(name)) throw invalid(`The body has a member named ${name}.`);
    inspectString(name, seen.prefixes);
    inspect(member, seen, depth + 1);
  }
}

function inspectNumber(value: number): void {
  if (!Number.isFinite(value) || (Number.isInteger(value) && !Number.isSafeInteger(value))) {
    throw invalid("The body has a number that cannot be held exactly; send it as a string.");
  }
}

function inspectString(value: string, prefixes: readonly string[]): void {
  if (value.includes("\0")) throw invalid("The body has a NUL character.");
  if (!value.isWellFormed()) throw invalid("The body has half of a surrogate pair.");
  for (const prefix of prefixes) {
    if (value.includes(prefix)) {
      throw new ServiceError("INVALID_REQUEST", {
        message: "The body holds an API key, which would end in logs.",
        next: "Send the key in the Authorization header alone, and replace it if it was real.",
      });
    }
  }
}

function invalid(message: string): ServiceError {
  return new ServiceError("INVALID_REQUEST", { message });
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
