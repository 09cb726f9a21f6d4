// The command as one file, copied away from all packages: it starts in a `.mcpb` bundle, and serves on its own.
import { copyFileSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { Client as ClientV1 } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport as TransportV1 } from "@modelcontextprotocol/sdk/client/stdio.js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type ServerProcess, startServer, temporaryFolder } from "./server-process.js";

const BUNDLE = join(import.meta.dirname, "../dist/bundle/svc.mjs");
const MANIFEST = join(import.meta.dirname, "../../../tools/release/manifest.json");
const INFO = { name: "test", version: "1.0.0" };
const HELLO = { name: "invoke_api_endpoint", arguments: { tool: "say_hello", args: { name: "Ada" } } };

let folder: string;
let server: ServerProcess;

beforeAll(async () => {
  server = await startServer({ SVC_STORE: "memory:" });
  folder = temporaryFolder();
  copyFileSync(BUNDLE, join(folder, "svc.mjs"));
});
afterAll(() => server.end());

/** The command of the manifest, with what a desktop application fills in: nothing but the address. */
function commandInBundle(url: string) {
  const manifest = JSON.parse(readFileSync(MANIFEST, "utf8"));
  const { args, env } = manifest.server.mcp_config as { args: string[]; env: Record<string, string> };
  const given: Record<string, string> = { __dirname: folder, "user_config.url": url };
  for (const [name, { default: preset }] of Object.entries<{ default: string }>(manifest.user_config))
    given[`user_config.${name}`] ??= preset;
  const fill = (text: string) => text.replaceAll(/\$\{([^}]+)\}/g, (_, name) => given[name] ?? "");
  return {
    command: process.execPath,
    args: args.map(fill),
    env: Object.fromEntries(Object.entries(env).map(([name, value]) => [name, fill(value)])),
    cwd: folder,
  };
}

test("a bundle of its manifest and one file starts, and its client calls a tool", async () => {
  const client = new ClientV1(INFO);
  const transport = new TransportV1(commandInBundle(server.url));
  // `as`: the v1 transport's own type is not exact about optional members.
  await client.connect(transport as Parameters<typeof client.connect>[0]);
  expect((await client.listTools()).tools).toHaveLength(6);
  expect(await client.callTool(HELLO)).toMatchObject({ structuredContent: { ok: true } });
  await client.close();
});

test("the one file serves by itself, too", async () => {
  const client = new Client(INFO, { versionNegotiation: { mode: "auto" } });
  const args = [join(folder, "svc.mjs"), "mcp"];
  const env = { SVC_STORE: "memory:" };
  await client.connect(new StdioClientTransport({ command: process.execPath, args, env, cwd: folder }));
  expect(await client.callTool(HELLO)).toMatchObject({ structuredContent: { ok: true } });
  await client.close();
});
