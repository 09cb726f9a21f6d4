// What the service says of itself: the pages, their files, llms.txt, and failures as problem details.
import { readFileSync } from "node:fs";
import { defineProvider, defineTool, ERRORS, type ErrorCode, type ErrorRow, errorAnchor } from "@svckit/core";
import { coingecko, hello } from "@svckit/providers";
import { toJsonResponse } from "@svckit/rest";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { routes } from "../src/routes/table.js";
import { startServer, type TestServer } from "./server.js";
import { WIDE } from "./values-provider.js";

const PROBLEM = "application/problem+json";

let server: TestServer;

beforeAll(async () => {
  server = await startServer({ providers: [hello(), coingecko({})], ...WIDE });
});

afterAll(() => server.close());

test("every GET route answers HEAD with the same status and headers, and without a body", async () => {
  for (const route of routes.filter(({ method }) => method === "GET")) {
    const path = route.path
      .replace("{name}", "get_price")
      .replace("{file}", "start.js")
      .replace("{receipt_id}", "x");
    const [get, head] = [
      await server.request(path, { key: server.key }),
      await server.request(path, { key: server.key, method: "HEAD" }),
    ];
    expect([path, head.status, head.text]).toEqual([path, get.status, ""]);
    expect(head.headers.get("content-type")).toBe(get.headers.get("content-type"));
    if (!/quota|receipts/.test(path))
      expect([path, head.headers.get("content-length")]).toEqual([path, get.headers.get("content-length")]);
  }
});

test("every route with another method is 405, with the methods that it takes in Allow", async () => {
  for (const { method, path } of routes) {
    const target = path.replace(/\{\w+\}/, "x");
    for (const other of [
      "POST",
      "PUT",
      "PATCH",
      "DELETE",
      "OPTIONS",
      ...(method === "POST" ? ["GET", "HEAD"] : []),
    ]) {
      if (other === method) continue;
      const { status, headers } = await server.request(target, { method: other });
      const allow = method === "GET" ? "GET, HEAD" : method;
      expect([other, path, status, headers.get("allow")]).toEqual([other, path, 405, allow]);
    }
  }
});

test("no answer lets a page of another origin read it", async () => {
  const headers = { origin: "https://elsewhere.example", "access-control-request-method": "POST" };
  for (const init of [{ method: "OPTIONS" }, {}]) {
    const answer = await server.request("/api/v1/tools", { ...init, headers });
    expect([...answer.headers.keys()].filter((name) => name.startsWith("access-control"))).toEqual([]);
  }
});

test("the page of the document loads its own files alone, and names no other host", async () => {
  const { status, headers, text } = await server.request("/docs");
  expect(status).toBe(200);
  expect(headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(headers.get("content-security-policy")).toMatch(/default-src 'none'; script-src 'self';/);
  expect(text).not.toMatch(/https?:|\/\//);
  const files = [...text.matchAll(/(?:src|href)="(docs\/[^"]+)"/g)].map(([, file]) => file);
  expect(files).toEqual(["docs/swagger-ui.css", "docs/swagger-ui-bundle.js", "docs/start.js"]);
  for (const file of files) {
    const loaded = await server.request(`/${file}`);
    expect([file, loaded.status, loaded.text.length > 100]).toEqual([file, 200, true]);
    expect(loaded.headers.get("content-type")).toMatch(/^text\/(css|javascript); charset=utf-8$/);
    expect(loaded.headers.get("cache-control")).toBe("max-age=86400");
  }
  expect((await server.request("/docs/start.js")).text).not.toMatch(/https?:/);
});

test("the page has no other files, however they are asked for", async () => {
  const names = [
    "package.json",
    "..%2fpackage.json",
    "%2e%2e%2f%2e%2e%2fpackage.json",
    "__proto__",
    "swagger-ui.css%00",
  ];
  for (const name of [...names, "swagger-ui-bundle.js.map", "SWAGGER-UI.CSS"]) {
    const { status, json } = await server.request(`/docs/${name}`);
    expect([name, status, json.ok || json.error.code]).toEqual([name, 404, "ENDPOINT_NOT_FOUND"]);
  }
});

test("the error page says of each of the 47 codes what it means, whether to retry and what to do next", async () => {
  const { text } = await server.request("/errors");
  const codes = Object.entries<ErrorRow>(ERRORS);
  expect(codes).toHaveLength(47);
  expect(text.match(/<h2 id=/g)).toHaveLength(47);
  const plain = text
    .replaceAll(/<\/?code>/g, "`")
    .replaceAll("&lt;", "<")
    .replaceAll("&amp;", "&");
  for (const [code, row] of codes) {
    const anchor = errorAnchor(code as ErrorCode);
    expect(anchor).toMatch(/^[a-z]+(-[a-z]+)*$/);
    const section = plain.split(`id="${anchor}"`)[1]?.split("</section>")[0] ?? "";
    expect(section).toContain(`>${code}</a>`);
    expect(section).toContain(row.title);
    expect(section).toContain(row.next);
    const retry = code === "TOOL_ERROR" ? "only where" : row.retryable ? "yes" : "no";
    expect(section).toContain(`<dt>Retry</dt><dd>${retry}`);
  }
});

test("llms.txt says how to call, and names every route and every tool by its category", async () => {
  const { status, headers, text } = await server.request("/llms.txt");
  expect([status, headers.get("content-type")]).toEqual([200, "text/plain; charset=utf-8"]);
  expect(text).toMatch(/^# svc\n\n> /);
  for (const { method, path } of routes) expect(text).toContain(`\`${method} ${path}\``);
  for (const { name } of server.service.catalog.tools) expect(text).toContain(`\`${name}\``);
  expect(text).toContain("### market_data");
  for (const [, url = ""] of text.matchAll(/\]\((http[^)]+)\)/g)) expect((await fetch(url)).status).toBe(200);
  const [, body = ""] = text.match(/\n {4}(\{.*\})\n/) ?? [];
  const called = await server.request("/api/v1/execute", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: body.replace(/"tool":"[^"]+","args":.*/, '"tool":"say_hello","args":{"name":"Ada"}}'),
  });
  expect(called.json.ok).toBe(true);
  expect(text).not.toContain("MCP");
});

test("llms.txt names the mounts of a surface under their headings, and stays short with many tools", async () => {
  const tools = Array.from({ length: 250 }, (_, index) =>
    defineTool({
      name: `get_thing_${index}`,
      title: "Thing",
      description: "Gives one of many things, for tests.",
      category: "things",
      effect: "read",
      input: z.object({}),
      output: z.object({}),
      execute: () => ({}),
    }),
  );
  const large = await startServer({
    providers: [defineProvider({ id: "large", title: "Large", tools })],
    routes: ["/mcp", "/svc_things/mcp"].map((path) => ({
      path,
      title: path,
      credential: "optional",
      heading: "MCP endpoints",
      handle: (_, { requestId }) => toJsonResponse(requestId, {}),
    })),
  });
  const { text } = await large.request("/llms.txt");
  expect(text).toContain(`- ${large.url}/mcp\n- ${large.url}/svc_things/mcp\n`);
  expect(text).toContain(`- 210 more: ${large.url}/api/v1/tools?category=things`);
  expect(text.length).toBeLessThan(8_000);
  await large.close();
});

test("a failure is problem details where they are accepted, with the envelope's members and those of its error", async () => {
  const headers = { accept: PROBLEM, "x-request-id": "r-1" };
  const envelope = await server.request("/api/v1/tools?limit=0", { headers: { "x-request-id": "r-1" } });
  const problem = await server.request("/api/v1/tools?limit=0", { headers });
  expect([problem.status, problem.headers.get("content-type")]).toEqual([400, PROBLEM]);
  expect(problem.headers.get("vary")).toBe("accept");
  if (envelope.json.ok) throw new Error("it was refused");
  const { type: _, message, ...shared } = envelope.json.error;
  expect(JSON.parse(problem.text)).toEqual({
    type: shared.doc_url,
    title: ERRORS.VALIDATION_ERROR.title,
    status: 400,
    detail: message,
    ...shared,
    ...envelope.json,
  });
});

test.each([
  ["application/problem+json", true],
  ["Application/Problem+JSON; q=0.5", true],
  ["application/json, application/problem+json", false],
  ["application/problem+json, application/json", true],
  ["application/json;q=0.5, application/problem+json", true],
  ["application/json;q=0.9, application/problem+json;q=0.8", false],
  ["application/problem+json;q=0", false],
  ["application/json", false],
  ["*/*", false],
  ["application/problem+json;q=x", false],
  ["application/problem+jsonx", false],
])("a caller that accepts %s is given problem details: %s", async (accept, given) => {
  const { headers } = await server.request("/nowhere", { headers: { accept } });
  expect(headers.get("content-type")).toBe(given ? PROBLEM : "application/json");
});

test("problem details are for failures alone, at whatever status, and keep their headers", async () => {
  const headers = { accept: PROBLEM };
  const good = await server.execute("say_hello", {}, { headers });
  expect([good.headers.get("content-type"), good.json.ok]).toEqual(["application/json", true]);
  const refused = await server.execute("say_hello", {}, { headers, key: "svc_live_wrong" });
  expect([refused.status, refused.headers.get("content-type")]).toEqual([200, PROBLEM]);
  expect(JSON.parse(refused.text)).toMatchObject({ status: 200, code: "INVALID_API_KEY", ok: false });
  const metered = await server.execute("say_hello", { name: 5 }, { headers, key: server.key });
  expect(metered.headers.get("content-type")).toBe(PROBLEM);
  expect(JSON.parse(metered.text).meta).toMatchObject({ tool: "say_hello", runtime_status: "invalid_input" });
  for (const name of [
    "ratelimit",
    "ratelimit-policy",
    "x-ratelimit-limit",
    "x-ratelimit-reset",
    "x-quota-remaining",
  ])
    expect([name, metered.headers.get(name)]).not.toEqual([name, null]);
  const wrongMethod = await server.request("/api/v1/execute", { headers });
  expect([wrongMethod.status, wrongMethod.headers.get("allow")]).toEqual([405, "POST"]);
});

test("a metered answer tells the minute in both forms, and they agree", async () => {
  const { headers } = await server.execute("say_hello", {}, { key: server.key });
  const [, quota = ""] = headers.get("ratelimit-policy")?.match(/^"minute";q=(\d+);w=60$/) ?? [];
  const [, left = "", seconds = ""] = headers.get("ratelimit")?.match(/^"minute";r=(\d+);t=(\d+)$/) ?? [];
  expect(quota).toBe(headers.get("x-ratelimit-limit"));
  expect(left).toBe(headers.get("x-ratelimit-remaining"));
  expect(Number(seconds)).toBeLessThanOrEqual(60);
  expect(headers.get("x-ratelimit-reset")).toMatch(/^\d{10}$/);
});

test("legacy names are read as the current ones, and refused where both are sent and differ", async () => {
  const post = (body: unknown) =>
    server.request("/api/v1/execute", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  const args = { name: "Ada" };
  for (const body of [
    { toolName: "say_hello", arguments: args },
    { tool: "say_hello", toolName: "say_hello", args, arguments: args },
    { toolName: "say_hello", args },
    { tool: "say_hello", toolName: null, args, arguments: null },
    { tool: null, toolName: "say_hello", args: null, arguments: args },
  ])
    expect((await post(body)).json).toMatchObject({ ok: true, data: { greeting: "Hello, Ada!" } });
  for (const body of [
    { tool: "say_hello", toolName: "get_price", args },
    { tool: "say_hello", args, arguments: { name: "Bob" } },
  ])
    expect((await post(body)).json).toMatchObject({ ok: false, error: { code: "INVALID_REQUEST" } });
});

test.each(["2026-02-30", "2026-13-01", "2026-1-1", "today", "", "2026-01-01T00:00:00Z"])(
  "%j is no day of the usage",
  async (day) => {
    const { status, json } = await server.request(`/api/v1/usage?from=${day}`, { key: server.key });
    expect([status, json]).toMatchObject([400, { error: { code: "VALIDATION_ERROR", param: "from" } }]);
  },
);

test("a receipt and the usage are an account's own", async () => {
  const { json } = await server.execute("say_hello", {}, { key: server.key });
  const id = json.meta?.receipt_id;
  const read = await server.request(`/api/v1/receipts/${id}`, { key: server.key });
  expect(read.json).toEqual({ ok: true, data: json.meta });
  const { key: other } = await server.service.createKey((await server.service.createAccount({})).id);
  expect((await server.request(`/api/v1/receipts/${id}`, { key: other })).status).toBe(404);
  const usage = await server.request("/api/v1/usage?to=2999-12-31", { key: server.key });
  expect(usage.json).toMatchObject({ ok: true, data: { to: "2999-12-31" } });
  const none = await server.request("/api/v1/usage", { key: other });
  expect(none.json).toMatchObject({ data: { total: { calls: 0, credits: 0 }, by_day: [], by_tool: [] } });
});

test("docs/serve.md names every route, and no other", () => {
  const page = readFileSync(new URL("../../../docs/serve.md", import.meta.url), "utf8");
  const [, chapter = ""] = page.split("## Call it over REST");
  const table = chapter.split("\n\n")[1] ?? "";
  const named = [...table.matchAll(/`(GET|POST) ([^`]+)`/g)].map(([, method, path]) => `${method} ${path}`);
  expect(named).toEqual(routes.map(({ method, path }) => `${method} ${path}`));
});
