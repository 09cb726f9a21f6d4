// Fields: the parts of a result that --fields picks, by dotted paths through its lists.
import { isObject, ServiceError } from "@svckit/core";

/** The value with these fields alone, in their order. Throws INVALID_ARGS for a field that is nowhere in it. */
export function pickFields(value: unknown, paths: readonly string[]): unknown {
  for (const path of paths) {
    if (has(value, path.split("."))) continue;
    const there = namesIn(value);
    throw new ServiceError("INVALID_ARGS", {
      message: `--fields names ${path}, which is not in the result.`,
      next: there.length > 0 ? `There are ${there.join(", ")}.` : "The result has no fields.",
    });
  }
  return paths.reduce<unknown>((picked, path) => merge(picked, along(value, path.split("."))), undefined);
}

/** What a dotted path leads to; undefined where it leads nowhere. */
export function valueAt(value: unknown, path: string): unknown {
  let found = value;
  for (const name of path.split("."))
    found = isObject(found) && Object.hasOwn(found, name) ? found[name] : undefined;
  return found;
}

/** The names that a comma-separated list gives; undefined for none. */
export function toFields(text: string): readonly string[] {
  const names = text.split(",").flatMap((name) => name.trim() || []);
  if (names.length > 0) return names;
  throw new ServiceError("INVALID_ARGS", { message: "--fields names no field." });
}

/** The value with what one path leads to. */
function along(value: unknown, [name, ...rest]: readonly string[]): unknown {
  if (name === undefined) return value;
  if (Array.isArray(value)) return value.map((each) => along(each, [name, ...rest]));
  if (!isObject(value) || !Object.hasOwn(value, name)) return isObject(value) ? {} : value;
  return { [name]: along(value[name], rest) };
}

function merge(one: unknown, other: unknown): unknown {
  if (one === undefined) return other;
  if (Array.isArray(one) && Array.isArray(other)) return one.map((each, at) => merge(each, other[at]));
  if (!isObject(one) || !isObject(other)) return other;
  const merged: Record<string, unknown> = { ...one };
  for (const [name, value] of Object.entries(other)) merged[name] = merge(merged[name], value);
  return merged;
}

function has(value: unknown, [name, ...rest]: readonly string[]): boolean {
  if (name === undefined) return true;
  // Nothing in an empty list contradicts a name.
  if (Array.isArray(value)) return value.length === 0 || value.some((each) => has(each, [name, ...rest]));
  return isObject(value) && Object.hasOwn(value, name) && has(value[name], rest);
}

function namesIn(value: unknown): readonly string[] {
  const records = Array.isArray(value) ? value.filter(isObject) : [value].filter(isObject);
  return [...new Set(records.flatMap((record) => Object.keys(record)))];
}
