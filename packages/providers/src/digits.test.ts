// Digits: what upstreams write for a number, and what is none.
import { expect, test } from "vitest";
import { digits, numberOf } from "./digits.js";

test.each([
  ["23000003", 23_000_003],
  [" 1700000000 ", 1_700_000_000],
  ["1.5e3", 1_500],
  [0, 0],
  ["0", 0],
])("%j is the number %j", (given, read) => {
  expect(numberOf(given)).toBe(read);
});

test.each([[""], ["  "], [null], [undefined], ["NaN"], ["soon"], [Number.POSITIVE_INFINITY], ["1e400"]])(
  "%j is unknown, and not 0",
  (given) => {
    expect(numberOf(given)).toBeNull();
  },
);

test("a field of an answer is read so, and may be missing", () => {
  expect(digits().parse("12")).toBe(12);
  expect(digits().parse(undefined)).toBeNull();
});
