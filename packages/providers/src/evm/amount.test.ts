// Amounts: every digit of the smallest unit is kept.
import { expect, test } from "vitest";
import { formatGwei, formatUnits } from "./amount.js";

test.each([
  [0n, 18, "0"],
  [1n, 18, "0.000000000000000001"],
  [10n ** 18n, 18, "1"],
  [1_500_000_000_000_000_000n, 18, "1.5"],
  [2n ** 256n - 1n, 0, (2n ** 256n - 1n).toString()],
  [123n, 2, "1.23"],
  [5n, 255, `0.${"0".repeat(254)}5`],
])("%d base units of %d decimals are %s", (amount, decimals, expected) => {
  expect(formatUnits(amount, decimals)).toBe(expected);
});

test("wei in gwei keep their nine decimals", () => {
  expect(formatGwei(1_000_000_001n)).toBe("1.000000001");
});
