// Plain object: a schema of Zod that gives the members that it names and no others. Most schemas of arguments are such.
import { isObject } from "../platform/json.js";
import { onceFor } from "../platform/once.js";
import { madeSchema } from "./lazy.js";
import type { Schema } from "./schema.js";

/**
 * Whether a schema surely gives no member that its JSON Schema does not name. A rule of the author's may add what it likes, and an author may have said
 * by hand what the JSON Schema is to hold: of such a schema nothing is sure.
 */
export const givesNamedMembers: (schema: Schema) => boolean = onceFor((schema) => {
  const made = madeSchema(schema);
  const { def, toJSONSchema } = Object(Reflect.get(made, "_zod"));
  if (def?.type !== "object" || toJSONSchema !== undefined || def.checks?.length > 0) return false;
  // A strict object takes of all others what never fits.
  if (def.catchall !== undefined && def.catchall._zod?.def.type !== "never") return false;
  const { meta } = Object(made);
  const said: unknown = typeof meta === "function" ? Reflect.apply(meta, made, []) : undefined;
  return !(isObject(said) && ("properties" in said || "additionalProperties" in said));
});
