// Clauses of an adapter's contract about requests: bodies and their limits, methods, paths, queries, headers.
import assert from "node:assert/strict";
import { gzipSync } from "node:zlib";
import { type AdapterClauses, type ExpectedReply, expectReply } from "./harness.js";

const CALL = { tool: "repeat_text", args: { text: "hello" } };
const EXECUTE = "/api/v1/execute";
const JSON_TYPE = ["content-type", "application/json"] as const;
const NOT_UTF_8 = Uint8Array.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]);

const BAD_BODIES: Readonly<Record<string, string>> = {
  "no body": "",
  "half of it": '{"tool":"repeat_text",',
  "an array": "[]",
  "a string": '"x"',
  null: "null",
  "an unknown field": '{"tool":"repeat_text","arg":{}}',
  "a prototype": '{"tool":"repeat_text","args":{"__proto__":{}}}',
  "a NUL": '{"tool":"repeat_text","args":{"text":"\\u0000"}}',
  "too deep": `{"tool":"repeat_text","args":${"[".repeat(500)}${"]".repeat(500)}}`,
  "a byte order mark in a name": '{"\ufefftool":"repeat_text"}',
};

const PATHS: Readonly<Record<string, readonly [path: string, ExpectedReply]>> = {
  "no route": ["/nowhere", { status: 404, code: "ENDPOINT_NOT_FOUND" }],
  "the root": ["/", { status: 404, code: "ENDPOINT_NOT_FOUND" }],
  "a slash too many": ["/api/v1/tools/", { status: 404, code: "ENDPOINT_NOT_FOUND" }],
  "upper case": ["/API/v1/tools", { status: 404, code: "ENDPOINT_NOT_FOUND" }],
  "half of an escape": ["/api/v1/tools/%zz", { status: 404, code: "ENDPOINT_NOT_FOUND" }],
  "an escape in a place": ["/api/v1/tools/repeat%5Ftext", { status: 200, json: { ok: true } }],
  "a question mark in a place": ["/api/v1/tools/a%3Fb", { status: 404, code: "TOOL_NOT_FOUND" }],
  "a prototype in a place": ["/api/v1/tools/__proto__", { status: 404, code: "TOOL_NOT_FOUND" }],
};

const QUERIES: Readonly<Record<string, ExpectedReply>> = {
  "": { status: 200, json: { data: { total_count: 9 }, meta: { next_cursor: null } } },
  "category=security%5Frisk": { status: 200, json: { data: { total_count: 1 } } },
  "provider=repeat&limit=1": {
    status: 200,
    json: { data: { total_count: 4 }, meta: { next_cursor: "fail_as_told" } },
  },
  "cursor=fail_as_told&provider=repeat&limit=2": {
    status: 200,
    json: { data: { total_count: 4 }, meta: { next_cursor: "repeat_text" } },
  },
  "limit=0": { status: 400, code: "VALIDATION_ERROR", json: { error: { param: "limit" } } },
  "limit=1&limit=2": { status: 400, code: "VALIDATION_ERROR", json: { error: { param: "limit" } } },
  "page=2": { status: 400, code: "VALIDATION_ERROR", json: { error: { param: "page" } } },
  "%F0%9F%A6%8A+x=": { status: 400, code: "VALIDATION_ERROR", json: { error: { param: "🦊 x" } } },
  "cursor=": { status: 400, code: "CATALOG_PAGINATION_ERROR" },
  "cursor=a%26limit%3D0": { status: 400, code: "CATALOG_PAGINATION_ERROR" },
};

/** A call with a body of so many bytes. */
function callOf(bytes: number): string {
  const [head, tail] = ['{"tool":"repeat_text","args":{"text":"', '"}}'];
  return head + "x".repeat(bytes - head.length - tail.length) + tail;
}

/** Clauses about the form of a request. */
export const REQUEST_CLAUSES: AdapterClauses = {
  "refuses a body that is no call, whatever is wrong with it": async ({ execute, send, key }) => {
    for (const body of Object.values(BAD_BODIES)) {
      expectReply(await execute(body, { key }), { status: 400, code: "INVALID_REQUEST" });
    }
    const sent = { key, headers: [JSON_TYPE] };
    for (const more of [sent, { ...sent, body: NOT_UTF_8 }]) {
      expectReply(await send("POST", EXECUTE, more), { status: 400, code: "INVALID_REQUEST" });
    }
  },
  "refuses a body of another type or encoding": async ({ send, key }) => {
    const body = JSON.stringify(CALL);
    const kinds = [
      [],
      [["content-type", "text/plain"]],
      [["content-type", "application/json; charset=utf-16"]],
      [JSON_TYPE, ["content-encoding", "gzip"]],
    ] as const;
    for (const headers of kinds) {
      const reply = await send("POST", EXECUTE, { key, headers, body });
      expectReply(reply, { status: 400, code: "INVALID_REQUEST" });
    }
    const headers = [["Content-Type", "application/json; charset=UTF-8"]] as const;
    expectReply(await send("POST", EXECUTE, { key, headers, body }), { status: 200, json: { ok: true } });
  },
  "takes a body of the limit and refuses a byte more, in one piece or in many": async (harness) => {
    const { send, execute, key, service } = harness;
    const limit = service.transport.settings.bodyBytes;
    const inPieces = (text: string) => text.match(/.{1,1000}/gs) ?? [];
    const headers = [JSON_TYPE];
    for (const body of [callOf(limit), inPieces(callOf(limit))]) {
      expectReply(await send("POST", EXECUTE, { key, headers, body }), { status: 200, json: { ok: true } });
    }
    const wide = `{"tool":"${"é".repeat(limit / 2)}"}`;
    for (const text of [callOf(limit + 1), wide, callOf(1_000_000)]) {
      for (const body of [text, inPieces(text)]) {
        const reply = await send("POST", EXECUTE, { key, headers, body });
        expectReply(reply, { status: 413, code: "PAYLOAD_TOO_LARGE" });
      }
    }
    expectReply(await execute(CALL, { key }), { status: 200, json: { ok: true } });
  },
  "takes a compressed body, and no more of it than of another": async ({ send, key, service }) => {
    const headers = [JSON_TYPE, ["Content-Encoding", "gzip"]] as const;
    const body = gzipSync(JSON.stringify(CALL));
    expectReply(await send("POST", EXECUTE, { key, headers, body }), { status: 200, json: { ok: true } });
    const bomb = gzipSync(callOf(service.transport.settings.bodyBytes * 100));
    const refused = await send("POST", EXECUTE, { key, headers, body: bomb });
    expectReply(refused, { status: 413, code: "PAYLOAD_TOO_LARGE" });
  },
  "tells a failure as problem details where the caller asks for them": async ({ send }) => {
    const headers = [["Accept", "application/problem+json"]] as const;
    expectReply(await send("GET", "/nowhere", { headers }), {
      status: 404,
      headers: { "content-type": "application/problem+json" },
      json: { status: 404, code: "ENDPOINT_NOT_FOUND", error: { code: "ENDPOINT_NOT_FOUND" } },
    });
  },
  "refuses another method of a route with those that it takes": async ({ send }) => {
    for (const method of ["GET", "HEAD", "PUT", "DELETE", "OPTIONS"]) {
      const reply = await send(method, EXECUTE);
      assert.deepEqual([reply.status, reply.headers["allow"]], [405, "POST"], method);
    }
    for (const method of ["POST", "DELETE", "OPTIONS"]) {
      const reply = await send(method, "/api/v1/tools/repeat_text");
      expectReply(reply, { status: 405, code: "ENDPOINT_NOT_FOUND", headers: { allow: "GET, HEAD" } });
    }
  },
  "answers HEAD as GET, without the body": async ({ send }) => {
    for (const path of ["/api/v1/tools", "/errors", "/nowhere", "/healthz"]) {
      const [got, head] = [await send("GET", path), await send("HEAD", path)];
      assert.equal(head.status, got.status, path);
      assert.equal(head.headers["content-type"], got.headers["content-type"], path);
    }
  },
  "finds a route by its path, decoded once and not otherwise changed": async ({ send }) => {
    for (const [path, expected] of Object.values(PATHS)) expectReply(await send("GET", path), expected);
  },
  "reads a query decoded, each value of it, and no other than the route takes": async ({ send }) => {
    for (const [query, expected] of Object.entries(QUERIES)) {
      const path = query === "" ? "/api/v1/tools" : `/api/v1/tools?${query}`;
      expectReply(await send("GET", path), expected);
    }
  },
  "refuses a key in the query and does not repeat it": async ({ send, key }) => {
    const reply = await send("GET", `/api/v1/tools?search=${key}`);
    expectReply(reply, { status: 400, code: "INVALID_REQUEST" });
    assert.ok(!reply.body.includes(key));
  },
  "gives a request id back that is one, and makes one otherwise": async ({ send }) => {
    const own = await send("GET", "/nowhere", { headers: [["X-Request-ID", "abc-1"]] });
    expectReply(own, { status: 404, headers: { "x-request-id": "abc-1" } });
    const made = await send("GET", "/healthz", { headers: [["x-request-id", "not one, with spaces"]] });
    assert.match(made.headers["x-request-id"] ?? "", /^[0-9a-f-]{36}$/);
  },
  "takes headers in any case, and those with names that objects have": async ({ execute, key }) => {
    const headers = ["constructor", "__proto__", "toString", "hasOwnProperty"].map(
      (name) => [name, "x"] as const,
    );
    const named = [...headers, ["AUTHORIZATION", `Bearer ${key}`] as const];
    expectReply(await execute(CALL, { headers: named }), {
      status: 200,
      headers: { "x-quota-remaining": "9999" },
    });
  },
  "serves the page of errors and the probes": async ({ send }) => {
    const page = await send("GET", "/errors");
    assert.equal(page.headers["content-type"], "text/html; charset=utf-8");
    assert.match(page.headers["content-security-policy"] ?? "", /^default-src 'none'/);
    assert.match(page.body, /^<!doctype html>[\s\S]*id="tool-not-found"[\s\S]*<\/html>\s*$/);
    for (const path of ["/healthz", "/readyz"]) {
      expectReply(await send("GET", path), { status: 200, json: { ok: true } });
    }
  },
};
