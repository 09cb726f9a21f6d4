// Which schemas are seen to give the members that they name, and no others.
import { expect, test } from "vitest";
import * as z from "zod";
import { lazy } from "./lazy.js";
import { givesNamedMembers } from "./plain-object.js";
import type { Schema } from "./schema.js";

const members = { b: z.string(), a: z.number().default(1) };

const PLAIN: Readonly<Record<string, Schema>> = {
  "an object": z.object(members),
  "one without members": z.object({}),
  "a strict one": z.strictObject(members),
  "one that was made strict": z.object(members).strict(),
  "one that was described": z.object(members).describe("What it is"),
  "one with an id": z.object(members).meta({ id: "plain-object-test" }),
  "one that was extended": z.object({ b: z.string() }).extend({ a: z.number() }),
  "a lazy one": lazy(() => z.object(members)),
  "a lazy one within a lazy one": lazy(() => lazy(() => z.object(members))),
  "one with a member that has no JSON Schema": z.object({ ...members, day: z.date() }),
};

test.each(Object.entries(PLAIN))("%s does", async (_, schema) => {
  expect(givesNamedMembers(schema)).toBe(true);
  const given = { b: "x", a: 2, day: new Date(0), zz: 1, constructor: 1 };
  const checked = await schema["~standard"].validate(given);
  // A strict one refuses the others, and all leave them out.
  if (!checked.issues)
    expect(["b", "a", "day"]).toEqual(expect.arrayContaining(Object.keys(Object(checked.value))));
});

const OTHERS: Readonly<Record<string, Schema>> = {
  "one that takes others": z.looseObject(members),
  "one whose others have a form": z.object(members).catchall(z.string()),
  "one with a rule": z.object(members).refine(({ b }) => b !== "no"),
  "one that is written over": z.object(members).overwrite((given) => ({ ...given, zz: 9 })),
  "an intersection with one that takes others": z.object(members).and(z.looseObject({})),
  "what an object is turned into": z.object(members).transform((given) => ({ ...given, zz: 1 })),
  "one with another in place of what does not fit": z.object(members).catch({ b: "c", a: 1 }),
  "a union": z.union([z.object(members), z.object({ d: z.string() })]),
  "a record": z.record(z.string(), z.string()),
  "any value": z.any(),
  "one that says by hand that it takes others": z.object(members).meta({ additionalProperties: true }),
  "one that was described after it said its members": z
    .object(members)
    .meta({ properties: { d: {} } })
    .describe("What it is"),
  "one of another library": {
    "~standard": { version: 1, vendor: "zod", validate: (value) => ({ value }) },
  },
};

test.each(Object.entries(OTHERS))("%s does not, or may not", (_, schema) => {
  expect(givesNamedMembers(schema)).toBe(false);
});
