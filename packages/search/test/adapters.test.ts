// The search behind each adapter: the same answer, whole and in steps.
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { toExpress } from "@svckit/adapters-express";
import { toLambda } from "@svckit/adapters-lambda";
import { createRest, toFetch, toNodeListener } from "@svckit/rest";
import { searchRoutes } from "@svckit/search";
import express from "express";
import { expect, test } from "vitest";
import { searching } from "./asking-engine.js";

type Send = (headers: Record<string, string>, body: string) => Promise<{ status: number; text: string }>;

const read = async (response: Response) => ({ status: response.status, text: await response.text() });

/** Sends to a server on a free port, which ends with its only answers. */
async function over(listener: Parameters<typeof createServer>[1]): Promise<Send> {
  const server = createServer(listener);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  server.unref();
  // `as`: it listens on a port.
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/search`;
  return async (headers, body) => read(await fetch(url, { method: "POST", headers, body }));
}

async function adapters() {
  const { service, search, key } = await searching();
  const rest = createRest(service, { routes: searchRoutes(search) });
  const handle = toFetch(rest);
  const lambda = toLambda(rest);
  const sends: Record<string, Send> = {
    node: await over(toNodeListener(rest)),
    // Behind a body that the host has parsed already.
    express: await over(express().use(express.json()).use(toExpress(rest))),
    fetch: async (headers, body) =>
      read(await handle(new Request("http://localhost/v1/search", { method: "POST", headers, body }))),
    lambda: async (headers, body) => {
      const http = { method: "POST", sourceIp: "127.0.0.1" };
      const result = await lambda({
        rawPath: "/v1/search",
        rawQueryString: "",
        headers,
        requestContext: { http },
        body,
        isBase64Encoded: false,
      });
      return { status: result.statusCode, text: result.body };
    },
  };
  return { sends, key };
}

test.each(["node", "express", "fetch", "lambda"])("%s answers whole and in steps", async (name) => {
  const { sends, key } = await adapters();
  const send = sends[name];
  const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
  const body = JSON.stringify({ prompt: "ask 2" });
  const whole = await send?.(headers, body);
  expect(whole?.status).toBe(200);
  expect(JSON.parse(whole?.text ?? "")).toMatchObject({ response: "fee 1, fee 2" });
  const steps = await send?.({ ...headers, accept: "text/event-stream" }, body);
  expect(steps?.text.match(/^event: answered$/gm)).toHaveLength(2);
  expect(steps?.text).toContain("event: end\n");
  expect(await send?.(headers, "[]")).toMatchObject({
    status: 400,
    text: expect.stringContaining("Invalid request body"),
  });
  expect((await send?.({ "content-type": "application/json" }, body))?.status).toBe(401);
});
