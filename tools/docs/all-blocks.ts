// All blocks: the blocks of code in the documents, each with its page.
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { type CodeBlock, codeBlocksOf } from "./code-blocks.js";

export const ROOT = resolve(import.meta.dirname, "../..");

/** The text of a file of the repository. */
export const read = (path: string) => readFileSync(join(ROOT, path), "utf8");

const markdown = (folder: string) =>
  readdirSync(join(ROOT, folder))
    .filter((name) => name.endsWith(".md"))
    .map((name) => join(folder, name));
const readmes = (folder: string) =>
  readdirSync(join(ROOT, folder)).map((name) => `${folder}/${name}/README.md`);

/** The pages that people read. */
export const pages = [
  ...markdown(""),
  ...markdown("docs"),
  ...markdown("docs/providers"),
  ...readmes("packages"),
];

/** A block of code and where it stands. */
export interface PageBlock extends CodeBlock {
  readonly page: string;
}

export const blocks: readonly PageBlock[] = pages.flatMap((page) =>
  codeBlocksOf(read(page)).map((block) => ({ ...block, page })),
);
/** Those that are no file of the repository. */
export const written = blocks.filter(({ file }) => file === undefined);
