// The path to a value among arguments, followed through the JSON Schema that describes them.
import { isObject } from "../platform/json.js";
import type { JsonSchema } from "../schema/schema.js";

/** What a schema says of the value at a path; nothing where it does not say. */
export function schemaAt(schema: JsonSchema, path: readonly PropertyKey[]): JsonSchema {
  let at: unknown = schema;
  for (const part of path) {
    if (!isObject(at)) return {};
    at =
      typeof part === "number"
        ? at["items"]
        : isObject(at["properties"])
          ? at["properties"][String(part)]
          : undefined;
  }
  return isObject(at) ? at : {};
}
