// The text of a result: what a tool gave, as the JSON that is sent, kept and digested.
import { isObject } from "../platform/json.js";
import { type MaskText, maskJson } from "../platform/mask.js";

/** A provider's result as `data`: an object stays one, anything else is wrapped as `{ result }`. */
export function toData(result: unknown): Record<string, unknown> {
  return isObject(result) ? asWritten(result) : { result: result ?? null };
}

/** The members of an object, or those that its `toJSON` gives, as `JSON.stringify` asks it: a class may hide some. */
function asWritten(object: Record<string, unknown>): Record<string, unknown> {
  const { toJSON } = object;
  if (typeof toJSON !== "function") return { ...object };
  const written: unknown = Reflect.apply(toJSON, object, [""]);
  if (!isObject(written)) throw new TypeError("the result has a `toJSON` that gives no object");
  const { toJSON: _, ...members } = written;
  return members;
}

/** The JSON text of a result, without secrets: an upstream may repeat what it was asked with. */
export function toText(data: Record<string, unknown>, mask: MaskText): string {
  return maskJson(toWellFormed(data), mask);
}

/** The JSON text of a value. Upstreams that cut texts send half of a surrogate pair: it is replaced. */
function toWellFormed(data: Record<string, unknown>): string {
  const text = JSON.stringify(data);
  if (!text.includes("\\ud")) return text;
  return JSON.stringify(data, (_, value) => {
    if (typeof value === "string") return value.toWellFormed();
    if (!isObject(value) || Object.keys(value).every((name) => name.isWellFormed())) return value;
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name.toWellFormed(), each]));
  });
}
