// Import cycles among the files of one package; type-only imports are gone at run time and do not count.
import { posix } from "node:path";
import type { SourceFile, Unit, Violation } from "./workspace.js";

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
    for (const { specifier, typeOnly, line } of file.imports) {
      const target = typeOnly ? undefined : resolve(file, specifier, byPath);
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

function resolve(
  file: SourceFile,
  specifier: string,
  byPath: ReadonlyMap<string, SourceFile>,
): SourceFile | undefined {
  if (!specifier.startsWith(".")) return undefined;
  const target = posix.normalize(posix.join(posix.dirname(file.path), specifier));
  return byPath.get(target.replace(/\.js$/, ".ts")) ?? byPath.get(target);
}

function describe(paths: readonly string[]): string {
  return `import cycle: ${paths.map((path) => posix.basename(path)).join(" → ")}`;
}
