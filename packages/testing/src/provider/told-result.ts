// Told result: where a result holds what the tool's JSON Schema does not tell of it.
import { isObject, type JsonSchema } from "@svckit/core";
import { propertiesOf } from "../rules/described.js";

/** The places of a value that its schema does not tell, as sentences. What a schema leaves open holds anything. */
export function untold(value: unknown, schema: JsonSchema, path = "data"): readonly string[] {
  const { type, items, additionalProperties, $ref, anyOf, oneOf, allOf } = schema;
  if ([$ref, anyOf, oneOf, allOf].some((each) => each !== undefined)) return [];
  const types = (Array.isArray(type) ? type : [type]).filter((each) => typeof each === "string");
  if (types.length > 0 && !types.some((each) => isOf(value, each)))
    return [`${path} is ${kindOf(value)} where its schema tells ${types.join(" or ")}`];
  if (Array.isArray(value))
    return isObject(items) ? value.flatMap((each, at) => untold(each, items, `${path}[${at}]`)) : [];
  if (!isObject(value)) return [];
  const properties = propertiesOf(schema);
  return Object.entries(value).flatMap(([name, each]) => {
    const told = properties[name] ?? (isObject(additionalProperties) ? additionalProperties : undefined);
    if (told !== undefined) return untold(each, told, `${path}.${name}`);
    const isOpen = additionalProperties === true || Object.keys(properties).length === 0;
    return isOpen ? [] : [`${path}.${name} is not among the fields of its schema`];
  });
}

function isOf(value: unknown, type: string): boolean {
  if (type === "integer") return Number.isInteger(value);
  return kindOf(value) === type;
}

function kindOf(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}
