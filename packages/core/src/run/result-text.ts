// The text of a result: what a tool gave, as the JSON that is sent, kept and digested.
import { isObject } from "../platform/json.js";
import { type MaskText, maskJson } from "../platform/mask.js";

/** A provider's result as `data`: an object stays one, anything else is wrapped as `{ result }`. */
export function toData(result: unknown): Record<string, unknown> {
  return isObject(result) ? { ...result } : { result: result ?? null };
}

/** The JSON text of a result, without secrets: an upstream may repeat what it was asked with. */
export function toText(data: Record<string, unknown>, mask: MaskText): string {
  const text = toWellFormed(data);
  // What says itself how it is written, by `toJSON`, may be no object any more.
  if (!text.startsWith("{")) throw new TypeError("the result has a `toJSON` that gives no object");
  return maskJson(text, mask);
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
