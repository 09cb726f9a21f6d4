// svc mcp and svc serve for agents: two MCP clients over stdio, with a service in the process or elsewhere.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { Client as ClientV1 } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport as TransportV1 } from "@modelcontextprotocol/sdk/client/stdio.js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { some } from "../../testing/test/at-length.js";
import { SCRIPT } from "./program.js";
import { runHere, svc } from "./run-here.js";
import { type ServerProcess, startServer, temporaryFolder } from "./server-process.js";

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
  return { command: process.execPath, args: [SCRIPT, "mcp", ...args], env: variables };
}

/** What the tests use of both clients. */
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

// In a short run each client and each place once.
describe.each(Object.entries(CONNECT).map((entry, turn) => [...entry, turn] as const))(
  "a client of revision %s",
  (_, connect, turn) => {
    test.each(some(Object.entries(PLACES), 2, turn))(
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
          const envelope = result.structuredContent as {
            ok: boolean;
            data?: object;
            error?: { code: string };
          };
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
  },
);

test("the key of the environment pays, over stdio as over HTTP", async () => {
  const client = await CONNECT["2026-07-28"]({ SVC_API_KEY: key }, ["--url", `${server.url}/mcp`]);
  const { structuredContent } = await client.callTool({
    name: "invoke_api_endpoint",
    arguments: { tool: "say_hello", args: { name: "Grace" } },
  });
  expect(structuredContent).toMatchObject({ ok: true, meta: { credits_remaining: expect.any(Number) } });
  await client.close();
});

test("a client that waits is told that the service cannot be reached", async () => {
  const client = CONNECT["2025-11-25"]({}, ["--url", "http://127.0.0.1:9"]);
  await expect(client).rejects.toThrow("cannot be reached");
});

/** Runs the command in this process with these lines on stdin, until it ends. */
async function run(env: Record<string, string>, args: readonly string[], lines: readonly string[] = []) {
  const input = lines.map((line) => `${line}\n`).join("");
  const ran = await runHere(["mcp", ...args], { env, input });
  const answers = ran.out.split("\n").filter((line) => line !== "");
  return { ...ran, answers: answers.map((line): unknown => JSON.parse(line)) };
}

const PING = '{"jsonrpc":"2.0","id":"p-1","method":"ping"}';

test.each([
  ["a slash at its end", (url: string) => `${url}/mcp/`],
  ["the endpoint", (url: string) => `${url}/mcp`],
  ["a slash alone", (url: string) => `${url}/`],
])("an address with %s is the endpoint's", async (_, address) => {
  const { answers } = await run({}, ["--url", address(server.url)], [PING]);
  expect(answers).toEqual([{ jsonrpc: "2.0", id: "p-1", result: {} }]);
});

const SECRET = "s3cretword";

test.each([
  ["a user and a password", { SVC_URL: `http://ada:${SECRET}@127.0.0.1:1/mcp` }, "user name"],
  ["a query", { SVC_URL: `http://127.0.0.1:1/mcp?key=${SECRET}` }, "query"],
  ["another scheme", { SVC_URL: `ftp://127.0.0.1/${SECRET}` }, "http or https"],
  ["no URL", { SVC_URL: SECRET }, "http or https"],
  ["a key with a line break", { SVC_URL: "http://127.0.0.1:1", SVC_API_KEY: `${SECRET}\nx` }, "SVC_API_KEY"],
  ["a key beyond Latin", { SVC_URL: "http://127.0.0.1:1", SVC_API_KEY: `${SECRET}✓` }, "SVC_API_KEY"],
])("%s ends the command before the first message, and is not repeated", async (_, env, said) => {
  const { code, out, err } = await run(env, [], [PING]);
  expect(code).toBe(1);
  expect(out).toBe("");
  expect(err).toContain(said);
  expect(err).not.toContain(SECRET);
});

const ANSWERS: Record<string, readonly [number, Record<string, string>, string]> = {
  "an empty body": [200, { "content-type": "application/json" }, ""],
  "a page": [502, { "content-type": "text/html" }, "<h1>Bad gateway</h1>"],
  "JSON of something else": [404, { "content-type": "application/json" }, '{"ok":false,"error":{}}'],
  "an answer to another request": [200, {}, '{"jsonrpc":"2.0","id":"other","result":{}}'],
  "a stream without a message": [200, { "content-type": "text/event-stream" }, ": nothing\n\n"],
  "a redirection": [307, { location: "http://127.0.0.1:9/mcp" }, ""],
};

test.each(Object.keys(ANSWERS))(
  "%s is -32603 for the request that waits, and silence for a notification",
  async (what) => {
    const [status, headers, body] = ANSWERS[what] ?? [500, {}, ""];
    const strange = createServer((_, response) => void response.writeHead(status, headers).end(body));
    strange.listen(0, "127.0.0.1");
    await once(strange, "listening");
    // `as`: a server that listens on a port has such an address.
    const { port } = strange.address() as AddressInfo;
    const notification = '{"jsonrpc":"2.0","method":"notifications/initialized"}';
    const { answers } = await run({}, ["--url", `http://127.0.0.1:${port}`], [notification, PING]);
    strange.close();
    expect(answers).toEqual([
      {
        jsonrpc: "2.0",
        id: "p-1",
        error: { code: -32_603, message: expect.stringContaining(`HTTP ${status}`) },
      },
    ]);
  },
);

test("a category that the service elsewhere does not have is an error under the request's id", async () => {
  const { answers } = await run({}, ["--url", server.url, "--category", "nothing"], [PING]);
  expect(answers).toMatchObject([
    { id: "p-1", error: { code: -32_603, message: expect.stringContaining("404") } },
  ]);
});

test("a message that is too long or no JSON leaves the command answering, with the service elsewhere too", async () => {
  const long = `{"jsonrpc":"2.0","id":4,"method":"tools/list","params":{"x":"${"x".repeat(1_100_000)}"}}`;
  const { answers } = await run({}, ["--url", server.url], ["{", long, PING]);
  expect(answers).toHaveLength(3);
  for (const id of [null, 4])
    expect(answers).toContainEqual(expect.objectContaining({ id, error: expect.anything() }));
  expect(answers).toContainEqual({ jsonrpc: "2.0", id: "p-1", result: {} });
});

test.each([
  ["in the process", () => [{ SVC_STORE: "memory:" }, []] as const],
  ["elsewhere", () => [{}, ["--url", server.url]] as const],
])("with the service %s, the mark of the byte order is taken", async (_, place) => {
  const [env, args] = place();
  const { code, answers } = await run(env, args, [`\uFEFF${PING}`]);
  expect([code, answers]).toEqual([0, [{ jsonrpc: "2.0", id: "p-1", result: {} }]]);
});

test.each([
  ["in the process", () => [{ SVC_STORE: "memory:" }, []] as const],
  ["elsewhere", () => [{}, ["--url", server.url]] as const],
])("with the service %s, a client that reads no more ends the command without a word", async (_, place) => {
  const [variables, options] = place();
  const { command, args, env } = commandOf(variables, options);
  const child = spawn(command, args, { env, stdio: ["pipe", "pipe", "pipe"] });
  let said = "";
  child.stderr.on("data", (chunk) => {
    said += chunk;
  });
  child.stdin.on("error", () => {});
  child.stdin.write(`${PING}\n`);
  await once(child.stdout, "data");
  child.stdout.destroy();
  const writing = setInterval(() => child.stdin.write(`${PING}\n`), 20);
  const [code] = await once(child, "exit");
  clearInterval(writing);
  expect([code, said]).toEqual([0, ""]);
});

test("a category that does not exist ends the command, with the names that do", async () => {
  const { code, out, err } = await run({ SVC_STORE: "memory:" }, ["--category", "nothing"]);
  expect(code).toBe(1);
  expect(out).toBe("");
  expect(err).toMatch(/there are .*market_data/);
});

test("MCP requests are lines of the server's log", () => {
  expect(server.log()).toMatch(/"message":"request".*"route":"\/mcp"/);
});

test("an error of a process without an address leads to the resource that explains it", async () => {
  const client = await CONNECT["2026-07-28"]({ SVC_STORE: "memory:" }, []);
  const named = { tool: "no_such_tool", args: {} };
  const { structuredContent } = await client.callTool({ name: "invoke_api_endpoint", arguments: named });
  const { doc_url } = (structuredContent as { error: { doc_url: string } }).error;
  expect(doc_url).toBe("svc://errors#tool-not-found");
  const [document] = (await client.readResource({ uri: doc_url.replace(/#.*/, "") })).contents;
  const { errors } = JSON.parse(String(Reflect.get(document ?? {}, "text")));
  expect(errors).toContainEqual(expect.objectContaining({ code: "TOOL_NOT_FOUND", doc_url }));
  await client.close();
});

test("an address that is set is where its errors lead", async () => {
  const env = { SVC_STORE: "memory:", SVC_PUBLIC_URL: "https://svc.example/api" };
  const client = await CONNECT["2026-07-28"](env, []);
  const named = { tool: "no_such_tool", args: {} };
  const { structuredContent } = await client.callTool({ name: "invoke_api_endpoint", arguments: named });
  expect(structuredContent).toMatchObject({
    error: { doc_url: "https://svc.example/api/errors#tool-not-found" },
  });
  await client.close();
});
