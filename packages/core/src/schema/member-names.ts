// Member names: which members an object may have, read off a schema of Zod. To write it as JSON Schema for that takes milliseconds.
import { isObject } from "../platform/json.js";
import { madeSchema } from "./lazy.js";
import type { Schema } from "./schema.js";

/** The names of the members that an object may have; undefined where it may have others, and where the schema does not show it. */
export function memberNames(schema: Schema): ReadonlySet<string> | undefined {
  const made = madeSchema(schema);
  const { def, toJSONSchema } = Object(Reflect.get(made, "_zod"));
  if (def?.type !== "object" || !isObject(def.shape) || toJSONSchema !== undefined) return undefined;
  // A strict object takes of all others what never fits.
  if (def.catchall !== undefined && def.catchall._zod?.def.type !== "never") return undefined;
  // An author may say of a schema by hand what its JSON Schema is to hold.
  const { meta } = Object(made);
  const said: unknown = typeof meta === "function" ? Reflect.apply(meta, made, []) : undefined;
  const saysMembers = isObject(said) && ("properties" in said || "additionalProperties" in said);
  return saysMembers ? undefined : new Set(Object.keys(def.shape));
}
