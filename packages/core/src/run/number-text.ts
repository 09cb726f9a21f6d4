// Numbers that a model wrote as text, such as `"limit": "5"`.
import { isObject } from "../platform/json.js";
import type { JsonSchema, SchemaIssue } from "../schema/schema.js";
import { schemaAt } from "./schema-path.js";

const NUMBER = /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/;

/**
 * The arguments with numbers in place of the texts that were found wrong where the schema takes numbers and no text;
 * undefined where there is none.
 */
export function withNumbers(
  schema: JsonSchema,
  args: Readonly<Record<string, unknown>>,
  issues: readonly SchemaIssue[],
): Record<string, unknown> | undefined {
  const found = issues.flatMap(({ path }) => {
    const number = numberIn(valueAt(args, path));
    return number !== undefined && takesNumberAlone(schemaAt(schema, path)) ? [{ path, number }] : [];
  });
  if (found.length === 0) return undefined;
  const amended = structuredClone(args);
  for (const { path, number } of found) {
    const holder = valueAt(amended, path.slice(0, -1));
    const [name] = path.slice(-1);
    if (typeof holder === "object" && holder !== null && name !== undefined)
      Reflect.set(holder, name, number);
  }
  return amended;
}

function numberIn(value: unknown): number | undefined {
  if (typeof value !== "string" || !NUMBER.test(value)) return undefined;
  const number = Number(value);
  const isExact = Number.isSafeInteger(number) || (Number.isFinite(number) && !Number.isInteger(number));
  return isExact ? number : undefined;
}

function valueAt(args: unknown, path: readonly PropertyKey[]): unknown {
  let value = args;
  for (const part of path) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, part)) return undefined;
    value = Reflect.get(value, part);
  }
  return value;
}

function takesNumberAlone(schema: JsonSchema): boolean {
  const types = new Set(typesOf(schema));
  return (types.has("number") || types.has("integer")) && !types.has("string") && !types.has("any");
}

/** The types of the values that a schema takes; `any` where it does not say. */
function typesOf(schema: unknown): readonly string[] {
  if (!isObject(schema)) return ["any"];
  const { type, anyOf, oneOf, enum: values, const: only } = schema;
  if (typeof type === "string") return [type];
  const union = anyOf ?? oneOf;
  if (Array.isArray(union)) return union.flatMap(typesOf);
  if (Array.isArray(values)) return values.map((value) => typeof value);
  return only === undefined ? ["any"] : [typeof only];
}
