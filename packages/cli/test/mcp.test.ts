// svc mcp and svc serve for agents: both clients over stdio, from a service here or one elsewhere.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { Client as ClientV1 } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport as TransportV1 } from "@modelcontextprotocol/sdk/client/stdio.js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type ServerProcess, startServer, svc, temporaryFolder } from "./server-process.js";

const MAIN = resolve(import.meta.dirname, "../dist/main.js");
const INFO = { name: "test", version: "1.0.0" };

const store = `sqlite:${temporaryFolder()}/svc.db`;
let server: ServerProcess;
let key: string;

beforeAll(async () => {
  server = await startServer({ SVC_STORE: store });
  const { json } = await svc({ SVC_STORE: store }, "admin", "account", "create", "--credits", "5");
  key = String(
    (await svc({ SVC_STORE: store }, "admin", "key", "create", "--account", String(json["account_id"]))).json[
      "key"
    ],
  );
});
afterAll(async () => {
  await server.end();
});

function commandOf(env: Record<string, string>, args: readonly string[]) {
  const variables = { PATH: process.env["PATH"] ?? "", ...env };
  return { command: process.execPath, args: [MAIN, "mcp", ...args], env: variables };
}

/** Both clients, as far as the tests use them. */
const CONNECT = {
  async "2026-07-28"(env: Record<string, string>, args: readonly string[]) {
    const client = new Client(INFO, { versionNegotiation: { mode: "auto" } });
    await client.connect(new StdioClientTransport(commandOf(env, args)));
    expect(client.getNegotiatedProtocolVersion()).toBe("2026-07-28");
    return client;
  },
  async "2025-11-25"(env: Record<string, string>, args: readonly string[]) {
    const client = new ClientV1(INFO);
    const transport = new TransportV1(commandOf(env, args));
    // `as`: the v1 transport's own type is not exact about optional members.
    await client.connect(transport as Parameters<typeof client.connect>[0]);
    return client;
  },
};

const PLACES = {
  here: () => ({ env: { SVC_STORE: "memory:" } as Record<string, string>, args: [] as string[] }),
  elsewhere: () => ({ env: { SVC_API_KEY: key } as Record<string, string>, args: ["--url", server.url] }),
};

describe.each(Object.entries(CONNECT))("a client of revision %s", (_, connect) => {
  test.each(Object.entries(PLACES))(
    "lists, reads, searches, calls and fails over stdio, with the service %s",
    async (_place, place) => {
      const { env, args } = place();
      const client = await connect(env, args);
      expect((await client.listTools()).tools.map(({ name }) => name)).toContain("invoke_api_endpoint");
      const { resources } = await client.listResources();
      expect(resources).toHaveLength(5);
      for (const { uri } of resources) {
        const { contents } = await client.readResource({ uri });
        expect(contents[0]).toMatchObject({ uri, mimeType: "application/json" });
      }
      const call = async (name: string, given: Record<string, unknown>) => {
        const result = await client.callTool({ name, arguments: given });
        const envelope = result.structuredContent as { ok: boolean; data?: object; error?: { code: string } };
        expect(result.isError ?? false).toBe(!envelope.ok);
        return envelope;
      };
      expect(await call("search_tools", { intent: "say hello" })).toMatchObject({
        data: { tools: expect.arrayContaining([expect.objectContaining({ name: "say_hello" })]) },
      });
      expect(await call("get_api_endpoint_schema", { tool: "say_hello" })).toMatchObject({ ok: true });
      const hello = { tool: "say_hello", args: { name: "Ada" } };
      expect(await call("invoke_api_endpoint", hello)).toMatchObject({ ok: true });
      expect(await call("invoke_api_endpoint", { ...hello, args: { name: 1 } })).toMatchObject({
        error: { code: "VALIDATION_ERROR" },
      });
      await expect(client.callTool({ name: "say_hello", arguments: {} })).rejects.toMatchObject({
        code: -32_602,
      });
      await client.close();
    },
  );
});

test("the key of the environment pays, over stdio as over HTTP", async () => {
  const client = await CONNECT["2026-07-28"]({ SVC_API_KEY: key }, ["--url", `${server.url}/mcp`]);
  const { structuredContent } = await client.callTool({
    name: "invoke_api_endpoint",
    arguments: { tool: "say_hello", args: { name: "Grace" } },
  });
  expect(structuredContent).toMatchObject({ ok: true, meta: { credits_remaining: expect.any(Number) } });
  await client.close();
});

test("a service that cannot be reached is told to the client that waits", async () => {
  const client = CONNECT["2025-11-25"]({}, ["--url", "http://127.0.0.1:9"]);
  await expect(client).rejects.toThrow("cannot be reached");
});

test("a category that does not exist ends the command, with the names that do", async () => {
  const { command, args, env } = commandOf({ SVC_STORE: "memory:" }, ["--category", "nothing"]);
  const child = spawn(command, args, { env, stdio: ["pipe", "pipe", "pipe"] });
  const said = { out: "", err: "" };
  child.stdout.on("data", (chunk) => {
    said.out += chunk;
  });
  child.stderr.on("data", (chunk) => {
    said.err += chunk;
  });
  const [code] = await once(child, "close");
  expect(code).toBe(1);
  expect(said).toEqual({ out: "", err: expect.stringMatching(/there are .*market_data/) });
});
