// hosts: installs the packages as they are packed beside real frameworks and runtimes, and has each do the same job.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { standInCoinGecko } from "@svckit/testing/stand-ins";
import { packAll } from "../first-provider/packed.js";
import { run } from "../program.js";
import { paint, seconds, withProgress } from "../terminal.js";
import { type Outcome, tryHost } from "./host-process.js";
import { MATRIX, RECIPES } from "./matrix.js";

const ROOT = resolve(import.meta.dirname, "../..");
const HERE = import.meta.dirname;

/** Installs what npm would publish, beside the frameworks and their own copy of Zod. */
async function install(scratch: string): Promise<void> {
  const packed = await packAll(ROOT, scratch);
  const files = [...packed].filter(([name]) => name.startsWith("@svckit/")).map(([, file]) => file);
  const args = ["install", "--no-save", "--no-package-lock", "--no-workspaces", "--ignore-scripts", ...files];
  const { code, all } = await run("npm", args, HERE);
  if (code !== 0) throw new Error(`npm install:\n${all}`);
}

function tell(outcome: Outcome): boolean {
  let passed = true;
  for (const [step, { fault, cannot }] of outcome) {
    if (fault !== undefined) passed = false;
    if (fault !== undefined) console.log(`    ${paint("red", step)}: ${fault.replace(/\n/g, "\n      ")}`);
    if (cannot !== undefined) console.log(`    ${step}: not there, ${cannot}`);
  }
  return passed;
}

// With --again what was installed before is taken.
const isAgain = process.argv.includes("--again");
const wanted = process.argv.slice(2).filter((word) => word !== "--again");
const hosts = MATRIX.filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)));
const recipes = RECIPES.filter(
  ({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)),
);
const tried = hosts.length + recipes.length;
const scratch = mkdtempSync(join(tmpdir(), "hosts-"));
const upstream = await standInCoinGecko();
const startedAt = Date.now();
const failed: string[] = [];
try {
  if (!isAgain)
    await withProgress(
      () => "packing and installing",
      () => install(scratch),
    );
  console.log(`installed  ${seconds(Date.now() - startedAt)}`);
  for (const host of hosts) {
    const from = Date.now();
    const mark = (isGood: boolean) => paint(isGood ? "green" : "red", isGood ? "ok  " : "bad ");
    try {
      const outcome = await withProgress(
        () => host.name,
        () => tryHost(host, HERE, upstream.url),
      );
      const parts = [...outcome.values()];
      const isGood = parts.every(({ fault }) => fault === undefined);
      const count = parts.filter(({ fault, cannot }) => !fault && !cannot).length;
      console.log(`${mark(isGood)}${host.name}  ${count} of ${parts.length}  ${seconds(Date.now() - from)}`);
      if (!tell(outcome)) failed.push(host.name);
    } catch (error) {
      failed.push(host.name);
      console.log(
        `${mark(false)}${host.name}  ${seconds(Date.now() - from)}\n    ${error instanceof Error ? error.message : error}`,
      );
    }
  }
  for (const { name, command, env } of recipes) {
    const from = Date.now();
    const [program, ...args] = command;
    const { code, all } = await run(program === "node" ? process.execPath : String(program), args, HERE, env);
    console.log(
      `${paint(code === 0 ? "green" : "red", code === 0 ? "ok  " : "bad ")}${name}  ${seconds(Date.now() - from)}`,
    );
    if (code !== 0) failed.push(name);
    if (code !== 0) console.log(`    ${all}`);
  }
} finally {
  await upstream.close();
  // What Next has built is no part of the tree that the house is kept by.
  for (const folder of [scratch, join(HERE, "next/.next")]) rmSync(folder, { recursive: true, force: true });
}
console.log(
  `hosts: ${tried - failed.length} of ${tried} in ${seconds(Date.now() - startedAt)}${failed.length > 0 ? `; failed: ${failed.join(", ")}` : ""}`,
);
if (failed.length > 0 || tried === 0) process.exitCode = 1;
