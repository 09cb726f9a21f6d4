// Values that a JSON Schema accepts, for the tests that make requests from the OpenAPI document.
import type { JsonSchema } from "@svckit/core";
import fc from "fast-check";

/** Finds the schema that a reference in the document leads to. */
export type Resolve = (reference: string) => JsonSchema;

const MAX_ITEMS = 4;
// JSON has larger numbers, but the service refuses what it cannot hold exactly.
const LARGEST = 1e9;

/** Values of a schema, for the keywords that this service's documents use. */
export function arbitraryOf(schema: JsonSchema, resolve: Resolve): fc.Arbitrary<unknown> {
  const of = (part: unknown) => arbitraryOf(part as JsonSchema, resolve);
  if (typeof schema["$ref"] === "string") return of(resolve(schema["$ref"]));
  if ("const" in schema) return fc.constant(schema["const"]);
  if (Array.isArray(schema["enum"])) return fc.constantFrom(...schema["enum"]);
  const choices = schema["oneOf"] ?? schema["anyOf"];
  if (Array.isArray(choices)) return fc.oneof(...choices.map(of));
  const types = [schema["type"]].flat();
  if (types.length > 1) return fc.oneof(...types.map((type) => of({ ...schema, type })));
  switch (types[0]) {
    case "string":
      return stringOf(schema);
    case "integer":
      return fc.integer(within(schema));
    case "number":
      return fc.double({ ...within(schema), noNaN: true });
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "array":
      return fc.array(of(schema["items"] ?? {}), {
        minLength: Number(schema["minItems"] ?? 0),
        maxLength: Math.min(Number(schema["maxItems"] ?? MAX_ITEMS), MAX_ITEMS),
      });
    case "object":
      return objectOf(schema, of);
    default:
      return fc.oneof(fc.integer(), fc.string(), fc.boolean());
  }
}

function stringOf(schema: JsonSchema): fc.Arbitrary<string> {
  if (typeof schema["pattern"] === "string") return fc.stringMatching(new RegExp(schema["pattern"]));
  if (schema["format"] === "date" || schema["format"] === "date-time")
    return fc
      .date({ min: new Date("2000-01-01"), max: new Date("2100-01-01"), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, schema["format"] === "date" ? 10 : 24));
  const minLength = Number(schema["minLength"] ?? 0);
  // JSON Schema counts characters and JavaScript code units, so a bounded text has characters of one unit alone.
  return schema["maxLength"] === undefined
    ? fc.string({ unit: "grapheme", minLength })
    : fc.string({ minLength, maxLength: Number(schema["maxLength"]) });
}

function within({ minimum, maximum }: JsonSchema): { readonly min: number; readonly max: number } {
  return {
    min: Math.max(Number(minimum ?? -LARGEST), -LARGEST),
    max: Math.min(Number(maximum ?? LARGEST), LARGEST),
  };
}

function objectOf(schema: JsonSchema, of: (part: unknown) => fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const properties = Object.entries((schema["properties"] as Record<string, JsonSchema> | undefined) ?? {});
  const requiredKeys = (schema["required"] as string[] | undefined) ?? [];
  const listed = fc.record(Object.fromEntries(properties.map(([name, part]) => [name, of(part)])), {
    requiredKeys,
  });
  const others = schema["additionalProperties"];
  if (typeof others !== "object" || others === null) return listed;
  const more = fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), of(others), { maxKeys: MAX_ITEMS });
  return fc.tuple(more, listed).map(([first, second]) => ({ ...first, ...(second as object) }));
}
