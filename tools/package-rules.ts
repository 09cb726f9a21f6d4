// What a package says of itself, and what it carries: the rules that hold for each as it is installed.
import { isBuiltin } from "node:module";
import { posix } from "node:path";
import { isDeepStrictEqual } from "node:util";

/** The members of a `package.json` that the rules read. */
export interface Manifest {
  readonly name: string;
  readonly version?: string;
  readonly description?: string;
  readonly license?: string;
  readonly files?: readonly string[];
  readonly keywords?: readonly string[];
  readonly repository?: { readonly type?: string; readonly url?: string; readonly directory?: string };
  readonly engines?: { readonly node?: string };
  readonly bin?: unknown;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** A file that is packed; `text` gives what is in it. */
export interface PackedFile {
  readonly path: string;
  text(): string;
}

// From 4.2 on it describes schemas as JSON Schema. A host has its own copy, and schemas of two copies do not go together. A command is nobody's library.
const SHARED = "zod";
const SHARED_RANGE = "^4.2.0";
const USE_LINES = 5;
const CARRIED = ["README.md", "LICENSE"];
// Bundlers look for such a file themselves, and end where it is none.
// What a template has of tests is for whoever starts from it.
const OF_TESTS = /^(?!template\/).*(\.test\.|\.bench\.|(^|\/)(test|tests|coverage)\/)/;
const PRIVATE = /(^|\/)(\.env(\.(?!example).*)?|\.npmrc|.*\.(pem|key|db|sqlite|log|tsbuildinfo))$/;
// Tokens of npm, GitHub and Amazon, keys of models, and private keys.
const SECRETS =
  /\b(npm_[A-Za-z0-9]{36}|gh[pousr]_[A-Za-z0-9]{36}|AKIA[0-9A-Z]{16}|sk-[A-Za-z0-9_-]{40,})\b|-----BEGIN [A-Z ]*PRIVATE KEY-----\s*[A-Za-z0-9+/]{40}/;
const IMPORTED = /^(?:import|export|\}).*"([^"]+)";$/gm;
const MAP_NAME = /^\/\/# sourceMappingURL=(\S+)$/m;
const ASSET = /new URL\(\s*["'`](?!node:|https?:)[^"'`]*["'`]\s*,\s*import\.meta\.url/;

/** What is wrong with a package in a folder of the repository whose own `package.json` is `root`. */
export function faultsOf(
  manifest: Manifest,
  files: readonly PackedFile[],
  { folder, root }: { readonly folder: string; readonly root: Manifest },
): string[] {
  const faults = CARRIED.filter((name) => !files.some(({ path }) => path === name)).map(
    (name) => `does not carry ${name}`,
  );
  // The first release writes one; npm packs it where it is named alone.
  if (!manifest.files?.includes("CHANGELOG.md")) faults.push("does not name CHANGELOG.md in its files");
  if (!manifest.description) faults.push("has no description");
  if (manifest.license !== root.license) faults.push(`has not the license ${root.license}`);
  if (!manifest.keywords?.includes(root.name)) faults.push(`has no keyword ${root.name}`);
  if (!isDeepStrictEqual(manifest.repository, { ...root.repository, directory: folder }))
    faults.push(`does not name the repository ${root.repository?.url} with the directory ${folder}`);
  if (manifest.engines?.node !== root.engines?.node)
    faults.push(`does not ask for Node ${root.engines?.node}`);
  const shared = manifest.dependencies?.[SHARED];
  if (shared !== undefined && (manifest.bin === undefined || shared !== SHARED_RANGE))
    faults.push(`brings a copy of ${SHARED}: name it in peerDependencies as ${SHARED_RANGE}`);
  const peer = manifest.peerDependencies?.[SHARED];
  if (peer !== undefined && peer !== SHARED_RANGE) faults.push(`takes other copies of ${SHARED}: ${peer}`);
  // A command is run as it is, and no host bundles it.
  for (const { path, text } of files)
    if (manifest.bin === undefined && path.endsWith(".js") && ASSET.test(text()))
      faults.push(`${path} names a file beside itself in a way that bundlers look for it`);
  return [...faults, ...faultsOfContents(files), ...faultsOfPages(manifest, files)];
}

/** What no package carries: tests, what belongs to one machine, secrets, and maps that lead nowhere. */
function faultsOfContents(files: readonly PackedFile[]): string[] {
  const paths = new Set(files.map(({ path }) => path));
  return files.flatMap(({ path, text }) => {
    if (OF_TESTS.test(path)) return [`${path} is a test`];
    if (PRIVATE.test(path)) return [`${path} is of one machine`];
    const content = text();
    if (SECRETS.test(content)) return [`${path} holds what looks like a secret`];
    const bare = importedBy(path, content).find((name) => isBuiltin(name) && !name.startsWith("node:"));
    // Hosts other than Node know its modules by the longer name alone, and some tools take them for files.
    if (bare !== undefined) return [`${path} imports ${bare}, which is node:${bare} to all`];
    const [, name] = /\.[mc]?js$|\.d\.ts$/.test(path) ? (MAP_NAME.exec(content) ?? []) : [];
    if (name !== undefined && !paths.has(posix.join(posix.dirname(path), name)))
      return [`${path} names the map ${name}, which is not packed`];
    return path.endsWith(".map") ? faultsOfMap(path, content, paths) : [];
  });
}

/** What a built file imports. */
function importedBy(path: string, content: string): readonly string[] {
  if (!/^dist\/.*\.js$/.test(path)) return [];
  return [...content.matchAll(IMPORTED)].map(([, name = ""]) => name);
}

/** A map holds its sources, or names files that are packed. */
function faultsOfMap(path: string, content: string, paths: ReadonlySet<string>): string[] {
  // `as`: the two members of a source map that are read.
  const { sources = [], sourcesContent = [] } = JSON.parse(content) as {
    readonly sources?: readonly string[];
    readonly sourcesContent?: readonly (string | null)[];
  };
  const missing = sources.find(
    (source, at) => sourcesContent[at] == null && !paths.has(posix.join(posix.dirname(path), source)),
  );
  return missing === undefined ? [] : [`${path} leads to ${missing}, which is not packed`];
}

/** The README says what the package is, how it is installed and how it is used; the CHANGELOG begins with the version. */
function faultsOfPages({ name, version }: Manifest, files: readonly PackedFile[]): string[] {
  const textOf = (path: string) => files.find((file) => file.path === path)?.text();
  const readme = textOf("README.md");
  const found: string[] = [];
  if (readme !== undefined) {
    const [title = "", , sentence = ""] = readme.split("\n");
    if (title !== `# ${name}` || !/[.!:]$/.test(sentence))
      found.push("README.md does not open with its name and a sentence that says what it is");
    const blocks = [...readme.matchAll(/^```\w+\n([\s\S]*?)^```$/gm)].map(([, block = ""]) => block);
    const install = blocks.findIndex((block) => block.includes(name.replace(/^create-/, "")));
    if (!/npm (install|create)|npx /.test(blocks[install] ?? ""))
      found.push("README.md does not say how it is installed");
    if (blocks.slice(install).join("").trim().split("\n").length < USE_LINES)
      found.push(`README.md shows no use of ${USE_LINES} lines`);
  }
  const changes = textOf("CHANGELOG.md");
  const [, latest] = /^## (\S+)$/m.exec(changes ?? "") ?? [];
  if (changes !== undefined && latest !== version)
    found.push(`CHANGELOG.md begins with ${latest}, and the version is ${version}`);
  return found;
}
