// The outline of a text against what the parser makes of it.
import fc from "fast-check";
import { expect, test } from "vitest";
import { outlineOf } from "./json-outline.js";

const WIDE = { depth: 1_000, members: 1_000_000, values: 1_000_000 };

/** What a parsed value holds; `empty` counts what holds nothing. */
function measure(value: unknown): { depth: number; members: number; values: number; empty: number } {
  if (typeof value !== "object" || value === null) return { depth: 0, members: 0, values: 0, empty: 0 };
  const inside = Object.values(value);
  const parts = inside.map(measure);
  const sum = (name: "members" | "values" | "empty") => parts.reduce((total, part) => total + part[name], 0);
  return {
    depth: 1 + Math.max(0, ...parts.map(({ depth }) => depth)),
    members: sum("members") + (Array.isArray(value) ? 0 : inside.length),
    values: sum("values") + inside.length,
    empty: sum("empty") + (inside.length === 0 ? 1 : 0),
  };
}

const text = fc.string({ unit: fc.constantFrom('"', "\\", "[", "{", ",", ":", "]", "}", "a", "\n", "é") });

test("depth and members are what the parser finds, and values what it finds and one for each that is empty", () => {
  fc.assert(
    fc.property(
      fc.jsonValue({ maxDepth: 6, stringUnit: "grapheme" }),
      fc.dictionary(text, text),
      (any, texts) => {
        const value = { any, texts: [texts, Object.values(texts)] };
        const { empty, values, ...rest } = measure(value);
        for (const spelled of [JSON.stringify(value), JSON.stringify(value, null, 2)])
          expect(outlineOf(spelled, WIDE)).toMatchObject({ ...rest, values: values + empty });
      },
    ),
    { numRuns: 500, seed: 3 },
  );
});

test.each([
  ['{"a":"\\u0041"}', true],
  ['{"\\u0041":1}', true],
  ['["a","b\\\\","c\\"\\u0041"]', true],
  ['["\\\\u0041","\\n","u"]', false],
  ['{"a":"b"}', false],
])("%s has a character that is written by its number: %j", (spelled, has) => {
  expect(outlineOf(spelled, WIDE)).toMatchObject({ hasCodes: has });
});

test.each([
  ["deep", "[".repeat(1_000_000), { depth: 64 }],
  ["many", `[${"1,".repeat(1_000_000)}1]`, { values: 20_000 }],
  ["both, and empty", `[${"[],".repeat(1_000_000)}1]`, { values: 20_000 }],
])("a text of what is too %s is read no further than that", (_, long, limit) => {
  const { depth, values } = outlineOf(long, { ...WIDE, ...limit });
  expect(Math.max(depth, values)).toBeGreaterThan(Math.min(...Object.values(limit)));
  expect(Math.max(depth, values)).toBeLessThan(20_100);
});
