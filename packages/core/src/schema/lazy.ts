// Lazy: a schema that is made when it is first needed, so that a catalog of many tools starts as fast as one of few.
import { once } from "../platform/once.js";
import type { Schema, SchemaInput, SchemaOutput } from "./schema.js";

// How each of them is made.
const makers = new WeakMap<Schema, () => Schema>();

/** The schema that `make` makes, made with its first use: of arguments, of a result, or of an upstream's answer. */
export function lazy<S extends Schema>(make: () => S): Schema<SchemaInput<S>, SchemaOutput<S>> {
  const made = once(make);
  const schema = {
    // What Standard Schema has beside this are types alone.
    get "~standard"() {
      return made()["~standard"] as Schema<SchemaInput<S>, SchemaOutput<S>>["~standard"];
    },
  };
  makers.set(schema, made);
  return schema;
}

/** The schema itself, where it is one that is made with its first use; it is made then. */
export function madeSchema(schema: Schema): Schema {
  const make = makers.get(schema);
  return make ? madeSchema(make()) : schema;
}
