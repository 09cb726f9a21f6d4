// The clauses of the Express adapter, on a real Express application.
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { createService, defineProvider, defineTool } from "@svckit/core";
import { hello } from "@svckit/providers";
import { createRest } from "@svckit/rest";
import { sendOverHttp, testAdapter } from "@svckit/testing";
import express, { type Express } from "express";
import { afterEach, describe, expect, it, test } from "vitest";
import { z } from "zod";
import { toExpress } from "./express.js";
import { createExpressServer } from "./server.js";

let close = () => {};

afterEach(() => close());

const slow = defineTool({
  name: "get_slow",
  title: "Slow",
  description: "Answers after a while, for tests of callers who disconnect.",
  category: "demo",
  effect: "read",
  keyless: true,
  input: z.object({}),
  output: z.object({}),
  execute: (_, { signal }) =>
    new Promise<Record<string, never>>((resolve, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason));
      setTimeout(resolve, 5_000, {});
    }),
});

function service(publicUrl = "https://host.example/web3") {
  return createService({
    providers: [hello(), defineProvider({ id: "slow", title: "Slow", tools: [slow] })],
    publicUrl,
  });
}

/** Serves a host's application on a free port, as Express does or as the adapter's own server. */
async function serve(
  mount: (app: Express) => void,
  listen: (app: Express) => Server = createServer,
): Promise<string> {
  const app = express();
  mount(app);
  const server = listen(app).listen(0, "127.0.0.1");
  await once(server, "listening");
  close = () => {
    server.close();
    server.closeAllConnections();
  };
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const post = (url: string, body: unknown, init: RequestInit = {}) =>
  fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
    ...init,
  });

const HELLO = { tool: "say_hello", args: { name: "Ada" } };

testAdapter({ describe, it }, "toExpress", async (own) => {
  const url = await serve((app) => app.use("/web3", toExpress(own)));
  return { send: sendOverHttp(`${url}/web3`), close };
});

testAdapter({ describe, it }, "toExpress behind createExpressServer", async (own) => {
  const url = await serve((app) => app.use("/web3", toExpress(own)), createExpressServer);
  return { send: sendOverHttp(`${url}/web3`), close };
});

test("serves all of a host's application through createExpressServer", async () => {
  const inner = express();
  inner.get("/", (request, response) => void response.json({ inner: request.app === inner }));
  const seen: boolean[] = [];
  const url = await serve((app) => {
    app.use((request, response, next) => {
      seen.push(Object.getPrototypeOf(request) === app.request, request.app === app, response.app === app);
      next();
    });
    app.use("/inner", inner);
    app.post("/echo", express.json(), (request, response) => void response.status(201).send(request.body));
    app.get("/page", (request, response) => void response.type("html").send(`<p>${request.query["q"]}</p>`));
  }, createExpressServer);
  expect(await (await fetch(`${url}/inner`)).json()).toEqual({ inner: true });
  const echoed = await post(`${url}/echo`, { a: 1 });
  expect([echoed.status, await echoed.json()]).toEqual([201, { a: 1 }]);
  const page = await fetch(`${url}/page?q=x`);
  expect([page.headers.get("content-type"), await page.text()]).toEqual([
    "text/html; charset=utf-8",
    "<p>x</p>",
  ]);
  expect([page.headers.get("etag") !== null, (await fetch(`${url}/nowhere`)).status]).toEqual([true, 404]);
  expect(seen).toEqual(Array.from({ length: 12 }, () => true));
});

test("refuses new calls once the host drains the surface that it handed in", async () => {
  const rest = createRest(service());
  const url = await serve((app) => app.use("/web3", toExpress(rest)));
  expect(await (await post(`${url}/web3/api/v1/execute`, HELLO)).json()).toMatchObject({ ok: true });
  rest.drain();
  const refused = await post(`${url}/web3/api/v1/execute`, HELLO);
  expect([refused.status, await refused.json()]).toMatchObject([503, { error: { code: "SHUTTING_DOWN" } }]);
});

test("answers under a prefix of the host's application, and leaves the host's own routes alone", async () => {
  const url = await serve((app) => {
    app.get("/", (_request, response) => void response.send("the host's page"));
    app.use("/web3", toExpress(service()));
  });
  expect(await (await fetch(url)).text()).toBe("the host's page");
  const response = await post(`${url}/web3/api/v1/execute`, HELLO);
  expect(response.headers.get("content-type")).toBe("application/json");
  expect(response.headers.get("x-quota-remaining")).toBe("24");
  expect(await response.json()).toMatchObject({
    ok: true,
    data: { greeting: expect.stringContaining("Ada") },
  });
});

test("answers every path under its prefix in JSON, with the prefix in doc_url", async () => {
  const url = await serve((app) => app.use("/web3", toExpress(service())));
  const response = await fetch(`${url}/web3/nowhere?x=1`);
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({
    error: { code: "ENDPOINT_NOT_FOUND", doc_url: "https://host.example/web3/errors#endpoint-not-found" },
  });
});

test("passes paths that are not its own to the host's next handler where it is mounted at the root", async () => {
  const url = await serve((app) => {
    app.use(toExpress(service()));
    app.get("/about", (_request, response) => void response.send("about the host"));
    app.get("/api/v1/orders", (_request, response) => void response.send("the host's orders"));
  });
  expect(await (await fetch(`${url}/about`)).text()).toBe("about the host");
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  // The host has an API of its own, and says itself what is not there.
  expect(await (await fetch(`${url}/api/v1/orders`)).text()).toBe("the host's orders");
  const nowhere = await fetch(`${url}/api/v1/nowhere`);
  expect([nowhere.status, nowhere.headers.get("content-type")]).toEqual([404, "text/html; charset=utf-8"]);
  const wrongMethod = await fetch(`${url}/api/v1/execute`);
  expect([wrongMethod.status, await wrongMethod.json()]).toMatchObject([
    405,
    { error: { code: "ENDPOINT_NOT_FOUND" } },
  ]);
});

test("takes off the path of publicUrl where it is mounted at the root, and answers every path under it", async () => {
  const url = await serve((app) => {
    app.use(toExpress(service()));
    app.get("/web", (_request, response) => void response.send("the host's page"));
  });
  expect(await (await post(`${url}/web3/api/v1/execute?`, HELLO)).json()).toMatchObject({ ok: true });
  expect(await (await fetch(`${url}/web3/nowhere`)).json()).toMatchObject({
    error: { code: "ENDPOINT_NOT_FOUND" },
  });
  expect(await (await fetch(`${url}/web`)).text()).toBe("the host's page");
});

test("says of a body that was read and not left that it was read before", async () => {
  const url = await serve((app) =>
    app
      .use((request, _, next) => {
        request.resume().on("end", () => next());
      })
      .use("/web3", toExpress(service())),
  );
  const response = await post(`${url}/web3/api/v1/execute`, HELLO);
  expect([response.status, await response.json()]).toMatchObject([
    400,
    {
      error: {
        code: "INVALID_REQUEST",
        message: expect.stringMatching(/read before.*request\.body/),
      },
    },
  ]);
});

test("takes a body that a parser before it has read", async () => {
  const url = await serve((app) => app.use(express.json()).use("/web3", toExpress(service())));
  expect(await (await post(`${url}/web3/api/v1/execute`, HELLO)).json()).toMatchObject({ ok: true });
  const prototype = await fetch(`${url}/web3/api/v1/execute`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: '{"tool":"say_hello","args":{"__proto__":{"name":"x"}}}',
  });
  expect(await prototype.json()).toMatchObject({ error: { code: "INVALID_REQUEST" } });
});

test.each([
  ["raw", express.raw({ type: "*/*" })],
  ["text", express.text({ type: "*/*" })],
])(
  "takes the bytes that express.%s() has read, inflated, and finds a member in them twice",
  async (_, parser) => {
    const url = await serve((app) => app.use(parser).use("/web3", toExpress(service())));
    const send = (body: string, headers: Record<string, string> = {}) =>
      fetch(`${url}/web3/api/v1/execute`, {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: headers["content-encoding"] ? gzipSync(body) : body,
      }).then((response) => response.json());
    const text = JSON.stringify(HELLO);
    expect(await send(text)).toMatchObject({ ok: true });
    expect(await send(text, { "content-encoding": "gzip" })).toMatchObject({ ok: true });
    expect(await send('{"tool":"say_hello","tool":"x"}')).toMatchObject({
      error: { code: "INVALID_REQUEST", message: expect.stringContaining("twice") },
    });
  },
);

test("gives a keyless call back when its caller disconnects", async () => {
  const own = service();
  const url = await serve((app) => app.use("/web3", toExpress(own)));
  const controller = new AbortController();
  const call = post(`${url}/web3/api/v1/execute`, { tool: "get_slow" }, { signal: controller.signal });
  const remaining = async () => {
    const quota = await (await fetch(`${url}/web3/api/v1/quota`)).json();
    return (quota as { data: { remaining: number } }).data.remaining;
  };
  while ((await remaining()) !== 24) await new Promise((resolve) => setTimeout(resolve, 10));
  controller.abort();
  await expect(call).rejects.toThrow();
  while ((await remaining()) !== 25) await new Promise((resolve) => setTimeout(resolve, 10));
  expect(await remaining()).toBe(25);
});
