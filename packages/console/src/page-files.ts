// Page files: the built page and what it loads, read from the package's own folder.
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type SharedText, shareText } from "@svckit/rest/adapter";

/** A file that the page loads. */
export interface PageFile {
  readonly content: SharedText;
  readonly type: string;
}

const TYPES: Readonly<Record<string, string>> = {
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  svg: "image/svg+xml",
};
// As the build names them: nothing else is looked for, so that no name leads out of the folder.
const NAME = /^[\w-]+\.(js|css|svg)$/;

// What was not there once is looked for again: somebody may have built it meanwhile.
const read = new Map<string, Promise<SharedText | undefined>>();

/** The text of the page; undefined where this copy of the package has none, as in a bundle. */
export async function readPage(): Promise<string | undefined> {
  return (await readOnce("index.html"))?.text;
}

/** A file of the page; undefined where there is no such file. */
export async function readPageFile(name: string): Promise<PageFile | undefined> {
  const [, ending = ""] = NAME.exec(name) ?? [];
  const type = TYPES[ending];
  if (type === undefined) return undefined;
  const content = await readOnce(`console/${name}`);
  return content && { content, type };
}

function readOnce(name: string): Promise<SharedText | undefined> {
  const known = read.get(name);
  if (known) return known;
  const reading = readFromFolder(name);
  read.set(name, reading);
  const forget = () => read.delete(name);
  reading.then((text) => text ?? forget(), forget);
  return reading;
}

async function readFromFolder(name: string): Promise<SharedText | undefined> {
  const folder = pageFolder();
  const path = folder && join(folder, name);
  return path !== undefined && existsSync(path) ? shareText(await readFile(path)) : undefined;
}

/** The folder of the built page: beside the built package, or in its `dist` where the sources run. */
function pageFolder(): string | undefined {
  try {
    // Not `new URL("page", import.meta.url)`: bundlers would look for that file themselves.
    const here = dirname(fileURLToPath(import.meta.url));
    return [join(here, "page"), join(here, "../dist/page")].find((folder) =>
      existsSync(join(folder, "index.html")),
    );
  } catch {
    // A bundle may have no `import.meta.url`.
    return undefined;
  }
}
