// What is compared is what was written: no figure goes through a float.
import { expect, test } from "vitest";
import { compareExact, hasMovedBy, toExact } from "./exact.js";

test.each([
  [0.1, "0.1"],
  ["0.10", "0.1"],
  [1e21, "1000000000000000000000"],
  [1e-7, "0.0000001"],
  ["-0", "0"],
  ["123456789012345678901234567890.123", "123456789012345678901234567890.123"],
])("%j is %s in exact digits", (value, digits) => expect(toExact(value)).toBe(digits));

test.each([["0x10"], ["abc"], [""], [true], [null], [{}], [Number.NaN], ["1e9999"]])(
  "%j is no figure",
  (value) => expect(toExact(value)).toBeUndefined(),
);

test.each([
  ["0.30000000000000000001", "0.3", 1],
  ["0.3", "0.30", 0],
  ["-2", "-10", 1],
  ["9007199254740993", "9007199254740992", 1],
  ["1", "1.000000000000000000000000001", -1],
])("%s against %s is %i", (a, b, order) => expect(Math.sign(compareExact(a, b))).toBe(order));

test.each([
  ["5", "100", "105", true],
  ["5", "100", "104.999999999999999999", false],
  ["5", "100", "95", true],
  ["0.5", "-200", "-199", true],
  ["0.5", "-200", "-199.01", false],
  ["5", "0", "0.000001", true],
  ["5", "0", "0", false],
])("a move by %s percent from %s to %s: %s", (percent, from, to, moved) =>
  expect(hasMovedBy(percent, from, to)).toBe(moved),
);
