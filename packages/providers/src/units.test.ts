// Amounts in whole units are exact at any size, and unknown where the decimals are.
import { expect, test } from "vitest";
import { formatUnits, wholeUnits } from "./units.js";

test.each([
  [0n, 18, "0"],
  [1n, 18, "0.000000000000000001"],
  [10n ** 18n, 18, "1"],
  [1_500_000n, 6, "1.5"],
  [-1_500_000n, 6, "-1.5"],
  [-5n, 6, "-0.000005"],
  [7n, 0, "7"],
  [10n ** 48n + 1n, 18, "1000000000000000000000000000000.000000000000000001"],
])("%s of %s decimals are %s", (amount, decimals, whole) => {
  expect(formatUnits(amount, decimals)).toBe(whole);
  expect(wholeUnits(String(amount), decimals)).toBe(whole);
});

test("an amount without decimals, or none at all, is unknown and never 0", () => {
  expect([wholeUnits("5", null), wholeUnits(null, 18), wholeUnits("", 18), wholeUnits("0x10", 18)]).toEqual(
    Array(4).fill(null),
  );
});
