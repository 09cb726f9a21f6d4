// The clauses of published schemas: in forms of every draft, and no value refused that the tool's own schema takes.
import { Ajv, type Options } from "ajv";
import { Ajv2019 } from "ajv/dist/2019.js";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { toPublished } from "./published-schema.js";
import type { JsonSchema } from "./schema.js";

const OPTIONS: Options = { strict: true, strictTypes: false, validateFormats: false };
const DRAFTS = {
  "draft 7": () => new Ajv(OPTIONS),
  "draft 2019-09": () => new Ajv2019(OPTIONS),
  "draft 2020-12": () => new Ajv2020(OPTIONS),
};

const text = { type: "string" };
const number = { type: "number" };

const CASES: Readonly<Record<string, readonly [JsonSchema, JsonSchema]>> = {
  "a list of types": [
    { type: ["string", "null"], description: "A name", minLength: 1 },
    { description: "A name", anyOf: [{ type: "string", minLength: 1 }, { type: "null" }] },
  ],
  "a list of one type": [
    { type: ["string"], minLength: 1 },
    { type: "string", minLength: 1 },
  ],
  "a list of types beside a union": [
    { type: ["string", "number"], anyOf: [{ const: "a" }, { const: 1 }] },
    { allOf: [{ anyOf: [{ const: "a" }, { const: 1 }] }, { anyOf: [text, number] }] },
  ],
  "an object or null": [
    {
      type: ["object", "null"],
      properties: { a: { type: ["integer", "boolean"], minimum: 1 } },
      required: ["a"],
    },
    {
      anyOf: [
        {
          type: "object",
          properties: { a: { anyOf: [{ type: "integer", minimum: 1 }, { type: "boolean" }] } },
          required: ["a"],
        },
        { type: "null" },
      ],
    },
  ],
  "a tuple": [
    { type: "array", prefixItems: [number, text, number], items: false, minItems: 3 },
    { type: "array", minItems: 3, items: { anyOf: [number, text] }, maxItems: 3 },
  ],
  "a tuple of one type": [
    { type: "array", prefixItems: [number, number], items: false },
    { type: "array", items: number, maxItems: 2 },
  ],
  "a tuple with more behind it": [
    { type: "array", prefixItems: [number], items: text },
    { type: "array", items: { anyOf: [number, text] } },
  ],
  "a tuple with anything behind it": [{ type: "array", prefixItems: [number] }, { type: "array" }],
  "a tuple of draft 7": [
    { type: "array", items: [number, text], additionalItems: false },
    { type: "array", items: { anyOf: [number, text] }, maxItems: 2 },
  ],
  "true and false under a name": [
    { type: "object", properties: { any: true, none: false } },
    { type: "object", properties: { any: {}, none: { not: {} } } },
  ],
};

test.each(Object.entries(CASES))("%s is published in words of every draft", (_, [schema, published]) => {
  expect(toPublished(schema)).toEqual(published);
  for (const open of Object.values(DRAFTS)) open().compile(published);
});

test("names, examples and constants that look like schemas stay as they are", () => {
  const schema = {
    type: "object",
    properties: { type: { const: { type: ["a"] } }, items: { type: "array", examples: [{ items: [1] }] } },
    enum: [{ type: ["x", "y"], prefixItems: [true] }],
    default: { properties: { a: true } },
  };
  expect(toPublished(schema)).toEqual(schema);
});

test("a schema that refers into what would be rewritten is left as it is", () => {
  const schema = {
    type: "object",
    properties: {
      pair: { type: "array", prefixItems: [text, number] },
      one: { $ref: "#/properties/pair/prefixItems/0" },
    },
  };
  expect(toPublished(schema)).toBe(schema);
  const sound = { ...schema, properties: { ...schema.properties, one: { $ref: "#/properties/pair" } } };
  expect(toPublished(sound)).toMatchObject({ properties: { pair: { type: "array" } } });
});

const ZOD: Readonly<Record<string, readonly [z.ZodType, readonly unknown[]]>> = {
  tuple: [z.tuple([z.number(), z.string()]), [[1, "a"]]],
  "optional tuple": [z.tuple([z.number(), z.string().optional()]), [[1], [1, "a"]]],
  "open tuple": [z.tuple([z.number()], z.string()), [[1], [1, "a", "b"]]],
  "rows of pairs": [
    z.object({ rows: z.array(z.tuple([z.number(), z.number().nullable()])) }),
    [{ rows: [[1, null]] }],
  ],
  nullable: [
    z.object({ a: z.string().nullable(), b: z.int().min(1).nullish() }),
    [{ a: null }, { a: "x", b: null }],
  ],
  union: [z.union([z.string(), z.number(), z.null()]), ["a", 1, null]],
  mixed: [z.literal(["a", 1, null]), ["a", 1, null]],
  json: [z.json(), [null, { a: [1, "b", null] }]],
};

describe.each(Object.entries(DRAFTS))("a client of %s", (_, open) => {
  test.each(Object.entries(ZOD))(
    "reads what Zod says of a %s, and takes its values",
    (_name, [schema, values]) => {
      const { $schema, ...described } = z.toJSONSchema(schema, { target: "draft-2020-12", io: "input" });
      const published = toPublished(described);
      expect(JSON.stringify(published)).not.toMatch(/"prefixItems"|"items":\[|"type":\[/);
      const validate = open().compile(published);
      for (const value of values) expect([value, validate(value)]).toEqual([value, true]);
    },
  );
});
