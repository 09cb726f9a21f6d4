// `svc dev` as a process of its own: it serves an author's files, and follows their changes without a restart.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createClient, temporaryFolder } from "./server-process.js";

const MAIN = resolve(import.meta.dirname, "../bin/svc.js");
const ENV = { PATH: process.env["PATH"] ?? "" };

const folder = temporaryFolder();
const plugin = join(folder, "src/words.ts");
const words = join(folder, "src/part.ts");

function write(word: string, more = ""): void {
  writeFileSync(words, `export const word: string = ${JSON.stringify(word)};${more}\n`);
}

function source(tool: string): string {
  return `import { defineProvider, defineProviderFactory, defineTool } from "@svckit/core";
import * as z from "zod";
import { word } from "./part.js";

const tool = defineTool({
  name: "${tool}", title: "Word", description: "Gives the word of the test, after a while where one is named.",
  category: "demo", effect: "read", input: z.object({ ms: z.number().default(0).describe("How long it takes") }),
  output: z.object({ word: z.string() }), examples: [{ description: "At once", args: { ms: 1 } }],
  async execute({ ms }) {
    await new Promise((done) => setTimeout(done, ms));
    return { word };
  },
});
export default defineProviderFactory({}, () => defineProvider({ id: "words", title: "Words", tools: [tool] }));
`;
}

/** `svc dev` while it runs. */
interface Dev {
  readonly child: ChildProcess;
  readonly said: () => string;
  readonly url: string;
  readonly mcp: string;
  readonly key: string;
}

async function startDev(file: string): Promise<Dev> {
  const child = spawn(process.execPath, [MAIN, "dev", file, "--port", "0"], { cwd: folder, env: ENV });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => {
      said += String(chunk);
    });
  await until(() => said.includes("Ctrl-C") || child.exitCode !== null);
  const value = (name: string) => new RegExp(`^${name} +(\\S+)$`, "m").exec(said)?.[1] ?? said;
  return { child, said: () => said, url: value("READY"), mcp: value("MCP"), key: value("KEY") };
}

async function until(isTrue: () => boolean): Promise<void> {
  const end = Date.now() + 20_000;
  while (!isTrue() && Date.now() < end) await sleep(20);
}

let dev: Dev;
const client = createClient(4);

beforeAll(async () => {
  mkdirSync(join(folder, "src"));
  symlinkSync(resolve(import.meta.dirname, "../../../node_modules"), join(folder, "node_modules"));
  write("one");
  writeFileSync(plugin, source("get_word"));
  dev = await startDev("src/words.ts");
});
afterAll(async () => {
  client.close();
  dev.child.kill("SIGKILL");
});

async function call(tool = "get_word", args = {}) {
  return (await client.execute(dev.url, { tool, args }, dev.key)).json;
}

/** Does something, and waits until the server says that it has looked at it. */
async function andLoaded(change: () => void): Promise<string> {
  const before = dev.said().length;
  change();
  await until(() => dev.said().slice(before).includes("svc dev: "));
  return dev.said().slice(before);
}

test("a file is served over REST and MCP with the key that it prints, beside the shipped providers", async () => {
  expect(await call()).toMatchObject({ ok: true, data: { word: "one" } });
  expect(await call("say_hello")).toMatchObject({ ok: true });
  const agent = new Client({ name: "test", version: "1.0.0" });
  const requestInit = { headers: { authorization: `Bearer ${dev.key}` } };
  await agent.connect(new StreamableHTTPClientTransport(new URL(dev.mcp), { requestInit }));
  const given = { name: "invoke_api_endpoint", arguments: { tool: "get_word", args: {} } };
  expect(await agent.callTool(given)).toMatchObject({
    structuredContent: { ok: true, data: { word: "one" } },
  });
  await agent.close();
});

test("the search and the console are served with it", async () => {
  const headers = { authorization: `Bearer ${dev.key}`, "content-type": "application/json" };
  const body = JSON.stringify({ prompt: "word of the test" });
  const asked = await fetch(`${dev.url}/v1/search`, { method: "POST", headers, body });
  expect(asked.status).toBe(200);
  const page = await fetch(dev.url);
  expect([page.status, page.url]).toEqual([200, `${dev.url}/console`]);
});

test("a change of what a file imports is served, and a call in flight ends as it began", async () => {
  const slow = call("get_word", { ms: 2_500 });
  expect(await andLoaded(() => write("two"))).toContain("loaded again: ");
  expect(await call()).toMatchObject({ data: { word: "two" } });
  expect(await slow).toMatchObject({ ok: true, data: { word: "one" } });
});

test("a file with an error is told with its place, and the last providers stay until it is mended", async () => {
  const fault = await andLoaded(() => write("three", " const = ;"));
  expect(fault).toContain("not loaded, the last providers stay");
  expect(fault).toContain("part.ts:1:");
  expect(await call()).toMatchObject({ data: { word: "two" } });
  expect(await andLoaded(() => write("three"))).toContain("loaded again: ");
  expect(await call()).toMatchObject({ data: { word: "three" } });
});

test("a provider that no service takes is told by its fault, and the last one stays", async () => {
  const fault = await andLoaded(() => writeFileSync(plugin, source("Get-Word")));
  expect(fault).toMatch(/not loaded.*tool "Get-Word": name:/);
  expect(await call()).toMatchObject({ ok: true });
  expect(await andLoaded(() => writeFileSync(plugin, source("get_other_word")))).toContain("loaded again: ");
  expect(await call()).toMatchObject({ ok: false, error: { code: "TOOL_NOT_FOUND" } });
  expect(await call("get_other_word")).toMatchObject({ ok: true });
});

test("what a plugin leaves uncaught is told and ends nothing", async () => {
  const slip = ' setTimeout(() => { throw new Error("left alone"); }, 1);';
  await andLoaded(() => write("four", slip));
  await until(() => dev.said().includes("left alone"));
  expect(dev.said()).toContain("left alone");
  expect(await call("get_other_word")).toMatchObject({ data: { word: "four" } });
});

test("SIGINT ends it with code 0, and its call in flight is answered", async () => {
  const slow = call("get_other_word", { ms: 700 });
  await sleep(200);
  dev.child.kill("SIGINT");
  expect(await slow).toMatchObject({ ok: true });
  expect(await once(dev.child, "exit")).toEqual([0, null]);
});

test("a file that cannot be loaded at the start ends it with code 1 and is named", async () => {
  const { child, said } = await startDev("src/nowhere.ts");
  expect([child.exitCode, said()]).toEqual([1, expect.stringContaining("nowhere.ts")]);
});
