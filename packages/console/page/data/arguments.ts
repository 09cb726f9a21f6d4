// Arguments: what a person has typed into a tool's form, as the JSON that its schema takes.
import type { Json, JsonObject, Schema, Tool } from "../wire/envelope.ts";

/** How an argument is typed. */
export type FieldKind = "text" | "number" | "choice" | "flag" | "lines" | "json";

/** One argument of a form. */
export interface Field {
  readonly name: string;
  readonly kind: FieldKind;
  readonly schema: Schema;
  readonly isRequired: boolean;
}

/** What is typed, by argument; text in every case. */
export type Typed = Readonly<Record<string, string>>;

/** The argument that names a call; it belongs to no tool. */
export const IDEMPOTENCY_KEY = "idempotency_key";

const NUMERIC: ReadonlySet<unknown> = new Set(["integer", "number"]);
const SCALAR: ReadonlySet<unknown> = new Set(["string", "integer", "number"]);

/** The fields of a tool's form, what it cannot do without first. */
export function fieldsOf({
  inputSchema: { properties = {}, required = [] },
}: Pick<Tool, "inputSchema">): readonly Field[] {
  const fields = Object.entries(properties)
    .filter(([name]) => name !== IDEMPOTENCY_KEY)
    .map(([name, schema]) => ({ name, schema, kind: kindOf(schema), isRequired: required.includes(name) }));
  return [...fields.filter((each) => each.isRequired), ...fields.filter((each) => !each.isRequired)];
}

function kindOf(schema: Schema): FieldKind {
  if (schema.enum) return "choice";
  if (schema.type === "boolean") return "flag";
  const kinds = alternatives(schema);
  if (kinds.every(({ type }) => NUMERIC.has(type))) return "number";
  // A list beside a text: the text has commas.
  if (kinds.some(({ type }) => type === "string")) return "text";
  const { type, items } = schema;
  return type === "array" && items && alternatives(items).every((each) => SCALAR.has(each.type))
    ? "lines"
    : "json";
}

/** The schemas of which one has to fit. */
function alternatives(schema: Schema): readonly Schema[] {
  return schema.anyOf ? schema.anyOf.flatMap(alternatives) : [schema];
}

/** The arguments; throws an `Error` that names a field which holds no JSON. What is empty is left out. */
export function toArguments(fields: readonly Field[], typed: Typed): JsonObject {
  return Object.fromEntries(
    fields.flatMap((field): [string, Json][] => {
      const text = typed[field.name] ?? "";
      return text.trim() === "" ? [] : [[field.name, toValue(field, text)]];
    }),
  );
}

function toValue({ name, kind, schema }: Field, text: string): Json {
  if (kind === "choice") return schema.enum?.find((each) => String(each) === text) ?? text;
  if (kind === "flag") return text === "true";
  if (kind === "lines") {
    const lines = text.split("\n").map((line) => line.trim());
    return lines.filter((line) => line !== "").map((line) => toScalar(schema.items ?? {}, line));
  }
  if (kind === "json") {
    try {
      return JSON.parse(text);
    } catch {
      throw new Error(`${name} is not JSON.`);
    }
  }
  return toScalar(schema, text.trim());
}

/** A text, or a number where no text fits. The service says what is wrong with either. */
function toScalar(schema: Schema, text: string): Json {
  const kinds = alternatives(schema);
  if (kinds.some((each) => takesText(each, text))) return text;
  const isNumber = /^-?\d+(?:\.\d+)?$/.test(text) && Number.isSafeInteger(Math.trunc(Number(text)));
  return isNumber && kinds.some(({ type }) => NUMERIC.has(type)) ? Number(text) : text;
}

function takesText({ type, const: only, enum: some, pattern }: Schema, text: string): boolean {
  if (type !== "string") return false;
  if (only !== undefined) return only === text;
  if (some) return some.includes(text);
  return pattern === undefined || fits(pattern, text);
}

function fits(pattern: string, text: string): boolean {
  try {
    return new RegExp(pattern, "u").test(text);
  } catch {
    // A pattern that this browser cannot read: the service can.
    return true;
  }
}

/** Arguments as they are typed: those of an example, or of a call before. */
export function toTyped(fields: readonly Field[], args: JsonObject): Typed {
  return Object.fromEntries(
    fields.flatMap(({ name, kind }): [string, string][] => {
      const value = args[name];
      if (value === undefined || value === null) return [];
      if (kind === "lines" && Array.isArray(value)) return [[name, value.join("\n")]];
      if (kind === "text" && Array.isArray(value)) return [[name, value.join(",")]];
      return [[name, typeof value === "object" ? JSON.stringify(value, null, 2) : String(value)]];
    }),
  );
}
