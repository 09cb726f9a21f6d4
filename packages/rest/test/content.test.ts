// The clauses of compression: what is sent compressed, to whom, and never twice.
import { once } from "node:events";
import {
  createServer,
  type IncomingHttpHeaders,
  type RequestListener,
  request,
  type Server,
} from "node:http";
import type { AddressInfo } from "node:net";
import * as zlib from "node:zlib";
import { toLambda } from "@svckit/adapters-lambda";
import { createService, defineProvider, defineTool } from "@svckit/core";
import { hello } from "@svckit/providers";
import { createRest, toFetch, toNodeListener } from "@svckit/rest";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";

const rows = defineTool({
  name: "list_rows",
  title: "Rows",
  description: "Answers as many rows as it is asked for, for tests of how long answers are sent.",
  category: "demo",
  effect: "read",
  keyless: true,
  input: z.object({ rows: z.number().int() }),
  output: z.object({ rows: z.array(z.object({ id: z.number(), name: z.string() })) }),
  execute: async (args) => ({
    rows: Array.from({ length: args.rows }, (_, id) => ({ id, name: `row number ${id}` })),
  }),
});

const service = createService({
  providers: [hello(), defineProvider({ id: "rows", title: "Rows", tools: [rows] })],
  anonymous: { callsPerDay: 1_000, attemptsPerMinute: 1_000 },
});
const rest = createRest(service);
const servers: Server[] = [];
let url = "";

beforeAll(async () => {
  url = await serve(toNodeListener(rest));
});

afterAll(async () => {
  for (const server of servers) {
    server.close();
    server.closeAllConnections();
  }
  await service.close();
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, "127.0.0.1");
  servers.push(server);
  await once(server, "listening");
  // `as`: a server that listens on a port has such an address.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

interface Raw {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
}

/** An answer as it went over the wire, which `fetch` would have inflated. */
function get(
  path: string,
  headers: Record<string, string> = {},
  options: { readonly method?: string; readonly body?: string; readonly at?: string } = {},
): Promise<Raw> {
  const { method = "GET", body, at = url } = options;
  return new Promise((resolve, reject) => {
    const sent = request(at + path, { method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        const { statusCode: status = 0, headers: given } = response;
        resolve({ status, headers: given, bytes: Buffer.concat(chunks) });
      });
    });
    sent.on("error", reject);
    sent.end(body);
  });
}

const listRows = (count: number, headers: Record<string, string> = {}, at = url) =>
  get(
    "/api/v1/execute",
    { "content-type": "application/json", ...headers },
    { method: "POST", body: JSON.stringify({ tool: "list_rows", args: { rows: count } }), at },
  );

// From Node 22.15 on.
const unzstd: unknown = Reflect.get(zlib, "zstdDecompressSync");
const DECODE: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  br: zlib.brotliDecompressSync,
  gzip: zlib.gunzipSync,
  // `as`: the types of Node 20 lack it.
  ...(typeof unzstd === "function" && { zstd: unzstd as (bytes: Buffer) => Buffer }),
};
const HAS_ZSTD = "zstd" in DECODE;

const DOCUMENTS = [
  "/api/openapi.json",
  "/docs",
  "/docs/swagger-ui-bundle.js",
  "/docs/swagger-ui.css",
  "/errors",
  "/llms.txt",
];

test.each(DOCUMENTS)(
  "%s is sent in the coding that its caller takes, and is the same in each",
  async (path) => {
    const plain = await get(path);
    expect(plain.headers).toMatchObject({ vary: "accept-encoding, origin" });
    expect(plain.headers["content-encoding"]).toBeUndefined();
    if (plain.bytes.length < 1_200) return;
    for (const [accepted, coding] of [
      ["gzip, deflate, br", "br"],
      ["br;q=0.1, gzip;q=0.9", "gzip"],
      ["GZIP", "gzip"],
      ["gzip, deflate, br, zstd", "br"],
      ["br;q=0.5, zstd", HAS_ZSTD ? "zstd" : "br"],
    ] as const) {
      const { headers, bytes } = await get(path, { "accept-encoding": accepted });
      expect(headers).toMatchObject({
        "content-encoding": coding,
        "content-length": String(bytes.length),
        vary: "accept-encoding, origin",
        "content-type": plain.headers["content-type"],
      });
      expect(bytes.length).toBeLessThan(plain.bytes.length / 2);
      expect(DECODE[coding]?.(bytes).equals(plain.bytes)).toBe(true);
      const { headers: head } = await get(path, { "accept-encoding": accepted }, { method: "HEAD" });
      expect(head["content-length"]).toBe(headers["content-length"]);
    }
  },
);

test.each([undefined, "", "identity", "deflate", "br;q=0, gzip;q=0", "br; q=0.0", "compress"])(
  "with the accept-encoding %j everything is sent as it is",
  async (accepted) => {
    const headers: Record<string, string> = accepted === undefined ? {} : { "accept-encoding": accepted };
    for (const answer of [await get("/errors", headers), await listRows(1_000, headers)]) {
      expect(answer.headers["content-encoding"]).toBeUndefined();
      expect(answer.headers.vary).toMatch(/^accept-encoding(, origin)?$/);
      expect(answer.headers["content-length"]).toBe(String(answer.bytes.length));
    }
  },
);

test("a document has one tag in every coding, and whoever has it in one is not sent another", async () => {
  const tags = await Promise.all(
    ["identity", "gzip", "br"].map(
      async (accepted) => (await get("/api/openapi.json", { "accept-encoding": accepted })).headers.etag,
    ),
  );
  expect(new Set(tags).size).toBe(1);
  const [tag = ""] = tags;
  expect(tag).toMatch(/^W\/"/);
  for (const known of [tag, tag.slice(2), `"x", ${tag}`, "*"]) {
    const again = await get("/api/openapi.json", { "if-none-match": known, "accept-encoding": "br" });
    expect([again.status, again.bytes.length, again.headers["content-encoding"]]).toEqual([
      304,
      0,
      undefined,
    ]);
    expect(again.headers).toMatchObject({ etag: tag, vary: "accept-encoding, origin" });
  }
  expect((await get("/api/openapi.json", { "if-none-match": 'W/"x"' })).status).toBe(200);
});

test.each(Object.keys(DECODE))(
  "a long answer to a call is compressed as %s, a short one is not",
  async (coding) => {
    const plain = await listRows(2_000);
    const long = await listRows(2_000, { "accept-encoding": coding });
    expect(long.headers).toMatchObject({
      "content-encoding": coding,
      "content-length": String(long.bytes.length),
      vary: "accept-encoding",
    });
    expect(long.bytes.length).toBeLessThan(plain.bytes.length / 3);
    // `as`: what the envelope of a success is.
    const read = (bytes: Buffer | undefined) => JSON.parse(String(bytes)) as { data: { rows: unknown } };
    expect(read(DECODE[coding]?.(long.bytes)).data.rows).toEqual(read(plain.bytes).data.rows);
    const short = await listRows(10, { "accept-encoding": coding });
    expect([short.headers["content-encoding"], short.headers.vary]).toEqual([undefined, undefined]);
  },
);

test("many long answers at once are all answered, compressed or not", async () => {
  const answers = await Promise.all(
    Array.from({ length: 60 }, () => listRows(3_000, { "accept-encoding": "gzip" })),
  );
  for (const { headers, bytes } of answers) {
    const text = headers["content-encoding"] === "gzip" ? zlib.gunzipSync(bytes) : bytes;
    expect(JSON.parse(String(text))).toMatchObject({ ok: true });
  }
});

test("an answer is not compressed a second time by a host that compresses, nor where the host has named a coding", async () => {
  // As compressing middleware does it: what has a coding by the time its headers are written is left alone.
  const compressing = await serve((incoming, response) => {
    const { writeHead, end } = response;
    response.writeHead = ((status: number, headers: Record<string, string>) => {
      if (headers["content-encoding"] === undefined) {
        const gzip = zlib.createGzip();
        gzip.on("data", (chunk) => response.write(chunk));
        gzip.on("end", () => Reflect.apply(end, response, []));
        response.end = (bytes?: unknown) => {
          gzip.end(bytes);
          return response;
        };
        const { "content-length": _, ...others } = headers;
        return Reflect.apply(writeHead, response, [status, { ...others, "content-encoding": "gzip" }]);
      }
      return Reflect.apply(writeHead, response, [status, headers]);
    }) as typeof response.writeHead;
    toNodeListener(rest)(incoming, response);
  });
  for (const count of [10, 3_000]) {
    const { headers, bytes } = await listRows(count, { "accept-encoding": "gzip" }, compressing);
    expect(headers["content-encoding"]).toBe("gzip");
    expect(JSON.parse(String(zlib.gunzipSync(bytes)))).toMatchObject({ ok: true });
  }
  const named = await serve((incoming, response) => {
    response.setHeader("content-encoding", "identity");
    toNodeListener(rest)(incoming, response);
  });
  const { headers, bytes } = await listRows(3_000, { "accept-encoding": "gzip" }, named);
  expect(headers["content-encoding"]).toBe("identity");
  expect(JSON.parse(String(bytes))).toMatchObject({ ok: true });
});

test("hosts that compress themselves, or take text alone, are given text", async () => {
  const accepted = { "accept-encoding": "gzip, br" };
  const response = await toFetch(rest)(new Request("https://svc.example/errors", { headers: accepted }));
  expect([response.headers.get("content-encoding"), response.headers.get("vary")]).toEqual([
    null,
    "accept-encoding, origin",
  ]);
  expect(await response.text()).toContain("<h1>Errors</h1>");
  const result = await toLambda(rest)({
    rawPath: "/docs/swagger-ui.css",
    rawQueryString: "",
    headers: accepted,
    requestContext: { http: { method: "GET", sourceIp: "203.0.113.7" }, stage: "$default" },
    isBase64Encoded: false,
  });
  expect(result).toMatchObject({ statusCode: 200, isBase64Encoded: false });
  expect(result.body).toContain(".swagger-ui");
});
