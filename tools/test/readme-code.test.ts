// What packages say of themselves: each has a README whose code is right by its types, and the licence, as npm packs them.
import { execFile } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const ROOT = resolve(import.meta.dirname, "../..");
const CODE = /^```ts\n([\s\S]*?)^```$/gm;

const packages = readdirSync(join(ROOT, "packages"));

test.each(packages)("%s has a README that begins with its name, and the repository's licence", (name) => {
  const folder = join(ROOT, "packages", name);
  const { name: published } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  expect(readFileSync(join(folder, "README.md"), "utf8").startsWith(`# ${published}\n`)).toBe(true);
  expect(readFileSync(join(folder, "LICENSE"), "utf8")).toBe(readFileSync(join(ROOT, "LICENSE"), "utf8"));
});

test("the code in every package's README is right by its types", { timeout: 120_000 }, async () => {
  // Inside the repository, so that its packages are found.
  const caches = join(ROOT, "node_modules/.cache");
  mkdirSync(caches, { recursive: true });
  const scratch = mkdtempSync(join(caches, "readme-code-"));
  try {
    let count = 0;
    for (const name of packages.filter((each) => existsSync(join(ROOT, "packages", each, "README.md")))) {
      const page = readFileSync(join(ROOT, "packages", name, "README.md"), "utf8");
      for (const [, code = ""] of page.matchAll(CODE)) {
        count += 1;
        writeFileSync(join(scratch, `${name}-${count}.ts`), `${code}export {};\n`);
      }
    }
    expect(count).toBeGreaterThan(5);
    const paths = {
      "@svckit/core/schemas": [join(ROOT, "packages/core/src/schemas.ts")],
      "@svckit/rest/adapter": [join(ROOT, "packages/rest/src/adapter.ts")],
      "@svckit/*": [join(ROOT, "packages/*/src/index.ts")],
    };
    const config = { extends: join(ROOT, "tsconfig.base.json"), compilerOptions: { noEmit: true, paths } };
    writeFileSync(join(scratch, "tsconfig.json"), JSON.stringify({ ...config, include: ["*.ts"] }));
    const tsc = join(ROOT, "node_modules/.bin/tsc");
    const told = await promisify(execFile)(tsc, ["-p", scratch], { cwd: ROOT }).then(
      () => "",
      (error: { stdout: string }) => error.stdout,
    );
    expect(told).toBe("");
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
});
