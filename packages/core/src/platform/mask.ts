// Mask: keeps secrets, and telling parts of them, out of every text that leaves.
import { isObject } from "./json.js";

/** Gives a text without the secrets in it. */
export type MaskText = (text: string) => string;

/** Masks a set of secrets that may grow. */
export interface Mask {
  /** Takes a secret in. One of fewer than 4 characters is none: to mask it would mask ordinary words. */
  add(secret: string): void;
  readonly text: MaskText;
}

/** What stands where a secret was. */
export const MASKED = "[secret]";

// Shorter parts of a secret tell little, and ordinary words have them too.
const PART = 8;
const SHORTEST = 4;
// Each part of 8 holds a gram of 4 that begins at a multiple of 5: a long text is looked at there alone.
const GRAM = 4;
const STRIDE = PART - GRAM + 1;

/** A mask without secrets. Parts that `openWords` hold, such as the provider's name, are no secret. */
export function createMask(openWords: readonly string[] = []): Mask {
  const words = [...openWords];
  const known = new Set<string>();
  const parts = new Set<string>();
  // Made with the first secret: many a mask never has one.
  let table: { readonly open: ReadonlySet<string>; readonly grams: Uint8Array } | undefined;
  let short: readonly string[] = [];

  function addForm(form: string): void {
    if (form.length < PART) {
      if (form.length >= SHORTEST && !words.some((word) => word.includes(form)))
        short = [...new Set([...short, form])].sort((a, b) => b.length - a.length);
      return;
    }
    table ??= { open: new Set(words.flatMap(partsOf)), grams: new Uint8Array(1 << 16) };
    const { open, grams } = table;
    for (const part of partsOf(form)) {
      if (open.has(part) || isOneCharacter(part)) continue;
      parts.add(part);
      for (let at = 0; at < STRIDE; at += 1) grams[gramAt(part, at)] = 1;
    }
  }

  return {
    add(secret) {
      if (known.has(secret)) return;
      known.add(secret);
      for (const form of formsOf(secret)) addForm(form);
    },
    text(text) {
      const masked = table === undefined ? text : withoutParts(text, parts, table.grams);
      return short.reduce((left, secret) => left.replaceAll(secret, MASKED), masked);
    },
  };
}

// Of secrets that change with every use no more are remembered than twice this.
const GENERATION = 64;

/** A mask that forgets what was taken in long ago, and was not since. */
export function createRotatingMask(openWords: readonly string[] = []): Mask {
  let [current, previous] = [createMask(openWords), createMask(openWords)];
  let known = new Set<string>();
  return {
    add(secret) {
      if (known.has(secret)) return;
      if (known.size === GENERATION) {
        [current, previous] = [createMask(openWords), current];
        known = new Set();
      }
      known.add(secret);
      current.add(secret);
    },
    text: (text) => previous.text(current.text(text)),
  };
}

/** A secret as it may be read: as it is, in a query, in Base64 and, for `user:password`, the password alone. */
function formsOf(secret: string): readonly string[] {
  const bytes = Buffer.from(secret);
  const colon = secret.indexOf(":");
  const [, basic] = /^basic +(\S+)$/i.exec(secret) ?? [];
  return [
    secret,
    encodeURIComponent(secret.toWellFormed()),
    JSON.stringify(secret).slice(1, -1),
    bytes.toString("base64"),
    bytes.toString("base64url"),
    ...(colon > 0 ? [secret.slice(colon + 1)] : []),
    ...(basic === undefined ? [] : formsOf(Buffer.from(basic, "base64").toString())),
  ];
}

function partsOf(text: string): string[] {
  return Array.from({ length: Math.max(0, text.length - PART + 1) }, (_, at) => text.slice(at, at + PART));
}

function isOneCharacter(part: string): boolean {
  return part === part.charAt(0).repeat(PART);
}

/** Where the four characters at a place stand in the table. */
function gramAt(text: string, at: number): number {
  const first = text.charCodeAt(at) + text.charCodeAt(at + 1) * 31;
  return (first + text.charCodeAt(at + 2) * 961 + text.charCodeAt(at + 3) * 29_791) & 0xffff;
}

/** The text with each run of secret parts replaced. */
function withoutParts(text: string, parts: ReadonlySet<string>, grams: Uint8Array): string {
  const runs: { readonly from: number; to: number }[] = [];
  for (let at = 0; at + GRAM <= text.length; at += STRIDE) {
    if (grams[gramAt(text, at)] !== 1) continue;
    for (let from = Math.max(0, at - GRAM); from <= at; from += 1) {
      if (!parts.has(text.slice(from, from + PART))) continue;
      const last = runs.at(-1);
      if (last && from <= last.to) last.to = from + PART;
      else runs.push({ from, to: from + PART });
    }
  }
  if (runs.length === 0) return text;
  const between = runs.map(({ from }, at) => text.slice(runs[at - 1]?.to ?? 0, from) + MASKED);
  return between.join("") + text.slice(runs.at(-1)?.to);
}

/** A value of a log or an error without the secrets in its texts: the same value where it holds none. */
export function maskValue(value: unknown, mask: MaskText, depth = 0): unknown {
  if (typeof value !== "object" || value === null) return maskLeaf(value, mask);
  // Whoever nests deeper than that is not read to the end.
  if (depth > 6) return MASKED;
  try {
    return maskMembers(value, mask, depth);
  } catch {
    // A getter, a `toJSON` or a proxy of a plugin's throws. To tell what went wrong must not go wrong.
    return UNREADABLE;
  }
}

const UNREADABLE = "[unreadable]";

function maskMembers(value: object, mask: MaskText, depth: number): unknown {
  if (value instanceof Error) return maskError(value, mask, depth);
  if (Array.isArray(value))
    return maskAll(
      value,
      value.map((each) => maskValue(each, mask, depth + 1)),
    );
  if (typeof Reflect.get(value, "toJSON") === "function") {
    const text = JSON.stringify(value) ?? "";
    return mask(text) === text ? value : mask(text);
  }
  if (!isObject(value)) return value;
  const names = Object.keys(value);
  const masked = names.map((name) => maskValue(value[name], mask, depth + 1));
  if (names.every((name, at) => masked[at] === value[name] && mask(name) === name)) return value;
  return Object.fromEntries(names.map((name, at) => [mask(name), masked[at]]));
}

/** JSON without the secrets in its texts and names; the same text where it holds none. */
export function maskJson(text: string, mask: MaskText): string {
  if (mask(text) === text) return text;
  const masked: unknown = JSON.parse(text, (_, value: unknown) => {
    if (typeof value === "string" || typeof value === "number") return maskLeaf(value, mask);
    if (!isObject(value) || Object.keys(value).every((name) => mask(name) === name)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [mask(name), each]));
  });
  return JSON.stringify(masked);
}

/** A text without secrets, or a number that is none: a key of digits alone may be repeated as one. */
function maskLeaf(value: unknown, mask: MaskText): unknown {
  if (typeof value === "string") return mask(value);
  if (typeof value !== "number" && typeof value !== "bigint") return value;
  const digits = String(value);
  // Only as a whole: a short secret's digits stand in many a price.
  return digits.length >= PART && mask(digits) === MASKED ? MASKED : value;
}

function maskAll(values: readonly unknown[], masked: readonly unknown[]): readonly unknown[] {
  return masked.every((each, at) => each === values[at]) ? values : masked;
}

/** An error of the same kind without secrets; the same one where it holds none. */
function maskError(error: Error, mask: MaskText, depth: number): Error {
  const own = Object.getOwnPropertyDescriptors(error);
  const changed: Record<string, unknown> = {};
  // Message, stack and cause are no members that are listed.
  for (const [name, { value }] of Object.entries(own)) {
    const masked = maskValue(value, mask, depth + 1);
    if (masked !== value) changed[name] = masked;
  }
  const stack = typeof error.stack === "string" ? mask(error.stack) : undefined;
  if (Object.keys(changed).length === 0 && stack === error.stack) return error;
  const copy: Error = Object.create(Object.getPrototypeOf(error), own);
  for (const [name, value] of Object.entries({ ...changed, stack })) {
    const enumerable = Object.getOwnPropertyDescriptor(error, name)?.enumerable ?? false;
    Object.defineProperty(copy, name, { value, enumerable, writable: true, configurable: true });
  }
  return copy;
}
