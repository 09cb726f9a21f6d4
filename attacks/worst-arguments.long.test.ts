// The search for dear arguments over every shipped tool.
import { afterAll, beforeAll, expect, test } from "vitest";
import { seeded } from "./heavy-values.js";
import { createSearched, expectCheap, type Searched } from "./worst-arguments.js";

const SEED = 20_252;
const ROUNDS = 40;
const MAX_MS = 15 * 60_000;

let searched: Searched;
beforeAll(async () => {
  searched = await createSearched();
});
afterAll(() => searched.service.close());

test("no arguments of any shipped tool cost more than 20 ms before the call is counted", {
  timeout: MAX_MS,
  retry: 0,
}, async () => {
  const { tools } = searched.service.catalog;
  expect(tools.length).toBeGreaterThan(300);
  await expectCheap(searched, tools, seeded(SEED), ROUNDS);
});
