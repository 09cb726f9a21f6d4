// release:version: raises all packages by what the changesets say, and writes the version wherever else it stands.
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { run } from "../program.js";

const ROOT = resolve(import.meta.dirname, "../..");
const CORE = join(ROOT, "packages/core/package.json");

const versionNow = (): string => JSON.parse(readFileSync(CORE, "utf8")).version;

async function must(program: string, args: readonly string[]): Promise<void> {
  const { code, all } = await run(program, args, ROOT);
  if (code !== 0) throw new Error(`${program} ${args.join(" ")}:\n${all}`);
}

const before = versionNow();
await must(join(ROOT, "tools/check/node_modules/.bin/changeset"), ["version"]);
const after = versionNow();
// What changesets does not know: the version of receipts, the bundle, the registry's entry, and an example of its own.
const PLACES = [
  "packages/core/src/platform/version.ts",
  "tools/release/manifest.json",
  "server.json",
  "examples/next/package.json",
];
for (const place of PLACES) {
  const file = join(ROOT, place);
  const text = readFileSync(file, "utf8");
  const ours = new RegExp(
    `((?:VERSION\\b[^=]*=|"version":|"@svckit/[\\w-]+":) *)"${before.replaceAll(".", "\\.")}"`,
    "g",
  );
  writeFileSync(file, text.replaceAll(ours, `$1"${after}"`));
}
await must("npm", ["install", "--package-lock-only", "--ignore-scripts"]);
await must("npm", ["run", "docs"]);
console.log(`${before} is ${after} now: look at what changed, run .ci/run, and commit`);
