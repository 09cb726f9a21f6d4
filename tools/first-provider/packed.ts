// Packed packages: what npm would publish of this repository, as files that a new provider installs.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { run } from "../program.js";

const NAMES = [
  "core",
  "rest",
  "providers",
  "testing",
  "adapters-mcp",
  "search",
  "native",
  "console",
  "store-sqlite",
  "store-postgres",
  "cli",
  "adapters-express",
  "adapters-lambda",
  "create-provider",
];

/** Packs what is needed into a folder, and gives the files by the packages' names. */
export async function packAll(root: string, folder: string): Promise<ReadonlyMap<string, string>> {
  const workspaces = NAMES.flatMap((name) => ["--workspace", `packages/${name}`]);
  const args = [
    "pack",
    "--silent",
    "--json",
    "--ignore-scripts",
    "--pack-destination",
    folder,
    ...workspaces,
  ];
  const { code, output, all } = await run("npm", args, root);
  if (code !== 0) throw new Error(`npm pack: ${all.trim()}`);
  // `as`: what npm prints for `pack --json`, an entry a package.
  const packed = JSON.parse(output) as { readonly name: string; readonly filename: string }[];
  return new Map(packed.map(({ name, filename }) => [name, `file:${join(folder, filename)}`]));
}

/** Leads a manifest to the packed files: nothing of this repository is on the registry for it. */
export function leadToPacked(manifestFile: string, packed: ReadonlyMap<string, string>): void {
  const manifest = JSON.parse(readFileSync(manifestFile, "utf8"));
  for (const list of [manifest.dependencies, manifest.devDependencies])
    for (const name of Object.keys(list)) list[name] = packed.get(name) ?? list[name];
  // Those that these packages need themselves.
  manifest.overrides = Object.fromEntries([...packed].filter(([name]) => name.startsWith("@svckit/")));
  writeFileSync(manifestFile, `${JSON.stringify(manifest, undefined, 2)}\n`);
}
