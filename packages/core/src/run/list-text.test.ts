// The clauses of list texts: the whole is the text as it was, and every row is in exactly one part.
import fc from "fast-check";
import { expect, test } from "vitest";
import { joinRows, splitList } from "./list-text.js";

const split = (data: object, path?: string) => {
  const list = splitList(JSON.stringify(data), path);
  if (list === undefined) throw new Error("there is no list");
  return list;
};

test("finds the longest list in bytes, at any depth of objects, and none within a list", () => {
  const data = { a: [1, 2, 3], b: { "c.d": ["x".repeat(50)], e: null }, f: [[1], [2]] };
  expect(split(data)).toMatchObject({ path: "b.c.d", rows: [JSON.stringify("x".repeat(50))] });
  expect(splitList('{"a":{"b":1}}', undefined)).toBeUndefined();
});

test("takes the list that is named, and the longest where that is no list", () => {
  const data = { few: [1], many: [1, 2, 3] };
  expect(split(data, "few").path).toBe("few");
  expect(split(data, "none").path).toBe("many");
});

test("its parts hold every row once, in order, with all that stands beside the list", () => {
  const json = fc.jsonValue({ maxDepth: 3 });
  const objects = fc.dictionary(fc.string(), json, { noNullPrototype: true });
  fc.assert(
    fc.property(objects, fc.array(json, { minLength: 1 }), fc.nat(), (beside, rows, seed) => {
      const data = { ...beside, rows };
      const list = split(data, "rows");
      const whole = JSON.parse(JSON.stringify(data));
      expect(JSON.parse(joinRows(list, 0, list.rows.length))).toEqual(whole);
      const at = seed % (rows.length + 1);
      const [first, second] = [joinRows(list, 0, at), joinRows(list, at, rows.length)].map((text) =>
        JSON.parse(text),
      );
      expect([...first.rows, ...second.rows]).toEqual(whole.rows);
      expect({ ...second, rows: [] }).toEqual({ ...whole, rows: [] });
    }),
  );
});
