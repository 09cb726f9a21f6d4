// How large each package may be: what its front door loads, what is downloaded, and of how many files that is.
import { posix } from "node:path";
import { gzipSync } from "node:zlib";
import type { PackedFile } from "./package-rules.js";

/** A package's size. */
export interface PackageSize {
  /** KiB of `dist/index.js` with the files of its own that it imports, gzipped. */
  readonly entry: number;
  /** KiB of the tarball. */
  readonly packed: number;
  readonly files: number;
}

const KIB = 1_024;
const ENTRY = "dist/index.js";

// The sizes of the day with a tenth of room. Whoever passes one either takes out what came in by mistake (a dependency
// that is bundled, a file that nobody needs) or raises the number, in the change that needs it.
export const LIMITS: Readonly<Record<string, PackageSize>> = {
  "adapters-ai-sdk": { entry: 1, packed: 3.5, files: 9 },
  "adapters-express": { entry: 1, packed: 5, files: 10 },
  "adapters-lambda": { entry: 1.5, packed: 6.5, files: 10 },
  "adapters-langchain": { entry: 1, packed: 4, files: 9 },
  "adapters-mcp": { entry: 22, packed: 81, files: 43 },
  cli: { entry: 14, packed: 275, files: 250 },
  console: { entry: 3, packed: 41, files: 15 },
  core: { entry: 180, packed: 730, files: 280 },
  "create-provider": { entry: 2, packed: 12.5, files: 27 },
  native: { entry: 51, packed: 190, files: 108 },
  providers: { entry: 310, packed: 960, files: 560 },
  rest: { entry: 50, packed: 715, files: 93 },
  search: { entry: 580, packed: 1_760, files: 240 },
  "store-postgres": { entry: 42, packed: 140, files: 52 },
  "store-sqlite": { entry: 30, packed: 106, files: 50 },
  testing: { entry: 72, packed: 545, files: 186 },
};

/** What a package weighs. */
export function sizeOf(files: readonly PackedFile[], packedBytes: number): PackageSize {
  const texts = new Map(files.map((file) => [file.path, file]));
  const seen = new Set<string>();
  const read = (path: string): string => {
    const file = texts.get(path);
    if (file === undefined || seen.has(path)) return "";
    seen.add(path);
    const text = file.text();
    const own = [...text.matchAll(/^(?:import|export)\b[^;]*?["'](\.[^"']+)["'];/gm)];
    return text + own.map(([, name = ""]) => read(posix.join(posix.dirname(path), name))).join("");
  };
  return {
    entry: gzipSync(read(ENTRY)).length / KIB,
    packed: packedBytes / KIB,
    files: files.length,
  };
}

/** What is larger than it may be, with what to do about it. */
export function faultsOfSize(name: string, size: PackageSize, limits = LIMITS): string[] {
  const limit = limits[name];
  if (limit === undefined) return ["has no limits of its size: give it some in tools/package-sizes.ts"];
  // `as`: the members of one type.
  return (Object.keys(limit) as (keyof PackageSize)[])
    .filter((part) => size[part] > limit[part])
    .map((part) => `${WORDS[part]} ${shown(size[part])}, and may have ${shown(limit[part])}: ${ADVICE}`);
}

const WORDS = {
  entry: "what its front door loads has KiB gzipped:",
  packed: "its tarball has KiB:",
  files: "its tarball has files:",
} as const;
const ADVICE =
  "see what came in (npm pack --dry-run), take out what nobody needs, or raise the limit in tools/package-sizes.ts";

function shown(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(1);
}
