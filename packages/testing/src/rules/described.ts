// Described: what a tool's schemas say of themselves, as its author wrote them.
import { isObject, type JsonSchema, type Tool } from "@svckit/core";

/** The JSON Schema of one side of a tool, with all of its keywords; undefined where there is none. */
export function describedSide(tool: Tool, side: "input" | "output"): JsonSchema | undefined {
  const given = side === "input" ? tool.inputSchema : tool.outputSchema;
  if (given !== undefined) return given;
  try {
    const described: unknown = tool[side]["~standard"].jsonSchema?.[side]({ target: "draft-2020-12" });
    return isObject(described) ? described : undefined;
  } catch {
    return undefined;
  }
}

/** The fields that a schema describes, by name. */
export function propertiesOf({ properties }: JsonSchema): Readonly<Record<string, JsonSchema>> {
  if (!isObject(properties)) return {};
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, isObject(schema) ? schema : {}]),
  );
}

/** A field somewhere in a schema. */
export interface NamedField {
  readonly path: string;
  readonly name: string;
  readonly schema: JsonSchema;
}

/** All fields of a schema, with those of its parts; a part that holds itself is gone through once. */
export function fieldsOf(root: JsonSchema): readonly NamedField[] {
  const found: NamedField[] = [];
  const seen = new Set<unknown>();
  const visit = (schema: unknown, path: string): void => {
    if (!isObject(schema) || seen.has(schema)) return;
    seen.add(schema);
    for (const [name, each] of Object.entries(propertiesOf(schema))) {
      const at = path === "" ? name : `${path}.${name}`;
      found.push({ path: at, name, schema: each });
      visit(each, at);
    }
    for (const keyword of ["items", "additionalProperties"]) visit(schema[keyword], `${path}[]`);
    for (const keyword of ["anyOf", "oneOf", "allOf", "prefixItems"]) {
      const parts = schema[keyword];
      if (Array.isArray(parts)) for (const part of parts) visit(part, path);
    }
    visit(referred(root, schema["$ref"]), path);
  };
  visit(root, "");
  return found;
}

function referred(root: JsonSchema, reference: unknown): unknown {
  if (typeof reference !== "string" || !reference.startsWith("#/$defs/")) return undefined;
  const { $defs } = root;
  return isObject($defs) ? $defs[reference.slice("#/$defs/".length)] : undefined;
}

/** The JSON types that a schema takes, those of its alternatives too. */
export function typesIn(schema: JsonSchema): ReadonlySet<string> {
  const { type } = schema;
  const own = typeof type === "string" ? [type] : Array.isArray(type) ? type.map(String) : [];
  return new Set([...own, ...alternativesOf(schema).flatMap((part) => [...typesIn(part)])]);
}

/** Whether values of a schema, or what they hold without a name of its own, are floats that nobody has said to be doubles on purpose. */
export function holdsFloat(schema: unknown): boolean {
  if (!isObject(schema)) return false;
  const { type, format, items, prefixItems, additionalProperties } = schema;
  const isNumber = type === "number" || (Array.isArray(type) && type.includes("number"));
  if (isNumber && format !== "double") return true;
  const unnamed = [items, additionalProperties, ...(Array.isArray(prefixItems) ? prefixItems : [])];
  return [...unnamed, ...alternativesOf(schema)].some(holdsFloat);
}

/** Whether a text describes the values of a schema, or one of its alternatives. */
export function isDescribed(schema: JsonSchema): boolean {
  return typeof schema["description"] === "string" || alternativesOf(schema).some(isDescribed);
}

function alternativesOf({ anyOf, oneOf }: JsonSchema): readonly JsonSchema[] {
  return [anyOf, oneOf].flatMap((each) => (Array.isArray(each) ? each.filter(isObject) : []));
}
