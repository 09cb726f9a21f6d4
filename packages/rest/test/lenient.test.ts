// What callers may spell in more than one way, and what contradicts itself.
import { hello } from "@svckit/providers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startServer, type TestServer } from "./server.js";

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ providers: [hello()] });
});
afterAll(() => server.close());

const send = (type: string) =>
  server.request("/api/v1/execute", {
    method: "POST",
    headers: { "content-type": type },
    body: JSON.stringify({ tool: "say_hello", args: { name: "Ada" } }),
  });

test.each([
  "application/json; charset=UTF8",
  'application/json;charset="utf8"',
  "application/json; version=1",
  'Application/JSON; odata="a;b"; charset=utf-8',
  'application/json; profile="a;charset=latin1"',
  "application/json; charset=unicode-1-1-utf-8",
  "application/json;",
])("the type %s is JSON", async (type) => {
  expect((await send(type)).json).toMatchObject({ ok: true });
});

test.each([
  "application/json; charset=utf-7",
  "application/json; charset=",
  "application/jsonp",
  "text/json",
])("the type %s is not", async (type) => {
  expect((await send(type)).json).toMatchObject({ error: { code: "INVALID_REQUEST" } });
});

test("null is no argument where it may be left out, and no idempotency key", async () => {
  const body = { tool: "say_hello", args: { name: null, idempotency_key: null }, idempotency_key: null };
  for (const header of [{}, { "idempotency-key": "k-null" }]) {
    const { json } = await server.request("/api/v1/execute", {
      method: "POST",
      headers: { "content-type": "application/json", ...header },
      body: JSON.stringify(body),
    });
    expect(json).toMatchObject({ ok: true, data: { greeting: "Hello, world!" } });
  }
});

test("a category is taken with the brand in front of it; an unknown one is refused with those that are there", async () => {
  for (const category of ["demo", "svc_demo"]) {
    const { json } = await server.request(`/api/v1/tools?category=${category}`);
    expect(json).toMatchObject({ ok: true, data: { total_count: 1, tools: [{ name: "say_hello" }] } });
  }
  const unknown = await server.request("/api/v1/tools?category=fishing");
  expect(unknown.status).toBe(400);
  expect(unknown.json).toMatchObject({
    error: {
      code: "VALIDATION_ERROR",
      param: "category",
      message: expect.stringContaining("demo, market_data"),
    },
  });
});

test("a receipt is found by its id in any case", async () => {
  const { json } = await server.execute("say_hello", { name: "Ada" }, { key: server.key });
  const { receipt_id: id } = (json as { meta: { receipt_id: string } }).meta;
  const found = await server.request(`/api/v1/receipts/${id.toUpperCase()}`, { key: server.key });
  expect(found.json).toMatchObject({ ok: true, data: { receipt_id: id } });
});

test.each(["from=2099-01-01", "to=2001-01-01"])(
  "usage with %s alone is answered, whatever today is",
  async (query) => {
    const { status, json } = await server.request(`/api/v1/usage?${query}`, {
      headers: { authorization: `Bearer ${server.key}` },
    });
    expect([status, json["ok"]]).toEqual([200, true]);
  },
);

test("usage from a day behind its last is refused", async () => {
  const { status, json } = await server.request("/api/v1/usage?from=2026-03-02&to=2026-03-01", {
    key: server.key,
  });
  expect([status, json]).toMatchObject([400, { error: { code: "VALIDATION_ERROR", param: "from" } }]);
});
