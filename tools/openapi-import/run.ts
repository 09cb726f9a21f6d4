// Imports the descriptions of real APIs: each provider that is written has to lint clean, and its tests have to pass.
import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { run } from "../program.js";
import { paint } from "../terminal.js";

const ROOT = resolve(import.meta.dirname, "../..");
const SVC = join(ROOT, "packages/cli/bin/svc.js");
const VITEST = join(ROOT, "node_modules/vitest/vitest.mjs");

interface Description {
  readonly id: string;
  readonly file: string;
  /** For one that does not say where its API is. */
  readonly baseUrl?: string;
}

// 3.0 and 3.1, JSON and YAML, 41 to 125 operations of which tools can be made.
const DESCRIPTIONS: readonly Description[] = [
  { id: "blockfrost", file: "@blockfrost/openapi/openapi.yaml" },
  { id: "figma", file: "@figma/rest-api-spec/openapi/openapi.yaml" },
  {
    id: "dialogporten",
    file: "@digdir/dialogporten-schema/swagger.verified.json",
    baseUrl: "https://dialogporten.example",
  },
];

/** Runs `svc` and gives its answer; throws an `Error` with what it printed where it fails. */
async function svc(...args: readonly string[]): Promise<Readonly<Record<string, unknown>>> {
  const { code, output, all } = await run(process.execPath, [SVC, ...args, "--json"], ROOT);
  if (code !== 0) throw new Error(`svc ${args[0]} ended with ${code}:\n${all}`);
  return JSON.parse(output);
}

async function importAndLint(folder: string, { id, file, baseUrl }: Description): Promise<number> {
  const source = join(import.meta.dirname, "node_modules", file);
  const out = join(folder, id);
  const at = baseUrl === undefined ? [] : ["--base-url", baseUrl];
  const { tools } = await svc("import", "openapi", source, "--all", "--id", id, "--out", out, ...at);
  await svc("lint", join(out, `${id}.ts`));
  return Number(tools);
}

// CI names one, and whoever changes the import runs all three.
const named = process.argv.slice(2);
const chosen = DESCRIPTIONS.filter(({ id }) => named.length === 0 || named.includes(id));
if (chosen.length < named.length) throw new Error(`there are ${DESCRIPTIONS.map(({ id }) => id).join(", ")}`);

const folder = mkdtempSync(join(tmpdir(), "openapi-import-"));
try {
  symlinkSync(join(ROOT, "node_modules"), join(folder, "node_modules"));
  for (const description of chosen) {
    const tools = await importAndLint(folder, description);
    console.log(`${paint("green", "ok")}  ${description.id}: ${tools} tools, nothing to mend`);
  }
  const { code, all } = await run(process.execPath, [VITEST, "run", "--root", folder], folder, {
    NO_COLOR: "1",
  });
  if (code !== 0) throw new Error(`the tests of the providers fail:\n${all}`);
  const [, count] = /Tests\s+(\d+) passed/.exec(all) ?? [];
  console.log(`${paint("green", "ok")}  ${count} tests pass`);
} catch (error) {
  console.error(`${paint("red", "bad")}  ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true });
}
