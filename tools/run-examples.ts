// examples: runs the `check` script of every example and says which ones work.
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { run } from "./program.js";
import { paint, seconds, withProgress } from "./terminal.js";

const ROOT = resolve(import.meta.dirname, "..");

// The root's tsconfig leads `@svckit/*` to sources; an example is to run on the built packages, as a user's code does.
const BUILT = { TSX_TSCONFIG_PATH: join(ROOT, "tsconfig.base.json") };

function hasCheck(example: string): boolean {
  try {
    const text = readFileSync(join(ROOT, "examples", example, "package.json"), "utf8");
    // `as`: the one field of a package.json that is read.
    const { scripts = {} } = JSON.parse(text) as { readonly scripts?: Record<string, string> };
    return scripts["check"] !== undefined;
  } catch {
    return false;
  }
}

const examples = readdirSync(join(ROOT, "examples")).filter(hasCheck);
const failed: string[] = [];
for (const example of examples) {
  const startedAt = Date.now();
  const { code, all } = await withProgress(
    () => `examples/${example}`,
    () => run("npm", ["run", "--silent", "check", "--workspace", `examples/${example}`], ROOT, BUILT),
  );
  const took = seconds(Date.now() - startedAt);
  if (code === 0) {
    console.log(`${paint("green", "ok  ")}${example}  ${took}`);
    continue;
  }
  failed.push(example);
  console.log(`${paint("red", "bad ")}${example}  ${took}  exit code ${code}`);
  console.log(all.trimEnd().replace(/^/gm, "    "));
}
if (examples.length === 0 || failed.length > 0) {
  console.error(
    failed.length > 0 ? `examples that fail: ${failed.join(", ")}` : "no example has a `check` script",
  );
  process.exitCode = 1;
}
