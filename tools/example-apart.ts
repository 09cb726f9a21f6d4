// An example that the workspaces leave out, since it brings much: copied, installed from packed packages, and checked there.
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { leadToPacked, packAll } from "./first-provider/packed.js";
import { type Ended, run } from "./program.js";

/** Whether the root's workspaces leave an example out. */
export function isApart(root: string, example: string): boolean {
  // `as`: npm has read it as the root's.
  const { workspaces } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
    readonly workspaces: readonly string[];
  };
  return workspaces.includes(`!examples/${example}`);
}

/** Installs a copy of an example as its user would, and runs its check; what failed first is how it ended. */
export async function checkApart(
  root: string,
  example: string,
  env: Readonly<Record<string, string>>,
): Promise<Ended> {
  const scratch = mkdtempSync(join(tmpdir(), "example-"));
  const folder = join(scratch, example);
  try {
    cpSync(join(root, "examples", example), folder, {
      recursive: true,
      filter: (path) => !/\/(node_modules|\.next)$/.test(path),
    });
    leadToPacked(join(folder, "package.json"), await packAll(root, scratch));
    const install = [
      "install",
      "--silent",
      "--no-audit",
      "--no-fund",
      "--ignore-scripts",
      "--prefer-offline",
    ];
    const installed = await run("npm", install, folder, env);
    if (installed.code !== 0) return installed;
    // The program that runs TypeScript is the repository's, as for every example.
    const PATH = [join(root, "node_modules/.bin"), process.env["PATH"] ?? ""].join(delimiter);
    return await run("npm", ["run", "--silent", "check"], folder, { ...env, PATH });
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
