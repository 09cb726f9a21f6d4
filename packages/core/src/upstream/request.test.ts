// The clauses of what a request may carry and how its answer may be read, beside GET and POST of JSON.
import { createTestClock } from "@svckit/testing";
import { expect, test } from "vitest";
import { z } from "zod";
import { mayChange } from "./request.js";
import { createUpstream } from "./upstream.js";
import { UPSTREAM_LIMITS } from "./upstream-limits.js";

interface Sent {
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
  readonly text: string;
}

function start(answer: () => Response, { readOnly = false, maxBytes = UPSTREAM_LIMITS.maxBytes } = {}) {
  const sent: Sent[] = [];
  const upstream = createUpstream({
    provider: "acme",
    baseUrl: "https://acme.example/api",
    headers: { Accept: "application/vnd.acme+json" },
    failure: undefined,
    limits: { ...UPSTREAM_LIMITS, maxBytes },
    clock: createTestClock(),
    async fetch(request) {
      const { method, url, headers } = request;
      sent.push({ method, url, headers, text: await request.text() });
      return answer();
    },
  });
  return { sent, http: upstream.client({ signal: new AbortController().signal, readOnly }) };
}

const done = () => Response.json({ n: 1 });
const schema = z.object({ n: z.number() });
const anything = z.unknown();

test.each(["put", "patch", "delete", "post"] as const)("sends %s with a JSON body", async (method) => {
  const { http, sent } = start(done);
  expect(await http[method]("/orders/{id}", { path: { id: 7 }, json: { size: 2 }, schema })).toEqual({
    n: 1,
  });
  expect(sent[0]).toMatchObject({
    method: method.toUpperCase(),
    url: "https://acme.example/api/orders/7",
    text: '{"size":2}',
  });
  expect(sent[0]?.headers.get("content-type")).toBe("application/json");
});

test("sends a DELETE without a body as one that has none", async () => {
  const { http, sent } = start(done);
  await http.delete("/orders/7", { schema });
  expect([sent[0]?.text, sent[0]?.headers.get("content-type")]).toEqual(["", null]);
});

test("sends a form, with a name repeated for each value of a list", async () => {
  const { http, sent } = start(done);
  await http.post("/token", {
    form: { grant_type: "refresh token", scope: ["a&b", "c"], none: undefined, some: [undefined, 1] },
    schema,
  });
  expect(sent[0]?.text).toBe("grant_type=refresh+token&scope=a%26b&scope=c&some=1");
  expect(sent[0]?.headers.get("content-type")).toMatch(/^application\/x-www-form-urlencoded/);
});

test("repeats a name of the query for each value of a list", async () => {
  const { http, sent } = start(done);
  await http.get("/v2/updates/price/latest", {
    query: { "ids[]": ["a", "b"], none: [], parsed: true },
    schema,
  });
  expect(decodeURIComponent(new URL(sent[0]?.url ?? "").search)).toBe("?ids[]=a&ids[]=b&parsed=true");
});

test.each([
  ["204", () => new Response(null, { status: 204 })],
  ["200 without a byte", () => new Response("")],
])("gives the schema null for an answer of %s, in each form", async (_, answer) => {
  const { http } = start(answer);
  expect(await http.delete("/orders/7", { schema: z.null() })).toBe(null);
  expect(await http.put("/orders/7", { json: {}, read: "text", schema: z.null() })).toBe(null);
  const read = { read: "response", schema: z.object({ body: z.null() }) } as const;
  expect(await http.post("/orders", { json: {}, ...read })).toEqual({ body: null });
});

test("gives a body as a text where the request reads one, and asks for any type", async () => {
  const { http, sent } = start(() => new Response("00000000000000000001a2b3"));
  const hash = await http.get("/blocks/tip/hash", {
    read: "text",
    headers: {},
    schema: z.string().length(24),
  });
  expect(hash).toBe("00000000000000000001a2b3");
  expect(sent[0]?.headers.get("accept")).toBe("application/vnd.acme+json");
});

test("gives a text that would be JSON as it is", async () => {
  const { http } = start(() => new Response("857123"));
  expect(await http.get("/blocks/tip/height", { read: "text", schema: z.string() })).toBe("857123");
});

test("reads a text within the same size, and refuses its status as any other", async () => {
  const { http } = start(() => new Response("x".repeat(11)), { maxBytes: 10 });
  await expect(http.get("/x", { read: "text", schema: anything })).rejects.toThrow("more than 10 bytes");
  const { http: refused } = start(() => new Response("no", { status: 401 }));
  await expect(refused.get("/x", { read: "text", schema: anything })).rejects.toThrow("answered 401");
});

test("gives status, headers by lower-case name and the JSON of a response, with all digits", async () => {
  const headers = { Link: '</orders?page=2>; rel="next"', "X-Total-Count": "41" };
  const { http } = start(() => new Response('{"wei":12345678901234567890}', { status: 201, headers }));
  const answer = await http.get("/orders", {
    read: "response",
    schema: z.object({
      status: z.number(),
      headers: z.object({ link: z.string(), "x-total-count": z.coerce.number() }),
      body: z.object({ wei: z.string() }),
    }),
  });
  expect(answer).toEqual({
    status: 201,
    headers: { link: '</orders?page=2>; rel="next"', "x-total-count": 41 },
    body: { wei: "12345678901234567890" },
  });
});

test("gives the body of a response that is no JSON as its text", async () => {
  const { http } = start(() => new Response("ok"));
  const read = { read: "response", schema: z.object({ body: z.string() }) } as const;
  expect(await http.post("/orders", { json: {}, ...read })).toEqual({ body: "ok" });
});

test.each(["put", "patch", "delete"] as const)("sends no %s for a tool that only reads", async (method) => {
  const { http, sent } = start(done, { readOnly: true });
  await expect(http[method]("/x", { schema })).rejects.toThrow(TypeError);
  expect(sent).toHaveLength(0);
});

test("sends the POST of a tool that only reads", async () => {
  const { http, sent } = start(done, { readOnly: true });
  await http.post("/graphql", { json: { query: "{ n }" }, schema });
  expect(sent).toHaveLength(1);
});

test("takes a request for a change unless it is a GET, or a POST that only asks", () => {
  const of = (readOnly: boolean, reads?: true) =>
    (["get", "post", "put", "patch", "delete"] as const).filter((method) =>
      mayChange(method, { schema, ...(reads && { reads }) }, { readOnly }),
    );
  expect(of(false)).toEqual(["post", "put", "patch", "delete"]);
  expect(of(false, true)).toEqual(["put", "patch", "delete"]);
  expect(of(true)).toEqual(["put", "patch", "delete"]);
});
