// Viewer files: what the page of the document loads, from the disk. Nothing else here reads one, so this is loaded with the first.
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The bytes of a file of the viewer; undefined where it is not there, as in a bundle of this package. */
export async function readViewerFile(name: string): Promise<Uint8Array | undefined> {
  const folder = viewerFolder();
  return folder === undefined ? undefined : readFile(join(folder, name));
}

/** The folder of the viewer's files: beside the built package, or in the package that they are copied from. */
function viewerFolder(): string | undefined {
  try {
    // Not `new URL("viewer", import.meta.url)`: bundlers would look for that file themselves.
    const carried = join(dirname(fileURLToPath(import.meta.url)), "viewer");
    if (existsSync(carried)) return carried;
    return dirname(createRequire(import.meta.url).resolve("swagger-ui-dist/package.json"));
  } catch {
    // A bundle has neither, and may have no `import.meta.url`.
    return undefined;
  }
}
