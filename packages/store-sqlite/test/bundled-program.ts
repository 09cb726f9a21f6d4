// Programs of tests as one file each, which comes up in a fifth of the time, and of the work, that its sources take.
import { mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { build } from "tsup";

const ROOT = resolve(import.meta.dirname, "../../..");
// Within the repository, where the packages that are not bundled are found.
const FOLDER = join(ROOT, "node_modules/.cache/test-programs");
// What asks for its parts as it runs, which no file of ESM can.
const COMMONJS = ["pg", "undici"];

const bundled = new Map<string, Promise<string>>();

/** Bundles a program with all that it imports from sources, once a process. Gives the file to run. */
export function bundledProgram(source: string): Promise<string> {
  const found = bundled.get(source) ?? bundle(source);
  bundled.set(source, found);
  // Whoever asks next may have corrected it.
  found.catch(() => bundled.delete(source));
  return found;
}

async function bundle(source: string): Promise<string> {
  mkdirSync(FOLDER, { recursive: true });
  const made = mkdtempSync(join(FOLDER, `made-${process.pid}-`));
  try {
    await build({
      entry: { program: source },
      outDir: made,
      tsconfig: join(ROOT, "tsconfig.json"),
      format: "esm",
      platform: "node",
      target: "node20",
      splitting: false,
      noExternal: [new RegExp(`^(?!(${COMMONJS.join("|")})$)`)],
      external: COMMONJS,
      config: false,
      silent: true,
    });
    // Others may be about to run the one that is there: it is replaced whole.
    const file = join(FOLDER, `${relative(ROOT, source).replaceAll(/[^\w-]/g, "-")}.mjs`);
    renameSync(join(made, "program.js"), file);
    return file;
  } finally {
    rmSync(made, { recursive: true });
  }
}
