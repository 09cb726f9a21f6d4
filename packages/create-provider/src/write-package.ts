// Writes the package of a new provider: the template, with the names of the new one in place of its own.
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { basename, dirname, join, relative, resolve } from "node:path";
import { type Names, namesOf } from "./names.js";

/** A new provider. */
export interface NewProvider {
  /** In words of a-z and 0-9 joined by `-` or `_`. */
  readonly name: string;
  readonly baseUrl: string;
  /** Made where it is not there. */
  readonly folder: string;
}

// Both `src` and `dist` lie beside it.
const PACKAGE = resolve(import.meta.dirname, "..");
const TEMPLATE = join(PACKAGE, "template");

// What the template calls its provider. It is a provider itself, which is compiled and tested as it stands.
const TEMPLATE_WORDS = /https:\/\/api\.acme\.example|svckit-provider-acme|ACME|Acme|acme/g;

// Left by whoever made the folder for this.
const IGNORED = new Set([".git", ".DS_Store"]);

/** What keeps a package from being written into a folder, as a sentence; undefined for nothing. */
export async function folderFault(folder: string): Promise<string | undefined> {
  if (!existsSync(folder)) return undefined;
  try {
    const there = (await readdir(folder)).filter((name) => !IGNORED.has(name));
    if (there.length === 0) return undefined;
    return `${folder} is not empty (${there.slice(0, 3).join(", ")}${there.length > 3 ? ", …" : ""}): nothing was written; name another folder with --dir`;
  } catch {
    return `${folder} is not a folder that can be read: name another one with --dir`;
  }
}

/** Writes the package, and gives the paths of its files below the folder. Nothing that is there is written over. */
export async function writePackage({ name, baseUrl, folder }: NewProvider): Promise<readonly string[]> {
  const words = wordsOf(namesOf(name), baseUrl.replace(/\/+$/, ""));
  const versions = await ownVersion();
  const written: string[] = [];
  for (const file of await filesOf(TEMPLATE)) {
    const path = relative(TEMPLATE, file);
    // npm leaves a `.gitignore` out of what it packs, and a manifest in a folder would be taken for that folder's own.
    const name = basename(path).replace(/^_/, "");
    const target = join(folder, dirname(path), name);
    const text = (await readFile(file, "utf8")).replace(TEMPLATE_WORDS, (word) => words[word] ?? word);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, name === "package.json" ? versions(text) : text, { flag: "wx" });
    written.push(relative(folder, target));
  }
  return written;
}

function wordsOf({ id, variable, title, packageName }: Names, baseUrl: string): Record<string, string> {
  return {
    "https://api.acme.example": baseUrl,
    "svckit-provider-acme": packageName,
    ACME: variable,
    Acme: title,
    acme: id,
  };
}

/** Puts the version of this package, which all packages share, into a manifest. */
async function ownVersion(): Promise<(manifest: string) => string> {
  const { version } = JSON.parse(await readFile(join(PACKAGE, "package.json"), "utf8"));
  return (manifest) => manifest.replace(/("@svckit\/[\w-]+": ")[^"]*/g, `$1^${version}`);
}

async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const found = await Promise.all(
    entries
      .filter(({ name }) => name !== "node_modules" && name !== "dist")
      .map((entry) => (entry.isDirectory() ? filesOf(join(folder, entry.name)) : [join(folder, entry.name)])),
  );
  return found.flat().sort();
}
