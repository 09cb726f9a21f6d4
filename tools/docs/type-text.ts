// A JSON Schema in words: the type, the values and the bounds that it takes.
import { isObject, type JsonSchema } from "@svckit/core";

/** The type of a value, in Markdown. */
export function typeText(schema: JsonSchema): string {
  const choices = schemasOf(schema["anyOf"]) ?? schemasOf(schema["oneOf"]);
  if (choices) return choices.map(typeText).join(" or ");
  if (Object.hasOwn(schema, "const")) return code(JSON.stringify(schema["const"]));
  const { enum: values, items } = schema;
  if (Array.isArray(values)) return values.map((value) => code(JSON.stringify(value))).join(", ");
  const type = Array.isArray(schema["type"]) ? schema["type"].join(" or ") : String(schema["type"] ?? "any");
  if (type === "array" && isObject(items)) return `array of ${typeText(items)}${bounds(schema)}`;
  return `${type}${bounds(schema)}`;
}

function bounds(schema: JsonSchema): string {
  const limits = [
    range(atLeast(schema, "minimum", "exclusiveMinimum"), atMost(schema, "maximum", "exclusiveMaximum")),
    range(schema["minLength"], schema["maxLength"], " characters"),
    range(schema["minItems"], schema["maxItems"], " items"),
    typeof schema["format"] === "string" && !Object.hasOwn(schema, "pattern") ? schema["format"] : undefined,
    typeof schema["pattern"] === "string" ? code(schema["pattern"]) : undefined,
  ].filter((limit) => limit !== undefined);
  return limits.length === 0 ? "" : `, ${limits.join(", ")}`;
}

function atLeast(schema: JsonSchema, inclusive: string, exclusive: string): unknown {
  if (schema[inclusive] === Number.MIN_SAFE_INTEGER) return undefined;
  return schema[inclusive] ?? (schema[exclusive] === undefined ? undefined : `above ${schema[exclusive]}`);
}

function atMost(schema: JsonSchema, inclusive: string, exclusive: string): unknown {
  if (schema[inclusive] === Number.MAX_SAFE_INTEGER) return undefined;
  return schema[inclusive] ?? (schema[exclusive] === undefined ? undefined : `below ${schema[exclusive]}`);
}

function range(least: unknown, most: unknown, unit = ""): string | undefined {
  if (least === undefined && most === undefined) return undefined;
  if (least === most) return `${least}${unit}`;
  if (most === undefined) return typeof least === "string" ? least : `${least}${unit} or more`;
  if (least === undefined) return typeof most === "string" ? most : `at most ${most}${unit}`;
  return `${least} to ${most}${unit}`;
}

function code(text: string): string {
  return `\`${text}\``;
}

function schemasOf(value: unknown): JsonSchema[] | undefined {
  return Array.isArray(value) ? value.filter(isObject) : undefined;
}
