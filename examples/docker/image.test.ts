// Clauses of the image, without Docker: what it runs, with its settings, on a real Postgres.
import { strict as assert } from "node:assert";
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { after, before, it } from "node:test";
import pg from "pg";
import { freePort } from "../../packages/cli/test/free-port.js";
import { postgresServer } from "../../packages/store-postgres/test/postgres-server.js";

// What is `node_modules/.bin` in the image is beside the packages here.
const CLI = createRequire(import.meta.url).resolve("@svckit/cli/package.json");
const ROOT = join(dirname(CLI), "../..");
const stage =
  readFileSync(join(import.meta.dirname, "Dockerfile"), "utf8")
    .split(/\n(?=FROM )/)
    .at(-1) ?? "";
const DATABASE = `docker_${process.pid}`;

/** What stands behind a word of the last stage. */
function behind(word: string): string {
  return new RegExp(`^${word}\\b(.*)$`, "m").exec(stage)?.[1]?.trim() ?? "";
}

const settings = Object.fromEntries(
  behind("ENV")
    .split(" ")
    .map((pair) => pair.split("=")),
);
const command: string[] = JSON.parse(behind("CMD"));
const health: string[] = JSON.parse(behind("HEALTHCHECK").replace(/^.*?CMD /, ""));

const postgres = await postgresServer();
const skip = postgres.reason ?? false;
let env: Record<string, string>;
let server: ChildProcess;
let log = "";

before(async () => {
  if (postgres.url === undefined) return;
  const admin = new pg.Client({ connectionString: postgres.url });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${DATABASE}`);
  await admin.end();
  env = {
    PATH: process.env["PATH"] ?? "",
    ...settings,
    PORT: String(await freePort("127.0.0.1")),
    SVC_STORE: Object.assign(new URL(postgres.url), { pathname: `/${DATABASE}` }).href,
  };
  server = run(command);
  server.stdout?.on("data", (chunk) => {
    log += String(chunk);
  });
  server.stderr?.on("data", (chunk) => {
    log += String(chunk);
  });
  for (const until = Date.now() + 30_000; !/READY /.test(log); await pause())
    assert.ok(server.exitCode === null && Date.now() < until, log);
});

after(() => server?.kill("SIGKILL"));

it("makes its tables at the first start, is healthy, and answers and bills a call", { skip }, async () => {
  const [code] = await once(run(health), "exit");
  assert.equal(code, 0);
  const [, key = ""] = /shown once: (\S+)/.exec(log) ?? [];
  const response = await fetch(`http://127.0.0.1:${env["PORT"]}/api/v1/execute`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${key}` },
    body: JSON.stringify({ tool: "say_hello", args: { name: "Ada" } }),
  });
  const { ok, meta } = (await response.json()) as { ok: boolean; meta: { credits_used: number } };
  assert.deepEqual([ok, meta.credits_used], [true, 1]);
});

it("ends by itself on SIGTERM, and is not healthy then", { skip }, async () => {
  const ended = once(server, "exit");
  server.kill("SIGTERM");
  assert.deepEqual(await ended, [0, null]);
  const [code] = await once(run(health), "exit");
  assert.equal(code, 1);
});

function run([program = "", ...args]: readonly string[]): ChildProcess {
  return spawn(program, args, { cwd: ROOT, env });
}

function pause(): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve, 50));
}
