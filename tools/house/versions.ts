// The versions: one for all packages, and the one that receipts name is theirs.
import type { Unit, Violation } from "./workspace.js";

const VERSION_FILE = "packages/core/src/platform/version.ts";

/** Holds every package's version, and the one in the code, against core's. */
export function checkVersions(units: readonly Unit[]): Violation[] {
  const packages = units.filter(({ isPackage }) => isPackage);
  const core = packages.find(({ id }) => id === "core");
  const version = core?.manifest?.version;
  if (core === undefined || version === undefined) return [];
  const found: Violation[] = [];
  for (const { folder, manifest } of packages) {
    if (manifest !== undefined && manifest.version !== version) {
      const message = `has version ${manifest.version}, but core has ${version}: all packages share one`;
      found.push({ file: `${folder}/package.json`, line: 1, message });
    }
  }
  const text = core.files.find(({ path }) => path === VERSION_FILE)?.source.code ?? "";
  const [, inCode] = /\bVERSION\b[^=]*=\s*["']([^"']*)["']/.exec(text) ?? [];
  if (inCode !== version) {
    const message = `VERSION is ${inCode}, but packages/core/package.json has ${version}`;
    found.push({ file: VERSION_FILE, line: 1, message });
  }
  return found;
}
