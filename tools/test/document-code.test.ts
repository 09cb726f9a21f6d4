// The code of the documents: each block is a file of the repository, or is JSON, or names scripts that there are. `npm run
// check:docs` compiles those of TypeScript. What `svc` is told stands in packages/cli/test/documented-lines.test.ts.
import { expect, test } from "vitest";
import { blocks, pages, read, written } from "../docs/all-blocks.js";

// What is compiled, read or looked up; and what no check here reads: what programs print, and files of other programs.
const HELD = ["ts", "js", "json", "sh", "bash"];
const NOT_HELD = ["text", "yaml", "dockerfile", "sql", "http"];

test("says of each block what it is in", () => {
  const unknown = blocks.filter(({ language }) => ![...HELD, ...NOT_HELD].includes(language));
  expect(unknown.map(({ page, line }) => `${page}:${line}`)).toEqual([]);
});

test("has a block behind each mark of a file", () => {
  const marks = pages.flatMap((page) => read(page).match(/^<!-- file: \S+ -->$/gm) ?? []);
  expect(blocks.filter(({ file }) => file !== undefined)).toHaveLength(marks.length);
});

test("is JSON where it says so", () => {
  const broken = written.filter(({ language, text }) => language === "json" && !isJson(text));
  expect(broken.map(({ page, line }) => `${page}:${line}`)).toEqual([]);
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

test("names scripts of npm that there are", () => {
  const scriptsOf = (path: string): string[] => Object.keys(JSON.parse(read(path)).scripts);
  const known = new Set([
    ...scriptsOf("package.json"),
    // Those of a package that was made by `npm create svckit-provider` or `svc init`.
    ...scriptsOf("packages/create-provider/template/_package.json"),
    ...scriptsOf("packages/cli/template/_package.json"),
  ]);
  const missing = pages.flatMap((page) => {
    const named = [...read(page).matchAll(/\bnpm (?:run )?([\w:-]+)(?: -w @svckit\/example-([\w-]+))?/g)];
    return named.flatMap(([whole, script = "", example]) => {
      const isScript = whole.startsWith("npm run ") || script === "start" || script === "test";
      const scripts = example ? new Set(scriptsOf(`examples/${example}/package.json`)) : known;
      return !isScript || scripts.has(script) ? [] : [`${page}: ${whole}`];
    });
  });
  expect(missing).toEqual([]);
});
