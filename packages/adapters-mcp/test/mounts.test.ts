// Where the endpoints can be mounted: Express, Node, fetch and Lambda carry the same messages.
import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { toExpress } from "@svckit/adapters-express";
import { type HttpApiEvent, toLambda } from "@svckit/adapters-lambda";
import { withMcp } from "@svckit/adapters-mcp";
import { createService } from "@svckit/core";
import { type Rest, toFetch, toNodeListener } from "@svckit/rest";
import express from "express";
import { expect, test } from "vitest";
import { testProviders } from "./tools.js";

const HEADERS = { "content-type": "application/json", accept: "application/json, text/event-stream" };
const MESSAGE = JSON.stringify({
  jsonrpc: "2.0",
  id: "a",
  method: "tools/call",
  params: { name: "get_echo", arguments: { text: "hi" } },
});
const PATH = "/svc_market_data/mcp";

function open(publicUrl = "http://127.0.0.1:8787"): Rest {
  return withMcp(createService({ providers: testProviders(), publicUrl }));
}

/** Serves a listener for one request. */
async function over(listener: RequestListener, path: string) {
  const server = createServer(listener);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
  const response = await fetch(url, { method: "POST", headers: HEADERS, body: MESSAGE });
  const answered = { status: response.status, json: await response.json() };
  server.close();
  server.closeAllConnections();
  return answered;
}

const ANSWER = {
  status: 200,
  json: { id: "a", result: { structuredContent: { ok: true, data: { echo: "hi" } } } },
};

const MOUNTS = {
  "node:http": () => over(toNodeListener(open()), PATH),
  "Express, under a prefix": () =>
    over(express().use("/web3", toExpress(open("https://host.example/web3"))), `/web3${PATH}`),
  "Express, at the root": () => over(express().use(toExpress(open())), PATH),
  "Express, behind a body parser": () => over(express().use(express.json()).use(toExpress(open())), PATH),
  async fetch() {
    const handle = toFetch(open());
    const request = new Request(`https://svc.example${PATH}`, {
      method: "POST",
      headers: HEADERS,
      body: MESSAGE,
    });
    const response = await handle(request);
    return { status: response.status, json: await response.json() };
  },
  async Lambda() {
    const event: HttpApiEvent = {
      rawPath: PATH,
      rawQueryString: "",
      headers: HEADERS,
      requestContext: { http: { method: "POST", sourceIp: "203.0.113.7" }, stage: "$default" },
      body: MESSAGE,
      isBase64Encoded: false,
    };
    const { statusCode, body } = await toLambda(open())(event);
    return { status: statusCode, json: JSON.parse(body) };
  },
};

test.each(Object.entries(MOUNTS))("a call arrives and is answered through %s", async (_, mount) => {
  expect(await mount()).toMatchObject(ANSWER);
});

test("paths that are no endpoint stay the REST surface's", async () => {
  const handle = toFetch(open());
  expect((await handle(new Request("https://svc.example/healthz"))).status).toBe(200);
  for (const path of ["/mcp/", "/mcp/x", "/svc_nothing/mcp", "/svc_discovery/mcp"])
    expect((await handle(new Request(`https://svc.example${path}`, { method: "POST" }))).status).toBe(404);
});
