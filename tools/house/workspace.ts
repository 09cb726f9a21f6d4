// The workspace as the house rules see it: its packages, their manifests and their TypeScript files.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, posix, relative, sep } from "node:path";
import { type Import, readImports } from "./imports.js";
import { type SourceText, scan } from "./source-text.js";

/** The fields of a package.json that are read. */
export interface Manifest {
  readonly name: string;
  readonly version?: string;
  readonly private?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** A TypeScript file. */
export interface SourceFile {
  /** From the root, with `/`. */
  readonly path: string;
  /** From its package's folder, with `/`. */
  readonly local: string;
  readonly source: SourceText;
  readonly imports: readonly Import[];
  readonly isTest: boolean;
}

/** A folder with its own place in the house: a package, an example, `tools`, `bench` or `attacks`. */
export interface Unit {
  /** From the root: `packages/core`, `examples/demo`, `tools`. */
  readonly folder: string;
  /** Its last part: `core`. */
  readonly id: string;
  readonly isPackage: boolean;
  /** undefined for a folder without a package.json. */
  readonly manifest: Manifest | undefined;
  readonly files: readonly SourceFile[];
}

/** One breach of a rule. */
export interface Violation {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

/** The path of the file that a relative import names; undefined for an import of another kind. */
export function targetOf(file: SourceFile, specifier: string): string | undefined {
  if (!specifier.startsWith(".")) return undefined;
  const path = posix.normalize(posix.join(posix.dirname(file.path), specifier));
  return path.replace(/\.(m?)js$/, ".$1ts");
}

// Packages of their own, once they are copied; until then they stand as examples do.
const TEMPLATES = ["packages/create-provider/template", "packages/cli/template"];
const SKIPPED = new Set(["node_modules", "dist", ".turbo", "coverage", "conformance", "template"]);

/** Reads the workspace under a root. */
export function readWorkspace(root: string): Unit[] {
  const groups = ["packages", "examples"].flatMap((group) =>
    foldersOf(join(root, group)).map((name) => `${group}/${name}`),
  );
  const single = ["tools", "bench", "attacks", ...TEMPLATES].filter((folder) =>
    existsSync(join(root, folder)),
  );
  return [...groups, ...single].map((folder) => readUnit(root, folder));
}

function readUnit(root: string, folder: string): Unit {
  const manifestFile = join(root, folder, "package.json");
  // `as`: a package.json has these fields or npm would have refused it.
  const manifest = existsSync(manifestFile)
    ? (JSON.parse(readFileSync(manifestFile, "utf8")) as Manifest)
    : undefined;
  const files = typeScriptFiles(join(root, folder)).map((file): SourceFile => {
    const source = scan(readFileSync(file, "utf8"));
    const local = relative(join(root, folder), file).split(sep).join("/");
    const isTest =
      folder === "attacks" || /\.(test|test-d|bench)\.ts$/.test(local) || /(^|\/)test\//.test(local);
    return { path: `${folder}/${local}`, local, source, imports: readImports(source), isTest };
  });
  const id = folder.split("/").at(-1) ?? folder;
  return { folder, id, isPackage: /^packages\/[^/]+$/.test(folder), manifest, files };
}

function foldersOf(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory() && !SKIPPED.has(entry.name)).map(({ name }) => name);
}

function typeScriptFiles(folder: string): string[] {
  const found: string[] = [];
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && !SKIPPED.has(entry.name)) found.push(...typeScriptFiles(path));
    else if (/\.(ts|tsx|mts)$/.test(entry.name) && !entry.name.endsWith(".d.ts")) found.push(path);
  }
  return found.sort();
}
