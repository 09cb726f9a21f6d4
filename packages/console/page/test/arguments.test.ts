// What is typed into a form, as the arguments that a schema takes.
import { expect, test } from "vitest";
import { fieldsOf, toArguments, toTyped } from "../data/arguments.ts";
import type { Schema } from "../wire/envelope.ts";

const formOf = (properties: Record<string, Schema>, required: string[] = []) =>
  fieldsOf({ inputSchema: { type: "object", properties, required } });

function sent(schema: Schema, text: string) {
  return toArguments(formOf({ x: schema }), { x: text })["x"];
}

const CHAIN: Schema = { anyOf: [{ type: "string", minLength: 1 }, { type: "integer" }] };
const PRECISION: Schema = { anyOf: [{ type: "string", const: "full" }, { type: "integer" }] };
const BLOCK: Schema = { anyOf: [{ type: "integer" }, { type: "string", pattern: "^0x[0-9a-f]{4}$" }] };

test.each<[string, Schema, string, unknown]>([
  ["a text", { type: "string" }, " abc ", "abc"],
  ["digits where a text fits", { type: "string" }, "10", "10"],
  ["a number", { type: "integer" }, "10", 10],
  ["a decimal", { type: "number" }, "-0.5", -0.5],
  ["what is no number, for the service to refuse", { type: "integer" }, "ten", "ten"],
  [
    "a whole number that no double holds, as it was typed",
    { type: "integer" },
    "9007199254740993",
    "9007199254740993",
  ],
  ["a text or a number, as text", CHAIN, "8453", "8453"],
  ["a number where the text is another one", PRECISION, "2", 2],
  ["that one text", PRECISION, "full", "full"],
  ["a number where the pattern is another one", BLOCK, "17", 17],
  ["the pattern's text", BLOCK, "0xabcd", "0xabcd"],
  ["a choice among numbers", { type: "number", enum: [1, 7] }, "7", 7],
  ["a flag", { type: "boolean" }, "false", false],
  ["lines", { type: "array", items: { type: "string" } }, "a\n\n b ", ["a", "b"]],
  ["lines of numbers", { type: "array", items: { type: "number" } }, "1\n2", [1, 2]],
  ["JSON", { type: "array", items: { type: "object" } }, '[{"a":1}]', [{ a: 1 }]],
])("sends %s", (_, schema, text, value) => {
  expect(sent(schema, text)).toEqual(value);
});

test("leaves out what is empty, and names a field that is not JSON", () => {
  const fields = formOf({ a: { type: "string" }, b: { type: "object" } });
  expect(toArguments(fields, { a: " ", b: "" })).toEqual({});
  expect(() => toArguments(fields, { b: "{" })).toThrow("b is not JSON.");
});

test("asks for what a tool cannot do without first, and for no name of the call", () => {
  const fields = formOf({ a: {}, idempotency_key: { type: "string" }, b: { type: "string" } }, ["b"]);
  expect(fields.map(({ name, isRequired }) => [name, isRequired])).toEqual([
    ["b", true],
    ["a", false],
  ]);
});

test("types an example so that it is sent as it was", () => {
  const fields = formOf({
    ids: { anyOf: [{ type: "string" }, { type: "array", items: { type: "string" } }] },
    days: { type: "number", enum: [1, 7] },
    lines: { type: "array", items: { type: "string" } },
    deep: { type: "object" },
    flag: { type: "boolean" },
  });
  const args = { ids: "a,b", days: 7, lines: ["x", "y"], deep: { a: [1] }, flag: true };
  expect(toArguments(fields, toTyped(fields, args))).toEqual(args);
});
