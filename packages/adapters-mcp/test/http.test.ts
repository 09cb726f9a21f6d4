// Streamable HTTP: which requests it lets in, what it reads, and that headers and body have to agree.
import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import * as zlib from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { post, type Served, serveMcp } from "./served.js";

let served: Served;

beforeAll(async () => {
  served = await serveMcp({}, { allowedOrigins: ["https://app.example"] });
});
afterAll(() => served.close());

/** Sends a request as it is, with headers that `fetch` would not send. */
function send(
  headers: Record<string, string>,
  { method = "POST", path = "/mcp", body = '{"jsonrpc":"2.0","id":1,"method":"tools/list"}' } = {},
) {
  return new Promise<{ status: number; headers: Record<string, unknown>; text: string }>(
    (resolve, reject) => {
      const sent = request(
        `${served.url}${path}`,
        { method, headers: { "content-type": "application/json", ...headers } },
        (response) => {
          let text = "";
          response.on("data", (chunk) => {
            text += chunk;
          });
          response.on("end", () =>
            resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
          );
        },
      );
      sent.on("error", reject);
      sent.end(method === "POST" ? body : undefined);
    },
  );
}

test.each([
  "https://evil.example",
  "null",
  "http://localhost.evil.example",
  "ext://localhost",
  "http://127.0.0.1.evil.example",
])("a page of origin %s is kept out", async (origin) => {
  for (const method of ["POST", "OPTIONS"]) {
    const { status, headers } = await send({ origin }, { method });
    expect(status).toBe(403);
    expect(headers).toMatchObject({ vary: "origin" });
    expect(Object.keys(headers).filter((name) => name.startsWith("access-control"))).toEqual([]);
  }
});

test.each(["http://localhost:3000", "http://127.0.0.1", "http://[::1]:80", "https://app.example"])(
  "a page of origin %s is let in and may read the answer",
  async (origin) => {
    const preflight = await send({ origin }, { method: "OPTIONS" });
    expect(preflight).toMatchObject({ status: 204, headers: { "access-control-allow-origin": origin } });
    expect(preflight.headers["access-control-allow-headers"]).toContain("idempotency-key");
    expect(await send({ origin })).toMatchObject({
      status: 200,
      headers: { "access-control-allow-origin": origin },
    });
  },
);

test.each(["evil.example", "evil.example:80", "localhost.evil.example"])(
  "a name %s that was resolved to this machine is kept out",
  async (host) => {
    expect((await send({ host })).status).toBe(403);
  },
);

test.each(["GET", "DELETE", "PUT"])("%s is answered with the method that there is", async (method) => {
  expect(await send({}, { method })).toMatchObject({ status: 405, headers: { allow: "POST, OPTIONS" } });
});

describe("a body that cannot be taken in", () => {
  const prefix = "svc_live_";
  test.each([
    ["no JSON", "{", 400],
    ["a list", "[]", 400],
    ["a text", '"x"', 400],
    ["nothing", "", 400],
    ["65 levels", `${'{"a":'.repeat(70)}1${"}".repeat(70)}`, 400],
    ["a prototype", '{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"__proto__":{}}}', 400],
    ["an API key", `{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"k":"${prefix}x"}}`, 400],
    [
      "a megabyte and more",
      `{"jsonrpc":"2.0","id":1,"method":"x","params":{"a":"${"x".repeat(1_050_000)}"}}`,
      413,
    ],
  ])("%s", async (_, body, status) => {
    const answered = await send({}, { body });
    expect(answered.status).toBe(status);
    expect(JSON.parse(answered.text)).toMatchObject({
      jsonrpc: "2.0",
      error: { data: { code: "VALIDATION_ERROR" } },
    });
  });

  test.each(["text/plain", "application/xml", "multipart/form-data"])("the type %s", async (type) => {
    expect((await send({ "content-type": type })).status).toBe(415);
  });
});

describe("revision 2026-07-28", () => {
  const meta = {
    "io.modelcontextprotocol/protocolVersion": "2026-07-28",
    "io.modelcontextprotocol/clientCapabilities": {},
  };
  const call = { name: "search_tools", arguments: { intent: "echo" }, _meta: meta };
  const good = {
    "mcp-protocol-version": "2026-07-28",
    "mcp-method": "tools/call",
    "mcp-name": "search_tools",
  };

  test("a call whose headers agree is answered", async () => {
    const { status, json } = await post(`${served.url}/mcp`, "tools/call", call, good);
    expect(status).toBe(200);
    expect(json.result).toMatchObject({ resultType: "complete", structuredContent: { ok: true } });
  });

  test.each([
    ["another method", { "mcp-method": "tools/list" }],
    ["another name", { "mcp-name": "get_api_endpoint_schema" }],
    ["another revision", { "mcp-protocol-version": "2025-11-25" }],
    ["a name in Base64 that is another", { "mcp-name": `=?base64?${btoa("report_feedback")}?=` }],
  ])("%s in the headers than in the body is refused before anything is called", async (_, change) => {
    const { status, json } = await post(`${served.url}/mcp`, "tools/call", call, { ...good, ...change });
    expect(status).toBe(400);
    expect(json.error.code).toBe(-32_020);
  });

  test.each(["mcp-method", "mcp-name", "mcp-protocol-version"])(
    "a call without %s is refused",
    async (name) => {
      const headers = Object.fromEntries(Object.entries(good).filter(([each]) => each !== name));
      const { status, json } = await post(`${served.url}/mcp`, "tools/call", call, headers);
      expect(status).toBe(400);
      expect(json.error.code).toBe(-32_020);
    },
  );

  test("lists say how long they may be kept, and that they are the same for everyone", async () => {
    for (const method of ["tools/list", "resources/list", "resources/templates/list"]) {
      const headers = { "mcp-protocol-version": "2026-07-28", "mcp-method": method };
      const { json } = await post(`${served.url}/mcp`, method, { _meta: meta }, headers);
      expect(json.result, method).toMatchObject({
        ttlMs: 300_000,
        cacheScope: "public",
        resultType: "complete",
      });
    }
  });
});

test("a server that shuts down sends MCP callers away too", async () => {
  const leaving = await serveMcp();
  leaving.rest.drain();
  const { status, headers, json } = await post(`${leaving.url}/mcp`, "tools/list");
  expect(status).toBe(503);
  expect(headers.get("retry-after")).toBe("1");
  expect(json.error.data).toMatchObject({ code: "INTERNAL_ERROR", retryable: true });
  await leaving.close();
});

test("what is answered quickly is what the SDK answers", async () => {
  const quick = await serveMcp();
  const slow = await serveMcp({}, { extend: () => {} });
  const messages: [string, unknown][] = [
    ["tools/list", {}],
    ["resources/list", {}],
    ["resources/templates/list", {}],
    ["resources/read", { uri: "svc://errors" }],
    ["resources/read", { uri: "svc://tools/get_echo" }],
    ["resources/read", { uri: "svc://nothing" }],
    ["tools/call", { name: "get_api_endpoint_schema", arguments: { tool: "get_echo" } }],
    ["tools/call", { name: "invoke_api_endpoint", arguments: { tool: "get_echo", args: {} } }],
    ["tools/call", { name: "nothing", arguments: {} }],
  ];
  const meta = {
    "io.modelcontextprotocol/protocolVersion": "2026-07-28",
    "io.modelcontextprotocol/clientCapabilities": {},
  };
  // What differs from call to call: ids, times, and the address that the server has.
  const plain = (text: string) =>
    text
      .replaceAll(quick.url, "")
      .replaceAll(slow.url, "")
      .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z|[0-9a-f]{8}-[0-9a-f-]{27}/g, "#")
      .replace(/(duration_ms\\*":)\d+/g, (_, name) => `${name}0`);
  for (const [method, params] of messages) {
    for (const modern of [false, true]) {
      const { name, uri } = params as { name?: string; uri?: string };
      const named = name ?? uri;
      const headers = {
        "mcp-protocol-version": "2026-07-28",
        "mcp-method": method,
        ...(named !== undefined && { "mcp-name": named }),
      };
      const sent: Parameters<typeof post> = modern
        ? ["", method, { ...(params as object), _meta: meta }, headers]
        : ["", method, params];
      const [, ...rest] = sent;
      const one = await post(`${quick.url}/mcp`, ...rest);
      const other = await post(`${slow.url}/mcp`, ...rest);
      expect(one.status).toBe(other.status);
      expect(JSON.parse(plain(JSON.stringify(one.json))), `${method} ${named}`).toEqual(
        JSON.parse(plain(JSON.stringify(other.json))),
      );
    }
  }
  await quick.close();
  await slow.close();
});

describe("a list", () => {
  const list = (id: unknown, taken: string) =>
    fetch(`${served.url}/mcp`, {
      method: "POST",
      headers: { "content-type": "application/json", "accept-encoding": taken },
      body: JSON.stringify({ jsonrpc: "2.0", id, method: "tools/list" }),
    });

  test.each([
    ["gzip, deflate", "gzip"],
    ["br;q=1.0, GZIP;q=0.8", "br"],
    ["br;q=0.5, GZIP;q=0.8", "gzip"],
    ["deflate", null],
    ["gzip;q=0, identity", null],
  ])("goes to a client that takes %j with the content-encoding %j", async (taken, encoding) => {
    // Twice, since the second is the first one's bytes.
    for (const _ of [1, 2]) {
      const answered = await list(1, taken);
      expect(answered.headers.get("content-encoding")).toBe(encoding);
      const { id, result } = (await answered.json()) as { id: unknown; result: { tools: unknown[] } };
      expect([id, result.tools.length]).toEqual([1, 6]);
    }
  });

  const unzstd: unknown = Reflect.get(zlib, "zstdDecompressSync");

  // Asked without `fetch`, which decodes it in some versions of Node alone.
  test(`goes as zstd to a client that takes nothing else where Node has it: here it ${unzstd ? "has" : "has not"}`, async () => {
    const sent = request(`${served.url}/mcp`, {
      method: "POST",
      headers: { "content-type": "application/json", "accept-encoding": "zstd" },
    });
    sent.end(JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" }));
    // `as`: what Node gives with the event.
    const [answered] = (await once(sent, "response")) as [IncomingMessage];
    const bytes = Buffer.concat(await answered.toArray());
    expect(answered.headers["content-encoding"]).toBe(unzstd ? "zstd" : undefined);
    // `as`: the types of Node 20 lack it.
    const text = unzstd ? (unzstd as (bytes: Buffer) => Buffer)(bytes) : bytes;
    expect(JSON.parse(text.toString()).result.tools).toHaveLength(6);
  });

  test.each([2, 31, 32, 1e9, -1, "one", "gzip"])("has the id %j of its request", async (id) => {
    const plain: unknown = await (await list(id, "identity")).json();
    expect(plain).toMatchObject({ jsonrpc: "2.0", id });
    expect(await (await list(id, "gzip")).json()).toEqual(plain);
  });
});
