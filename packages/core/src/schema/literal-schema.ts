// Literal schema: a schema for the service's own tools, written once as JSON Schema and checked by hand.
import { isObject } from "../platform/json.js";
import type { JsonSchema, Schema, SchemaIssue } from "./schema.js";

/** The part of JSON Schema that the service's own tools use. */
export interface LiteralSchema extends JsonSchema {
  readonly type: "object" | "array" | "string" | "integer" | "boolean";
  readonly description?: string;
  readonly properties?: Readonly<Record<string, LiteralSchema>>;
  readonly required?: readonly string[];
  /** Without a type, items of any. */
  readonly items?: LiteralSchema | { readonly type?: undefined };
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  /** A regular expression that some part of a text matches. */
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
}

/** The schema that checks values of `T`. Names that it does not list pass: the catalog refuses them at the top level. */
export function literalSchema<T>(schema: LiteralSchema): Schema<T> {
  return {
    "~standard": {
      version: 1,
      vendor: "svckit",
      validate(value) {
        const issues = [...check(schema, value, [])];
        // `as`: a value without issues has the form of the schema, which its author gives as T.
        return issues.length === 0 ? { value: value as T } : { issues };
      },
    },
  };
}

function* check(schema: LiteralSchema, value: unknown, path: readonly PropertyKey[]): Iterable<SchemaIssue> {
  if (!isOfType(schema.type, value)) {
    yield { path, message: `expected ${schema.type}` };
    return;
  }
  if (typeof value === "string") yield* checkText(schema, value, path);
  if (typeof value === "number") yield* checkNumber(schema, value, path);
  if (Array.isArray(value)) yield* checkItems(schema, value, path);
  else if (isObject(value)) yield* checkMembers(schema, value, path);
}

function isOfType(type: LiteralSchema["type"], value: unknown): boolean {
  if (type === "integer") return Number.isSafeInteger(value);
  if (type === "array") return Array.isArray(value);
  if (type === "object") return isObject(value);
  return typeof value === type;
}

function* checkText(
  schema: LiteralSchema,
  text: string,
  path: readonly PropertyKey[],
): Iterable<SchemaIssue> {
  const { enum: values, pattern, minLength = 0, maxLength = Number.POSITIVE_INFINITY } = schema;
  if (values && !values.includes(text)) yield { path, message: `expected one of ${values.join(", ")}` };
  if (pattern !== undefined && !new RegExp(pattern, "u").test(text))
    yield { path, message: `expected a text that matches ${pattern}` };
  if (text.length < minLength) yield { path, message: `expected at least ${minLength} characters` };
  if (text.length > maxLength) yield { path, message: `expected at most ${maxLength} characters` };
}

function* checkNumber(
  schema: LiteralSchema,
  value: number,
  path: readonly PropertyKey[],
): Iterable<SchemaIssue> {
  const { minimum = value, maximum = value } = schema;
  if (value < minimum) yield { path, message: `expected at least ${minimum}` };
  if (value > maximum) yield { path, message: `expected at most ${maximum}` };
}

function* checkItems(
  { items, maxItems = Number.POSITIVE_INFINITY }: LiteralSchema,
  values: readonly unknown[],
  path: readonly PropertyKey[],
): Iterable<SchemaIssue> {
  if (values.length > maxItems) yield { path, message: `expected at most ${maxItems} items` };
  else if (items?.type !== undefined)
    for (const [index, value] of values.entries()) yield* check(items, value, [...path, index]);
}

function* checkMembers(
  { properties = {}, required = [] }: LiteralSchema,
  value: object,
  path: readonly PropertyKey[],
): Iterable<SchemaIssue> {
  for (const name of required) {
    if (!Object.hasOwn(value, name)) yield { path: [...path, name], message: "is missing" };
  }
  for (const [name, member] of Object.entries(properties)) {
    if (Object.hasOwn(value, name)) yield* check(member, Reflect.get(value, name), [...path, name]);
  }
}
