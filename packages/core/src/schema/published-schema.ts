// Published schema: a JSON Schema in forms that every client reads alike, whichever draft it knows.
import { canonicalJson, isObject } from "../platform/json.js";
import { leadsToSchema } from "./reference.js";
import type { JsonSchema } from "./schema.js";

const SCHEMAS: ReadonlySet<string> = new Set(
  (
    "items additionalItems unevaluatedItems contains additionalProperties unevaluatedProperties propertyNames " +
    "not if then else"
  ).split(" "),
);
const LISTS: ReadonlySet<string> = new Set(["anyOf", "oneOf", "allOf"]);
const NAMED: ReadonlySet<string> = new Set(
  "properties patternProperties dependentSchemas $defs definitions".split(" "),
);

/** The keywords that speak of values of one type alone. */
const OF_TYPE: Readonly<Record<string, readonly string[]>> = {
  number: "minimum maximum exclusiveMinimum exclusiveMaximum multipleOf".split(" "),
  string: "minLength maxLength pattern format contentEncoding contentMediaType".split(" "),
  array:
    "items additionalItems unevaluatedItems contains minContains maxContains minItems maxItems uniqueItems".split(
      " ",
    ),
  object: (
    "properties patternProperties additionalProperties unevaluatedProperties propertyNames required minProperties " +
    "maxProperties dependentRequired dependentSchemas"
  ).split(" "),
};

const OF_ANY_TYPE: ReadonlySet<string> = new Set(Object.values(OF_TYPE).flat());

/**
 * The same schema with `anyOf` in place of a list of types, an array with bounds in place of a tuple, whose keyword is
 * another in every draft, and schemas in place of `true` and `false` under a name, which the revisions of MCP of 2025 do
 * not allow. It takes every value that the schema takes. A schema that refers into one of these is left as it is.
 */
export function toPublished(schema: JsonSchema): JsonSchema {
  const published = publish(schema);
  const isBroken = referencesIn(published).some(
    (reference) => leadsToSchema(schema, reference) && !leadsToSchema(published, reference),
  );
  return isBroken ? schema : published;
}

function publish(schema: JsonSchema): JsonSchema {
  const published: Record<string, unknown> = {};
  for (const [keyword, value] of Object.entries(withoutTuple(schema))) {
    if (SCHEMAS.has(keyword)) published[keyword] = publishAny(value);
    else if (LISTS.has(keyword) && Array.isArray(value)) published[keyword] = value.map(publishAny);
    else if (NAMED.has(keyword) && isObject(value))
      published[keyword] = Object.fromEntries(
        Object.entries(value).map(([name, each]) => [name, publishNamed(each)]),
      );
    else published[keyword] = value;
  }
  return withoutTypeList(published);
}

function publishAny(schema: unknown): unknown {
  return isObject(schema) ? publish(schema) : schema;
}

function publishNamed(schema: unknown): unknown {
  if (typeof schema === "boolean") return schema ? {} : { not: {} };
  return publishAny(schema);
}

/** Any of a tuple's schemas at any place, and no more items than it has places. */
function withoutTuple(schema: JsonSchema): JsonSchema {
  if (!Array.isArray(schema["prefixItems"]) && !Array.isArray(schema["items"])) return schema;
  const { prefixItems, items, additionalItems, ...others } = schema;
  const isOld = Array.isArray(items);
  const places = isOld ? items : prefixItems;
  if (!Array.isArray(places)) return schema;
  const rest = isOld ? additionalItems : items;
  if (rest === false) {
    const { maxItems = places.length } = others;
    return { ...others, items: anyOf(places), maxItems: Math.min(Number(maxItems), places.length) };
  }
  return isObject(rest) ? { ...others, items: anyOf([...places, rest]) } : others;
}

function anyOf(schemas: readonly unknown[]): unknown {
  const unlike = new Map(schemas.map((each) => [canonicalJson(each), each]));
  const [only, ...more] = unlike.values();
  return more.length === 0 ? (only ?? {}) : { anyOf: [...unlike.values()] };
}

/** Each type by itself, with what is said of its values. */
function withoutTypeList(schema: JsonSchema): JsonSchema {
  if (!Array.isArray(schema["type"])) return schema;
  const { type: _, ...others } = schema;
  const shared = Object.entries(others).filter(([keyword]) => !OF_ANY_TYPE.has(keyword));
  const alternatives = schema["type"].map((each: unknown) => {
    const own = OF_TYPE[each === "integer" ? "number" : String(each)] ?? [];
    return {
      type: each,
      ...Object.fromEntries(Object.entries(others).filter(([name]) => own.includes(name))),
    };
  });
  const [only, ...more] = alternatives;
  const union = more.length === 0 ? only : { anyOf: alternatives };
  const { anyOf: earlier, allOf = [], ...rest } = Object.fromEntries(shared);
  if (earlier === undefined || more.length === 0) return { ...Object.fromEntries(shared), ...union };
  return { ...rest, allOf: [...(allOf as unknown[]), { anyOf: earlier }, union] };
}

function referencesIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(referencesIn);
  if (!isObject(value)) return [];
  const { $ref } = value;
  return [...(typeof $ref === "string" ? [$ref] : []), ...Object.values(value).flatMap(referencesIn)];
}
