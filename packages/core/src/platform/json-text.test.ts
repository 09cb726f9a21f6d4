// The clauses of JSON texts that are put together from texts.
import { expect, test } from "vitest";
import { jsonMember, withJsonMember } from "./json-text.js";

test("puts a member behind those that an object has, and into an object that has none", () => {
  expect(JSON.parse(withJsonMember('{"a":{}}', "b", "[1]"))).toEqual({ a: {}, b: [1] });
  expect(JSON.parse(withJsonMember("{}", "b", '"x"'))).toEqual({ b: "x" });
});

test("writes a member as it stands in an object, its text unchanged", () => {
  expect(`{${jsonMember("a", '{ "b" : 1 }')}}`).toBe('{"a":{ "b" : 1 }}');
});
