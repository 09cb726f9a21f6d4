// The code of the documents: each block is a file of the repository, or is right by its types, or is JSON, or names scripts that
// there are. What `svc` is told stands in packages/cli/test/documented-lines.test.ts.
import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { codeBlocksOf } from "../docs/code-blocks.js";

const ROOT = resolve(import.meta.dirname, "../..");
// What is compiled, read or looked up; and what no check here reads: what programs print, and files of other programs.
const HELD = ["ts", "js", "json", "sh", "bash"];
const NOT_HELD = ["text", "yaml", "dockerfile", "sql", "http"];
const SOURCES = {
  "@svckit/core/schemas": [join(ROOT, "packages/core/src/schemas.ts")],
  "@svckit/testing/stand-ins": [join(ROOT, "packages/testing/src/stand-ins.ts")],
  "@svckit/rest/adapter": [join(ROOT, "packages/rest/src/adapter.ts")],
  "@svckit/*": [join(ROOT, "packages/*/src/index.ts")],
};

const read = (path: string) => readFileSync(join(ROOT, path), "utf8");
const markdown = (folder: string) =>
  readdirSync(join(ROOT, folder))
    .filter((name) => name.endsWith(".md"))
    .map((name) => join(folder, name));
const readmes = (folder: string) =>
  readdirSync(join(ROOT, folder)).map((name) => `${folder}/${name}/README.md`);
const pages = [...markdown(""), ...markdown("docs"), ...markdown("docs/providers"), ...readmes("packages")];
const blocks = pages.flatMap((page) => codeBlocksOf(read(page)).map((block) => ({ ...block, page })));
const written = blocks.filter(({ file }) => file === undefined);

test("says of each block what it is in", () => {
  const unknown = blocks.filter(({ language }) => ![...HELD, ...NOT_HELD].includes(language));
  expect(unknown.map(({ page, line }) => `${page}:${line}`)).toEqual([]);
});

test("has a block behind each mark of a file", () => {
  const marks = pages.flatMap((page) => read(page).match(/^<!-- file: \S+ -->$/gm) ?? []);
  expect(blocks.filter(({ file }) => file !== undefined)).toHaveLength(marks.length);
});

test("is right by its types", { timeout: 120_000 }, async () => {
  // Inside the repository, so that its packages are found.
  const caches = join(ROOT, "node_modules/.cache");
  mkdirSync(caches, { recursive: true });
  const scratch = mkdtempSync(join(caches, "document-code-"));
  try {
    const code = written.filter(({ language }) => language === "ts" || language === "js");
    expect(code.length).toBeGreaterThan(40);
    for (const { page, line, text } of code) {
      const name = `${page.replace(/\.md$/, "").replaceAll("/", "_")}-${line}.ts`;
      writeFileSync(join(scratch, name), `${text}export {};\n`);
    }
    const compilerOptions = {
      noEmit: true,
      experimentalDecorators: true,
      // A block shows how a thing is made, and not what becomes of it.
      ...{ noUnusedLocals: false, noUnusedParameters: false },
      // By the sources, of which the declarations are made. What an earlier run found is looked at again where a file changed.
      paths: SOURCES,
      ...{ incremental: true, tsBuildInfoFile: join(caches, "document-code.tsbuildinfo") },
    };
    const config = { extends: join(ROOT, "tsconfig.base.json"), compilerOptions };
    const include = ["*.ts", join(ROOT, "tools/docs/snippet-names.ts")];
    writeFileSync(join(scratch, "tsconfig.json"), JSON.stringify({ ...config, include }));
    const tsc = join(ROOT, "node_modules/.bin/tsc");
    // Several checkers do much of the work each by itself: it is twice as much on two processors.
    const told = await promisify(execFile)(tsc, ["-p", scratch, "--singleThreaded"], { cwd: ROOT }).then(
      () => "",
      (error: { stdout: string }) => error.stdout,
    );
    expect(told).toBe("");
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
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
