// The imports of a TypeScript file.
import { lineAt, type SourceText } from "./source-text.js";

/** One import or re-export. */
export interface Import {
  readonly specifier: string;
  /** Gone at run time. */
  readonly typeOnly: boolean;
  readonly line: number;
}

const STATEMENT =
  /\b(?:import|export)\b(\s+type\b(?!\s*(?:from\b|,)))?((?:\{[^{};()=]*\}|[^"';()=])*?)\bfrom\s*["']([^"'\n]+)["']/g;
const SIDE_EFFECT = /\bimport\s*["']([^"'\n]+)["']/g;
const DYNAMIC = /\b(?:import|require)\s*\(\s*["'`]([^"'`\n]+)["'`]/g;

/** Finds every import with a literal specifier: static, dynamic, required and re-exports. */
export function readImports(source: SourceText): Import[] {
  const imports: Import[] = [];
  function add(match: RegExpExecArray, specifier: string | undefined, typeOnly: boolean): void {
    // What is blank in `bare` is text of a string that only looks like an import.
    const isCode = source.bare.startsWith(match[0].slice(0, 6), match.index);
    if (specifier !== undefined && isCode)
      imports.push({ specifier, typeOnly, line: lineAt(source.text, match.index) });
  }
  for (const match of source.code.matchAll(STATEMENT)) {
    add(match, match[3], match[1] !== undefined || namesTypesAlone(match[2] ?? ""));
  }
  for (const match of source.code.matchAll(SIDE_EFFECT)) add(match, match[1], false);
  for (const match of source.code.matchAll(DYNAMIC)) add(match, match[1], false);
  return imports.sort((a, b) => a.line - b.line);
}

/** Whether `{ type A, type B }` names nothing that exists at run time. */
function namesTypesAlone(clause: string): boolean {
  const names = /^\s*\{([^}]*)\}\s*$/.exec(clause)?.[1]?.split(",") ?? [];
  const given = names.map((name) => name.trim()).filter(Boolean);
  return given.length > 0 && given.every((name) => name.startsWith("type "));
}

/** The package of a specifier: `@scope/name` or `name`; undefined for a path or a part of Node. */
export function packageOf(specifier: string): string | undefined {
  if (specifier.startsWith(".") || specifier.startsWith("/") || specifier.startsWith("node:"))
    return undefined;
  const [scope = "", name] = specifier.split("/");
  return scope.startsWith("@") ? `${scope}/${name}` : scope;
}
