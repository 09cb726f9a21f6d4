// The search for dear arguments over a part of the shipped tools: those that compute, and some of every provider.
import { afterAll, beforeAll, expect, test } from "vitest";
import { times } from "../packages/testing/test/at-length.js";
import { seeded } from "./heavy-values.js";
import { createSearched, expectCheap, type Searched } from "./worst-arguments.js";

const SEED = 20_251;
const ROUNDS = times(3, 15);
const COMPUTING = "evm_tools";

let searched: Searched;
beforeAll(async () => {
  searched = await createSearched();
});
afterAll(() => searched.service.close());

test("no arguments of tools of every provider cost more than 20 ms before the call is counted", async () => {
  const random = seeded(SEED);
  const { tools, providers } = searched.service.catalog;
  const sample = providers.flatMap(({ id }) => {
    const own = tools.filter(({ provider }) => provider.id === id);
    return id === COMPUTING ? own : [random.pick(own)];
  });
  expect(sample.length).toBeGreaterThan(providers.length);
  await expectCheap(searched, sample, random, ROUNDS);
});
