// check:packages: packs each package as npm would and holds what a user gets against our rules, publint and "are the types wrong".
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { bundleSize, MOST_KIB } from "./bundle-size.js";
import { faultsOf, type Manifest } from "./package-rules.js";
import { faultsOfSize, sizeOf } from "./package-sizes.js";
import { run } from "./program.js";
import { paint, seconds, withProgress } from "./terminal.js";

const ROOT = resolve(import.meta.dirname, "..");
const PROGRAMS = join(ROOT, "tools/check/node_modules/.bin");

interface Checked {
  readonly faults: readonly string[];
  /** Name, version and size of what was packed. */
  readonly facts: string;
}

/** Packs the package in a folder and checks the tarball. */
async function checkPackage(folder: string, scratch: string): Promise<Checked> {
  const where = `packages/${basename(folder)}`;
  if (!existsSync(join(folder, "dist"))) return { facts: where, faults: ["is not built: run npm run build"] };
  const packed = await run("npm", ["pack", "--silent", "--json", "--pack-destination", scratch], folder);
  if (packed.code !== 0) return { facts: where, faults: [`npm pack: ${packed.all.trim()}`] };
  // `as`: what npm prints for `pack --json`, an entry a package.
  const [made] = JSON.parse(packed.output) as [
    { id: string; filename: string; size: number; files: { path: string }[] },
  ];
  const tarball = join(scratch, made.filename);
  const files = made.files.map(({ path }) => ({
    path,
    text: () => readFileSync(join(folder, path), "utf8"),
  }));
  const own = faultsOf(readManifest(folder), files, { folder: where, root: readManifest(ROOT) });
  const size = sizeOf(files, made.size);
  const ofSize = faultsOfSize(basename(folder), size);
  const faults = [own, ofSize, ...(await Promise.all([lint(tarball), checkTypes(tarball)]))];
  const facts = `${size.packed.toFixed(1)} KiB in ${size.files} files, ${size.entry.toFixed(1)} KiB at its front door`;
  return { facts: `${made.id}  ${facts}`, faults: faults.flat() };
}

function readManifest(folder: string): Manifest {
  // `as`: npm has packed it, or reads it as the root; the rules look at each member themselves.
  return JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Manifest;
}

async function lint(tarball: string): Promise<string[]> {
  const { code, all } = await run(join(PROGRAMS, "publint"), ["run", tarball, "--strict"], ROOT);
  return code === 0 && all.includes("All good!") ? [] : [`publint:\n${all.trim()}`];
}

async function checkTypes(tarball: string): Promise<string[]> {
  const options = [
    "--profile",
    "esm-only",
    "--format",
    "ascii",
    "--no-color",
    "--no-emoji",
    "--no-definitely-typed",
  ];
  const { code, all } = await run(join(PROGRAMS, "attw"), [tarball, ...options], ROOT);
  return code === 0 ? [] : [`attw:\n${all.trim()}`];
}

const folders = readdirSync(join(ROOT, "packages")).map((name) => join(ROOT, "packages", name));
const scratch = await mkdtemp(join(tmpdir(), "packages-"));
try {
  for (const folder of folders) {
    const startedAt = Date.now();
    const checked = await withProgress(
      () => `packages/${basename(folder)}`,
      () => checkPackage(folder, scratch),
    );
    const verdict = checked.faults.length === 0 ? paint("green", "ok  ") : paint("red", "bad ");
    console.log(`${verdict}${checked.facts}  ${seconds(Date.now() - startedAt)}`);
    for (const fault of checked.faults) console.log(`    ${fault}`);
    if (checked.faults.length > 0) process.exitCode = 1;
  }
  const { first, later } = await bundleSize(scratch);
  const isTooLarge = first > MOST_KIB;
  if (isTooLarge) process.exitCode = 1;
  console.log(
    `${isTooLarge ? paint("red", "bad ") : paint("green", "ok  ")}createService in a host's bundle, minified  ` +
      `${first.toFixed(0)} KiB that a start loads, of ${MOST_KIB}, and ${later.toFixed(0)} KiB later`,
  );
} finally {
  await rm(scratch, { recursive: true, force: true });
}
