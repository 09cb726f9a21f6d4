// POST /api/v1/execute over HTTP: the envelope, its receipt, and the answer to each kind of failure.
import { canonicalJson, defineProvider, defineTool, sha256 } from "@svckit/core";
import { coingecko } from "@svckit/providers";
import type { StandIn } from "@svckit/testing";
import { standInCoinGecko } from "@svckit/testing/stand-ins";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { type Reply, startServer, type TestServer } from "./server.js";
import { WIDE } from "./values-provider.js";

const PRICE = { ids: "bitcoin", vs_currencies: "usd" };
const RECEIPT_FIELDS = [
  "receipt_id",
  "receipt_version",
  "tool",
  "provider",
  "category",
  "runtime_status",
  "source",
  "origin_source",
  "cache_status",
  "cache_age_ms",
  "fetched_at",
  "observed_at",
  "duration_ms",
  "truncated",
  "warnings",
  "credit_cost",
  "credits_used",
  "credits_remaining",
  "fallback_used",
  "digest_algorithm",
  "input_digest",
  "result_digest",
  "server_version",
];

let upstream: StandIn;
let server: TestServer;
let unique = 0;

beforeAll(async () => {
  upstream = await standInCoinGecko();
  const secret = defineTool({
    name: "get_secret",
    title: "Secret",
    description: "A tool that is not on the keyless lane, for tests.",
    category: "market_data",
    effect: "read",
    input: z.object({ kind: z.enum(["a", "b"]).describe("Which one") }),
    output: z.object({}),
    execute: () => ({}),
  });
  const unconfigured = defineProvider({
    id: "locked",
    title: "Locked",
    unavailable: "its API key is not set",
    tools: [defineTool({ ...secret, name: "get_locked" })],
  });
  server = await startServer({
    providers: [
      coingecko({ baseUrl: upstream.url }),
      defineProvider({ id: "own", title: "Own", tools: [secret] }),
      unconfigured,
    ],
    retired: [{ name: "get_simple_price", replacement: "get_price" }],
    ...WIDE,
  });
});

afterEach(() => upstream.fault(null));

afterAll(async () => {
  await server.close();
  await upstream.close();
});

/** Arguments with no answer in the cache. */
function uncached() {
  unique += 1;
  return { ...PRICE, ids: `bitcoin,coin-${unique}` };
}

const keyed = (tool: string, args: unknown) => server.execute(tool, args, { key: server.key });
const codeOf = ({ json }: Reply) => (json.ok ? undefined : json.error.code);

test("a call is answered with the envelope, a receipt with every field, and digests that recompute", async () => {
  const { status, json, headers } = await keyed("get_price", PRICE);
  expect(status).toBe(200);
  if (!json.ok) throw new Error(json.error.message);
  expect(Object.keys(json).sort()).toEqual(["data", "meta", "ok"]);
  expect(json.data["bitcoin"]).toMatchObject({ usd: expect.any(Number) });
  expect(json.data["_svc"]).toEqual(json.meta);
  expect(Object.keys(json.meta).sort()).toEqual([...RECEIPT_FIELDS].sort());
  const { _svc: _, ...data } = json.data;
  expect(json.meta).toMatchObject({
    receipt_version: "1.0",
    tool: "get_price",
    provider: "coingecko",
    category: "market_data",
    runtime_status: "ok",
    source: "live",
    origin_source: "live",
    cache_status: "miss",
    cache_age_ms: 0,
    truncated: false,
    warnings: [],
    credit_cost: 1,
    credits_used: 1,
    credits_remaining: 9_999,
    fallback_used: false,
    digest_algorithm: "sha256",
    input_digest: sha256(canonicalJson(PRICE)),
    result_digest: sha256(canonicalJson(data)),
  });
  expect(headers.get("x-quota-remaining")).toBe("9999");
  expect(headers.get("ratelimit-policy")).toBe('"minute";q=1000000;w=60');
});

test("a second call is served from the cache, with its true age, the original time and a new receipt", async () => {
  const first = await keyed("get_price", { ids: "ethereum", vs_currencies: "usd" });
  await new Promise((resolve) => setTimeout(resolve, 30));
  const second = await keyed("get_price", { vs_currencies: "usd", ids: "ethereum" });
  if (!first.json.ok || !second.json.ok) throw new Error("both calls work");
  expect(second.json.meta).toMatchObject({
    source: "cached",
    cache_status: "hit",
    origin_source: "live",
    credits_used: 1,
  });
  expect(second.json.meta.fetched_at).toBe(first.json.meta.fetched_at);
  expect(second.json.meta.receipt_id).not.toBe(first.json.meta.receipt_id);
  expect(second.json.meta.cache_age_ms).toBeGreaterThanOrEqual(25);
});

test("the legacy names toolName and arguments work", async () => {
  const body = JSON.stringify({ toolName: "get_price", arguments: PRICE });
  const headers = { "content-type": "application/json" };
  const { json } = await server.request("/api/v1/execute", {
    method: "POST",
    key: server.key,
    headers,
    body,
  });
  expect(json).toMatchObject({ ok: true, meta: { input_digest: sha256(canonicalJson(PRICE)) } });
});

test.each([
  ["an unknown tool", "get_nothing", PRICE, 404, "TOOL_NOT_FOUND", ["search_tools"]],
  [
    "a misspelt tool",
    "get_pirce",
    PRICE,
    404,
    "TOOL_NOT_FOUND",
    ["Did you mean `get_price`?", "search_tools"],
  ],
  ["a retired tool", "get_simple_price", PRICE, 410, "TOOL_RETIRED", ["get_price"]],
  ["a missing argument", "get_price", { ids: "bitcoin" }, 400, "MISSING_PARAM", ["vs_currencies"]],
  ["a null argument", "get_price", { ...PRICE, ids: null }, 400, "VALIDATION_ERROR", ["ids"]],
  ["a bad argument", "get_secret", { kind: "c" }, 400, "VALIDATION_ERROR", ["kind", '"a"', '"b"']],
  [
    "an argument that does not exist",
    "get_price",
    { ...PRICE, currency: "usd" },
    400,
    "VALIDATION_ERROR",
    ["currency", "vs_currencies"],
  ],
  ["arguments that are no object", "get_price", [PRICE], 400, "VALIDATION_ERROR", ["object"]],
  [
    "a provider that is not configured",
    "get_locked",
    { kind: "a" },
    502,
    "PROVIDER_UNAVAILABLE",
    ["API key is not set"],
  ],
])("%s is told by name and costs nothing", async (_, tool, args, status, code, named) => {
  const before = await server.service.verifyLedger();
  const reply = await keyed(tool, args);
  expect([reply.status, codeOf(reply)]).toEqual([status, code]);
  if (reply.json.ok) throw new Error("it was refused");
  for (const word of named) expect(reply.json.error.message).toContain(word);
  expect(reply.json.meta?.warnings ?? []).toEqual([]);
  expect(reply.json.meta?.credits_used ?? 0).toBe(0);
  expect(await server.service.verifyLedger()).toEqual(before);
  expect(reply.json.error.doc_url).toBe(`${server.url}/errors#${code.toLowerCase().replaceAll("_", "-")}`);
});

test("a wrong key is HTTP 200 with INVALID_API_KEY and never the keyless lane", async () => {
  const wrong = `svc_live_${"0".repeat(36)}`;
  const reply = await server.execute("get_price", PRICE, { key: wrong });
  expect([reply.status, codeOf(reply)]).toEqual([200, "INVALID_API_KEY"]);
  expect(reply.headers.get("www-authenticate")).toBeNull();
});

test("a keyless call of a key-only tool is ANON_AUTH_REQUIRED even when its arguments are bad", async () => {
  const reply = await server.execute("get_secret", { kind: 5 });
  expect([reply.status, codeOf(reply)]).toEqual([401, "ANON_AUTH_REQUIRED"]);
});

test.each([
  ["is down", { status: 503 }, 502, "PROVIDER_UNAVAILABLE", "degraded", true],
  ["breaks off", { reset: "mid-body" }, 502, "PROVIDER_UNAVAILABLE", "degraded", true],
  ["limits us", { status: 429, retryAfter: 7 }, 200, "TOOL_ERROR", "rate_limited", true],
  ["refuses our key", { status: 401 }, 502, "PROVIDER_UNAVAILABLE", "missing_key", true],
  ["refuses the arguments", { status: 422 }, 200, "TOOL_ERROR", "invalid_input", false],
  ["answers a page", { body: "html" }, 502, "PROVIDER_UNAVAILABLE", "failing", true],
  [
    "answers 200 with an error of a server inside",
    { inBodyError: { status: { error_code: 500, error_message: "Internal" } } },
    502,
    "PROVIDER_UNAVAILABLE",
    "degraded",
    true,
  ],
  [
    "answers 200 with words in the place of a record",
    { inBodyError: { error: "try again" } },
    502,
    "PROVIDER_UNAVAILABLE",
    "failing",
    true,
  ],
  [
    "answers 200 with a price that is no number",
    { inBodyError: { bitcoin: { usd: "abc" } } },
    502,
    "PROVIDER_UNAVAILABLE",
    "failing",
    true,
  ],
  [
    "answers 200 with an error inside",
    { inBodyError: { status: { error_code: 429, error_message: "Rate limit" } } },
    200,
    "TOOL_ERROR",
    "rate_limited",
    true,
  ],
] as const)(
  "a provider that %s is told, and the credit goes back",
  async (_, fault, status, code, runtimeStatus, retryable) => {
    upstream.fault(fault);
    const before = await server.service.verifyLedger();
    const reply = await keyed("get_price", uncached());
    expect([reply.status, codeOf(reply)]).toEqual([status, code]);
    if (reply.json.ok) throw new Error("it failed");
    expect(reply.json.error.retryable).toBe(retryable);
    expect(reply.json.meta).toMatchObject({
      runtime_status: runtimeStatus,
      credits_used: 0,
      source: "unavailable",
      cache_age_ms: null,
    });
    expect(reply.json.meta?.warnings[0]).toMatch(/^refunded: 1 credit/);
    expect(reply.json.meta?.cause).toBeTruthy();
    expect(reply.json.meta?.next_action).toBeTruthy();
    expect((await server.service.verifyLedger()).spent).toBe(before.spent);
    if (status === 200 && "retryAfter" in fault) {
      expect(reply.json.error.retry_after).toBe(7);
      expect(reply.headers.get("retry-after")).toBe("7");
    }
  },
);

test("a provider that answers “absent” is a success with a no_data warning, and is paid for", async () => {
  const { json } = await keyed("get_price", { ids: "no-such-coin", vs_currencies: "usd" });
  expect(json).toMatchObject({ ok: true, meta: { runtime_status: "ok", credits_used: 1 } });
  expect(json.ok && json.meta.warnings[0]).toMatch(/^no_data: /);
});

test.each([
  ["no body", "", "application/json", "INVALID_REQUEST"],
  ["something else than JSON", "{", "application/json", "INVALID_REQUEST"],
  ["an array", "[]", "application/json", "INVALID_REQUEST"],
  ["another content type", '{"tool":"get_price"}', "text/plain", "INVALID_REQUEST"],
  ["no tool", '{"args":{}}', "application/json", "TOOL_REQUIRED"],
  ["a tool that is no string", '{"tool":5}', "application/json", "INVALID_REQUEST"],
  ["an unknown field", '{"tool":"get_price","arg":{}}', "application/json", "INVALID_REQUEST"],
  ["a prototype", '{"tool":"get_price","args":{"__proto__":{}}}', "application/json", "INVALID_REQUEST"],
  [
    "too deep a body",
    `{"tool":"get_price","args":${"[".repeat(5_000)}${"]".repeat(5_000)}}`,
    "application/json",
    "INVALID_REQUEST",
  ],
  [
    "a number that cannot be held",
    '{"tool":"get_price","args":{"ids":9007199254740993}}',
    "application/json",
    "INVALID_REQUEST",
  ],
  ["a NUL", '{"tool":"get_price","args":{"ids":"\\u0000"}}', "application/json", "INVALID_REQUEST"],
  [
    "half a surrogate pair",
    '{"tool":"get_price","args":{"ids":"\\ud800"}}',
    "application/json",
    "INVALID_REQUEST",
  ],
  [
    "an API key",
    `{"tool":"get_price","args":{"ids":"svc_live_${"0".repeat(36)}"}}`,
    "application/json",
    "INVALID_REQUEST",
  ],
])("a request with %s is refused with %s", async (_, body, type, code) => {
  const headers = { "content-type": type };
  const reply = await server.request("/api/v1/execute", { method: "POST", key: server.key, headers, body });
  expect([reply.status, codeOf(reply)]).toEqual([400, code]);
});

test("a body over the limit is PAYLOAD_TOO_LARGE, declared or not", async () => {
  const body = JSON.stringify({ tool: "get_price", args: { ids: "x".repeat(300_000) } });
  const headers = { "content-type": "application/json" };
  const declared = await server.request("/api/v1/execute", { method: "POST", headers, body });
  expect([declared.status, codeOf(declared)]).toEqual([413, "PAYLOAD_TOO_LARGE"]);
  const stream = new Blob([body]).stream();
  const streamed = await server.request("/api/v1/execute", {
    method: "POST",
    headers,
    body: stream,
    duplex: "half",
  } as RequestInit);
  expect([streamed.status, codeOf(streamed)]).toEqual([413, "PAYLOAD_TOO_LARGE"]);
});

test("an idempotency key may come in the arguments, the body or the header, and two that differ are refused", async () => {
  const { key } = server;
  const first = await server.execute("get_price", { ...PRICE, idempotency_key: "k-1" }, { key });
  const header = await server.execute("get_price", PRICE, { key, headers: { "idempotency-key": '"k-1"' } });
  expect(header.text).toBe(first.text);
  expect(header.headers.get("idempotent-replayed")).toBe("true");
  const other = await server.execute(
    "get_price",
    { ...PRICE, ids: "solana", idempotency_key: "k-1" },
    { key },
  );
  expect([other.status, codeOf(other)]).toEqual([409, "IDEMPOTENCY_KEY_REUSED"]);
  const two = await server.execute(
    "get_price",
    { ...PRICE, idempotency_key: "k-1" },
    { key, headers: { "idempotency-key": "k-2" } },
  );
  expect([two.status, codeOf(two)]).toEqual([400, "INVALID_REQUEST"]);
  const malformed = await server.execute("get_price", { ...PRICE, idempotency_key: "a b" }, { key });
  expect([malformed.status, codeOf(malformed)]).toEqual([400, "INVALID_IDEMPOTENCY_KEY"]);
});

test("an account over its minute is told when to come back, and pays nothing", async () => {
  const limited = await startServer({
    providers: [coingecko({ baseUrl: upstream.url })],
    plans: { free: { callsPerMinute: 2 } },
  });
  const call = () => limited.execute("get_price", PRICE, { key: limited.key });
  await call();
  await call();
  const reply = await call();
  expect([reply.status, codeOf(reply)]).toEqual([429, "RATE_LIMITED"]);
  const seconds = reply.json.ok ? 0 : (reply.json.error.retry_after ?? 0);
  expect(seconds).toBeGreaterThanOrEqual(59);
  expect(reply.headers.get("retry-after")).toBe(String(seconds));
  expect(reply.headers.get("x-ratelimit-remaining")).toBe("0");
  expect(reply.headers.get("x-quota-remaining")).toBe("9998");
  await limited.close();
});

test("a spent wallet is QUOTA_EXCEEDED with X-Quota-Remaining and no instant, and a replay needs no credit", async () => {
  const poor = await startServer({ providers: [coingecko({ baseUrl: upstream.url })], credits: 1 });
  const once = { ...PRICE, idempotency_key: "k" };
  const first = await poor.execute("get_price", once, { key: poor.key });
  const reply = await poor.execute("get_price", PRICE, { key: poor.key });
  expect([reply.status, codeOf(reply)]).toEqual([429, "QUOTA_EXCEEDED"]);
  expect(reply.headers.get("x-quota-remaining")).toBe("0");
  expect(reply.headers.get("retry-after")).toBeNull();
  if (!reply.json.ok) expect(reply.json.error.retry_after).toBeUndefined();
  expect((await poor.execute("get_price", once, { key: poor.key })).text).toBe(first.text);
  await poor.close();
});

test("an account without a wallet is NO_WALLET", async () => {
  const account = await server.service.createAccount({ wallet: false });
  const { key } = await server.service.createKey(account.id);
  const reply = await server.execute("get_price", PRICE, { key });
  expect([reply.status, codeOf(reply)]).toEqual([402, "NO_WALLET"]);
  expect((await server.request("/api/v1/quota", { key })).json).toMatchObject({
    data: { wallet: "none", credits: null },
  });
});

test("a revoked key is UNAUTHORIZED at once", async () => {
  const { key, keyId } = await server.service.createKey(server.accountId);
  expect((await server.execute("get_price", PRICE, { key })).json.ok).toBe(true);
  await server.service.revokeKey(keyId);
  const reply = await server.execute("get_price", PRICE, { key });
  expect([reply.status, codeOf(reply)]).toEqual([200, "UNAUTHORIZED"]);
});
