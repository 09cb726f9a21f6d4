// The contract of snippets: a marked block is its file word for word, and nothing else is touched.
import { expect, test } from "vitest";
import { codeBlocksOf } from "../docs/code-blocks.js";
import { fillSnippets } from "../docs/snippets.js";

const FILES: Readonly<Record<string, string>> = { "a.ts": "const a = 1;\nconst b = `$&`;\n" };
const read = (path: string): string => {
  const file = FILES[path];
  if (file === undefined) throw new Error(`no file ${path}`);
  return file;
};
const page = (body: string) =>
  `Before\n\n<!-- file: a.ts -->\n\`\`\`ts\n${body}\`\`\`\n\nAfter\n\n\`\`\`ts\nother\n\`\`\`\n`;

test("fills a block that is empty or stale, and names its file", () => {
  const filled = { text: page(read("a.ts")), stale: ["a.ts"] };
  expect(fillSnippets(page(""), read)).toEqual(filled);
  expect(fillSnippets(page("const a = 2;\n"), read)).toEqual(filled);
});

test("leaves a block that is up to date as it is", () => {
  expect(fillSnippets(page(read("a.ts")), read)).toEqual({ text: page(read("a.ts")), stale: [] });
});

test("throws for a file that is not there", () => {
  expect(() => fillSnippets(page("").replace("a.ts", "b.ts"), read)).toThrow("no file b.ts");
});

test("a page's blocks are read with their language, their line and the file that they repeat", () => {
  const [marked, other] = codeBlocksOf(page("const a = 2;\n"));
  expect(marked).toEqual({ language: "ts", text: "const a = 2;\n", line: 4, file: "a.ts" });
  expect(other).toEqual({ language: "ts", text: "other\n", line: 10, file: undefined });
});
