// Option values: what the value of an option may be, whatever its name. Each rule throws an error that names the option.
import { isObject } from "./platform/json.js";

/** Throws an `Error` that names the path of an option whose value cannot be used. */
export type Rule = (path: string, value: unknown) => void;

/** One rule for each name that `Options` has, and for no other. */
export type Rules<Options> = { readonly [Name in keyof Options]-?: Rule };

/** An object whose members all have a rule, and keep to it. */
export function objectOf<Options>(rules: Rules<Options>): Rule {
  const known = new Map<string, Rule>(Object.entries(rules));
  return (path, value) => {
    requireObject(path, value);
    for (const [name, member] of Object.entries(value)) {
      const at = path === "" ? name : `${path}.${name}`;
      const rule = known.get(name);
      if (!rule) throw new Error(`there is no option ${at}; there are ${[...known.keys()].join(", ")}`);
      rule(at, member);
    }
  };
}

/** An object that has what is set in members of its own: a Map has none, and what is in it would be dropped. */
export function isPlain(value: unknown): value is Record<string, unknown> {
  return isObject(value) && !(Symbol.iterator in value);
}

/** Throws for what is no such object. */
export function requireObject(path: string, value: unknown): asserts value is Record<string, unknown> {
  if (!isPlain(value)) throw new Error(`${path} must be an object, but is ${shown(value)}`);
}

/** A list of such items. */
export function listOf(isItem: (item: unknown) => boolean, items: string): Rule {
  return (path, value) => {
    if (!Array.isArray(value) || !value.every(isItem))
      throw new Error(`${path} must be a list of ${items}, but is ${shown(value)}`);
  };
}

/** A part of the host's with these functions. What makes such a part is easily handed in for the part itself. */
export function having<Part>(...names: (keyof Part & string)[]): Rule {
  return (path, value) => {
    if (names.every((name) => typeof Reflect.get(Object(value), name) === "function")) return;
    const isMaker = typeof value === "function";
    throw new Error(
      `${path} must have the functions ${names.join(", ")}${isMaker ? ", but is a function itself: give what it makes" : ""}`,
    );
  };
}

/** What may also be left out, as nothing or as null. */
export function optional(rule: Rule): Rule {
  return unless(undefined, unless(null, rule));
}

/** What may also be this one value. */
export function unless(accepted: unknown, rule: Rule): Rule {
  return (path, value) => {
    if (value !== accepted) rule(path, value);
  };
}

/** True or false. */
export function yesOrNo(path: string, value: unknown): void {
  if (typeof value !== "boolean") throw new Error(`${path} must be true or false, but is ${shown(value)}`);
}

/** Any text. */
export function text(path: string, value: unknown): void {
  if (typeof value !== "string") throw new Error(`${path} must be a text, but is ${shown(value)}`);
}

/** A function of the host's. */
export function ownFunction(path: string, value: unknown): void {
  if (typeof value !== "function") throw new Error(`${path} must be a function, but is ${shown(value)}`);
}

/** A number above 0. */
export function positive(path: string, value: unknown): void {
  if (typeof value === "number" && value > 0 && value < Number.MAX_SAFE_INTEGER) return;
  throw new Error(`${path} must be a number above 0, but is ${shown(value)}`);
}

/** A whole number, or 0. */
export function wholeNumber(path: string, value: unknown): void {
  if (typeof value === "number" && Number.isSafeInteger(value) && value >= 0) return;
  throw new Error(`${path} must be a whole number of at least 0, but is ${shown(value)}`);
}

/** A whole number above 0. */
export function positiveWhole(path: string, value: unknown): void {
  wholeNumber(path, value);
  positive(path, value);
}

/** The URL that paths are put behind. */
export function baseUrl(path: string, value: unknown): void {
  // With an `@` in it, it may hold a password.
  if (typeof value !== "string") throw new Error(`${path} must be a URL as a text, but is a ${typeof value}`);
  const told = value.includes("@") ? "one that is not shown" : shown(value);
  if (!URL.canParse(value)) throw new Error(`${path} must be a URL, but is ${told}`);
  const { protocol, username, password } = new URL(value);
  // Paths are put behind it, and every caller is shown it. `URL` does not tell of an empty query: the text does.
  if (!/^https?:$/.test(protocol) || username || password || /[?#]/.test(value))
    throw new Error(
      `${path} must be an http or https URL without user, password, query and fragment, but is ${told}`,
    );
}

/** A value as an error shows it. Not all can be written as JSON. */
export function shown(value: unknown): string {
  if (typeof value === "bigint") return `${value}n`;
  if (typeof value === "object" && value !== null && Symbol.iterator in value && !Array.isArray(value))
    return `a ${value.constructor?.name ?? "list"}`;
  try {
    return JSON.stringify(value) ?? `a ${typeof value}`;
  } catch {
    return `a ${typeof value}`;
  }
}
