// The clauses of tool search: the right tool for an intent, told in figures over a catalog of 228 tools and intents that were written blind.
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Findable } from "./documents.js";
import { loadShippedTexts } from "./shipped-texts.js";
import { createToolIndex } from "./tool-index.js";

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

const at = (file: string) => new URL(`../../test/search/${file}`, import.meta.url);
// `as`: the files are part of the repository.
const read = (file: string) => JSON.parse(readFileSync(at(file), "utf8"));
const TOOLS = read("tools.json") as readonly Listed[];
/** The phrases of the vocabulary were looked for with these at hand. */
const DEVELOPMENT = read("development.json") as readonly Intent[];
/** Nobody who works on the vocabulary reads these: the search is judged by them. */
const BLIND = existsSync(at("intents.json")) ? (read("intents.json") as readonly Intent[]) : DEVELOPMENT;

function findable({ name, category, description, arguments: names }: Listed): Findable {
  const title = name.replaceAll("_", " ");
  return { name, category, definition: { title, description }, argumentNames: new Set(names) };
}

await loadShippedTexts();
const index = createToolIndex(TOOLS.map(findable));
const namesFor = (intent: string) => index.rank(intent).map(({ name }) => name);

/** How many in a hundred have the right tool first, and among the first three. */
function judge(intents: readonly Intent[]): {
  readonly first: number;
  readonly three: number;
  misses: string[];
} {
  const misses: string[] = [];
  let first = 0;
  let three = 0;
  for (const { intent, tools } of intents) {
    const found = namesFor(intent);
    const rank = found.findIndex((name) => tools.includes(name)) + 1;
    if (rank === 1) first += 1;
    if (rank >= 1 && rank <= 3) three += 1;
    else misses.push(`  ${intent} → ${found.slice(0, 3).join(", ")} (wanted ${tools.join(" or ")})`);
  }
  const percent = (count: number) => Math.round((1_000 * count) / intents.length) / 10;
  return { first: percent(first), three: percent(three), misses };
}

test("weighs in the order of the ranking, each tool by its share of the best", () => {
  const weighed = index.weigh("price of a token");
  expect(weighed.map(({ tool }) => tool.name)).toEqual(namesFor("price of a token"));
  const shares = weighed.map(({ share }) => share);
  expect(shares[0]).toBe(1);
  expect(shares).toEqual([...shares].sort((a, b) => b - a));
  expect(shares.at(-1)).toBeLessThan(1);
});

test("finds the right tool first for 75 in 100 intents, and among the first three for 90", () => {
  const { first, three, misses } = judge(BLIND);
  console.info(
    `${BLIND.length} intents over ${TOOLS.length} tools: first ${first} %, among three ${three} %`,
  );
  console.info(`missed:\n${misses.join("\n")}`);
  expect(TOOLS.length).toBeGreaterThanOrEqual(200);
  expect(BLIND.length).toBeGreaterThanOrEqual(150);
  expect(three).toBeGreaterThanOrEqual(90);
  expect(first).toBeGreaterThanOrEqual(75);
});

test("finds no less for the intents that its words were looked for with", () => {
  const { first, three } = judge(DEVELOPMENT);
  console.info(`${DEVELOPMENT.length} intents of development: first ${first} %, among three ${three} %`);
  expect(three).toBeGreaterThanOrEqual(90);
  expect(first).toBeGreaterThanOrEqual(75);
});

test("answers the same again, whatever the case and the order in which the tools were handed in", () => {
  const turned = createToolIndex([...TOOLS].reverse().map(findable));
  for (const { intent } of DEVELOPMENT.slice(0, 40)) {
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

test("finds a tool that takes what an intent consists of, told by its form", () => {
  const taken: Readonly<Record<string, string>> = {
    "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045": "address",
    "0x88df016429689c079f3b2f6ad39fa052532c56795b733da78a91ebe049294af3": "hash",
    "0xa9059cbb": "selector",
    "https://example.com/claim?id=1": "url",
    "vitalik.eth": "name",
    xpub6CUGRUonZSQ4TWtTMmzXdrXDtypWKiKrhko4egpiMZbpiaQL2jkwSB1icqYh2cfDfVxdx4df189oLKnC5fSwqPfgyP3hooxujYzAu3fDVmz:
      "xpub",
  };
  for (const [intent, argument] of Object.entries(taken)) {
    const found = index.rank(intent)[0];
    expect([...(found?.argumentNames ?? [])], intent).toContain(argument);
  }
});

test("is not held up by an intent without end", () => {
  for (const part of ["a-", "a.", "how many does ", "1 jan ", "Aa1", "https://"]) {
    const started = performance.now();
    index.rank(part.repeat(100_000));
    expect(performance.now() - started, part).toBeLessThan(1_000);
  }
});

test("keeps to the tools that are accepted", () => {
  const found = index.rank("price of bitcoin", ({ category }) => category === "defi");
  expect(found.every(({ category }) => category === "defi")).toBe(true);
});

test("finds a tool by its keywords, which take nothing from what its own texts find", () => {
  const keywords = ["krill season", "plankton", "whale food", "baleen", "feeding grounds"];
  const tools = TOOLS.map(findable).map((tool) =>
    tool.name === "get_price" ? { ...tool, definition: { ...tool.definition, keywords } } : tool,
  );
  const worded = createToolIndex(tools);
  expect(namesFor("where is plankton")).toEqual([]);
  expect(worded.rank("where is plankton")[0]?.name).toBe("get_price");
  expect(worded.rank("Feeding ground of whales")[0]?.name).toBe("get_price");
  for (const { intent } of DEVELOPMENT) {
    if (namesFor(intent)[0] === "get_price") expect(worded.rank(intent)[0]?.name, intent).toBe("get_price");
  }
});

test("finds tools by a host's vocabulary, which may continue what is known, in that host's index alone", () => {
  const vocabulary = `
    # gainers and losers
    stampede

    # plankton
    = fear and greed
    krill

    @ coin
    krillcoin
  `;
  const worded = createToolIndex(TOOLS.map(findable), vocabulary);
  expect(namesFor("the stampede")).toEqual([]);
  expect(worded.rank("the stampede")[0]?.name).toBe("get_gainers_losers");
  expect(namesFor("krill")).toEqual([]);
  expect(worded.rank("krill")[0]?.name).toContain("fear_greed");
  const asKrillcoin = worded.rank("price of krillcoin").map(({ name }) => name);
  expect(asKrillcoin).toEqual(namesFor("price of dogecoin"));
  expect(asKrillcoin).not.toEqual(namesFor("price of krillcoin"));
});
