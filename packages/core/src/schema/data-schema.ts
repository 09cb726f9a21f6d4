// Data schema: what callers are told of `data`, made of what a tool says of its result as `toData` makes `data` of it.
import { isObject } from "../platform/is-object.js";
import { toMovable } from "./movable-schema.js";
import type { JsonSchema } from "./schema.js";

const RECEIPT = { type: "object", description: "The receipt of the call" };

// What an object may say of itself that the receipt beside its own fields does not belie.
const TRUE_WITH_RECEIPT: ReadonlySet<string> = new Set(
  "title description required additionalProperties minProperties dependentRequired".split(" "),
);

/**
 * The schema of `data`: an object stays one, anything else is wrapped as `{ result }`, with the receipt beside either;
 * any object where the result's schema does not tell which. Its references all go to its own `$defs`. Undefined where
 * a reference of the result's schema leads out of it or nowhere.
 */
export function dataSchema(result: JsonSchema, receiptField: string): JsonSchema | undefined {
  const movable = toMovable(result);
  if (movable === undefined) return undefined;
  const { schema, $defs } = movable;
  const data = formOf(schema, { $defs, receiptField, within: [] });
  const isReferring = JSON.stringify(data).includes('"#/$defs/');
  return isReferring ? { ...data, $defs } : data;
}

interface Surroundings {
  readonly $defs: Readonly<Record<string, unknown>>;
  readonly receiptField: string;
  /** The names of `$defs` that are being followed. */
  readonly within: readonly string[];
}

function formOf(schema: unknown, around: Surroundings): JsonSchema {
  const receipt = { [around.receiptField]: RECEIPT };
  const any = { type: "object", properties: receipt };
  if (!isObject(schema)) return any;
  const { type, anyOf, allOf, $ref } = schema;
  if (type === "object") return beside(schema, receipt);
  if (Array.isArray(type) && type.includes("object")) {
    const others = type.filter((each) => each !== "object");
    return {
      type: "object",
      anyOf: [beside(schema, receipt), wrapped({ ...schema, type: others }, receipt)],
    };
  }
  if (type !== undefined) return wrapped(schema, receipt);
  if (typeof $ref === "string") {
    const name = $ref.slice("#/$defs/".length);
    const isNew = Object.hasOwn(around.$defs, name) && !around.within.includes(name);
    return isNew ? formOf(around.$defs[name], { ...around, within: [...around.within, name] }) : any;
  }
  if (Array.isArray(anyOf)) return { type: "object", anyOf: anyOf.map((each) => formOf(each, around)) };
  const objects = Array.isArray(allOf)
    ? allOf.filter((each) => isObject(each) && each["type"] === "object")
    : [];
  return objects.length === 0 ? any : { type: "object", allOf: objects.map((each) => beside(each, receipt)) };
}

/** An object as it stays, with the receipt beside its own fields. */
function beside(object: JsonSchema, receipt: JsonSchema): JsonSchema {
  const kept = Object.entries(object).filter(([keyword]) => TRUE_WITH_RECEIPT.has(keyword));
  const { properties } = object;
  return {
    type: "object",
    ...Object.fromEntries(kept),
    properties: { ...(isObject(properties) && properties), ...receipt },
  };
}

function wrapped(result: JsonSchema, receipt: JsonSchema): JsonSchema {
  return { type: "object", properties: { result, ...receipt }, required: ["result"] };
}
