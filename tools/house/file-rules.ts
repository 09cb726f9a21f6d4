// The rules about a file as such: its name, its place, its length and how it opens.
import { longFunctions } from "./function-size.js";
import type { SourceFile, Unit, Violation } from "./workspace.js";

const MAX_LINES = 280;
const MAX_FUNCTION_LINES = 60;
const MAX_DEPTH = 2;

// Files that may be longer, each with its reason.
const LONGER: readonly RegExp[] = [
  // The one table of errors: a row a code.
  /^packages\/core\/src\/errors\/error-table\.ts$/,
  // The vocabulary of tool search: a phrase a line.
  /^packages\/core\/src\/search\/vocabulary\/[^/]+\.ts$/,
  // Tables of weights and counts, which programs learn and write.
  /^packages\/search\/src\/tables\/[a-z-]+-(?:weights|counts)\.ts$/,
];

const FORBIDDEN_NAMES = /^(types?|utils?|helpers?|common|shared|interfaces?)$/;

/** Holds every file against the rules on names, depth, length and opening sentence. */
export function checkFiles(units: readonly Unit[]): Violation[] {
  return units.flatMap((unit) =>
    unit.files.flatMap((file) => {
      const isOurs = unit.isPackage
        ? /^(src|page)\//.test(file.local)
        : ["tools", "attacks"].includes(unit.folder);
      return [
        ...checkName(file),
        ...(isOurs ? [...checkOpening(file), ...checkDepth(file), ...checkExports(file)] : []),
        ...(isOurs && !file.isTest ? checkLength(file) : []),
      ];
    }),
  );
}

function checkName(file: SourceFile): Violation[] {
  const names = file.local.split("/").map((name) => name.split(".")[0] ?? name);
  const bad = names.find((name) => FORBIDDEN_NAMES.test(name));
  return bad === undefined ? [] : [at(file, 1, `"${bad}" says nothing: name the file for its subject`)];
}

/** The first line, or the one behind `#!`, is a comment that ends a sentence; it may run over several lines. */
function checkOpening(file: SourceFile): Violation[] {
  const lines = file.source.text.split("\n");
  const first = lines[0]?.startsWith("#!") ? 1 : 0;
  const end = lines.findIndex((line, index) => index >= first && !line.startsWith("//"));
  const comment = lines.slice(first, end === -1 ? undefined : end).map((line) => line.slice(2).trim());
  const opens = comment.findIndex((line) => /[.!?…]$/.test(line));
  const isSentence = opens !== -1 && /^[\p{L}\p{N}"'`]/u.test(comment[0] ?? "");
  return isSentence && !comment[0]?.startsWith("biome-ignore")
    ? []
    : [at(file, first + 1, "a file opens with a `//` sentence that says what it is")];
}

function checkDepth(file: SourceFile): Violation[] {
  const inside = file.local.replace(/^(src|page)\//, "");
  const depth = inside.split("/").length - 1;
  return depth <= MAX_DEPTH ? [] : [at(file, 1, `is ${depth} folders deep; ${MAX_DEPTH} are the most`)];
}

function checkLength(file: SourceFile): Violation[] {
  const found = longFunctions(file.source.text, MAX_FUNCTION_LINES).map(({ line, lines }) =>
    at(file, line, `the function has ${lines} lines; ${MAX_FUNCTION_LINES} are the most`),
  );
  const lines = file.source.text.trimEnd().split("\n").length;
  if (lines > MAX_LINES && !LONGER.some((pattern) => pattern.test(file.path)))
    found.push(at(file, MAX_LINES + 1, `the file has ${lines} lines; ${MAX_LINES} are the most`));
  return found;
}

function checkExports(file: SourceFile): Violation[] {
  if (!file.local.endsWith("index.ts")) return [];
  return file.source.bare
    .split("\n")
    .flatMap((line, index) =>
      /\bexport\s+(type\s+)?\*/.test(line)
        ? [at(file, index + 1, "index.ts lists names: no `export *`")]
        : [],
    );
}

function at(file: SourceFile, line: number, message: string): Violation {
  return { file: file.path, line, message };
}
