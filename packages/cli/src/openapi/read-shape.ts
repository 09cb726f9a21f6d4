// Reads a JSON Schema of a description, of 3.0 or of 2020-12, into a shape; what is too deep or too much is any value.
import { isObject } from "@svckit/core";
import { saysAmount } from "@svckit/testing";
import { type OpenApiDocument, type Part, textOf } from "./document.js";
import { plainCopy } from "./sample.js";
import { type Field, type Shape, type TextForm, unionOf } from "./shape.js";

const MAX_DEPTH = 7;
const MAX_PARTS = 600;
const MAX_MERGES = 1_000;
const MAX_FIELDS = 300;
const MAX_OPTIONS = 16;
const MAX_VALUES = 200;
const DESCRIPTION = 300;
const FORMS: readonly unknown[] = ["uuid", "date-time", "date", "email", "uri"] satisfies TextForm[];

/** What one reading has in common. */
interface Reading {
  readonly document: OpenApiDocument;
  readonly side: "argument" | "answer";
  /** References that are being read: one that comes again closes a circle. */
  readonly open: Set<string>;
  /** How many more `allOf` are put together. */
  merges: number;
}

/** Where a schema stands, and how many parts may be read of it. */
interface Place {
  readonly field: string;
  readonly depth: number;
  readonly budget: { left: number };
}

const ANY: Shape = { kind: "any", description: "" };

/** Reads one schema. `side` says whether callers give the value or the upstream does; `name` is the field's. */
export function readShape(
  document: OpenApiDocument,
  schema: unknown,
  { side, name }: { readonly side: "argument" | "answer"; readonly name: string },
): Shape {
  const reading: Reading = { document, side, open: new Set(), merges: MAX_MERGES };
  return read(reading, schema, { field: name, depth: 0, budget: { left: MAX_PARTS } });
}

function read(reading: Reading, given: unknown, place: Place): Shape {
  place.budget.left -= 1;
  if (place.budget.left < 0 || place.depth > MAX_DEPTH) return ANY;
  const reference = isObject(given) ? given["$ref"] : undefined;
  if (typeof reference !== "string") return readPart(reading, flat(reading, given, 0), place);
  if (reading.open.has(reference)) return ANY;
  reading.open.add(reference);
  const shape = readPart(reading, flat(reading, given, 0), place);
  reading.open.delete(reference);
  return shape;
}

/** Reads several schemas, of which each gets its share of what may still be read. */
function readEach(
  reading: Reading,
  schemas: readonly { readonly schema: unknown; readonly field: string }[],
  { depth, budget }: Place,
): readonly Shape[] {
  return schemas.map(({ schema, field }, at) => {
    const share = Math.ceil(Math.max(0, budget.left) / (schemas.length - at));
    const own = { left: share };
    const shape = read(reading, schema, { field, depth: depth + 1, budget: own });
    budget.left -= share - Math.max(0, own.left);
    return shape;
  });
}

function readPart(reading: Reading, part: Part, place: Place): Shape {
  const said = saidOf(part);
  const { type } = part;
  const options = optionsOf(part);
  if (options.length > 0) {
    const real = options.filter((option) => reading.document.resolve(option)?.["type"] !== "null");
    const nullable = said.nullable || real.length < options.length;
    const read = real.slice(0, MAX_OPTIONS).map((schema) => ({ schema, field: place.field }));
    return unionOf(readEach(reading, read, place), { ...said, nullable });
  }
  const types = Array.isArray(type) ? type.filter((each) => each !== "null") : [type];
  const nullable = said.nullable || (Array.isArray(type) && types.length < type.length);
  if (types.length > 1) {
    const each = types
      .slice(0, MAX_OPTIONS)
      .map((one) => ({ schema: { ...part, type: one }, field: place.field }));
    return unionOf(readEach(reading, each, place), { ...said, nullable });
  }
  return readOne(reading, { ...part, type: types[0] }, { ...said, nullable }, place);
}

function readOne(reading: Reading, part: Part, said: Said, place: Place): Shape {
  const { side } = reading;
  const values = valuesOf(part);
  if (values !== undefined) return choiceOf(values, said, side);
  const { type, items, properties, additionalProperties } = part;
  if (type === "string") return textShape(part, said, side);
  if (type === "integer" || type === "number") return numberShape(part, said, place.field, side);
  if (type === "boolean") return { ...said, kind: "switch" };
  if (type === "array" || (type === undefined && isObject(items))) {
    const item = read(reading, items, { ...place, depth: place.depth + 1 });
    const isFull = side === "argument" && Number(part["minItems"]) > 0;
    return { ...said, kind: "list", items: item, ...(isFull && { min: 1 }) };
  }
  const isObjectLike = type === undefined && (isObject(properties) || isObject(additionalProperties));
  return type === "object" || isObjectLike
    ? readObject(reading, part, said, place)
    : { ...said, kind: "any" };
}

function readObject(reading: Reading, part: Part, said: Said, place: Place): Shape {
  const { properties, additionalProperties, required } = part;
  const listed = Object.entries(isObject(properties) ? properties : {}).filter(([name, schema]) => {
    const { readOnly, writeOnly } = reading.document.resolve(schema) ?? {};
    // A member of that name would change the object itself.
    return name !== "__proto__" && (reading.side === "argument" ? readOnly : writeOnly) !== true;
  });
  if (listed.length === 0) {
    const values = read(reading, additionalProperties, { ...place, field: "", depth: place.depth + 1 });
    return { ...said, kind: "map", values };
  }
  const schemas = listed.slice(0, MAX_FIELDS).map(([field, schema]) => ({ field, schema }));
  const shapes = readEach(reading, schemas, place);
  const fields = shapes.map((shape, at): Field => {
    const name = schemas[at]?.field ?? "";
    return { name, shape, required: listOf(required).includes(name) };
  });
  return { ...said, kind: "fields", fields };
}

/** A schema with all that its `allOf` brings, as one. */
function flat(reading: Reading, given: unknown, depth: number): Part {
  const part = reading.document.resolve(given) ?? {};
  const { allOf, ...own } = part;
  if (!Array.isArray(allOf)) return own;
  reading.merges -= 1;
  if (reading.merges < 0 || depth > MAX_DEPTH) return own;
  const parts = allOf.slice(0, MAX_OPTIONS).map((each) => flat(reading, each, depth + 1));
  let merged: Part = {};
  for (const each of [...parts, own]) {
    const properties = { ...Object(merged["properties"]), ...Object(each["properties"]) };
    const required = [...listOf(merged["required"]), ...listOf(each["required"])];
    merged = {
      ...merged,
      ...each,
      ...(Object.keys(properties).length > 0 && { properties }),
      ...(required.length > 0 && { required }),
    };
  }
  return merged;
}

/** The alternatives of a schema; none where they only say which fields go together. */
function optionsOf(part: Part): readonly unknown[] {
  const options = listOf(part["oneOf"] ?? part["anyOf"]);
  const isShaped = isObject(part["properties"]) || Array.isArray(part["enum"]);
  return isShaped || ["string", "integer", "number", "boolean"].includes(String(part["type"])) ? [] : options;
}

function saidOf(part: Part) {
  const examples = listOf(part["examples"]);
  return {
    description: textOf(part["description"] ?? part["title"], DESCRIPTION),
    nullable: part["nullable"] === true || listOf(part["enum"]).includes(null),
    example: plainCopy(part["example"] ?? examples[0]),
    preset: plainCopy(part["default"]),
  };
}

type Said = ReturnType<typeof saidOf>;
type Value = string | number | boolean;

function valuesOf(part: Part): readonly Value[] | undefined {
  const listed = Object.hasOwn(part, "const") ? [part["const"]] : part["enum"];
  if (!Array.isArray(listed) || listed.length > MAX_VALUES) return undefined;
  const values = listed.filter(isValue);
  return values.length === 0 ? undefined : [...new Set(values)];
}

function isValue(value: unknown): value is Value {
  return typeof value === "string" || typeof value === "boolean" || Number.isFinite(value);
}

/** A choice in arguments. An upstream may answer a value more one day, so that of answers the type is kept alone. */
function choiceOf(values: readonly Value[], said: Said, side: "argument" | "answer"): Shape {
  if (side === "argument") return { ...said, kind: "choice", values };
  const listed = values.slice(0, 12).map((value) => textOf(String(value), 40));
  const more = values.length > 12 ? ", …" : "";
  const description = `${said.description === "" ? "" : `${said.description} `}(${listed.join(", ")}${more})`;
  const told = { ...said, description, example: values[0] };
  if (values.every((value) => typeof value === "string")) return { ...told, kind: "text" };
  if (values.every((value) => typeof value === "boolean")) return { ...told, kind: "switch" };
  if (values.every((value) => typeof value === "number")) return { ...told, kind: "number", whole: false };
  return { ...told, kind: "any" };
}

function textShape(part: Part, said: Said, side: "argument" | "answer"): Shape {
  const { format, pattern, minLength, maxLength } = part;
  // `as`: it has just been seen to be one of them.
  const form = FORMS.includes(format) ? (format as TextForm) : undefined;
  if (side === "answer") return { ...said, kind: "text", form };
  const limits = { min: boundOf(minLength), max: boundOf(maxLength) };
  return { ...said, kind: "text", form, pattern: patternOf(pattern), ...limits };
}

/** A pattern that this runtime reads, and that takes no long time for any text. */
function patternOf(pattern: unknown): string | undefined {
  if (typeof pattern !== "string" || pattern.length > 200) return undefined;
  // A repetition within a repetition, or of alternatives, may take for ever.
  if (/[+*}][^()]*\)[+*{]|\|[^()]*\)[+*{]|\\\d|\(\?/.test(pattern)) return undefined;
  try {
    new RegExp(pattern, "u");
    return pattern;
  } catch {
    return undefined;
  }
}

function numberShape(part: Part, said: Said, field: string, side: "argument" | "answer"): Shape {
  const whole = part["type"] === "integer";
  if (saysAmount(field) && !(whole && side === "argument")) return { ...said, kind: "amount", whole };
  if (side === "answer") return { ...said, kind: "number", whole };
  const [min, max] = [boundOf(part["minimum"]), boundOf(part["maximum"])];
  const isRange = min === undefined || max === undefined || min <= max;
  return { ...said, kind: "number", whole, ...(isRange && { min, max }) };
}

function boundOf(value: unknown): number | undefined {
  return typeof value === "number" && Number.isSafeInteger(value) ? value : undefined;
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
