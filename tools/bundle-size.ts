// How large a service is in a host's bundle: what a process loads at its start, minified, and what it loads later.
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, posix, resolve } from "node:path";
import { build } from "tsup";

const ROOT = resolve(import.meta.dirname, "..");
const KIB = 1_024;
const ENTRY = "host.mjs";
const HOST = `import { createService } from "@svckit/core";\nexport const service = createService({ providers: [] });\n`;

// The size of the day, 270, with less than a tenth of room. The vocabulary of searches would be a third of it, and is loaded
// with the first search.
export const MOST_KIB = 290;

/** What a bundle loads. */
export interface BundleSize {
  /** KiB of what is loaded at once. */
  readonly first: number;
  /** KiB of all else: the client for upstreams most of all, and the vocabulary of searches. */
  readonly later: number;
}

/** Bundles a host that creates a service, from what packages are built to; `scratch` is a folder that is there. */
export async function bundleSize(scratch: string): Promise<BundleSize> {
  const outDir = join(scratch, "bundle");
  const entry = join(scratch, "host.ts");
  const tsconfig = join(scratch, "tsconfig.json");
  await writeFile(entry, HOST);
  await writeFile(tsconfig, "{}");
  await build({
    ...{ entry: { host: entry }, outDir, tsconfig, config: false, silent: true },
    ...{ format: "esm", platform: "node", target: "node20", splitting: true, minify: true },
    noExternal: [/.*/],
    outExtension: () => ({ js: ".mjs" }),
    esbuildOptions: (options) => {
      options.nodePaths = [join(ROOT, "node_modules")];
    },
  });
  const texts = new Map<string, string>();
  for (const name of await readdir(outDir)) texts.set(name, await readFile(join(outDir, name), "utf8"));
  const all = [...texts.values()].reduce((sum, text) => sum + text.length, 0);
  const first = loadedWith(ENTRY, texts).reduce((sum, name) => sum + (texts.get(name)?.length ?? 0), 0);
  return { first: first / KIB, later: (all - first) / KIB };
}

/** A file with those that it imports, and those that they do. */
function loadedWith(entry: string, texts: ReadonlyMap<string, string>): readonly string[] {
  const loaded = new Set([entry]);
  for (const name of loaded) {
    for (const [, path = ""] of texts.get(name)?.matchAll(/(?:\bfrom|\bimport) ?"(\.[^"]+)"/g) ?? [])
      loaded.add(posix.normalize(path));
  }
  return [...loaded];
}
