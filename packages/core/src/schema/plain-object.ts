// Plain object: a schema of Zod that gives the members which it names and no others, as most schemas of arguments are.
import { isObject } from "../platform/json.js";
import { onceFor } from "../platform/once.js";
import { madeSchema } from "./lazy.js";
import type { Schema } from "./schema.js";

/**
 * Whether what a schema gives has of the members of what it is given those alone that its JSON Schema names. It is so where no rule of the author's, which
 * may write what it likes, comes after the check, and where the author has not said by hand what the JSON Schema is to hold.
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
