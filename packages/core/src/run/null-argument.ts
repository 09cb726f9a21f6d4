// Null for an optional argument, which models and typed clients write for one that they leave out.
import { isObject } from "../platform/json.js";
import type { JsonSchema } from "../schema/schema.js";

/** The arguments of a tool without those nulls. Its schema, which may have to be written first, is asked for only where one may be there. */
export function withoutNullArguments(
  tool: { readonly inputSchema: JsonSchema },
  args: Record<string, unknown>,
): Record<string, unknown> {
  for (const name in args) if (typeof args[name] === "object") return withoutNulls(tool.inputSchema, args);
  return args;
}

/** The arguments without each null where the schema names an optional argument that takes none; the same object where there is none. */
function withoutNulls(
  { properties, required }: JsonSchema,
  args: Record<string, unknown>,
): Record<string, unknown> {
  if (!isObject(properties)) return args;
  let kept = args;
  for (const name in args) {
    const schema = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (!isObject(schema)) continue;
    const value = args[name];
    if (value === null) {
      if (isNamed(required, name) || mayBeNull(schema)) continue;
      kept = kept === args ? { ...args } : kept;
      delete kept[name];
    } else if (isObject(value)) {
      const inner = withoutNulls(schema, value);
      if (inner !== value) kept = { ...kept, [name]: inner };
    }
  }
  return kept;
}

function isNamed(required: unknown, name: string): boolean {
  return Array.isArray(required) && required.includes(name);
}

/** Whether a schema may take null; one that does not say what it takes may. */
function mayBeNull(schema: unknown): boolean {
  if (!isObject(schema)) return schema !== false;
  const { type, enum: values, const: only, anyOf, oneOf, allOf } = schema;
  if (type !== undefined && ![type].flat().includes("null")) return false;
  if (Array.isArray(values) && !values.includes(null)) return false;
  if (only !== undefined && only !== null) return false;
  const union = anyOf ?? oneOf;
  if (Array.isArray(union) && !union.some(mayBeNull)) return false;
  return !Array.isArray(allOf) || allOf.every(mayBeNull);
}
