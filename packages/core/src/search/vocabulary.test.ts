// The clauses of vocabularies: what a line says, which lines are refused, and that each shipped one has an effect.
import { expect, test } from "vitest";
import { finish } from "../platform/steps.js";
import { SHIPPED } from "./vocabulary/shipped.js";
import { readVocabulary } from "./vocabulary.js";

const ENTRIES = SHIPPED.flatMap((text) => finish(readVocabulary(text)));

test("reads ideas and kinds with what tools, callers and arguments say", () => {
  const text = `
    # price
    = prices
    how much * cost
    ~ leverage

    + quotation

    @! coin
    < coin_id
    bitcoin
    §date
  `;
  expect(finish(readVocabulary(text))).toEqual([
    {
      term: "#price",
      isSpecial: false,
      argumentNames: [],
      phrases: [
        { path: ["price"], said: "tool" },
        { path: ["how", "much", "*", "cost"], said: "caller" },
        { path: ["leverag"], said: "hint" },
        { path: ["quotat"], said: "certain" },
      ],
    },
    {
      term: "@coin",
      isSpecial: true,
      argumentNames: ["coin id"],
      phrases: [
        { path: ["bitcoin"], said: "caller" },
        { path: ["§date"], said: "caller" },
      ],
    },
  ]);
});

test.each([
  ["a phrase that means nothing yet", "worth\n# price", "line 1"],
  ["an argument that would take an idea", "# price\n< price", "line 2"],
  ["a phrase without a word that is compared", "# price\n\nof the", "line 3"],
  ["a phrase of which one word is left", "# price\nprice of", "line 2"],
  ["a phrase that begins with a gap, a link before it", "# price\njust * cost", "line 2"],
  ["a phrase that ends with a gap", "# price\nhow much *", "line 2"],
  ["a mark alone", "# price\n=", "line 2"],
  ["a header without a name", "# price\nworth\n#", "line 3"],
])("refuses %s, by its line", (_, text, line) => {
  expect(() => finish(readVocabulary(text))).toThrow(line);
});

test("the shipped ideas and kinds are each in one field alone", () => {
  const terms = ENTRIES.map(({ term }) => term);
  expect(new Set(terms).size).toBe(terms.length);
});

test("no shipped phrase stands twice beside the same idea", () => {
  for (const { term, phrases } of ENTRIES) {
    const callers = phrases.filter(({ said }) => said !== "tool").map(({ path }) => path.join(" "));
    const tools = phrases.filter(({ said }) => said === "tool").map(({ path }) => path.join(" "));
    for (const paths of [callers, tools]) {
      expect(
        paths.filter((path, index) => paths.indexOf(path) !== index),
        term,
      ).toEqual([]);
    }
  }
});

test("every shipped idea is said by tools and by callers", () => {
  for (const { term, phrases } of ENTRIES) {
    expect(
      phrases.some(({ said }) => said === "tool"),
      term,
    ).toBe(true);
    expect(
      phrases.some(({ said }) => said !== "tool"),
      term,
    ).toBe(true);
  }
});
