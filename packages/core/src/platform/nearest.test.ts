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

test.each([
  ["get_tokn_prise", "get_token_price"],
  ["list_liquidity_pools_of_chain", undefined],
  ["get_pirce_of_token", "get_price_of_token"],
  ["gét_tøken_priçe", "get_token_price"],
  ["GET-TOKEN-PRICE", "get_token_price"],
  ["get_token_price_in_euros", "get_token_price"],
])("finds by %s among thousands of names: %s", (given, meant) => {
  const others = Array.from({ length: 10_000 }, (_, at) => `watch_${at.toString(36)}_bridges`);
  expect(nearestName(given, [...others, "get_token_price", "get_price_of_token"])).toBe(meant);
});

test("prefers the one with fewer letters changed", () => {
  expect(nearestName("get_prise", ["get_prices", "get_price", "get_pools"])).toBe("get_price");
});
