// examples: runs the `check` script of every example and says which ones work.
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { checkApart, isApart } from "./example-apart.js";
import { type Ended, run } from "./program.js";
import { ownTemporaryFolder } from "./temporary-folder.js";
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

function check(example: string): Promise<Ended> {
  if (isApart(ROOT, example)) return checkApart(ROOT, example, BUILT);
  return run("npm", ["run", "--silent", "check", "--workspace", `examples/${example}`], ROOT, BUILT);
}

ownTemporaryFolder();
// Names that are given choose among them.
const wanted = process.argv.slice(2);
const examples = readdirSync(join(ROOT, "examples"))
  .filter(hasCheck)
  .filter((example) => wanted.length === 0 || wanted.includes(example));
// Those that install a copy of themselves take the longest, and begin.
const waiting = [...examples].sort((one, other) => Number(isApart(ROOT, other)) - Number(isApart(ROOT, one)));
const running = new Set<string>();
const failed: string[] = [];

async function tell(example: string): Promise<void> {
  const startedAt = Date.now();
  running.add(example);
  const { code, output, all } = await check(example);
  running.delete(example);
  const took = seconds(Date.now() - startedAt);
  if (code === 0) {
    const notes = [...output.matchAll(/^note: .*$/gm)].map(([note]) => `  ${note}`);
    console.log([`${paint("green", "ok  ")}${example}  ${took}`, ...notes].join("\n"));
    return;
  }
  failed.push(example);
  console.log(`${paint("red", "bad ")}${example}  ${took}  exit code ${code}`);
  console.log(all.trimEnd().replace(/^/gm, "    "));
}

async function tellInTurn(): Promise<void> {
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await tell(next);
}

// Two at a time: each waits for its own processes most of its time.
await withProgress(
  () => [...running].map((example) => `examples/${example}`).join(", "),
  () => Promise.all([tellInTurn(), tellInTurn()]),
);
if (examples.length === 0 || failed.length > 0) {
  console.error(
    failed.length > 0 ? `examples that fail: ${failed.join(", ")}` : "no such example has a `check` script",
  );
  process.exitCode = 1;
}
