// Every method in every revision, over HTTP and over stdio: each answer is what the revision's official schema says.
import { PassThrough } from "node:stream";
import { serveMcpStdio } from "@svckit/adapters-mcp";
import { canonicalJson, createService } from "@svckit/core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { faultsOf, REVISIONS, type Revision } from "./protocol-schema.js";
import { type Served, serveMcp } from "./served.js";
import { testProviders } from "./tools.js";

type Message = Record<string, unknown>;
type Ask = (method: string, params?: Message) => Promise<Message>;

const MODERN = "2026-07-28";
const INFO = { name: "test", version: "1.0.0" };
const META = {
  "io.modelcontextprotocol/protocolVersion": MODERN,
  "io.modelcontextprotocol/clientCapabilities": {},
};

const paramsIn = (revision: Revision, params: Message): Message =>
  revision === MODERN ? { ...params, _meta: META } : params;

let served: Served;
beforeAll(async () => {
  served = await serveMcp();
});
afterAll(() => served.close());

function overHttp(revision: Revision, path: string): Ask {
  return async (method, params = {}) => {
    const name = params["name"] ?? params["uri"];
    const headers = {
      "content-type": "application/json",
      accept: "application/json, text/event-stream",
      ...(method !== "initialize" && { "mcp-protocol-version": revision }),
      ...(revision === MODERN && { "mcp-method": method }),
      ...(revision === MODERN && typeof name === "string" && { "mcp-name": name }),
    };
    const body = JSON.stringify({ jsonrpc: "2.0", id: 7, method, params: paramsIn(revision, params) });
    const answered = await fetch(`${served.url}${path}`, { method: "POST", headers, body });
    expect(answered.headers.get("content-type")).toBe("application/json");
    return (await answered.json()) as Message;
  };
}

function overStdio(revision: Revision, path: string): Ask & { end(): Promise<void> } {
  const service = createService({ providers: testProviders(), anonymous: { attemptsPerMinute: 10_000 } });
  const [input, output] = [new PassThrough(), new PassThrough()];
  const category = /svc_(\w+)\//.exec(path)?.[1];
  const serving = serveMcpStdio(service, { input, output, ...(category && { category }) });
  const waiting: ((message: Message) => void)[] = [];
  let text = "";
  output.on("data", (chunk) => {
    text += String(chunk);
    const lines = text.split("\n");
    text = lines.pop() ?? "";
    for (const line of lines) waiting.shift()?.(JSON.parse(line));
  });
  const ask: Ask = (method, params = {}) =>
    new Promise((resolve) => {
      waiting.push(resolve);
      const message = { jsonrpc: "2.0", id: 7, method, params: paramsIn(revision, params) };
      input.write(`${JSON.stringify(message)}\n`);
    });
  return Object.assign(ask, {
    async end() {
      input.end();
      await serving;
      await service.close();
    },
  });
}

const CALLS: readonly (readonly [method: string, params: Message])[] = [
  ["ping", {}],
  ["tools/list", {}],
  ["resources/list", {}],
  ["resources/templates/list", {}],
  ["resources/read", { uri: "svc://errors" }],
  ["resources/read", { uri: "svc://status" }],
  ["resources/read", { uri: "svc://tools/get_echo" }],
  ["resources/read", { uri: "svc://nothing" }],
  ["resources/read", { uri: "svc://tools/nothing" }],
  ["resources/read", {}],
  ["tools/call", { name: "search_tools", arguments: { intent: "echo" } }],
  ["tools/call", { name: "invoke_api_endpoint", arguments: { tool: "get_echo", args: { text: "hi" } } }],
  ["tools/call", { name: "invoke_api_endpoint", arguments: { tool: "get_echo", args: {} } }],
  ["tools/call", { name: "get_echo", arguments: { text: "hi" } }],
  ["tools/call", { name: "nothing", arguments: {} }],
  ["tools/call", {}],
  ["tools/list", { cursor: "nowhere" }],
  ["prompts/list", {}],
  ["logging/setLevel", { level: "info" }],
  ["completion/complete", {}],
  ["subscriptions/listen", { notifications: {} }],
  ["nothing", {}],
];

describe.each(REVISIONS)("revision %s", (revision) => {
  test.each(["/mcp", "/svc_market_data/mcp"])("answers alike over HTTP and stdio at %s", async (path) => {
    const http = overHttp(revision, path);
    const stdio = overStdio(revision, path);
    const opening: readonly [string, Message] =
      revision === MODERN
        ? ["server/discover", {}]
        : ["initialize", { protocolVersion: revision, capabilities: {}, clientInfo: INFO }];
    const faults: string[] = [];
    for (const [method, params] of [opening, ...CALLS]) {
      const answers = [await http(method, params), await stdio(method, params)];
      const what = `${method} ${JSON.stringify(params)}`;
      for (const [at, answer] of answers.entries())
        faults.push(
          ...faultsOf(revision, method, answer).map((fault) => `${what} ${["http", "stdio"][at]}: ${fault}`),
        );
      const [one, other] = answers.map(plain);
      if (one !== other)
        faults.push(`${what} differs:\n   ${one?.slice(0, 250)}\n   ${other?.slice(0, 250)}`);
    }
    await stdio.end();
    expect(faults).toEqual([]);
  });
});

/** An answer without what differs from call to call, and without what stdio alone can do: tell that there are other tools. */
function plain(message: Message): string {
  return canonicalJson(message)
    .replace('"tools":{"listChanged":true}', '"tools":{}')
    .replaceAll(served.url, "http://127.0.0.1:8787")
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z|[0-9a-f]{8}-[0-9a-f-]{27}/g, "#")
    .replace(/[0-9a-f]{64}/g, "digest")
    .replace(/((?:duration_ms|run)\\*":)\d+/g, (_, name) => `${name}0`);
}
