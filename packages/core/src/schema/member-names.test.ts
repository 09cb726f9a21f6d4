// The names that are read off a schema are those of its JSON Schema, where they are read at all.
import { expect, test } from "vitest";
import * as z from "zod";
import { lazy } from "./lazy.js";
import { memberNames } from "./member-names.js";
import { describeSchema, type Schema } from "./schema.js";

const members = { b: z.string(), a: z.number().optional(), c: z.date().nullish() };
const plain = { b: z.string(), a: z.number().optional() };

const READ: Readonly<Record<string, Schema>> = {
  "an object": z.object(plain),
  "one without members": z.object({}),
  "a strict one": z.strictObject(plain),
  "one that was made strict": z.object(plain).strict(),
  "one that was described": z.object(plain).describe("What it is"),
  "one with rules of its own": z.object(plain).refine(({ b }) => b !== "no"),
  "one that was extended": z.object({ b: z.string() }).extend({ a: z.number() }),
  "one of which all may be left out": z.object(plain).partial(),
  "a lazy one": lazy(() => z.object(plain)),
  "a lazy one within a lazy one": lazy(() => lazy(() => z.object(plain))),
};

test.each(Object.entries(READ))("reads those of %s", (_, schema) => {
  const described = describeSchema(schema, "input");
  expect([...(memberNames(schema) ?? [])]).toEqual(Object.keys(Object(described?.["properties"])));
  expect(described?.["additionalProperties"] ?? false).toBe(false);
});

test("reads those of one that has no JSON Schema", () => {
  expect(memberNames(z.object(members))).toEqual(new Set(["b", "a", "c"]));
});

const UNREAD: Readonly<Record<string, Schema>> = {
  "one that takes others": z.looseObject(plain),
  "one whose others have a form": z.object(plain).catchall(z.string()),
  "a union": z.union([z.object(plain), z.object({ d: z.string() })]),
  "what an object is turned into": z.object(plain).transform(({ b }) => b),
  "a record": z.record(z.string(), z.string()),
  "a text": z.string(),
  "one that says its members by hand": z.object(plain).meta({ additionalProperties: true }),
  "one that was described after it said them": z
    .object(plain)
    .meta({ properties: { d: {} } })
    .describe("What it is"),
  "one of another library": {
    "~standard": { version: 1, vendor: "other", validate: (value) => ({ value }) },
  },
};

test.each(Object.entries(UNREAD))("leaves %s to its JSON Schema", (_, schema) => {
  expect(memberNames(schema)).toBeUndefined();
});
