// Hostile requests: headers, methods, targets, paths and queries that no well-meaning client sends.
import {
  CALL,
  callOf,
  getting,
  type HostileForm,
  JSON_TYPE,
  type Lines,
  type Outcome,
  posting,
  postOf,
  requestOf,
} from "./hostile-form.js";

const WORKS: readonly Outcome[] = ["ok"];
const REFUSED: readonly Outcome[] = ["INVALID_REQUEST"];
const UNAUTHORIZED: readonly Outcome[] = ["UNAUTHORIZED"];
const NO_KEY: readonly Outcome[] = ["INVALID_API_KEY"];
const NOWHERE: readonly Outcome[] = ["ENDPOINT_NOT_FOUND"];

const withLines = (name: string, allowed: readonly Outcome[], lines: Lines, host?: Lines): HostileForm => ({
  name,
  send: [postOf(CALL, [JSON_TYPE, ...lines], host)],
  allowed,
});

function credentials(key: string): HostileForm[] {
  const [wrong, start] = [`${key.slice(0, -1)}${key.endsWith("0") ? "1" : "0"}`, key.slice(0, 9)];
  const authorization: readonly (readonly [string, readonly Outcome[]])[] = [
    [`Bearer ${key}`, WORKS],
    [`bearer ${key}`, WORKS],
    [`BEARER ${key}`, WORKS],
    [`Bearer   ${key}`, WORKS],
    [`Bearer ${key} `, WORKS],
    [`Bearer\t${key}`, UNAUTHORIZED],
    [`Bearer ${key}, Bearer ${key}`, UNAUTHORIZED],
    [`Bearer ${key} x`, UNAUTHORIZED],
    [`Bearer`, UNAUTHORIZED],
    ["Bearer ", UNAUTHORIZED],
    ["", UNAUTHORIZED],
    [key, UNAUTHORIZED],
    [`Basic ${Buffer.from(`${key}:`).toString("base64")}`, UNAUTHORIZED],
    ["Digest username=x", UNAUTHORIZED],
    ["Negotiate", UNAUTHORIZED],
    [`Token ${key}`, UNAUTHORIZED],
    [`Bearer "${key}"`, UNAUTHORIZED],
    [`Bearer ${wrong}`, NO_KEY],
    [`Bearer ${start}`, NO_KEY],
    [`Bearer ${start}${"é".repeat(30)}`, NO_KEY],
    [`Bearer ${key}x`, NO_KEY],
    [`Bearer ${key.toUpperCase()}`, UNAUTHORIZED],
    [`Bearer ${key}\u00a0`, ["UNAUTHORIZED", "INVALID_API_KEY"]],
    [`Bearer ${"x".repeat(12_000)}`, UNAUTHORIZED],
    [`Bearer ${start}${"x".repeat(12_000)}`, NO_KEY],
    [`Bearer ' OR 1=1 --`, UNAUTHORIZED],
    ["Bearer __proto__", UNAUTHORIZED],
    ["Bearer null", UNAUTHORIZED],
    ["Bearer eyJhbGciOiJub25lIn0.e30.", UNAUTHORIZED],
  ];
  return [
    ...authorization.map(([value, allowed]) =>
      withLines(`authorization: ${value.replaceAll(key, "<key>").slice(0, 50)}`, allowed, [
        `authorization: ${value}`,
      ]),
    ),
    withLines("authorization twice", UNAUTHORIZED, [
      `authorization: Bearer ${key}`,
      "authorization: Bearer x",
    ]),
    withLines("authorization twice, the same", UNAUTHORIZED, [
      `authorization: Bearer ${key}`,
      `authorization: Bearer ${key}`,
    ]),
    withLines("x-api-key", WORKS, [`x-api-key: ${key}`]),
    withLines("x-api-key, empty", UNAUTHORIZED, ["x-api-key: "]),
    withLines("x-api-key that is none", ["INVALID_API_KEY", "UNAUTHORIZED"], ["x-api-key: nonsense"]),
    withLines("x-api-key twice", UNAUTHORIZED, [`x-api-key: ${key}`, "x-api-key: x"]),
    withLines("both, the same", WORKS, [`x-api-key: ${key}`, `authorization: Bearer ${key}`]),
    withLines("both, and they differ", UNAUTHORIZED, [`x-api-key: ${wrong}`, `authorization: Bearer ${key}`]),
    withLines("a connection header that would drop the key", WORKS, [
      "connection: authorization",
      `authorization: Bearer ${key}`,
    ]),
    posting("a key in the body", REFUSED, callOf(`{"ids":"${key}","vs_currencies":"usd"}`)),
    posting(
      "a key in the body, escaped",
      REFUSED,
      callOf(`{"ids":"\\u0073${key.slice(1)}","vs_currencies":"usd"}`),
    ),
    posting("a key as a name", REFUSED, callOf(`{"${key}":1}`)),
    getting(`/api/v1/tools?search=${key}`, REFUSED),
    getting(`/api/v1/tools?${key}=1`, REFUSED),
    getting(`/api/v1/quota?api_key=%73${key.slice(1)}`, REFUSED),
  ];
}

function headers(key: string): HostileForm[] {
  const many = (count: number) => Array.from({ length: count }, (_, index) => `x-h${index}: 1`);
  // So short that 16 KB hold more of them than Node keeps.
  const short = (count: number) => Array.from({ length: count }, () => "a:");
  const taken: readonly Lines[] = [
    many(200),
    ["cookie: a=b; __proto__=1"],
    [`cookie: ${"c".repeat(8_000)}`],
    ["__proto__: 1", "__proto__: 2"],
    ["constructor: 1", "toString: 1", "hasOwnProperty: 1", "__defineGetter__: 1"],
    ["origin: http://localhost:3000"],
    ["x-http-method-override: DELETE"],
    ["x-method-override: GET"],
    ["accept: */*"],
    ["accept: text/html"],
    [`accept: ${"a/b,".repeat(3_000)}`],
    ["accept: application/problem+json;q=-1"],
    ["accept-encoding: gzip;q=x"],
    ["range: bytes=0-0"],
    ["if-match: *"],
    ["if-none-match: *"],
    ["te: trailers"],
    ["upgrade: websocket", "connection: upgrade"],
    ["upgrade: h2c", "connection: upgrade, http2-settings", "http2-settings: AAMAAABkAARAAAAAAAIAAAAA"],
    ["connection: x-api-key"],
    ["x-forwarded-for: 127.0.0.1"],
    ["x-forwarded-for: not an address, ::ffff:1.2.3.4"],
    [`x-forwarded-for: ${"1.2.3.4,".repeat(1_000)}1.2.3.4`],
    ["forwarded: for=127.0.0.1;host=evil"],
    ["x-forwarded-host: evil.example"],
    ["x-original-url: /admin"],
    ["x-rewrite-url: /admin"],
    ["x-request-id: "],
    [`x-request-id: ${"x".repeat(9_000)}`],
    ["x-request-id: a b"],
    ["x-request-id: \u00e9"],
    ["x-request-id: a", "x-request-id: b"],
    ["expect: 100-continue"],
    ["expect: 200-ok"],
    ["expect: nothing"],
    ["max-forwards: 0"],
    ["traceparent: x"],
    ["content-language: x", "content-location: /admin", "content-md5: x"],
    ["proxy: http://evil.example"],
  ];
  const refused: readonly (readonly [string, Lines])[] = [
    ["a name with a space", ["x y: 1"]],
    ["no name", [": 1"]],
    ["no colon", ["nonsense"]],
    ["a space before the colon", ["x : 1"]],
    ["a folded line", ["x: 1\r\n y"]],
    ["a CR in a value", ["x: a\rb"]],
    ["an LF in a value", ["x: a\nb: c\nd"]],
    ["a NUL in a value", ["x: a\u0000b"]],
    ["a NUL in a name", ["x\u0000y: 1"]],
    ["a DEL in a value", ["x: \u007f"]],
    ["a control in a value", ["x: \u001b[31m"]],
  ];
  const keyed = `authorization: Bearer ${key.slice(0, -1)}`;
  return [
    ...taken.map((lines) => withLines(`${lines[0]?.slice(0, 50)} (${lines.length})`, WORKS, lines)),
    ...refused.map(([name, lines]) => withLines(name, ["INVALID_REQUEST", "cut"], lines)),
    withLines("16 KB of one header", ["PAYLOAD_TOO_LARGE"], [`x: ${"x".repeat(16_384)}`]),
    withLines("100 KB of one header", ["PAYLOAD_TOO_LARGE"], [`x: ${"x".repeat(100_000)}`]),
    withLines("600 headers", ["PAYLOAD_TOO_LARGE"], many(600)),
    withLines("2,000 headers", ["PAYLOAD_TOO_LARGE"], many(2_000)),
    withLines("a wrong key behind 400 headers", NO_KEY, [...short(400), keyed]),
    withLines("a wrong key behind 1,500 headers", ["PAYLOAD_TOO_LARGE"], [...short(1_500), keyed]),
    withLines("a wrong key behind 3,500 headers", ["PAYLOAD_TOO_LARGE"], [...short(3_500), keyed]),
    withLines("no host", REFUSED, [], []),
    withLines("two hosts", REFUSED, [], ["host: localhost", "host: y"]),
    withLines("the same host twice", REFUSED, [], ["host: localhost", "host: localhost"]),
    ...["127.0.0.1:1", "LOCALHOST", "[::1]:80", "192.0.2.7"].map((host) =>
      withLines(`the host ${JSON.stringify(host)}`, WORKS, [], [`host: ${host}`]),
    ),
    ...["", "evil.example", "localhost.evil.example", "a/b", "[::1", "x y", "é"].map((host) =>
      withLines(`the host ${JSON.stringify(host)}`, ["foreign"], [], [`host: ${host}`]),
    ),
    ...["null", "https://evil.example", "http://localhost.evil.com", ""].map((origin) =>
      withLines(`the origin ${JSON.stringify(origin)}`, ["foreign"], [`origin: ${origin}`]),
    ),
  ];
}

function idempotency(): HostileForm[] {
  let count = 0;
  const keyed = (value: string, args = "") => {
    count += 1;
    const body = callOf(`{"ids":"bitcoin","vs_currencies":"usd"${args}}`);
    const lines = value === "" ? [] : [`idempotency-key: ${value.replace("#", String(count))}`];
    return postOf(body, [JSON_TYPE, ...lines]);
  };
  const header: Readonly<Record<string, readonly Outcome[]>> = {
    "bare-#": WORKS,
    '"quoted-#"': WORKS,
    [`#${"x".repeat(126)}`]: WORKS,
    '""': ["INVALID_IDEMPOTENCY_KEY"],
    [`#${"x".repeat(128)}`]: ["INVALID_IDEMPOTENCY_KEY"],
    "a b": ["INVALID_IDEMPOTENCY_KEY"],
    é: ["INVALID_IDEMPOTENCY_KEY"],
    "a, b": ["INVALID_IDEMPOTENCY_KEY"],
    '"a': ["INVALID_IDEMPOTENCY_KEY"],
    "../a": ["INVALID_IDEMPOTENCY_KEY"],
    "a'--": ["INVALID_IDEMPOTENCY_KEY"],
    __proto__: WORKS,
    constructor: WORKS,
  };
  const inArgs: Readonly<Record<string, readonly Outcome[]>> = {
    '"in-args"': WORKS,
    '""': ["INVALID_IDEMPOTENCY_KEY"],
    "1": ["INVALID_IDEMPOTENCY_KEY"],
    // Null is no key.
    null: WORKS,
    "[]": ["INVALID_IDEMPOTENCY_KEY"],
    "{}": ["INVALID_IDEMPOTENCY_KEY"],
    '["a"]': ["INVALID_IDEMPOTENCY_KEY"],
    true: ["INVALID_IDEMPOTENCY_KEY"],
    '"a\\n"': ["INVALID_IDEMPOTENCY_KEY"],
    '"\\u202e"': ["INVALID_IDEMPOTENCY_KEY"],
    '"😀"': ["INVALID_IDEMPOTENCY_KEY"],
    [`"${"x".repeat(10_000)}"`]: ["INVALID_IDEMPOTENCY_KEY"],
  };
  return [
    ...Object.entries(header).map(([value, allowed]) => ({
      name: `idempotency-key: ${value.slice(0, 30)} (${value.length})`,
      send: [keyed(value)],
      allowed,
    })),
    ...Object.entries(inArgs).map(([value, allowed]) => ({
      name: `idempotency_key ${value.slice(0, 30)}`,
      send: [keyed("", `,"idempotency_key":${value}`)],
      allowed,
    })),
    {
      name: "an idempotency key in two places that differ",
      send: [keyed("a", ',"idempotency_key":"b"')],
      allowed: REFUSED,
    },
    {
      name: "an idempotency key in two places that agree",
      send: [keyed("same", ',"idempotency_key":"same"')],
      allowed: WORKS,
    },
    posting("two idempotency headers that differ", REFUSED, CALL, [
      JSON_TYPE,
      "idempotency-key: a",
      "idempotency-key: b",
    ]),
    posting("two idempotency headers that agree", ["ok", "INVALID_REQUEST"], CALL, [
      JSON_TYPE,
      "idempotency-key: agree",
      "idempotency-key: agree",
    ]),
  ];
}

function targets(): HostileForm[] {
  const nowhere = [
    "/",
    "//",
    "///",
    "/api",
    "/api/",
    "/api/v1",
    "/api/v1/",
    "//api/v1/tools",
    "/api//v1/tools",
    "/api/v1/tools/",
    "/api/v1//tools",
    "/./api/v1/tools",
    "/api/./v1/tools",
    "/api/v1/../v1/tools",
    "/api/v1/tools/../quota",
    "/api/v1/%2e%2e/v1/tools",
    "/api/v1/tools/%zz",
    "/api/v1/tools/%",
    "/api/v1/tools/%c0%af",
    "/api/v1/tools/%ff",
    "/api/v1/tools%00",
    "/api/v1/tools;x=1",
    "/API/V1/TOOLS",
    "/api/v1/Tools",
    "/api/v1/tools.json",
    "/api/v1/tools%20",
    "/api/v1/tools%3Flimit=1",
    "/%61pi/v1/tools",
    "\\api\\v1\\tools",
    "/api\\v1\\tools",
    "/.env",
    "/.git/config",
    "/admin",
    "/metrics.php",
    "/wp-login.php",
    "/..%2f..%2fetc/passwd",
    "/etc/passwd",
    "/__proto__",
    "/constructor",
    "/api/v1/__proto__",
    "/api/v1/receipts/",
    "/favicon.ico",
    `/${"a".repeat(15_000)}`,
    `/${"a/".repeat(7_000)}`,
    `/${"%2e".repeat(4_000)}`,
    "*",
    "x",
    "?",
    "/?x",
    "/#",
    "/api/v1/tools#x",
    "/\u00e9",
    "/api/v1/tools/get_price/x",
  ];
  const noTool = [
    "__proto__",
    "constructor",
    "toString",
    "..",
    "%2e%2e",
    "%2e%2e%2fquota",
    "%00",
    "get_price%00",
    "%F0%9F%A6%8A",
    "%E2%80%AE",
    "GET_PRICE",
    "x".repeat(8_000),
    "%0d%0aset-cookie:x",
  ];
  return [
    ...nowhere.map((path) => getting(path, [...NOWHERE, "INVALID_REQUEST"])),
    ...noTool.map((name) => getting(`/api/v1/tools/${name}`, ["TOOL_NOT_FOUND", "ENDPOINT_NOT_FOUND"])),
    getting(`/${"a".repeat(17_000)}`, ["PAYLOAD_TOO_LARGE"]),
    getting(`/api/v1/tools?search=${"a".repeat(17_000)}`, ["PAYLOAD_TOO_LARGE"]),
    ...[
      "/api/v1/receipts/x",
      "/api/v1/receipts/..",
      "/api/v1/receipts/__proto__",
      "/api/v1/receipts/%00",
      "/api/v1/usage",
      `/api/v1/receipts/${"x".repeat(9_000)}`,
    ].map((path) => getting(path, ["AUTH_REQUIRED", "ENDPOINT_NOT_FOUND"])),
    getting("http://x/api/v1/quota", WORKS),
    getting("HTTPS://evil.example:1/api/v1/quota", WORKS),
    getting("http://x", NOWHERE),
    getting("ftp://x/api/v1/quota", [...NOWHERE, "INVALID_REQUEST"]),
  ];
}

function queries(): HostileForm[] {
  const refused = [
    "limit=0",
    "limit=-1",
    "limit=1.5",
    "limit=abc",
    "limit=",
    "limit=1e2",
    "limit=0x10",
    "limit=+5",
    "limit=%20",
    "limit=NaN",
    "limit=Infinity",
    "limit=1&limit=1",
    "limit[]=1",
    "limit[a]=1",
    "x=1",
    "__proto__=1",
    "constructor=1",
    "limit=%00",
    "limit=%EF%BC%91",
    "=1",
    "=",
    "page=1",
    `${"a".repeat(9_000)}=1`,
    "cursor=a&cursor=b",
    "%6cimit=1&limit=2",
  ];
  const cursors = [
    "",
    "x",
    "__proto__",
    "constructor",
    "x".repeat(9_000),
    "' OR 1=1 --",
    "%F0%9F%A6%8A",
    "%00",
    "../get_price",
    "GET_PRICE",
    "%zz",
    "0",
    "-1",
    "null",
    "%E2%80%AE",
  ];
  const taken = [
    "limit=250",
    "limit=251",
    "limit=1000000000",
    "limit=99999999999999999999",
    "cursor=get_price",
    "search=",
    "search=%zz",
    "search=%00",
    "search=%ff%fe",
    "search=%F0%9F%A6%8A",
    "search=' OR 1=1 --".replaceAll(" ", "+"),
    `search=${"a+".repeat(6_000)}`,
    "search=.*(a%2B)%2B$",
    "search=<script>",
    "category=__proto__",
    "category=",
    "provider=constructor",
    "provider=%2e%2e",
    "&&&",
    "search=a;limit=0",
  ];
  const inQuery = (allowed: readonly Outcome[]) => (query: string) =>
    getting(`/api/v1/tools?${query}`, allowed);
  return [
    ...refused.map(inQuery(["VALIDATION_ERROR"])),
    ...cursors.map((cursor) =>
      getting(`/api/v1/tools?cursor=${cursor.replaceAll(" ", "+")}`, ["CATALOG_PAGINATION_ERROR"]),
    ),
    ...taken.map(inQuery(["ok", "VALIDATION_ERROR"])),
    ...["from=x", "from=2026-13-01", "from=2026-01-02&to=2026-01-01", "from=", "from=1e9"].map((query) =>
      getting(`/api/v1/usage?${query}`, ["AUTH_REQUIRED", "VALIDATION_ERROR"]),
    ),
    getting("/api/v1/quota?x=1", ["VALIDATION_ERROR"]),
    getting("/errors?x=<script>", ["VALIDATION_ERROR"]),
  ];
}

function methods(): HostileForm[] {
  const sent = (line: string, allowed: readonly Outcome[], body = ""): HostileForm => ({
    name: line.slice(0, 60),
    send: [requestOf(`${line} HTTP/1.1`, { body, lines: body ? [JSON_TYPE] : [] })],
    allowed,
  });
  return [
    ...["PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "PROPFIND", "GET", "PURGE", "LINK", "SEARCH"].map(
      (method) =>
        sent(`${method} /api/v1/execute`, NOWHERE, method === "GET" || method === "TRACE" ? "" : CALL),
    ),
    ...["POST", "DELETE", "TRACE", "OPTIONS"].map((method) => sent(`${method} /api/v1/tools`, NOWHERE)),
    sent("GET /api/v1/quota", WORKS, "a body that nobody asked for"),
    sent("GET  /api/v1/quota", ["ok", ...REFUSED]),
    sent("OPTIONS *", NOWHERE),
    sent("TRACE /", NOWHERE),
    sent("CONNECT example.com:443", ["cut", ...REFUSED]),
    sent("CONNECT 127.0.0.1:22", ["cut", ...REFUSED]),
    ...[
      "get /api/v1/quota",
      "FOO /api/v1/quota",
      "PRI * ",
      `${"G".repeat(10_000)} /`,
      "G\u0000T /",
      "GET\t/api/v1/quota",
      "",
      " GET /",
      "GET /a b",
    ].map((line) => sent(line, ["cut", ...REFUSED, ...NOWHERE])),
  ];
}

/** Every form of a request but its body and its arguments; `key` is one that works. */
export function requestForms(key: string): HostileForm[] {
  return [...credentials(key), ...headers(key), ...idempotency(), ...targets(), ...queries(), ...methods()];
}
