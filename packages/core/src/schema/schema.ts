// Schemas of arguments and results: any Standard Schema, and what it says of itself as JSON Schema.
import type { StandardJSONSchemaV1, StandardSchemaV1 } from "@standard-schema/spec";
import { isObject } from "../platform/json.js";

/** A schema of any library that speaks Standard Schema; Zod first. */
export type Schema<Input = unknown, Output = Input> = StandardSchemaV1<Input, Output>;

/** The value a schema accepts. */
export type SchemaInput<S extends Schema> = StandardSchemaV1.InferInput<S>;

/** The value a schema gives. */
export type SchemaOutput<S extends Schema> = StandardSchemaV1.InferOutput<S>;

/** A JSON Schema (2020-12) document. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** One thing that a schema found wrong: the path to the value and what was expected. */
export interface SchemaIssue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** The outcome of a check: a value, or what is wrong with it. */
export type Checked<T> = { readonly value: T } | { readonly issues: readonly SchemaIssue[] };

/** Checks a value; a schema that answers at once costs no promise. */
export function checkSchema<S extends Schema>(
  schema: S,
  value: unknown,
): Checked<SchemaOutput<S>> | Promise<Checked<SchemaOutput<S>>> {
  const result = schema["~standard"].validate(value);
  return result instanceof Promise
    ? result.then(toChecked<SchemaOutput<S>>)
    : toChecked<SchemaOutput<S>>(result);
}

function toChecked<T>(result: StandardSchemaV1.Result<unknown>): Checked<T> {
  // `as`: the schema itself is the proof of its output type, which Standard Schema carries only in a phantom field.
  if (result.issues === undefined) return { value: result.value as T };
  return {
    issues: result.issues.map((issue) => ({
      path: (issue.path ?? []).map((part) => (typeof part === "object" ? part.key : part)),
      message: issue.message,
    })),
  };
}

/** Whether a schema surely has no JSON Schema. Reads own properties alone: what a library makes with first use is not made for this. */
export function isUndescribed(schema: Schema): boolean {
  const standard = Object.getOwnPropertyDescriptor(schema, "~standard")?.value;
  return isObject(standard) && standard["jsonSchema"] === undefined;
}

/** Whether a value is a Standard Schema, as far as can be seen without making what is made with its first use. */
export function isSchema(value: unknown): boolean {
  const standard = Object.getOwnPropertyDescriptor(Object(value), "~standard");
  if (standard?.get !== undefined) return true;
  return typeof Object(Object(value)["~standard"]).validate === "function";
}

/** The JSON Schema by which a schema describes itself, or undefined where it cannot. */
export function describeSchema(schema: Schema, side: "input" | "output"): JsonSchema | undefined {
  const standard: StandardSchemaV1.Props & Partial<StandardJSONSchemaV1.Props> = schema["~standard"];
  const described = standard.jsonSchema?.[side]({ target: "draft-2020-12" });
  if (described === undefined) return undefined;
  const { $schema: _, ...rest } = described;
  return rest;
}
