// Plugin files that are loaded again: their factories, and which files of the author's they are made of.
import { dirname, resolve, sep } from "node:path";
import { factoriesOf, loader, type Plugin } from "../settings/config-file.js";

/** Files with plugins. */
export interface PluginFiles {
  /** Loads all of them anew, with what they import of the author's own; throws an `Error` that names the file. */
  load(): Promise<readonly Plugin[]>;
  /** The files that the last attempts to load have read: the plugins, and what they import of the author's own. */
  readonly sources: readonly string[];
}

/** Makes ready to load files by their paths from here. */
export async function createPluginFiles(files: readonly string[]): Promise<PluginFiles> {
  const paths = files.map((file) => resolve(file));
  const modules = await loader(resolve("svc-dev"));
  const sources = new Set(paths);

  // Packages are loaded once, as a server does.
  function note(before: ReadonlySet<string>): void {
    for (const path of Object.keys(modules.cache))
      if (!before.has(path) && !path.includes(`${sep}node_modules${sep}`)) sources.add(path);
  }

  return {
    async load() {
      for (const path of Object.keys(modules.cache)) if (sources.has(path)) delete modules.cache[path];
      const before = new Set(Object.keys(modules.cache));
      const loaded: Plugin[] = [];
      try {
        for (const path of paths) loaded.push(...(await factoriesOf(path, (each) => modules.import(each))));
        return loaded;
      } finally {
        note(before);
      }
    },
    get sources() {
      return [...sources];
    },
  };
}

/** The folders of files. */
export function foldersOf(files: readonly string[]): readonly string[] {
  return [...new Set(files.map((file) => dirname(file)))];
}
