// The clauses of exact sums: every digit is kept, and the text is the one that all tools write.
import { expect, test } from "vitest";
import { difference, sumOf } from "./exact.js";

test.each([
  [[], "0"],
  [["0.1", "0.2"], "0.3"],
  [["1.50", "-0.5"], "1"],
  [["-0.2", "0.1"], "-0.1"],
  [["9007199254740993", "0.000000000000000001"], "9007199254740993.000000000000000001"],
])("sums %j to %s", (parts, sum) => expect(sumOf(parts)).toBe(sum));

test.each([
  ["1", "0.4900", "0.51"],
  ["0.49", "1.0000", "-0.51"],
  ["1", "-1", "2"],
])("takes of %s the part %s, and leaves %s", (from, what, rest) => expect(difference(from, what)).toBe(rest));

test("refuses what is no decimal, and makes no 0 of it", () => {
  for (const text of ["", "1e5", ".5", "NaN"]) expect(() => sumOf([text])).toThrow(TypeError);
});
