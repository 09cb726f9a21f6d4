// Messages of every kind over HTTP: refusals have the request's own id, answers are one JSON text, and each is one log line.
import { gzipSync } from "node:zlib";
import { withMcp } from "@svckit/adapters-mcp";
import { createService, ERRORS } from "@svckit/core";
import { toFetch } from "@svckit/rest";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { HTTP_WORDS, inRevision, post, type Served, serveMcp } from "./served.js";
import { testProviders } from "./tools.js";

let served: Served;

beforeAll(async () => {
  served = await serveMcp({ retired: [{ name: "get_old", replacement: "get_echo" }] });
});
afterAll(() => served.close());

async function sendText(
  body: string | Uint8Array<ArrayBuffer>,
  headers: Record<string, string> = {},
  query = "",
) {
  const response = await fetch(`${served.url}/mcp${query}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body,
  });
  return {
    status: response.status,
    type: response.headers.get("content-type"),
    json: (await response.json()) as { id: unknown; error?: object },
  };
}

const call = (args: string) =>
  `{"jsonrpc":"2.0","id":"a-1","method":"tools/call","params":{"name":"search_tools","arguments":${args}}}`;

describe("JSON that is refused is -32600 under the request's id", () => {
  const prefix = "svc_live_";
  test.each([
    ["a NUL", call('{"intent":"a\\u0000b"}')],
    ["too deep", call(`${"[".repeat(70)}${"]".repeat(70)}`)],
    ["a prototype", call('{"__proto__":{}}')],
    [
      "a name that is longer than a frame",
      JSON.stringify({
        jsonrpc: "2.0",
        id: "a-1",
        method: "tools/call",
        params: { name: "x".repeat(65_536) },
      }),
    ],
    [
      "more beside the arguments than a frame may hold",
      JSON.stringify({
        jsonrpc: "2.0",
        id: "a-1",
        method: "ping",
        params: { _meta: { many: Array.from({ length: 1_000 }, () => 1) } },
      }),
    ],
    ["too many items", call(`[${"1,".repeat(20_000)}1]`)],
    ["an API key", call(`{"intent":"${prefix}x"}`)],
    ["no version", '{"id":"a-1","method":"tools/list"}'],
    ["a method that is a number", '{"jsonrpc":"2.0","id":"a-1","method":7}'],
  ])("%s", async (_, body) => {
    expect(await sendText(body)).toMatchObject({
      status: 400,
      json: { id: "a-1", error: { code: -32_600, data: { code: "VALIDATION_ERROR" } } },
    });
  });

  test.each([
    call(`{"intent":"a\\u0000b"}`),
    call(`${"[".repeat(70)}${"]".repeat(70)}`),
    call('{"__proto__":{}}'),
    call(`{"intent":"${prefix}x"}`),
    call('{"intent":12345678901234567890}'),
    call('{"intent":"a","intent":"b"}'),
    '{"jsonrpc":"2.0"',
    "[7]",
    "7",
  ])("in words of MCP: %s", async (body) => {
    const { json } = await sendText(body, { "mcp-protocol-version": "2025-11-25" });
    expect(json.error).toMatchObject({ message: expect.stringMatching(/^The (message|member)/) });
    expect(JSON.stringify(json.error)).not.toMatch(HTTP_WORDS);
  });

  test("what is no JSON is -32700", async () => {
    expect((await sendText('{"jsonrpc":"2.0","id":1')).json).toMatchObject({
      id: null,
      error: { code: -32_700 },
    });
  });
});

test.each([
  ["tools/call", { name: 7 }, "name"],
  ["tools/call", { name: "search_tools", arguments: "x" }, "arguments"],
  ["resources/read", {}, "uri"],
  ["tools/list", { cursor: 7 }, "cursor"],
  ["initialize", {}, "protocolVersion"],
  ["tools/list", [], "params"],
])("%s with the parameters %j is -32602 in one sentence", async (method, params, name) => {
  const { json } = await post(`${served.url}/mcp`, method, params);
  expect(json).toMatchObject({ id: 1, error: { code: -32_602, data: { code: "VALIDATION_ERROR" } } });
  expect(json.error.message).toContain(name);
  expect(json.error.message).not.toMatch(/[\n{[]/);
});

test.each([
  ["svc://tools/get_nobody", "TOOL_NOT_FOUND", "get_nobody"],
  ["svc://tools/get_old", "TOOL_RETIRED", "get_echo"],
  ["svc://nothing", "VALIDATION_ERROR", "no resource"],
  ["svc://tools/%zz", "VALIDATION_ERROR", "no resource"],
])("the resource %s is %s", async (uri, code, said) => {
  for (const [revision, number] of Object.entries({ "2025-11-25": -32_002, "2026-07-28": -32_602 })) {
    const { json } = await post(`${served.url}/mcp`, "resources/read", ...inRevision(revision, { uri }));
    expect(json.error).toMatchObject({ code: number, data: { code, uri } });
    expect(json.error.message).toContain(said);
  }
});

test.each(["tools/list", "resources/list", "resources/templates/list"])(
  "a cursor that %s never gave is -32602 in every revision, an empty one too",
  async (method) => {
    for (const revision of ["2025-03-26", "2025-06-18", "2025-11-25", "2026-07-28"]) {
      for (const cursor of ["", "get_echo"]) {
        const { json } = await post(`${served.url}/mcp`, method, ...inRevision(revision, { cursor }, method));
        expect(json.error).toMatchObject({
          code: -32_602,
          data: { code: "VALIDATION_ERROR", param: "cursor" },
        });
      }
    }
  },
);

test("server/discover names every revision that is served, and each is agreed on by who asks for it", async () => {
  const { json } = await post(
    `${served.url}/mcp`,
    "server/discover",
    ...inRevision("2026-07-28", {}, "server/discover"),
  );
  const [modern, ...legacy] = json.result.supportedVersions;
  expect([modern, ...legacy]).toEqual(["2026-07-28", "2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"]);
  const about = { capabilities: {}, clientInfo: { name: "test", version: "1.0.0" } };
  for (const protocolVersion of legacy) {
    const agreed = await post(`${served.url}/mcp`, "initialize", { protocolVersion, ...about });
    expect(agreed.json.result.protocolVersion).toBe(protocolVersion);
  }
});

test("an API key in the address is refused, and named in no answer", async () => {
  const key = `${"svc_live_"}${"a".repeat(36)}`;
  for (const query of [`?key=${key}`, `?${key}`, `?k=${key.replaceAll("_", "%5f")}`]) {
    const { status, json } = await sendText(call('{"intent":"echo"}'), {}, query);
    expect(status).toBe(400);
    expect(json.error).toMatchObject({ code: -32_600, data: { code: "VALIDATION_ERROR" } });
    expect(JSON.stringify(json)).not.toContain(key);
  }
});

test("a compressed message is inflated, no further than a message may be long", async () => {
  const gzip = { "content-encoding": "gzip" };
  const good = gzipSync(call('{"intent":"echo"}'));
  expect(await sendText(new Uint8Array(good), gzip)).toMatchObject({ status: 200, json: { id: "a-1" } });
  const bomb = gzipSync(call(`{"intent":"${"x".repeat(2_000_000)}"}`));
  expect(await sendText(new Uint8Array(bomb), gzip)).toMatchObject({ status: 413 });
  expect(await sendText("not gzip", gzip)).toMatchObject({ status: 400 });
});

test.each(["application/json", "application/json, text/event-stream", "*/*"])(
  "an answer is one JSON text for Accept: %s",
  async (accept) => {
    for (const method of ["ping", "tools/list", "nothing"]) {
      const body = JSON.stringify({ jsonrpc: "2.0", id: "a-1", method });
      expect(await sendText(body, { accept })).toMatchObject({
        type: "application/json",
        json: { id: "a-1" },
      });
    }
  },
);

test("the header Idempotency-Key is the key of a call, and may not differ from another", async () => {
  const { key } = await served.account();
  const auth = { authorization: `Bearer ${key}` };
  const invoke = async (idempotency: string, more: object = {}, args: object = {}) => {
    const params = {
      name: "invoke_api_endpoint",
      arguments: { tool: "get_echo", args: { text: "hi", ...args }, ...more },
    };
    const answered = await post(`${served.url}/mcp`, "tools/call", params, {
      ...auth,
      "idempotency-key": idempotency,
    });
    return { ...answered, envelope: answered.json.result.structuredContent };
  };
  const first = await invoke("k-1");
  expect(first.envelope.ok).toBe(true);
  for (const again of [await invoke('"k-1"'), await invoke("k-1", { idempotency_key: "k-1" })]) {
    expect(again.headers.get("idempotent-replayed")).toBe("true");
    expect(again.envelope).toEqual(first.envelope);
  }
  const differing = [
    await invoke("k-2", { idempotency_key: "k-1" }),
    await invoke("k-2", {}, { idempotency_key: "k-1" }),
  ];
  for (const { envelope } of differing)
    expect(envelope).toMatchObject({ error: { code: "VALIDATION_ERROR" } });
  expect((await invoke("no spaces")).envelope).toMatchObject({ error: { code: "INVALID_IDEMPOTENCY_KEY" } });
  const direct = { name: "get_echo", arguments: { text: "ho" } };
  const url = `${served.url}/svc_market_data/mcp`;
  expect(
    (await post(url, "tools/call", direct, { ...auth, "idempotency-key": "k-1" })).json.result
      .structuredContent,
  ).toMatchObject({ error: { code: "IDEMPOTENCY_KEY_REUSED" } });
});

test("a verification binds no key, so that its code never leaves over REST", async () => {
  const { key } = await served.account();
  const args = { result: { claims: [], receipts: [] }, idempotency_key: "v-1" };
  const params = { name: "validate_task_result", arguments: args };
  const headers = { authorization: `Bearer ${key}` };
  for (const _ of [1, 2]) {
    const { json } = await post(`${served.url}/mcp`, "tools/call", params, headers);
    expect(json.result.structuredContent).toMatchObject({ error: { code: "VERIFICATION_FAILED" } });
    const response = await fetch(`${served.url}/api/v1/execute`, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify({ tool: params.name, args }),
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { code: "VALIDATION_ERROR" } });
  }
});

test("at the endpoint of a category its own tools are found, to be called by their names", async () => {
  const search = async (path: string, args: object) => {
    const params = { name: "search_tools", arguments: { intent: "a tool for tests", ...args } };
    const { json } = await post(`${served.url}${path}`, "tools/call", params);
    return json.result.structuredContent.data.tools as { category: string; call: object }[];
  };
  const own = await search("/svc_security_risk/mcp", {});
  expect(own).toHaveLength(1);
  expect(own[0]).toMatchObject({ name: "get_private_echo", category: "security_risk" });
  expect(own[0]?.call).toEqual({ tool: "get_private_echo", args: expect.anything() });
  const [other] = await search("/svc_security_risk/mcp", { category: "market_data" });
  expect(other?.call).toHaveProperty("invoker");
  expect((await search("/mcp", {})).every(({ call: each }) => "invoker" in each)).toBe(true);
});

test("a request is a line of the access log, in the form of REST's and with nothing that a caller wrote", async () => {
  const lines: [string, Record<string, unknown>][] = [];
  const write = (message: string, fields: Record<string, unknown> = {}) => void lines.push([message, fields]);
  const accessLog = { debug: write, info: write, warn: write, error: write };
  const service = createService({ providers: testProviders() });
  const rest = withMcp(service, { accessLog });
  const send = (body: string) =>
    rest.handle({
      method: "POST",
      target: "/mcp?secret=1",
      headers: { "content-type": ["application/json"] },
      body: async () => Buffer.from(body),
      socketAddress: "192.0.2.1",
      signal: undefined,
    });
  await send(call('{"intent":"echo"}'));
  await send("{");
  const shared = {
    method: "POST",
    route: "/mcp",
    durationMs: expect.any(Number),
    requestId: expect.any(String),
  };
  expect(lines).toEqual([
    ["request", { ...shared, status: 200, code: undefined, lane: "anonymous" }],
    ["request", { ...shared, status: 400, code: "VALIDATION_ERROR", lane: undefined }],
  ]);
  await service.close();
});

test.each([
  ["text beside tool", { tool: "get_echo", text: "flat" }, "text"],
  ["arguments for args", { tool: "get_echo", arguments: { text: "hi" } }, "arguments"],
])("an invoker refuses %s by name, and takes nothing for it", async (_, args, param) => {
  const { id, key } = await served.account(3);
  const { json } = await post(
    `${served.url}/mcp`,
    "tools/call",
    { name: "invoke_api_endpoint", arguments: args },
    { authorization: `Bearer ${key}` },
  );
  expect(json.result).toMatchObject({
    isError: true,
    structuredContent: { ok: false, error: { code: "VALIDATION_ERROR", param } },
  });
  expect((await served.service.describeAccount(id)).wallet?.remaining).toBe(3);
});

test("an invoker's schema names what the invoker takes, and lets any arguments of a tool through", async () => {
  const { json } = await post(`${served.url}/mcp`, "tools/list");
  const tools = json.result.tools as { name: string; inputSchema: { properties: Record<string, object> } }[];
  for (const name of ["invoke_api_endpoint", "invoke_stateful_endpoint"]) {
    const { properties = {} } = tools.find((tool) => tool.name === name)?.inputSchema ?? {};
    expect(Object.keys(properties)).toEqual(["tool", "args", "idempotency_key"]);
    expect(properties["args"]).toMatchObject({ type: "object", additionalProperties: true });
  }
});

test("separators of Unicode in an answer are text, also where the SDK writes it", async () => {
  const own = await serveMcp({}, { extend() {} });
  const text = "a\u2028b\u2029c";
  const { status, json } = await post(`${own.url}/svc_market_data/mcp`, "tools/call", {
    name: "get_echo",
    arguments: { text },
  });
  expect([status, json.result.structuredContent.data.echo]).toEqual([200, text]);
  await own.close();
});

test("a caller's own request id is taken, as on REST", async () => {
  const taken = await fetch(`${served.url}/mcp`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-request-id": "mine-1" },
    body: '{"jsonrpc":"2.0","id":1,"method":"tools/list"}',
  });
  expect(taken.headers.get("x-request-id")).toBe("mine-1");
});

test("a body that was read before is refused as what it is", async () => {
  const rest = withMcp(createService({ providers: testProviders() }));
  const request = new Request("http://127.0.0.1:8787/mcp", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: "{}",
  });
  await request.text();
  const answered = await toFetch(rest)(request);
  expect([answered.status, await answered.json()]).toMatchObject([
    400,
    { error: { message: expect.stringContaining("read before") } },
  ]);
});

test("the resource of errors has every code that a call over MCP may carry, in words of MCP", async () => {
  const { json } = await post(`${served.url}/mcp`, "resources/read", { uri: "svc://errors" });
  const { errors } = JSON.parse(json.result.contents[0].text) as { errors: Record<string, unknown>[] };
  const codes = Object.entries(ERRORS).flatMap(([code, row]) =>
    (row.transports as readonly string[]).includes("mcp") ? [code] : [],
  );
  expect(errors.map(({ code }) => code)).toEqual(codes);
  for (const { meaning, next } of errors) expect(`${meaning} ${next}`).not.toMatch(HTTP_WORDS);
});
