// Catalog cache: names and flags of tools for an hour, so that a shell need not wait for a catalog at each key.
import { createHash } from "node:crypto";
import { readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { VERSION } from "@svckit/core";
import { ownFolder } from "../place/folders.js";
import { type PlaceOptions, placeOf } from "../place/place.js";
import { makeFolder } from "../settings/make-folder.js";
import { attend } from "../terminal/progress.js";
import type { Terminal } from "../terminal/terminal.js";
import { catalogSource, type Named } from "../tools/catalog-source.js";
import { type Flag, flagsOf } from "../tools/flags.js";

const KEPT_MS = 60 * 60 * 1_000;
// A person waits at the key. A catalog of this process takes its time to be loaded; a service elsewhere has it.
const PATIENCE_MS = { here: 5_000, elsewhere: 1_500 };

/** What may be asked of a catalog as a line is typed. */
export interface CatalogCache {
  names(): Promise<readonly Named[]>;
  flags(tool: string): Promise<readonly Flag[]>;
}

/** The catalog of the service that a line asks. */
export function catalogCache(terminal: Terminal, options: PlaceOptions): CatalogCache {
  const { env } = terminal;
  const place = placeOf(options, env);
  const source = catalogSource(place, env);
  const waiting = { doing: "", timeoutMs: PATIENCE_MS[place.url === undefined ? "here" : "elsewhere"] };
  const unseen = { ...terminal, isWatched: false };
  const whose = JSON.stringify([
    VERSION,
    place.url,
    place.apiKey,
    place.url === undefined && env["SVC_CONFIG"],
  ]);
  const kept = <T>(what: string, read: () => Promise<T>) =>
    keep<T>(join(ownFolder("cache", env), `${digest(`${whose} ${what}`)}.json`), read);
  return {
    names: () => kept("names", () => attend(unseen, waiting, (asked) => source.names(asked))),
    flags: (tool) =>
      kept(`flags of ${tool}`, async () => {
        const { inputSchema } = await attend(unseen, waiting, (asked) => source.find(tool, asked));
        return flagsOf(inputSchema);
      }),
  };
}

/** What a file has, or what is read now and kept there. Where it cannot be kept, nothing is lost but time. */
async function keep<T>(file: string, read: () => Promise<T>): Promise<T> {
  try {
    // `as`: what this function has written.
    if (Date.now() - statSync(file).mtimeMs < KEPT_MS) return JSON.parse(readFileSync(file, "utf8")) as T;
  } catch {
    // It is not there, or was cut short: read below.
  }
  const value = await read();
  try {
    makeFolder(dirname(file));
    writeFileSync(file, JSON.stringify(value), { mode: 0o600 });
  } catch {
    // A home that cannot be written to.
  }
  return value;
}

/** A key is part of whose catalog it is, and stands in no file's name. */
function digest(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 24);
}
