// What the documents say of the tree: the files that they name are there, and ARCHITECTURE.md's questions have its answers.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";

const ROOT = resolve(import.meta.dirname, "../..");
const PATH = /`((?:packages|tools|examples|docs|bench|attacks)\/[\w@.-]+(?:\/[\w@.-]+)*)`/g;
const QUESTION = /^\| (Where [^|]+\?) \| `([^`]+)` \| `([^`]+)` \|$/gm;

const documents = ["", "docs"].flatMap((folder) =>
  readdirSync(join(ROOT, folder))
    .filter((name) => name.endsWith(".md"))
    .map((name) => join(folder, name)),
);
const textOf = (document: string) => readFileSync(join(ROOT, document), "utf8");

describe.each(documents)("%s", (document) => {
  const text = textOf(document);

  test("names files that are there", () => {
    const named = [...text.matchAll(PATH)].flatMap(([, path]) => path ?? []);
    expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });
});

describe("what the tree answers", () => {
  const questions = [...textOf("ARCHITECTURE.md").matchAll(QUESTION)].map(
    ([, question = "", file = "", word = ""]) => ({ question, file, word }),
  );

  test("is three questions", () => {
    expect(questions).toHaveLength(3);
  });

  test.each(questions)("$question", ({ file, word }) => {
    expect(textOf(file)).toContain(word);
  });
});

test("the glossary has at most 25 words, each with its file", () => {
  const glossary = textOf("ARCHITECTURE.md").split("## Glossary")[1]?.split("\n## ")[0] ?? "";
  const rows = glossary.split("\n").filter((line) => /^\| [a-z]/.test(line));
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.length).toBeLessThanOrEqual(25);
  expect(rows.filter((row) => !row.includes("`packages/"))).toEqual([]);
});
