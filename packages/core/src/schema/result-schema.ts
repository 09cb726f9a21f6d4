// Result schema: what callers are told of `data`, made from what a tool says of its result.
import { isObject } from "../platform/json.js";
import { leadsToSchema } from "./reference.js";
import type { JsonSchema } from "./schema.js";

const RECEIPT = { type: "object", description: "The receipt of the call" };
const NEXT_CURSOR = {
  anyOf: [{ type: "string" }, { type: "null" }],
  description:
    "Where the list goes on: the `cursor` of the same call for the next page; null or absent on the last",
};

// Keywords that stay true of an object once the receipt stands beside its own fields.
const TRUE_WITH_RECEIPT: ReadonlySet<string> = new Set(
  "title description required additionalProperties minProperties dependentRequired".split(" "),
);

/**
 * The schema of `data` for a result: an object stays one, anything else is wrapped as `{ result }`. The receipt stands
 * beside either, and the next cursor where the result comes in pages. Where the result's schema does not tell which it is, `data` is any object. All references lead to the
 * schema's own `$defs`. Undefined where a reference of the result's schema leads out of it, or nowhere.
 */
export function resultSchema(
  result: JsonSchema,
  receiptField: string,
  isPaged = false,
): JsonSchema | undefined {
  const portable = toPortable(result);
  if (portable === undefined) return undefined;
  const { schema, $defs } = portable;
  const data = formOf(schema, {
    $defs,
    added: { ...(isPaged && { next_cursor: NEXT_CURSOR }), [receiptField]: RECEIPT },
    within: [],
  });
  const isReferring = JSON.stringify(data).includes('"#/$defs/');
  return isReferring ? { ...data, $defs } : data;
}

interface FormContext {
  readonly $defs: Readonly<Record<string, unknown>>;
  /** What the service puts beside a result's own fields. */
  readonly added: JsonSchema;
  /** The names of `$defs` that led here: a name that comes again closes a circle. */
  readonly within: readonly string[];
}

function formOf(schema: unknown, context: FormContext): JsonSchema {
  const { added } = context;
  const any = { type: "object", properties: added };
  if (!isObject(schema)) return any;
  const { type, anyOf, allOf, $ref } = schema;
  if (type === "object") return beside(schema, added);
  if (Array.isArray(type) && type.includes("object")) {
    const others = type.filter((each) => each !== "object");
    return {
      type: "object",
      anyOf: [beside(schema, added), wrapped({ ...schema, type: others }, added)],
    };
  }
  if (type !== undefined) return wrapped(schema, added);
  if (typeof $ref === "string") {
    const name = $ref.slice("#/$defs/".length);
    const isNew = Object.hasOwn(context.$defs, name) && !context.within.includes(name);
    return isNew ? formOf(context.$defs[name], { ...context, within: [...context.within, name] }) : any;
  }
  if (Array.isArray(anyOf)) return { type: "object", anyOf: anyOf.map((each) => formOf(each, context)) };
  const objects = Array.isArray(allOf)
    ? allOf.filter((each) => isObject(each) && each["type"] === "object")
    : [];
  return objects.length === 0 ? any : { type: "object", allOf: objects.map((each) => beside(each, added)) };
}

/** An object as it stays, with what is added beside its own fields. */
function beside(object: JsonSchema, added: JsonSchema): JsonSchema {
  const kept = Object.entries(object).filter(([keyword]) => TRUE_WITH_RECEIPT.has(keyword));
  const { properties } = object;
  return {
    type: "object",
    ...Object.fromEntries(kept),
    properties: { ...(isObject(properties) && properties), ...added },
  };
}

function wrapped(result: JsonSchema, added: JsonSchema): JsonSchema {
  return { type: "object", properties: { result, ...added }, required: ["result"] };
}

/** Whether a result may hold a list that stands in no other list: one that can be cut. */
export function hasList(schema: unknown, root: unknown = schema, within: readonly string[] = []): boolean {
  if (!isObject(schema)) return false;
  const { type, properties, $ref } = schema;
  if (type === "array" || (Array.isArray(type) && type.includes("array"))) return true;
  if (typeof $ref === "string") {
    const name = /^#\/\$defs\/([^/]+)$/.exec($ref)?.[1];
    if (name === undefined || within.includes(name) || !isObject(root) || !isObject(root["$defs"]))
      return false;
    return hasList(root["$defs"][name], root, [...within, name]);
  }
  const parts = [
    ...(isObject(properties) ? Object.values(properties) : []),
    schema["additionalProperties"],
    ...[...LISTS].flatMap((each) =>
      each !== "prefixItems" && Array.isArray(schema[each]) ? schema[each] : [],
    ),
  ];
  return parts.some((part) => hasList(part, root, within));
}

/** A schema that holds in any document whose root has these `$defs`: all its references lead to them. */
interface PortableSchema {
  readonly schema: JsonSchema;
  readonly $defs: Readonly<Record<string, unknown>>;
}

const DEFS = "#/$defs/";

/**
 * The keywords that are kept, by what they hold. The others are left out: `pattern` without its flags, `format`,
 * `minLength`, `multipleOf` and `patternProperties` are read by each client in its own way, and a client must not
 * refuse a result that the tool's own schema has passed. No keyword that is kept negates, so that to leave one out lets
 * more through, never less.
 */
const VALUES: ReadonlySet<string> = new Set(
  (
    "title description default examples deprecated type const enum minimum maximum exclusiveMinimum exclusiveMaximum " +
    "maxLength minItems maxItems uniqueItems minProperties maxProperties required dependentRequired"
  ).split(" "),
);
const SCHEMAS: ReadonlySet<string> = new Set(["items", "additionalProperties"]);
const LISTS: ReadonlySet<string> = new Set(["prefixItems", "anyOf", "oneOf", "allOf"]);
const NAMED: ReadonlySet<string> = new Set(["properties", "dependentSchemas", "definitions"]);

/** Makes a schema portable; undefined where one of its references leads out of it, or nowhere. */
function toPortable({ $defs, $id: _, ...document }: JsonSchema): PortableSchema | undefined {
  const named = isObject($defs) ? $defs : {};
  const whole = freeName(named);
  const references: string[] = [];
  const read = createReader(`${DEFS}${whole}`, references);
  const schema = read(document);
  const defs = Object.fromEntries(Object.entries(named).map(([name, each]) => [name, read(each)]));
  // References to the whole, or into it, lead to a copy of the whole.
  if (references.some((reference) => `${reference}/`.startsWith(`${DEFS}${whole}/`))) defs[whole] = schema;
  if (!isObject(schema)) return undefined;
  return references.every((reference) => leadsToSchema({ $defs: defs }, reference))
    ? { schema, $defs: defs }
    : undefined;
}

function freeName(taken: object): string {
  let name = "Result";
  while (Object.hasOwn(taken, name)) name += "_";
  return name;
}

/** Copies the schemas of a document that will stand at `pointer`, and notes where their references lead then. */
function createReader(pointer: string, references: string[]): (schema: unknown) => unknown {
  function lead(reference: unknown): string {
    const own = String(reference);
    const led = /^#(\/|$)/.test(own) && !own.startsWith(DEFS) ? `${pointer}${own.slice(1)}` : own;
    references.push(led);
    return led;
  }

  function member(
    schema: JsonSchema,
    keyword: string,
    value: unknown,
  ): readonly [string, unknown] | undefined {
    if (keyword === "$ref") return [keyword, lead(value)];
    // Below an `$id` references start from another base: they lead out of the schema.
    if (keyword === "$id") references.push(String(value));
    if (VALUES.has(keyword)) return [keyword, value];
    if (SCHEMAS.has(keyword) && !Array.isArray(value) && !dependsOnNeighbour(schema, keyword))
      return [keyword, read(value)];
    // `oneOf` becomes `anyOf`: now that each of its schemas lets more through, several may hold.
    if (LISTS.has(keyword) && Array.isArray(value)) {
      const name = keyword === "oneOf" ? "anyOf" : keyword;
      return name !== keyword && schema[name] ? undefined : [name, value.map(read)];
    }
    if (!NAMED.has(keyword) || !isObject(value)) return undefined;
    return [keyword, Object.fromEntries(Object.entries(value).map(([name, each]) => [name, read(each)]))];
  }

  function read(schema: unknown): unknown {
    if (!isObject(schema)) return schema;
    const members = Object.entries(schema).map(([keyword, value]) => member(schema, keyword, value));
    return Object.fromEntries(members.filter((each) => each !== undefined));
  }

  return read;
}

/**
 * Whether a keyword speaks only of what its neighbour leaves over: `items` of what `prefixItems` does not list,
 * `additionalProperties` of what `patternProperties` does not match. A client that does not know the neighbour would
 * apply it to everything.
 */
function dependsOnNeighbour(schema: JsonSchema, keyword: string): boolean {
  return schema[keyword === "items" ? "prefixItems" : "patternProperties"] !== undefined;
}
