// Reads the OpenAPI document as others do: two linters, and Postman, whose import is then run against the server.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run } from "../program.js";
import { paint } from "../terminal.js";
import { requestsOf, toRunnable } from "./postman.js";
import { type Served, serveBroughtRoutes, serveProduct } from "./serve.js";

const HERE = import.meta.dirname;
const QUIET = { REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true", NO_COLOR: "1" };

/** Runs a program of this folder; throws an `Error` with what it printed where it fails. */
async function runTool(entry: string, ...args: readonly string[]): Promise<string> {
  const file = join(HERE, "node_modules", entry);
  const { code, all } = await run(process.execPath, [file, ...args], HERE, QUIET);
  if (code !== 0) throw new Error(`${entry} ended with ${code}:\n${all}`);
  return all;
}

async function lint(document: string): Promise<void> {
  await runTool("@redocly/cli/bin/cli.js", "lint", document, "--config=redocly.yaml", "--format=stylish");
  const ruleset = ["--ruleset=spectral.yaml", "--fail-severity=hint"];
  await runTool("@stoplight/spectral-cli/dist/index.js", "lint", document, ...ruleset);
}

/** Imports the document and sends each request of the import; gives their number. */
async function importAndRun(document: string, { url, key }: Served, folder: string): Promise<number> {
  const [imported, runnable, report] = ["imported", "runnable", "report"].map((name) =>
    join(folder, `${name}.json`),
  ) as [string, string, string];
  const options = ["-O", "parametersResolution=Example"];
  const said = await runTool(
    "openapi-to-postmanv2/bin/openapi2postmanv2.js",
    "-s",
    document,
    "-o",
    imported,
    ...options,
  );
  if (/error/i.test(said)) throw new Error(`the import complains:\n${said}`);
  const collection = toRunnable(JSON.parse(readFileSync(imported, "utf8")), await receiptOf(url, key));
  writeFileSync(runnable, JSON.stringify(collection));
  const reporters = ["--reporters=cli,json", `--reporter-json-export=${report}`];
  await runTool("newman/bin/newman.js", "run", runnable, `--env-var=bearerToken=${key}`, ...reporters);
  return requestsOf(JSON.parse(readFileSync(report, "utf8")));
}

/** The id of a receipt that is there: those of examples are of no call. */
async function receiptOf(url: string, key: string): Promise<string> {
  const answer = await fetch(`${url}/api/v1/execute`, {
    method: "POST",
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
    body: JSON.stringify({ tool: "say_hello", args: { name: "Ada" } }),
  });
  // `as`: the envelope of a call.
  const { meta } = (await answer.json()) as { readonly meta: { readonly receipt_id: string } };
  return meta.receipt_id;
}

async function check(what: string, served: Served, folder: string): Promise<void> {
  const file = join(folder, "openapi.json");
  const text = await (await fetch(`${served.url}/api/openapi.json`)).text();
  writeFileSync(file, text);
  await lint(file);
  const sent = await importAndRun(file, served, folder);
  // `as`: the paths of an OpenAPI document.
  const { paths } = JSON.parse(text) as { readonly paths: Readonly<Record<string, object>> };
  const described = Object.values(paths).flatMap((methods) => Object.keys(methods)).length;
  if (sent !== described) throw new Error(`Postman sent ${sent} requests of ${described}`);
  console.log(
    `${paint("green", "ok")}  ${what}: Redocly and Spectral find nothing, ${sent} requests of the Postman import work`,
  );
}

const servers = { "svc serve": serveProduct, "routes of examples/your-package": serveBroughtRoutes };
for (const [what, serve] of Object.entries(servers)) {
  const served = await serve();
  const folder = mkdtempSync(join(tmpdir(), "openapi-"));
  try {
    await check(what, served, folder);
  } catch (error) {
    console.error(
      `${paint("red", "bad")}  ${what}: ${error instanceof Error ? error.message : String(error)}`,
    );
    process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true });
    await served.close();
  }
}
