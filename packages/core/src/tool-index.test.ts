// The clauses of tool search: the right tool for an intent, told in figures over a catalog of 228 tools and intents that were written blind.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { createToolIndex, type Findable } from "./tool-index.js";

interface Listed {
  readonly name: string;
  readonly category: string;
  readonly description: string;
  readonly arguments: readonly string[];
}

interface Intent {
  readonly intent: string;
  /** Any of them is a right answer. */
  readonly tools: readonly string[];
}

// `as`: the files are part of the repository.
const read = (file: string) =>
  JSON.parse(readFileSync(new URL(`../test/search/${file}`, import.meta.url), "utf8"));
const TOOLS = read("tools.json") as readonly Listed[];
const INTENTS = read("intents.json") as readonly Intent[];

function findable({ name, category, description, arguments: names }: Listed): Findable {
  const title = name.replaceAll("_", " ");
  return { name, category, definition: { title, description }, argumentNames: new Set(names) };
}

const index = createToolIndex(TOOLS.map(findable));
const namesFor = (intent: string) => index.rank(intent).map(({ name }) => name);

test("finds the right tool first for 75 in 100 intents, and among the first three for 90", () => {
  let first = 0;
  let third = 0;
  const misses: string[] = [];
  for (const { intent, tools } of INTENTS) {
    const place = namesFor(intent).findIndex((name) => tools.includes(name)) + 1;
    if (place === 1) first += 1;
    if (place >= 1 && place <= 3) third += 1;
    else misses.push(`${intent} → ${namesFor(intent).slice(0, 3).join(", ")} (wanted ${tools.join(" or ")})`);
  }
  const percent = (count: number) => Math.round((1_000 * count) / INTENTS.length) / 10;
  console.info(
    `${INTENTS.length} intents over ${TOOLS.length} tools: first ${percent(first)} %, among three ${percent(third)} %`,
  );
  console.info(`missed:\n${misses.map((miss) => `  ${miss}`).join("\n")}`);
  expect(TOOLS.length).toBeGreaterThanOrEqual(200);
  expect(INTENTS.length).toBeGreaterThanOrEqual(150);
  expect(percent(third)).toBeGreaterThanOrEqual(90);
  expect(percent(first)).toBeGreaterThanOrEqual(75);
});

test("answers the same again, whatever the case and the order in which the tools were handed in", () => {
  const turned = createToolIndex([...TOOLS].reverse().map(findable));
  for (const { intent } of INTENTS.slice(0, 40)) {
    const names = namesFor(intent);
    expect(namesFor(intent.toUpperCase())).toEqual(names);
    expect(new Set(turned.rank(intent).map(({ name }) => name))).toEqual(new Set(names));
  }
});

test("puts a tool first that is called by its name", () => {
  for (const { name } of TOOLS) expect(namesFor(`please run ${name} for me`)[0]).toBe(name);
});

test("finds nothing where nothing fits, and takes any text", () => {
  for (const intent of ["", "   ", "the of and", "qwzx", "0", "__proto__", "🙂", "\0", "a".repeat(10_000)]) {
    expect(namesFor(intent)).toEqual([]);
  }
});

test("keeps to the tools that are accepted", () => {
  const found = index.rank("price of bitcoin", ({ category }) => category === "defi");
  expect(found.every(({ category }) => category === "defi")).toBe(true);
});
