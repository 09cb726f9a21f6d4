// Movable schema: a JSON Schema that holds wherever it is put, and refuses nothing that any of its readers would let through.
import { isObject } from "../platform/is-object.js";
import type { JsonSchema } from "./schema.js";

/** A schema whose references all go to `$defs`, which belong to the root of the document that it is put into. */
export interface MovableSchema {
  readonly schema: JsonSchema;
  readonly $defs: Readonly<Record<string, unknown>>;
}

const DEFS = "#/$defs/";

/**
 * The keywords that are kept, and what they hold. Clients take patterns without their flags, formats, short lengths,
 * remainders and names by patterns by rules of their own, and would refuse a result that the tool's own schema has
 * passed. As none that is kept negates, one that is left out lets more through, never less.
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

/** Makes a schema movable; undefined where one of its references leads out of it or nowhere. */
export function toMovable({ $defs, $id: _, ...document }: JsonSchema): MovableSchema | undefined {
  const named = isObject($defs) ? $defs : {};
  const whole = freeName(named);
  const references: string[] = [];
  const read = createReader(`${DEFS}${whole}`, references);
  const schema = read(document);
  const defs = Object.fromEntries(Object.entries(named).map(([name, each]) => [name, read(each)]));
  // For what refers to the whole, or into it.
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

/** Reads schemas of a document that will stand at `place`, and notes where their references lead then. */
function createReader(place: string, references: string[]): (schema: unknown) => unknown {
  function lead(reference: unknown): string {
    const own = String(reference);
    const led = /^#(\/|$)/.test(own) && !own.startsWith(DEFS) ? `${place}${own.slice(1)}` : own;
    references.push(led);
    return led;
  }

  function member(
    schema: JsonSchema,
    keyword: string,
    value: unknown,
  ): readonly [string, unknown] | undefined {
    if (keyword === "$ref") return [keyword, lead(value)];
    // Below it references mean something else, which is as good as one that leads out.
    if (keyword === "$id") references.push(String(value));
    if (VALUES.has(keyword)) return [keyword, value];
    if (SCHEMAS.has(keyword) && !Array.isArray(value) && !isReadElsewhere(schema, keyword))
      return [keyword, read(value)];
    // Of which several may hold now that each lets more through.
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

/** Whether a keyword is about the rest beside another which not every draft knows: alone it would be about all. */
function isReadElsewhere(schema: JsonSchema, keyword: string): boolean {
  return schema[keyword === "items" ? "prefixItems" : "patternProperties"] !== undefined;
}

function leadsToSchema(document: unknown, reference: string): boolean {
  if (!reference.startsWith("#/")) return false;
  let at = document;
  for (const part of reference.slice(2).split("/")) {
    const name = unescaped(part);
    if (typeof at !== "object" || at === null || name === undefined || !Object.hasOwn(at, name)) return false;
    at = Reflect.get(at, name);
  }
  return isObject(at) || typeof at === "boolean";
}

/** One step of a JSON Pointer in a URL; undefined where it is malformed. */
function unescaped(part: string): string | undefined {
  try {
    return decodeURIComponent(part).replaceAll("~1", "/").replaceAll("~0", "~");
  } catch {
    return undefined;
  }
}
