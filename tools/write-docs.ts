// docs: writes the generated pages, and the snippets and blocks of the others, and follows all links; with --check it changes nothing
// and names what is stale.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { catalogPages } from "./docs/catalog-pages.js";
import { categorySentence } from "./docs/categories.js";
import { errorsPage } from "./docs/errors-page.js";
import { deadLinksOf } from "./docs/links.js";
import { fillSnippets } from "./docs/snippets.js";
import { variableTables } from "./docs/variables.js";
import { fillWrittenBlocks } from "./docs/written-blocks.js";
import { paint } from "./terminal.js";

const ROOT = resolve(import.meta.dirname, "..");
const GENERATED: Readonly<Record<string, () => string>> = {
  "docs/errors.md": errorsPage,
  ...catalogPages(),
};
const BLOCKS: Readonly<Record<string, () => string>> = {
  categories: categorySentence,
  variables: variableTables,
};

function read(path: string): string {
  return readFileSync(join(ROOT, path), "utf8");
}

function readIfThere(path: string): string | undefined {
  try {
    return read(path);
  } catch {
    return undefined;
  }
}

/** Pages by hand: their snippets and written blocks are checked, the rest is their author's. */
function writtenPages(): string[] {
  const docs = readdirSync(join(ROOT, "docs")).filter((name) => name.endsWith(".md"));
  const roots = readdirSync(ROOT).filter((name) => name.endsWith(".md"));
  return [...roots, ...docs.map((name) => `docs/${name}`)].filter((path) => GENERATED[path] === undefined);
}

/** All pages, generated ones among them. */
function allPages(): string[] {
  const packages = readdirSync(join(ROOT, "packages")).map((name) => `packages/${name}/README.md`);
  return [...writtenPages(), ...Object.keys(GENERATED), ...packages, "attacks/README.md"];
}

const PROVIDER_PAGES = "docs/providers";
mkdirSync(join(ROOT, PROVIDER_PAGES), { recursive: true });
const checkOnly = process.argv.includes("--check");
const stale: string[] = [];

function put(path: string, text: string, why: string): void {
  stale.push(`${path}${why}`);
  if (!checkOnly) writeFileSync(join(ROOT, path), text);
}

for (const [path, render] of Object.entries(GENERATED)) {
  const text = render();
  if (readIfThere(path) !== text) put(path, text, "");
}
for (const path of writtenPages()) {
  const snippets = fillSnippets(read(path), read);
  const blocks = fillWrittenBlocks(snippets.text, BLOCKS);
  const parts = [...snippets.stale, ...blocks.stale];
  if (parts.length > 0) put(path, blocks.text, ` (${parts.join(", ")})`);
}

for (const name of readdirSync(join(ROOT, PROVIDER_PAGES))) {
  const path = `${PROVIDER_PAGES}/${name}`;
  if (GENERATED[path] !== undefined) continue;
  stale.push(`${path} (no provider has that name any more)`);
  if (!checkOnly) rmSync(join(ROOT, path));
}

const dead = deadLinksOf(ROOT, allPages());
if (stale.length === 0 && dead.length === 0) console.log("docs: up to date");
for (const page of stale) console.log(checkOnly ? paint("red", `stale: ${page}`) : `written: ${page}`);
for (const link of dead) console.log(paint("red", `dead link: ${link}`));
if (checkOnly && stale.length > 0) console.log("Run npm run docs.");
if (dead.length > 0 || (checkOnly && stale.length > 0)) process.exitCode = 1;
