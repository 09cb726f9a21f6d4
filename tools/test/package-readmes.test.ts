// What packages say of themselves: each has a README and the licence, as npm packs them.
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";

const ROOT = resolve(import.meta.dirname, "../..");

const packages = readdirSync(join(ROOT, "packages"));

test.each(packages)("%s has a README that begins with its name, and the repository's licence", (name) => {
  const folder = join(ROOT, "packages", name);
  const { name: published } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  expect(readFileSync(join(folder, "README.md"), "utf8").startsWith(`# ${published}\n`)).toBe(true);
  expect(readFileSync(join(folder, "LICENSE"), "utf8")).toBe(readFileSync(join(ROOT, "LICENSE"), "utf8"));
});
