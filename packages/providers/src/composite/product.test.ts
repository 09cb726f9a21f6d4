// Products and orders of decimals are exact, whatever their size.
import { expect, test } from "vitest";
import { byWorth, productOf } from "./product.js";

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

test("what is no decimal is refused", () => {
  expect(() => productOf("1e5", "2")).toThrow(TypeError);
});

test("the largest comes first, beyond what a float tells apart, and what is unknown last", () => {
  const sorted = [null, "2", "9007199254740993.1", "-1", "9007199254740993.2", null].toSorted(byWorth);
  expect(sorted).toEqual(["9007199254740993.2", "9007199254740993.1", "2", "-1", null, null]);
});
