// References of a JSON Schema: where one leads within its document.
import { isObject } from "../platform/json.js";

/** Whether a reference leads to a schema of the document; one that leads out of it, or to its root, does not. */
export function leadsToSchema(document: unknown, reference: string): boolean {
  if (!reference.startsWith("#/")) return false;
  let at = document;
  for (const part of reference.slice(2).split("/")) {
    const name = unescaped(part);
    if (typeof at !== "object" || at === null || name === undefined || !Object.hasOwn(at, name)) return false;
    at = Reflect.get(at, name);
  }
  return isObject(at) || typeof at === "boolean";
}

/** One step of a JSON Pointer in a URL; undefined where it is malformed. */
function unescaped(part: string): string | undefined {
  try {
    return decodeURIComponent(part).replaceAll("~1", "/").replaceAll("~0", "~");
  } catch {
    return undefined;
  }
}
