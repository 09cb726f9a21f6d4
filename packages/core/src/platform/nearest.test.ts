// The clauses of the nearest name: what is suggested for a slip of the pen, and that nothing is where no name is near.
import { expect, test } from "vitest";
import { nearestName } from "./nearest.js";

const OPTIONS = ["reference", "expiresAt", "overlapMs", "id"];

test.each([
  ["ref", "reference"],
  ["refernece", "reference"],
  ["expires_at", "expiresAt"],
  ["expires", "expiresAt"],
  ["overlap", "overlapMs"],
  ["accountId", undefined],
  ["colour", undefined],
  ["i", undefined],
])("suggests what %s was meant for: %s", (given, meant) => {
  expect(nearestName(given, OPTIONS)).toBe(meant);
});

test("prefers the one with fewer letters changed", () => {
  expect(nearestName("get_prise", ["get_prices", "get_price", "get_pools"])).toBe("get_price");
});
