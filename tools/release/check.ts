// release:check: what a release is made of: changesets, workflows, the registry's entry, and the bundle tried. A tag may be given.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { faultsOfServerJson } from "../server-json.js";
import { paint, seconds } from "../terminal.js";
import { MANIFEST, packBundle } from "./bundle.js";
import { faultsOfBundle } from "./try-bundle.js";
import { faultsOfWorkflows } from "./workflows.js";

const ROOT = resolve(import.meta.dirname, "../..");
// What only checks need is installed beside their list, so the compiler does not see it.
const load = createRequire(join(ROOT, "tools/check/package.json"));

const readJson = (file: string) => JSON.parse(readFileSync(file, "utf8"));
const listed = readJson(join(ROOT, "packages/cli/package.json"));

/** Changesets that cannot be read, or name a package that is not there. Needs no history, as the command of the same package does. */
async function faultsOfChangesets(): Promise<string[]> {
  // `as`: the one function of the package.
  const { default: getReleasePlan } = load("@changesets/get-release-plan") as {
    default(root: string): Promise<unknown>;
  };
  return getReleasePlan(ROOT).then(
    () => [],
    (error) => [String(error)],
  );
}

async function tryBundle(): Promise<string[]> {
  const scratch = mkdtempSync(join(tmpdir(), "bundle-"));
  try {
    const { version } = readJson(MANIFEST);
    const stale = version === listed.version ? [] : [`manifest.json has ${version}, not ${listed.version}`];
    return [...stale, ...(await faultsOfBundle(await packBundle(ROOT, scratch)))];
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

async function faultsOfTag(tag: string | undefined): Promise<string[]> {
  return tag === undefined || tag === `v${listed.version}`
    ? []
    : [`the tag is ${tag}, and the packages have ${listed.version}`];
}

const parts: Readonly<Record<string, () => Promise<string[]>>> = {
  tag: () => faultsOfTag(process.argv[2]),
  changesets: faultsOfChangesets,
  workflows: () => faultsOfWorkflows(ROOT),
  "server.json": async () => faultsOfServerJson(readJson(join(ROOT, "server.json")), listed),
  "svc mcp as a bundle, unpacked and called": tryBundle,
};
for (const [name, part] of Object.entries(parts)) {
  const startedAt = Date.now();
  const faults = await part();
  const mark = faults.length === 0 ? paint("green", "ok  ") : paint("red", "bad ");
  console.log(`${mark}${name}  ${seconds(Date.now() - startedAt)}`);
  for (const fault of faults) console.log(`    ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
}
