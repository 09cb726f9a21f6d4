// What a package says of itself, and what it carries: the rules that hold for each as it is installed.
import { isDeepStrictEqual } from "node:util";

/** The members of a `package.json` that the rules read. */
export interface Manifest {
  readonly name: string;
  readonly description?: string;
  readonly license?: string;
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
const CARRIED = ["README.md", "LICENSE"];
// Bundlers look for such a file themselves, and end where it is none.
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
  return faults;
}
