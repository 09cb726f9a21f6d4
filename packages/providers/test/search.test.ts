// The search of tools over the whole shipped catalog: the right tool for intents that were written blind, told in figures.
import { readFileSync } from "node:fs";
import { createService } from "@svckit/core";
import { expect, test } from "vitest";
import * as shipped from "../src/index.js";

interface Intent {
  readonly intent: string;
  /** Any of them is a right answer. */
  readonly tools: readonly string[];
}

// `as`: the file is part of the repository. Nobody who works on descriptions or vocabulary reads it.
const INTENTS = JSON.parse(
  readFileSync(new URL("search-intents.json", import.meta.url), "utf8"),
) as readonly Intent[];

const { catalog } = createService({ providers: Object.values(shipped).map((factory) => factory()) });
await catalog.readTexts();

/** The place of the first right tool, 1 for the best; 0 where none of the first ten is right. */
function rankOf({ intent, tools }: Intent): number {
  const found = catalog.list({ search: intent, limit: 10 }).tools.map(({ name }) => name);
  return found.findIndex((name) => tools.includes(name)) + 1;
}

test("every tool that an intent names is in the catalog, and every category has intents", () => {
  const known = new Map(catalog.tools.map(({ name, category }) => [name, category]));
  const named = new Set(INTENTS.flatMap(({ tools }) => tools));
  expect([...named].filter((name) => !known.has(name))).toEqual([]);
  const asked = new Set([...named].map((name) => known.get(name)));
  const wanted = catalog.categories.filter((category) => category !== "demo" && known.size > 0);
  const lacking = wanted.filter((category) => [...known.values()].includes(category) && !asked.has(category));
  expect(lacking).toEqual([]);
});

test("finds the right tool first for 79 in 100 intents, and among the first three for 96", () => {
  const ranks = INTENTS.map(rankOf);
  const share = (is: (rank: number) => boolean) =>
    Math.round((1_000 * ranks.filter(is).length) / ranks.length) / 10;
  const [first, three] = [share((rank) => rank === 1), share((rank) => rank >= 1 && rank <= 3)];
  console.info(
    `${INTENTS.length} intents over ${catalog.tools.length} tools: first ${first} %, among three ${three} %`,
  );
  expect(INTENTS.length).toBeGreaterThanOrEqual(250);
  expect(three).toBeGreaterThanOrEqual(96);
  expect(first).toBeGreaterThanOrEqual(79);
});
