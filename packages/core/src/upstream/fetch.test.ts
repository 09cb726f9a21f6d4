// How upstreams are asked where the host hands in no fetch: as the web's `fetch` would ask them, on a real server.
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from "node:zlib";
import { afterAll, describe, expect, test } from "vitest";
import { createSend, createUpstreamFetch } from "./fetch.js";
import { readBody } from "./read-body.js";

const TEXT = JSON.stringify({ list: Array.from({ length: 5_000 }, (_, n) => `line ${n} é`) });
const closing: (() => void)[] = [];
afterAll(() => {
  for (const close of closing) close();
});

async function listen(answer: RequestListener) {
  const server = createServer(answer);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  closing.push(() => {
    server.close();
    server.closeAllConnections();
  });
  // `as`: a server that listens on a port has such an address.
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
}

/** What is read of an answer with this coding and these bytes. */
async function readOf(coding: string, bytes: Uint8Array, maxBytes = 1_000_000): Promise<string | undefined> {
  const { url } = await listen((_, response) => {
    response.writeHead(200, { "content-encoding": coding });
    response.end(bytes);
  });
  return readBody(await createSend()(new Request(url)), maxBytes);
}

describe("an answer is read as it was before it was compressed", () => {
  const bytes = Buffer.from(TEXT);
  const cases: [coding: string, bytes: Uint8Array][] = [
    ["gzip", gzipSync(bytes)],
    ["X-GZIP", gzipSync(bytes)],
    ["deflate", deflateSync(bytes)],
    ["deflate", deflateRawSync(bytes)],
    ["br", brotliCompressSync(bytes)],
    ["gzip, br", brotliCompressSync(gzipSync(bytes))],
    ["identity", bytes],
    ["constructor", bytes],
  ];
  test.each(cases)("by %s", async (coding, compressed) => {
    expect(await readOf(coding, compressed)).toBe(TEXT);
  });

  test("and refused where it is longer than it may be then", async () => {
    const bomb = gzipSync(Buffer.alloc(50_000_000));
    expect(bomb.byteLength).toBeLessThan(100_000);
    expect(await readOf("gzip", bomb, 100_000)).toBeUndefined();
  });

  test("and fails where it is compressed too often, or in another way than it says", async () => {
    await expect(readOf(Array.from({ length: 6 }, () => "gzip").join(), bytes)).rejects.toThrow(
      "fetch failed",
    );
    await expect(readOf("gzip", bytes)).rejects.toMatchObject({
      message: "terminated",
      cause: { code: "Z_DATA_ERROR" },
    });
  });
});

const OWN = { "x-own": "1", "user-agent": "acme", host: "other.example" };

test("a request says what the web's `fetch` would say", async () => {
  const seen: IncomingHttpHeaders[] = [];
  const { url } = await listen((request, response) => {
    seen.push(request.headers);
    request.pipe(response);
  });
  const make = () => new Request(url, { method: "POST", body: "é", headers: OWN });
  const answers = [await createSend()(make()), await fetch(make())];
  expect(await Promise.all(answers.map((answer) => readBody(answer, 10)))).toEqual(["é", "é"]);
  const [{ "accept-encoding": coding, ...ours } = {}, { "accept-encoding": _, ...web } = {}] = seen;
  expect(coding).toBe("br, gzip, deflate");
  expect(ours).toEqual(web);
  expect(ours.host).toBe(new URL(url).host);
});

test("redirects are given back, and each line of a header is kept", async () => {
  const { url } = await listen((_, response) => {
    response.writeHead(302, [
      ["location", "/else"],
      ["set-cookie", "a=1"],
      ["set-cookie", "b=2"],
    ]);
    response.end();
  });
  const { status, headers } = await createUpstreamFetch()(new Request(url));
  expect([status, headers.get("location"), headers.getSetCookie()]).toEqual([302, "/else", ["a=1", "b=2"]]);
});

test("an answer without a body has none, and one that breaks off fails", async () => {
  const { url } = await listen((request, response) => {
    // With a length that is that of another answer.
    if (request.url === "/none") return void response.writeHead(204, { "content-length": 7 }).end();
    response.writeHead(200, { "content-length": 100 });
    response.write("half");
    setTimeout(() => response.destroy(), 20);
  });
  const fetch = createUpstreamFetch();
  const none = await fetch(new Request(`${url}none`));
  expect([none.status, none.body, await none.text()]).toEqual([204, null, ""]);
  await expect((await fetch(new Request(url))).text()).rejects.toThrow();
  await expect(readBody(await createSend()(new Request(url)), 1_000)).rejects.toThrow();
});

test("whoever reads no more of an answer, or leaves, ends its connection", async () => {
  let open = 0;
  const { server, url } = await listen((request, response) => {
    response.statusCode = Number(request.url?.slice(1)) || 200;
    const writing = setInterval(() => response.write("x".repeat(1_000)), 5);
    response.on("close", () => clearInterval(writing));
  });
  server.on("connection", (socket) => {
    open += 1;
    socket.on("close", () => {
      open -= 1;
    });
  });
  const closed = async () => {
    for (let at = 0; open > 0 && at < 100; at += 1) await sleep(20);
    return open;
  };
  expect(await readBody(await createSend()(new Request(url)), 5_000)).toBeUndefined();
  expect(await closed()).toBe(0);
  await (await createSend()(new Request(url))).body?.cancel();
  expect(await closed()).toBe(0);
  for (const given of [200, 999]) {
    const { status, ok, body } = await createUpstreamFetch()(new Request(`${url}${given}`));
    expect([status, ok]).toEqual([given, given === 200]);
    await body?.cancel();
    expect(await closed()).toBe(0);
  }
  const leaving = new AbortController();
  const { body } = await createSend()(new Request(url, { signal: leaving.signal }));
  leaving.abort(new Error("left"));
  const read = async () => {
    for await (const _ of body ?? []);
  };
  await expect(read()).rejects.toThrow();
  expect(await closed()).toBe(0);
});

test("who leaves before the answer is told why", async () => {
  const { url } = await listen(() => {});
  const asking = createSend()(new Request(url, { signal: AbortSignal.timeout(50) }));
  await expect(asking).rejects.toMatchObject({ name: "TimeoutError" });
});

test("what did not come about is told with its cause", async () => {
  const { server, url } = await listen(() => {});
  server.close();
  await once(server, "close");
  await expect(createSend()(new Request(url))).rejects.toMatchObject({ cause: { code: "ECONNREFUSED" } });
});
