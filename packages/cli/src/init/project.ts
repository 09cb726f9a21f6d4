// A server project from the template: the files that one needs, with its name and the versions of this program.
import { existsSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { FOR_ALL, makeFolder } from "../settings/make-folder.js";
import { usageError } from "../terminal/output.js";

/** What is asked of a new project. */
export interface Project {
  readonly folder: string;
  readonly server: "node" | "express";
  readonly store: "sqlite" | "postgres";
}

/** What may be chosen. */
export const CHOICES = { server: ["node", "express"], store: ["sqlite", "postgres"] } as const;

const TEMPLATE_NAME = "my-service";

// Files of one choice: their place in the project, where they are not left out.
const FILES: Readonly<Record<string, (project: Project) => string | undefined>> = {
  "src/server.ts": ({ server }) => (server === "node" ? "src/server.ts" : undefined),
  "src/server-express.ts": ({ server }) => (server === "express" ? "src/server.ts" : undefined),
  "src/store.ts": ({ store }) => (store === "sqlite" ? "src/store.ts" : undefined),
  "src/store-postgres.ts": ({ store }) => (store === "postgres" ? "src/store.ts" : undefined),
  "compose.yaml": ({ store }) => (store === "sqlite" ? "compose.yaml" : undefined),
  "compose-postgres.yaml": ({ store }) => (store === "postgres" ? "compose.yaml" : undefined),
};

// Packages of one choice.
const PACKAGES: Readonly<Record<string, (project: Project) => boolean>> = {
  "@svckit/adapters-express": ({ server }) => server === "express",
  express: ({ server }) => server === "express",
  "@types/express": ({ server }) => server === "express",
  "@svckit/store-sqlite": ({ store }) => store === "sqlite",
  "@svckit/store-postgres": ({ store }) => store === "postgres",
  pg: ({ store }) => store === "postgres",
  "@types/pg": ({ store }) => store === "postgres",
};

/** Writes the files, and gives their paths below the folder. Throws where something is there already; then nothing is written. */
export async function writeProject(project: Project, version: string): Promise<readonly string[]> {
  const { folder } = project;
  await requireEmpty(folder);
  const root = templateFolder();
  const written: string[] = [];
  for (const file of await filesOf(root)) {
    // npm leaves a `.gitignore` out of what it packs, and a manifest in a folder would be taken for that folder's own.
    const usual = join(
      dirname(file),
      basename(file)
        .replace(/^_(package\.json)$/, "$1")
        .replace(/^_/, ""),
    );
    const path = file in FILES ? FILES[file]?.(project) : usual;
    if (path === undefined) continue;
    const text = (await readFile(join(root, file), "utf8")).replaceAll(TEMPLATE_NAME, nameOf(folder));
    const target = join(folder, path);
    makeFolder(dirname(target), FOR_ALL);
    await writeFile(target, path === "package.json" ? toManifest(text, project, version) : text, {
      flag: "wx",
    });
    written.push(path);
  }
  return written.sort();
}

/** The manifest with the packages of what was chosen, ours in this version. */
function toManifest(text: string, project: Project, version: string): string {
  const manifest = JSON.parse(text);
  for (const list of [manifest.dependencies, manifest.devDependencies])
    for (const name of Object.keys(list)) {
      if (PACKAGES[name]?.(project) === false) delete list[name];
      else if (name.startsWith("@svckit/")) list[name] = `^${version}`;
    }
  return `${JSON.stringify(manifest, undefined, 2)}\n`;
}

/** The name of a package, from that of its folder. */
function nameOf(folder: string): string {
  const name = basename(folder)
    .toLowerCase()
    .replaceAll(/[^a-z0-9-]+/g, "-");
  return name.replace(/^-+|-+$/g, "") || TEMPLATE_NAME;
}

async function requireEmpty(folder: string): Promise<void> {
  if (!existsSync(folder)) return;
  const there = await readdir(folder).catch(() => ["a file of that name"]);
  const own = there.filter((name) => name !== ".git");
  if (own.length > 0)
    throw usageError(
      `${folder} is not empty (${own.slice(0, 3).join(", ")}): nothing was written; name another folder`,
    );
}

/** Beside both `src` and `dist`, where this file is, or a chunk of it. */
function templateFolder(): string {
  const found = ["../template", "../../template"]
    .map((path) => resolve(import.meta.dirname, path))
    .find((path) => existsSync(join(path, "_package.json")));
  if (found !== undefined) return found;
  throw new Error("the template is not beside this program: install @svckit/cli, and run its svc init");
}

async function filesOf(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .replaceAll("\\", "/"),
    )
    .filter((file) => !/^(node_modules|dist)\//.test(file));
}
