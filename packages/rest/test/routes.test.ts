// The built-in routes: catalog, quota, probes, pages, and paths without a route.
import { defineProvider, defineTool, ERRORS, type ErrorCode, errorAnchor } from "@svckit/core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { startServer, type TestServer } from "./server.js";

let server: TestServer;

beforeAll(async () => {
  const tools = ["get_a", "get_b", "get_c", "get_d", "get_e"].map((name, index) =>
    defineTool({
      name,
      title: name,
      description: `Gives what is kept under ${name}, for tests.`,
      category: index < 2 ? "market_data" : "security_risk",
      effect: "read",
      keyless: name !== "get_e",
      input: z.object({ limit: z.number().int().min(1).max(9).optional().describe("How many") }),
      output: z.looseObject({}),
      execute: () => ({ name }),
    }),
  );
  server = await startServer({
    providers: [defineProvider({ id: "letters", title: "Letters", tools })],
    retired: [{ name: "get_bb", replacement: "get_b", args: "the same" }],
  });
});

afterAll(() => server.close());

const names = (json: unknown) =>
  (json as { data: { tools: { name: string }[] } }).data.tools.map(({ name }) => name);

/** The service's own tools, which follow the others by name. */
const OWN_TOOLS = ["report_feedback", "search_tools", "validate_task_result"];

test("the catalog is listed in the order of names, with the fields of an entry", async () => {
  const { status, json } = await server.request("/api/v1/tools");
  expect(status).toBe(200);
  expect(names(json)).toEqual([
    "get_a",
    "get_api_endpoint_schema",
    ...["get_b", "get_c", "get_d", "get_e"],
    ...OWN_TOOLS,
  ]);
  expect(json).toMatchObject({ ok: true, data: { total_count: 9 }, meta: { next_cursor: null } });
  const { data } = json as unknown as { data: { tools: Record<string, unknown>[] } };
  expect(Object.keys(data.tools[0] ?? {}).sort()).toEqual([
    "annotations",
    "category",
    "credits",
    "description",
    "examples",
    "fallback",
    "inputSchema",
    "keyless",
    "name",
    "outputSchema",
    "provider",
    "status",
    "title",
  ]);
  expect(data.tools[0]).toMatchObject({
    provider: "letters",
    keyless: true,
    credits: 1,
    status: { available: true },
    fallback: null,
  });
});

test("pages follow each other by the last name, and a retired name is a cursor still", async () => {
  const first = await server.request("/api/v1/tools?limit=3");
  expect(names(first.json)).toEqual(["get_a", "get_api_endpoint_schema", "get_b"]);
  expect(first.json).toMatchObject({ meta: { next_cursor: "get_b" } });
  expect(names((await server.request("/api/v1/tools?limit=2&cursor=get_b")).json)).toEqual([
    "get_c",
    "get_d",
  ]);
  expect(names((await server.request("/api/v1/tools?cursor=get_bb")).json)).toEqual([
    "get_c",
    "get_d",
    "get_e",
    ...OWN_TOOLS,
  ]);
  expect(names((await server.request("/api/v1/tools?cursor=get_e")).json)).toEqual(OWN_TOOLS);
  expect(names((await server.request("/api/v1/tools?cursor=validate_task_result")).json)).toEqual([]);
  expect(names((await server.request("/api/v1/tools?limit=9999")).json)).toHaveLength(9);
});

test.each([
  ["limit=0", "VALIDATION_ERROR", "limit"],
  ["limit=-1", "VALIDATION_ERROR", "limit"],
  ["limit=1.5", "VALIDATION_ERROR", "limit"],
  ["limit=abc", "VALIDATION_ERROR", "limit"],
  ["limit=1&limit=2", "VALIDATION_ERROR", "limit"],
  ["page=2", "VALIDATION_ERROR", "page"],
  ["cursor=nothing", "CATALOG_PAGINATION_ERROR", "cursor"],
  ["cursor=__proto__", "CATALOG_PAGINATION_ERROR", "cursor"],
  ["cursor=", "CATALOG_PAGINATION_ERROR", "cursor"],
])("a catalog query of %s is refused with %s", async (query, code, param) => {
  const { status, json } = await server.request(`/api/v1/tools?${query}`);
  expect(status).toBe(400);
  expect(json).toMatchObject({
    ok: false,
    error: { code, param, type: "invalid_request_error", retryable: false },
  });
});

test("the catalog can be narrowed by category, provider and words", async () => {
  expect(names((await server.request("/api/v1/tools?category=market_data")).json)).toEqual([
    "get_a",
    "get_b",
  ]);
  expect(names((await server.request("/api/v1/tools?provider=nobody")).json)).toEqual([]);
  expect(names((await server.request("/api/v1/tools?search=kept%20GET_C")).json)).toEqual(["get_c"]);
});

test("one tool is shown by its name, a retired one names its replacement, a prototype is nothing", async () => {
  expect((await server.request("/api/v1/tools/get_c")).json).toMatchObject({
    ok: true,
    data: { name: "get_c" },
  });
  const retired = await server.request("/api/v1/tools/get_bb");
  expect(retired.status).toBe(410);
  expect(retired.json).toMatchObject({ error: { code: "TOOL_RETIRED" } });
  expect(retired.text).toContain("get_b (the same)");
  for (const name of ["__proto__", "constructor", "toString", "GET_C", "get_c%00"]) {
    const { status, json } = await server.request(`/api/v1/tools/${name}`);
    expect([status, json.ok || json.error.code]).toEqual([404, "TOOL_NOT_FOUND"]);
  }
});

test("the quota of an account and of an address are told, and nothing is spent", async () => {
  const own = await server.request("/api/v1/quota", { key: server.key });
  expect(own.json).toMatchObject({
    ok: true,
    data: {
      lane: "account",
      limit: 10_000,
      used: 0,
      remaining: 10_000,
      credits: { granted: 10_000, held: 0 },
      rate: { limit: 100, remaining: 100 },
      wallet: "ok",
    },
  });
  const { json } = await server.request("/api/v1/quota");
  expect(json).toMatchObject({
    data: { lane: "anonymous", limit: 25, used: 0, remaining: 25, credits: null },
  });
  expect((await server.request("/api/v1/quota")).json).toMatchObject({ data: { used: 0, remaining: 25 } });
});

test("a wrong credential is refused at HTTP 200 on every route that reads one", async () => {
  const wrong = `${server.key.slice(0, -1)}${server.key.endsWith("0") ? "1" : "0"}`;
  for (const path of ["/api/v1/tools", "/api/v1/tools/get_a", "/api/v1/quota"]) {
    const { status, json } = await server.request(path, { key: wrong });
    expect([path, status, json.ok || json.error.code]).toEqual([path, 200, "INVALID_API_KEY"]);
  }
  const basic = await server.request("/api/v1/quota", { headers: { authorization: "Basic YTpi" } });
  expect([basic.status, basic.json.ok || basic.json.error.code]).toEqual([200, "UNAUTHORIZED"]);
});

test("a key in the query is refused, since it would end in logs", async () => {
  const { status, text, json } = await server.request(`/api/v1/tools?search=${server.key}`);
  expect([status, json.ok || json.error.code]).toEqual([400, "INVALID_REQUEST"]);
  expect(text).not.toContain(server.key);
});

test("a path without a route is JSON, another method of a route is 405 with Allow", async () => {
  for (const path of [
    "/nowhere",
    "/api/v1/tools/",
    "/api/v1/tools/a/b",
    "/API/v1/tools",
    "/api/v1/tools/%zz",
    "/",
  ]) {
    const { status, json } = await server.request(path);
    expect([path, status, json.ok || json.error.code]).toEqual([path, 404, "ENDPOINT_NOT_FOUND"]);
  }
  const posted = await server.request("/api/v1/tools", { method: "POST" });
  expect([posted.status, posted.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  expect(posted.json).toMatchObject({ error: { code: "ENDPOINT_NOT_FOUND" } });
  const got = await server.request("/api/v1/execute");
  expect([got.status, got.headers.get("allow")]).toEqual([405, "POST"]);
});

test("HEAD answers as GET does, without the body", async () => {
  const { status, headers, text } = await server.request("/api/v1/tools", { method: "HEAD" });
  expect([status, text]).toEqual([200, ""]);
  expect(Number(headers.get("content-length"))).toBeGreaterThan(100);
});

test("every answer carries X-Request-Id, the caller's own where it sent one", async () => {
  const own = await server.request("/nowhere", { headers: { "x-request-id": "abc-1" } });
  expect(own.headers.get("x-request-id")).toBe("abc-1");
  expect(own.json).toMatchObject({ error: { request_id: "abc-1" } });
  const made = await server.request("/healthz", { headers: { "x-request-id": "not one, with spaces" } });
  expect(made.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
});

test.each(["/healthz?x", "/readyz?probe=1&probe=2"])(
  "the probe %s answers whatever its query is",
  async (path) => {
    expect(await server.request(path)).toMatchObject({ status: 200, json: { ok: true } });
  },
);

test("the probes answer", async () => {
  expect((await server.request("/healthz")).status).toBe(200);
  expect((await server.request("/readyz")).status).toBe(200);
});

test("the error page has an anchor for each code, to which the doc_url of an error leads", async () => {
  const page = await (await fetch(`${server.url}/errors`)).text();
  for (const code of Object.keys(ERRORS) as ErrorCode[]) expect(page).toContain(`id="${errorAnchor(code)}"`);
  const { json } = await server.request("/nowhere");
  const url = json.ok ? "" : json.error.doc_url;
  expect(url).toBe(`${server.url}/errors#endpoint-not-found`);
  expect((await fetch(url)).status).toBe(200);
});
