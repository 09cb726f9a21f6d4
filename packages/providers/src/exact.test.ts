// The clauses of exact arithmetic: every digit is kept, and the text is the one that all tools write.
import { expect, test } from "vitest";
import { difference, largestFirst, productOf, sumOf } from "./exact.js";

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
  for (const text of ["", "1e5", ".5", "NaN"]) {
    expect(() => sumOf([text])).toThrow(TypeError);
    expect(() => productOf(text, "2")).toThrow(TypeError);
  }
});

test.each([
  ["1.5", "2", "3"],
  ["0.1", "0.2", "0.02"],
  ["-0.5", "0.5", "-0.25"],
  ["123456789012345678.000000000000000001", "2135.5", "263641972935864195369.0000000000000021355"],
  ["0", "99.99", "0"],
  ["-3", "-0.5", "1.5"],
])("%s times %s is %s", (a, b, product) => {
  expect(productOf(a, b)).toBe(product);
  expect(productOf(b, a)).toBe(product);
});

test("the largest comes first, beyond what a float tells apart, and what is unknown last", () => {
  const sorted = [null, "2", "9007199254740993.1", "-1", "9007199254740993.2", null].toSorted(largestFirst);
  expect(sorted).toEqual(["9007199254740993.2", "9007199254740993.1", "2", "-1", null, null]);
});
