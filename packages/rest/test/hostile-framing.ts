// Hostile framing: requests with a wrong beginning, middle or end.
import {
  CALL,
  type HostileForm,
  JSON_TYPE,
  type Lines,
  type Outcome,
  postOf,
  requestOf,
} from "./hostile-form.js";

const WORKS: readonly Outcome[] = ["ok"];
const REFUSED: readonly Outcome[] = ["INVALID_REQUEST"];
const REFUSED_OR_CUT: readonly Outcome[] = ["INVALID_REQUEST", "cut"];

const framed = (
  name: string,
  allowed: readonly Outcome[],
  lines: Lines,
  body: string,
  ...more: HostileForm["send"]
): HostileForm => ({
  name,
  send: [postOf(body, [JSON_TYPE, ...lines]), ...more],
  allowed,
});
const chunked = (name: string, allowed: readonly Outcome[], body: string, ...more: HostileForm["send"]) =>
  framed(name, allowed, ["transfer-encoding: chunked"], body, ...more);
const chunk = (text: string) => `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`;

function lengths(): HostileForm[] {
  const long = String(CALL.length + 10);
  return [
    ...["-1", "abc", "+5", "0x10", "1e3", "", " ", "1 2", "1,2", "99999999999999999999", "1.0", "٣"].map(
      (length) =>
        framed(
          `content-length ${JSON.stringify(length)}`,
          REFUSED_OR_CUT.concat("PAYLOAD_TOO_LARGE"),
          [`content-length: ${length}`],
          CALL,
        ),
    ),
    framed(
      "content-length that is too long, then our half is closed",
      REFUSED_OR_CUT,
      [`content-length: ${long}`],
      CALL,
      "end",
    ),
    framed("content-length that is too short", REFUSED_OR_CUT, ["content-length: 5"], CALL),
    framed(
      "content-length twice, the same",
      REFUSED,
      [`content-length: ${CALL.length}`, `content-length: ${CALL.length}`],
      CALL,
    ),
    framed(
      "content-length twice, and they differ",
      REFUSED,
      [`content-length: ${CALL.length}`, "content-length: 0"],
      CALL,
    ),
    framed(
      "20 MB that are declared and never come",
      ["PAYLOAD_TOO_LARGE"],
      ["content-length: 20000000"],
      "{",
    ),
    framed(
      "10^15 bytes that are declared and never come",
      ["PAYLOAD_TOO_LARGE"],
      ["content-length: 1000000000000000"],
      "{",
    ),
    framed("no length at all", REFUSED_OR_CUT, ["content-length: 0"], ""),
    framed(
      "length and chunks",
      REFUSED,
      [`content-length: ${CALL.length}`, "transfer-encoding: chunked"],
      chunk(CALL),
    ),
    framed(
      "chunks and length",
      REFUSED,
      ["transfer-encoding: chunked", "content-length: 5"],
      `${chunk(CALL)}0\r\n\r\n`,
    ),
    framed(
      "length and chunks, in capitals",
      REFUSED,
      ["Content-Length: 4", "Transfer-Encoding: CHUNKED"],
      chunk(CALL),
    ),
  ];
}

function chunks(): HostileForm[] {
  const whole = `${chunk(CALL)}0\r\n\r\n`;
  const single = [...CALL].map(chunk).join("");
  return [
    chunked("chunks", WORKS, whole),
    chunked("chunks of one byte", WORKS, `${single}0\r\n\r\n`),
    chunked(
      "chunks with extensions",
      WORKS,
      `${CALL.length.toString(16)};name=value;x="y"\r\n${CALL}\r\n0;end\r\n\r\n`,
    ),
    chunked(
      "20 KB of chunk extensions",
      ["PAYLOAD_TOO_LARGE", "INVALID_REQUEST", "cut"],
      `${CALL.length.toString(16)};${"x".repeat(20_000)}\r\n${CALL}\r\n0\r\n\r\n`,
    ),
    chunked("trailers", WORKS, `${chunk(CALL)}0\r\nx-trailer: 1\r\n\r\n`),
    chunked("a credential in a trailer", WORKS, `${chunk(CALL)}0\r\nauthorization: Bearer nonsense\r\n\r\n`),
    chunked(
      "a length and a host in a trailer",
      ["ok", "INVALID_REQUEST", "cut"],
      `${chunk(CALL)}0\r\ncontent-length: 5\r\nhost: y\r\n\r\n`,
    ),
    chunked(
      "20 KB of trailers",
      ["PAYLOAD_TOO_LARGE", "INVALID_REQUEST", "cut"],
      `${chunk(CALL)}0\r\nx: ${"x".repeat(20_000)}\r\n\r\n`,
    ),
    chunked("a chunk of 2^64 bytes", REFUSED_OR_CUT, `ffffffffffffffff1\r\n${CALL}\r\n0\r\n\r\n`),
    chunked("a chunk of less than nothing", REFUSED_OR_CUT, `-1\r\n${CALL}\r\n0\r\n\r\n`),
    chunked("a chunk whose size is no number", REFUSED_OR_CUT, `zz\r\n${CALL}\r\n0\r\n\r\n`),
    chunked("a chunk in 0x form", REFUSED_OR_CUT, `0x${CALL.length.toString(16)}\r\n${CALL}\r\n0\r\n\r\n`),
    chunked("a chunk longer than its size", REFUSED_OR_CUT, `5\r\n${CALL}\r\n0\r\n\r\n`),
    chunked("a chunk without its end", REFUSED_OR_CUT, `${CALL.length.toString(16)}\r\n${CALL}0\r\n\r\n`),
    chunked("lines that end in LF alone", REFUSED_OR_CUT, `${CALL.length.toString(16)}\n${CALL}\n0\n\n`),
    chunked("no last chunk, then our half is closed", REFUSED_OR_CUT, chunk(CALL), "end"),
    chunked("20 MB in chunks", ["PAYLOAD_TOO_LARGE"], chunk(" ".repeat(1_000_000)).repeat(20), "0\r\n\r\n"),
    ...[
      "identity",
      "gzip, chunked",
      "chunked, chunked",
      "xchunked",
      "chunked, identity",
      "chunked;q=1",
      " chunked",
      "\u000bchunked",
      "",
    ].map((encoding) =>
      framed(
        `transfer-encoding ${JSON.stringify(encoding)}`,
        ["ok", "INVALID_REQUEST", "cut"],
        [`transfer-encoding: ${encoding}`],
        whole,
        "end",
      ),
    ),
    framed(
      "transfer-encoding twice",
      ["ok", ...REFUSED_OR_CUT],
      ["transfer-encoding: chunked", "transfer-encoding: identity"],
      whole,
      "end",
    ),
    framed(
      "a space before the colon of transfer-encoding",
      REFUSED_OR_CUT,
      ["transfer-encoding : chunked"],
      whole,
    ),
  ];
}

function connections(): HostileForm[] {
  const post = postOf(CALL);
  const quota = requestOf("GET /api/v1/quota HTTP/1.1");
  const text = Buffer.from(post).toString("latin1");
  const http = (
    version: string,
    allowed: readonly Outcome[],
    host: Lines = ["host: localhost"],
  ): HostileForm => ({
    name: `${version}, ${host.length} hosts`,
    send: [requestOf(`POST /api/v1/execute ${version}`, { lines: [JSON_TYPE], body: CALL, host })],
    allowed,
  });
  return [
    http("HTTP/1.0", WORKS),
    http("HTTP/1.0", WORKS, []),
    http("HTTP/1.2", REFUSED_OR_CUT),
    http("HTTP/9.9", REFUSED_OR_CUT),
    http("HTTP/2.0", ["ok", ...REFUSED_OR_CUT]),
    http("HTTP/11", REFUSED_OR_CUT),
    http("http/1.1", REFUSED_OR_CUT),
    http("ICY/1.1", REFUSED_OR_CUT),
    { name: "HTTP/0.9", send: ["GET /\r\n\r\n", "end"], allowed: ["ENDPOINT_NOT_FOUND", ...REFUSED_OR_CUT] },
    {
      name: "HTTP/2 without being asked",
      send: ["PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"],
      allowed: REFUSED_OR_CUT,
    },
    {
      name: "TLS",
      send: [Buffer.from("16030100c8010000c40303", "hex"), Buffer.alloc(200, 7)],
      allowed: REFUSED_OR_CUT,
    },
    { name: "SSH", send: ["SSH-2.0-x\r\n"], allowed: REFUSED_OR_CUT },
    { name: "Redis", send: ["*1\r\n$4\r\nPING\r\n"], allowed: REFUSED_OR_CUT },
    { name: "zeros", send: [Buffer.alloc(4_000)], allowed: REFUSED_OR_CUT },
    {
      name: "an empty line before the request",
      send: ["\r\n\r\n", quota],
      allowed: ["ok", ...REFUSED_OR_CUT],
    },
    {
      name: "lines that end in LF alone",
      send: [text.replaceAll("\r\n", "\n")],
      allowed: ["ok", ...REFUSED_OR_CUT],
    },
    {
      name: "lines that end in CR alone",
      send: [text.replaceAll("\r\n", "\r"), "end"],
      allowed: REFUSED_OR_CUT,
    },
    { name: "byte by byte", send: [...text].flatMap((char) => [char]), allowed: WORKS },
    // The server cannot tell whether one half is closed or both: it takes it for a disconnect once it sees it.
    { name: "our half closed behind the request", send: [post, "end"], allowed: ["ok", "cut"] },
    { name: "our half closed in its body", send: [text.slice(0, -10), "end"], allowed: REFUSED_OR_CUT },
    { name: "our half closed in its headers", send: [text.slice(0, 60), "end"], allowed: REFUSED_OR_CUT },
    { name: "nothing, and our half closed", send: ["end"], allowed: ["cut"] },
    {
      name: "reset before the body",
      send: [text.slice(0, text.indexOf("\r\n\r\n") + 4), 5, "break"],
      allowed: ["cut"],
    },
    { name: "reset in the body", send: [text.slice(0, -10), 5, "break"], allowed: ["cut"] },
    { name: "reset behind the request", send: [post, "break"], allowed: ["cut", "ok"] },
    {
      name: "100 calls at once",
      send: [Buffer.concat(Array.from({ length: 100 }, () => post))],
      allowed: WORKS,
      answers: 100,
    },
    {
      name: "1,005 requests at once: a thousand over one connection",
      send: [Buffer.concat(Array.from({ length: 1_005 }, () => quota))],
      allowed: WORKS,
      answers: 1_000,
    },
    {
      name: "a call and garbage behind it",
      send: [Buffer.concat([post, Buffer.from("garbage\r\n\r\n")])],
      allowed: ["ok", "cut"],
    },
    {
      name: "a call and a request without a host behind it",
      send: [Buffer.concat([post, Buffer.from("GET / HTTP/1.1\r\n\r\n")])],
      allowed: ["ok", "INVALID_REQUEST"],
      answers: 2,
    },
    {
      name: "a request hidden in the body of one that takes none",
      send: [
        requestOf("GET /api/v1/quota HTTP/1.1", {
          lines: ["content-length: 41"],
          body: "GET /errors HTTP/1.1\r\nhost: x\r\n\r\n        ",
        }),
        20,
      ],
      allowed: WORKS,
    },
  ];
}

/** Every form of a frame. */
export function framingForms(): HostileForm[] {
  return [...lengths(), ...chunks(), ...connections()];
}

/** Forms that a limit of time ends. The figures are those of `svc serve`, with a second for its checks and some for this machine. */
export function slowForms(): HostileForm[] {
  const text = Buffer.from(postOf(CALL)).toString("latin1");
  const bodyAt = text.indexOf("\r\n\r\n") + 4;
  const slowly = (slow: string) => [...slow].flatMap((char) => [char, 1_000]);
  const [headersMs, requestMs] = [15_000, 36_000];
  return [
    { name: "no byte at all", send: [60_000], allowed: REFUSED_OR_CUT, withinMs: headersMs },
    {
      name: "a first line and nothing more",
      send: ["POST /api/v1/execute HTTP/1.1\r\n", 60_000],
      allowed: REFUSED_OR_CUT,
      withinMs: headersMs,
    },
    {
      name: "headers at a byte a second",
      send: slowly(text.slice(0, 60)),
      allowed: REFUSED_OR_CUT,
      withinMs: headersMs,
    },
    {
      name: "headers that go on, one a second",
      send: [
        "GET / HTTP/1.1\r\nhost: localhost\r\n",
        ...Array.from({ length: 60 }, () => ["x: y\r\n", 1_000]).flat(),
      ],
      allowed: REFUSED_OR_CUT,
      withinMs: headersMs,
    },
    {
      name: "a body at a byte a second",
      send: [text.slice(0, bodyAt), ...slowly(text.slice(bodyAt, bodyAt + 60))],
      allowed: REFUSED_OR_CUT,
      withinMs: requestMs,
    },
    {
      name: "a body that stops",
      send: [text.slice(0, -5), 60_000],
      allowed: REFUSED_OR_CUT,
      withinMs: requestMs,
    },
    {
      name: "chunks at one a second",
      send: [
        postOf("", [JSON_TYPE, "transfer-encoding: chunked"]),
        ...Array.from({ length: 60 }, () => ["1\r\n \r\n", 1_000]).flat(),
      ],
      allowed: REFUSED_OR_CUT,
      withinMs: requestMs,
    },
    {
      name: "a body that was promised and is waited for",
      send: [postOf("", [JSON_TYPE, "expect: 100-continue", "content-length: 10"]), 60_000],
      allowed: REFUSED_OR_CUT,
      withinMs: requestMs,
    },
    {
      name: "a body for a route that takes none, that stops",
      send: [requestOf("POST /nowhere HTTP/1.1", { lines: ["content-length: 10"], body: "x" }), 60_000],
      allowed: ["ENDPOINT_NOT_FOUND"],
      withinMs: requestMs,
    },
  ];
}
