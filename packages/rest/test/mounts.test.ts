// Mounts: a path that another protocol answers as a whole, counted, logged and drained with the surface.
import { createService } from "@svckit/core";
import { createRest, type Mount, TAGS, toSuccess } from "@svckit/rest";
import { afterEach, describe, expect, test } from "vitest";
import { HOSTS } from "./hosts-of-routes.js";

const closers: (() => unknown)[] = [];

afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

/** Answers every method with what it was sent. */
const echo: Mount = {
  path: "/rpc",
  title: "Echo",
  credential: "optional",
  heading: "Other endpoints",
  handle: async ({ method, body }, { requestId, query, draining }) => {
    const read = await body(1_000);
    const text = read instanceof Uint8Array ? Buffer.from(read).toString() : JSON.stringify(read);
    return toSuccess(requestId, { method, text, query: [...query], draining }, { status: 202 });
  },
};

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

async function open(mount: Mount, host = HOSTS["a Node listener"]) {
  const lines: Record<string, unknown>[] = [];
  const write = (_: string, fields: Record<string, unknown> = {}) => void lines.push(fields);
  const accessLog = { debug: write, info: write, warn: write, error: write };
  const service = createService({ providers: [] });
  const rest = createRest(service, { routes: [mount], accessLog });
  if (!host) throw new Error("there is no such host");
  const { send, close } = await host(rest);
  closers.push(close, () => service.close());
  return { rest, send, lines };
}

describe.each(Object.entries(HOSTS))("over %s", (_, host) => {
  test.each(METHODS)("%s arrives as it was sent, and is answered as the mount says", async (method) => {
    const { send } = await open(echo, host);
    const headers = { "content-type": "text/plain", "x-request-id": "r-1" };
    const sent = method === "GET" ? { headers } : { headers, body: "hi" };
    const { status, json, headers: told } = await send(method, "/rpc?a=1&a=2", sent);
    const query = [
      ["a", "1"],
      ["a", "2"],
    ];
    const text = method === "GET" ? "" : "hi";
    expect([status, json.data]).toEqual([202, { method, text, query, draining: false }]);
    expect(told.get("x-request-id")).toBe("r-1");
  });
});

test("a failure of its own stays in its own words, also for a caller who asks for problem details", async () => {
  const failing: Mount = {
    ...echo,
    handle: (_, { requestId }) => ({
      status: 400,
      headers: { "content-type": "application/json", "x-request-id": requestId },
      body: '{"wrong":true}',
      outcome: { code: "VALIDATION_ERROR", lane: "anonymous" },
    }),
  };
  const { send, lines } = await open(failing);
  const { json } = await send("POST", "/rpc", { headers: { accept: "application/problem+json" } });
  expect(json).toEqual({ wrong: true });
  expect(lines).toMatchObject([
    { method: "POST", route: "/rpc", status: 400, code: "VALIDATION_ERROR", lane: "anonymous" },
  ]);
});

test("what it throws is INTERNAL_ERROR", async () => {
  const { send } = await open({
    ...echo,
    handle() {
      throw new Error("the disk is gone");
    },
  });
  const { status, text, json } = await send("POST", "/rpc");
  expect([status, json.error.code]).toEqual([500, "INTERNAL_ERROR"]);
  expect(text).not.toContain("disk");
});

test("its requests are counted in flight and logged by the lane of their credential", async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { rest, send, lines } = await open({
    ...echo,
    async handle(request, context) {
      await held;
      return echo.handle(request, context);
    },
  });
  const answers = [send("POST", "/rpc", { body: "a" }), send("POST", "/rpc", { key: "k", body: "b" })];
  await expect.poll(() => rest.inFlight).toBe(2);
  release();
  await Promise.all(answers);
  expect(rest.inFlight).toBe(0);
  expect(lines.map(({ route, lane }) => [route, lane]).sort()).toEqual([
    ["/rpc", "account"],
    ["/rpc", "anonymous"],
  ]);
});

test("it is told that the surface is drained, and its connections are closed once answered", async () => {
  const { rest, send } = await open(echo);
  rest.drain();
  const { json, headers } = await send("POST", "/rpc", { body: "a" });
  expect([json.data.draining, headers.get("connection")]).toEqual([true, "close"]);
});

test("llms.txt names it under its heading, and the document describes what it says of itself alone", async () => {
  const paths = async (mount: Mount) => {
    const { send } = await open(mount);
    const { json } = await send("GET", "/api/openapi.json");
    return { paths: Object.keys(json.paths), llms: (await send("GET", "/llms.txt")).text };
  };
  const silent = await paths(echo);
  expect(silent.paths).not.toContain("/rpc");
  expect(silent.llms).toContain("## Other endpoints\n\n- http://127.0.0.1:8787/rpc\n");
  const described = await paths({
    ...echo,
    operations: [
      {
        method: "POST",
        path: "/rpc",
        operationId: "echo",
        summary: "What was sent",
        tag: TAGS.server,
        credential: "optional",
        answer: { description: "It", status: 202, schema: { type: "object" } },
      },
    ],
  });
  expect(described.paths).toContain("/rpc");
  expect(described.llms).toContain("- `POST /rpc`: What was sent");
});

test("its path is the surface's own", async () => {
  const { rest } = await open(echo);
  expect([rest.owns("/rpc"), rest.owns("/rpc/"), rest.owns("/other")]).toEqual([true, false, false]);
});
