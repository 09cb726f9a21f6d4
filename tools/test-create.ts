// test:create: a new provider from packed packages, outside of the repository: tested, served, called over REST and MCP.
// With --write its transcript is written to docs/first-provider.txt; without, one that differs is a fault.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { createStandIn } from "@svckit/testing";
import { leadToPacked, packAll } from "./first-provider/packed.js";
import { createTranscript, shownAnswer } from "./first-provider/transcript.js";
import { run } from "./program.js";
import { paint, seconds } from "./terminal.js";

const ROOT = resolve(import.meta.dirname, "..");
const PAGE = join(ROOT, "docs/first-provider.txt");
const MOST_MS = 120_000;
const CALL = { tool: "get_acme_price", args: { symbol: "BTC" } };

// What npm says of itself, and of the scripts that it runs.
const OF_NPM = /^npm |^> |^up to date|looking for funding|npm fund/;

// The last names the types of the repository, by which this program runs.
const ENV = { npm_config_prefer_offline: "true", NO_COLOR: "1", TSX_TSCONFIG_PATH: "" };

interface Served {
  readonly url: string;
  readonly mcp: string;
  readonly key: string;
  readonly said: string;
  end(): Promise<number>;
}

const scratch = mkdtempSync(join(tmpdir(), "first-provider-"));
const upstream = await createStandIn({
  "GET /prices/{symbol}": () => ({ body: { price: "97123.45", updated_at: 1_767_225_600 } }),
});
const differing: [string | RegExp, string][] = [
  [upstream.url, "http://127.0.0.1:9000"],
  [scratch, "~"],
  [/\d+ m?s\b/g, "… ms"],
  // The mark in front of a count is another one in each version of Node.
  [/^\W+(?=fail \d+$)/gm, "# "],
];
const transcript = createTranscript(() => differing);

/** Runs a program in the new package, and ends everything where it fails. */
async function step(
  command: string,
  program: string,
  args: readonly string[],
  keep?: (line: string) => boolean,
  folder = project,
) {
  const startedAt = Date.now();
  const { code, all } = await run(program, args, folder, ENV);
  console.log(
    `${paint(code === 0 ? "green" : "red", code === 0 ? "ok  " : "bad ")}${command}  ${seconds(Date.now() - startedAt)}`,
  );
  if (code !== 0) throw new Error(`${command} ended with ${code}:\n${all.slice(-2_000)}`);
  transcript.add(command, all, (line) => !OF_NPM.test(line) && (keep?.(line) ?? true));
}

/** Starts `svc dev`, and reads where it is and with what. */
async function serve(): Promise<Served> {
  // As npx starts it, which would not pass the signal on.
  const args = [join(project, "node_modules/.bin/svc"), "dev", "src/provider.ts", "--port", "0"];
  const child = spawn(process.execPath, args, {
    cwd: project,
    env: { ...process.env, ...ENV },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let said = "";
  for await (const chunk of child.stdout) {
    said += String(chunk);
    if (said.includes("Ctrl-C")) break;
  }
  const value = (name: string) => new RegExp(`^${name} +(\\S+)$`, "m").exec(said)?.[1] ?? "";
  return {
    url: value("READY"),
    mcp: value("MCP"),
    key: value("KEY"),
    said,
    async end() {
      const ended = once(child, "exit");
      child.kill("SIGINT");
      setTimeout(() => child.kill("SIGKILL"), 40_000).unref();
      return Number((await ended)[0] ?? 0);
    },
  };
}

async function overRest({ url, key }: Served): Promise<unknown> {
  const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
  const answer = await fetch(`${url}/api/v1/execute`, {
    method: "POST",
    headers,
    body: JSON.stringify(CALL),
  });
  return answer.json();
}

async function overMcp({ mcp, key }: Served): Promise<unknown> {
  const client = new Client({ name: "first-provider", version: "1.0.0" });
  const requestInit = { headers: { authorization: `Bearer ${key}` } };
  await client.connect(new StreamableHTTPClientTransport(new URL(mcp), { requestInit }));
  const { structuredContent } = await client.callTool({ name: "invoke_api_endpoint", arguments: CALL });
  await client.close();
  return structuredContent;
}

function note(command: string, answer: unknown): void {
  if (!Object(answer).ok) throw new Error(`${command}: ${JSON.stringify(answer)}`);
  console.log(`${paint("green", "ok  ")}${command}`);
  transcript.add(command, shownAnswer(answer));
}

async function walk(packed: ReadonlyMap<string, string>): Promise<void> {
  const flags = ["--name", "acme", "--base-url", upstream.url, "--yes"];
  const create = ["exec", "--yes", `--package=${packed.get("create-svckit-provider")}`, "--"];
  const typed = `npm create svckit-provider -- --name acme --base-url ${upstream.url} --yes`;
  await step(typed, "npm", [...create, "create-svckit-provider", ...flags], undefined, scratch);
  leadToPacked(join(project, "package.json"), packed);
  await step("npm install", "npm", ["install", "--no-audit", "--no-fund"], () => false);
  await step("npm test", "npm", ["test"], (line) => /^\W+fail \d+$/.test(line));
  await step("npm run check", "npm", ["run", "check"]);
  await step("npm run lint", "npm", ["run", "lint"]);
  await step("npm run record", "npm", ["run", "record"]);
  await step("npm test", "npm", ["test"], (line) => /^\W+fail \d+$/.test(line));
  const served = await serve();
  differing.push([served.url, "http://127.0.0.1:8787"], [served.key, "svc_live_…"]);
  transcript.add("npx svc dev src/provider.ts", served.said);
  note(`curl … -d '${JSON.stringify(CALL)}'   # the line behind TRY`, await overRest(served));
  const asked = { name: "invoke_api_endpoint", arguments: CALL };
  note(
    `# with a client of MCP, at the address behind MCP: callTool(${JSON.stringify(asked)})`,
    await overMcp(served),
  );
  const code = await served.end();
  if (code !== 0) throw new Error(`svc dev ended with ${code}`);
}

const project = join(scratch, "svckit-provider-acme");
const startedAt = Date.now();
try {
  const packed = await packAll(ROOT, scratch);
  await walk(packed);
  const took = Date.now() - startedAt;
  console.log(`a new provider, called over REST and MCP, in ${seconds(took)}`);
  if (took > MOST_MS) throw new Error(`that is more than ${seconds(MOST_MS)}`);
  if (process.argv.includes("--write")) writeFileSync(PAGE, transcript.text);
  else if (readFileSync(PAGE, "utf8") !== transcript.text)
    throw new Error(
      "docs/first-provider.txt is stale: run npm run test:create -- --write, then npm run docs",
    );
} catch (error) {
  console.error(paint("red", error instanceof Error ? error.message : String(error)));
  process.exitCode = 1;
} finally {
  await upstream.close();
  rmSync(scratch, { recursive: true, force: true });
}
