// check:house: proves the rules of the house that a machine can prove. ARCHITECTURE.md says why they are there.
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { checkCode } from "./house/code-rules.js";
import { checkCycles } from "./house/cycles.js";
import { checkFiles } from "./house/file-rules.js";
import { checkFloors } from "./house/floors.js";
import { checkVersions } from "./house/versions.js";
import { readWorkspace, type Unit, type Violation } from "./house/workspace.js";
import { paint } from "./terminal.js";

/** Every breach of a rule in the workspace under `root`, in the order of files and lines. */
export function checkHouse(root: string): Violation[] {
  return check(readWorkspace(root));
}

function check(units: readonly Unit[]): Violation[] {
  const found = [checkFloors, checkCycles, checkFiles, checkCode, checkVersions].flatMap((rule) =>
    rule(units),
  );
  return found.sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const units = readWorkspace(resolve(import.meta.dirname, ".."));
  const violations = check(units);
  for (const { file, line, message } of violations) console.log(`${file}:${line} ${message}`);
  const files = units.reduce((sum, unit) => sum + unit.files.length, 0);
  const what = `house: ${files} files in ${units.length} folders`;
  if (violations.length === 0) console.log(paint("green", `${what}, no rule broken`));
  else console.log(paint("red", `${what}, rules broken: ${violations.length}`));
  process.exitCode = violations.length === 0 ? 0 : 1;
}
