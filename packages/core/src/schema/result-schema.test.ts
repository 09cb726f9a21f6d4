// The clauses of what callers are told of `data`: as it is sent, with the receipt beside it, and fit to stand in another document.
import { expect, test } from "vitest";
import { z } from "zod";
import { resultSchema } from "./result-schema.js";
import { describeSchema, type JsonSchema, type Schema } from "./schema.js";

const _svc = { type: "object", description: "The receipt of the call" };
const ANY = { type: "object", properties: { _svc } };

const of = (schema: JsonSchema) => resultSchema(schema, "_svc");
const ofZod = (schema: Schema) => of(describeSchema(schema, "output") ?? {});

const A = z.object({ a: z.number() });
const DATA_A = {
  type: "object",
  properties: { a: { type: "number" }, _svc },
  required: ["a"],
  additionalProperties: false,
};
const wrapped = (result: unknown) => ({
  type: "object",
  properties: { result, _svc },
  required: ["result"],
});

test("keeps an object, and wraps every other type", () => {
  expect(ofZod(A)).toEqual(DATA_A);
  expect(ofZod(z.number())).toEqual(wrapped({ type: "number" }));
  expect(ofZod(z.null())).toEqual(wrapped({ type: "null" }));
  expect(ofZod(z.array(A))).toMatchObject(wrapped({ type: "array" }));
  expect(of({ type: ["string", "null"] })).toEqual(wrapped({ type: ["string", "null"] }));
});

test("tells of each way a result may go, where it may be an object or not", () => {
  expect(ofZod(A.nullable())).toEqual({ type: "object", anyOf: [DATA_A, wrapped({ type: "null" })] });
  expect(ofZod(z.union([A, z.union([z.string(), A])]))).toEqual({
    type: "object",
    anyOf: [DATA_A, { type: "object", anyOf: [wrapped({ type: "string" }), DATA_A] }],
  });
  expect(ofZod(z.discriminatedUnion("k", [A.extend({ k: z.literal("x") })]))).toMatchObject({
    anyOf: [{ type: "object", required: ["a", "k"] }],
  });
  expect(of({ type: ["object", "null"], required: ["a"] })).toMatchObject({
    anyOf: [{ type: "object", required: ["a"] }, wrapped({ type: ["null"] })],
  });
  expect(of({ allOf: [{ type: "object", required: ["a"] }, { required: ["b"] }] })).toEqual({
    type: "object",
    allOf: [{ type: "object", properties: { _svc }, required: ["a"] }],
  });
});

test("tells of any object where a schema does not say which it is", () => {
  for (const schema of [
    {},
    { enum: ["a", {}] },
    { allOf: [{ required: ["a"] }] },
    { anyOf: {} },
    { not: {} },
  ])
    expect(of(schema), JSON.stringify(schema)).toEqual(ANY);
  expect(of({ anyOf: [true, { type: "null" }] })).toEqual({
    type: "object",
    anyOf: [ANY, wrapped({ type: "null" })],
  });
  const circle = { $ref: "#/$defs/A", $defs: { A: { anyOf: [{ $ref: "#/$defs/A" }] } } };
  expect(of(circle)).toEqual({ type: "object", anyOf: [ANY] });
});

test("says nothing of an object that the receipt beside its fields would belie", () => {
  const object = {
    type: "object",
    propertyNames: { pattern: "^0x" },
    maxProperties: 1,
    const: { a: 1 },
    patternProperties: { _: { type: "number" } },
    dependentSchemas: { a: { additionalProperties: false } },
    allOf: [{ additionalProperties: false }],
    unevaluatedProperties: false,
  };
  expect(of(object)).toEqual(ANY);
  expect(of({ ...object, additionalProperties: false })).toEqual(ANY);
  expect(ofZod(z.record(z.string(), z.number()))).toEqual({
    ...ANY,
    additionalProperties: { type: "number" },
  });
});

test("leaves out what clients check by other rules than the tool's own schema", () => {
  const schema = z.object({
    hex: z.string().regex(/^0x[a-f]+$/i),
    word: z.string().regex(/^[\w-.]+$/),
    url: z.url(),
    short: z.string().min(2).max(9),
    price: z.number().multipleOf(0.01),
    pair: z.tuple([z.string(), z.number()]),
    one: z.xor([z.string().regex(/^a/), z.string().regex(/^b/)]),
    ids: z.record(z.number(), z.string()),
  });
  expect(ofZod(schema)?.["properties"]).toEqual({
    hex: { type: "string" },
    word: { type: "string" },
    url: { type: "string" },
    short: { type: "string", maxLength: 9 },
    price: { type: "number" },
    pair: { type: "array", prefixItems: [{ type: "string" }, { type: "number" }], minItems: 2, maxItems: 2 },
    one: { anyOf: [{ type: "string" }, { type: "string" }] },
    ids: { type: "object", additionalProperties: { type: "string" } },
    _svc,
  });
});

test("keeps fields that are named as keywords are, and values that look like schemas", () => {
  const properties = {
    pattern: { type: "string" },
    $ref: { type: "string" },
    not: { type: "number" },
    shape: { const: { $ref: "#/nowhere", pattern: "(" }, default: { format: "x" } },
  };
  expect(of({ type: "object", properties })?.["properties"]).toEqual({ ...properties, _svc });
});

test("leads every reference to its own $defs, so that it holds in any document", () => {
  const Node = z.object({
    name: z.string(),
    get children() {
      return z.array(Node);
    },
  });
  const children = { type: "array", items: { $ref: "#/$defs/Result" } };
  expect(ofZod(Node)).toMatchObject({
    properties: { children, _svc },
    $defs: { Result: { properties: { children } } },
  });
  expect(ofZod(z.array(Node))).toMatchObject({
    properties: { result: { items: { $ref: "#/$defs/__schema0" } } },
    $defs: { __schema0: { properties: { children: { items: { $ref: "#/$defs/__schema0" } } } } },
  });
  expect(ofZod(z.union([A.meta({ id: "Data schema A" }), z.string()]))).toEqual({
    type: "object",
    anyOf: [DATA_A, wrapped({ type: "string" })],
  });
  const own = {
    $id: "https://schemas.example/x",
    type: "object",
    definitions: { n: { type: "number" } },
    properties: {
      a: { $ref: "#/definitions/n" },
      b: { $ref: "#/properties/a" },
      c: { $ref: "#/$defs/Result" },
    },
    $defs: { Result: { type: "object", properties: { up: { $ref: "#" } } } },
  };
  expect(of(own)).toMatchObject({
    properties: {
      a: { $ref: "#/$defs/Result_/definitions/n" },
      b: { $ref: "#/$defs/Result_/properties/a" },
      c: { $ref: "#/$defs/Result" },
    },
    $defs: { Result: { properties: { up: { $ref: "#/$defs/Result_" } } }, Result_: { type: "object" } },
  });
});

test("is none where a reference leads nowhere, or out of the schema", () => {
  const references = [
    "#/$defs/gone",
    "#/definitions/gone",
    "#name",
    "other.json",
    "https://schemas.example/x",
    "#/%",
    "#/$defs/text/deprecated/x",
    "#/x-own",
    1,
  ];
  for (const $ref of references) {
    const $defs = { text: { type: "string", deprecated: "yes" } };
    expect(of({ type: "array", items: { $ref }, $defs, "x-own": {} }), String($ref)).toBe(undefined);
  }
  const based = { $id: "https://schemas.example/y", properties: { b: { $ref: "#" } } };
  expect(of({ type: "object", properties: { a: based } })).toBe(undefined);
});
