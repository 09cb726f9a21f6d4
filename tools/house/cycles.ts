// Import circles among the files of one package, of values and of types: a file of a circle cannot be read by itself.
import { posix } from "node:path";
import { type SourceFile, targetOf, type Unit, type Violation } from "./workspace.js";

/** Finds one violation for each group of files that import each other round in a circle. */
export function checkCycles(units: readonly Unit[]): Violation[] {
  return units.flatMap((unit) => cyclesOf(unit.files));
}

function cyclesOf(files: readonly SourceFile[]): Violation[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const done = new Set<string>();
  const path: string[] = [];
  const found: Violation[] = [];

  function visit(file: SourceFile): void {
    path.push(file.path);
    for (const { specifier, line } of file.imports) {
      const target = byPath.get(targetOf(file, specifier) ?? "");
      if (target === undefined || done.has(target.path)) continue;
      const start = path.indexOf(target.path);
      if (start === -1) visit(target);
      else found.push({ file: file.path, line, message: describe([...path.slice(start), target.path]) });
    }
    path.pop();
    done.add(file.path);
  }

  for (const file of files) if (!done.has(file.path)) visit(file);
  return found;
}

function describe(paths: readonly string[]): string {
  return `import cycle: ${paths.map((path) => posix.basename(path)).join(" → ")}`;
}
