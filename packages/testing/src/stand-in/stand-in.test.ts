// The stand-in's clauses: routes, what it saw, and that it ends.
import { afterEach, expect, test } from "vitest";
import type { StandInRoutes } from "./route.js";
import { createStandIn, type StandIn } from "./stand-in.js";

let standIn: StandIn | undefined;
afterEach(() => standIn?.close());

async function start(routes: StandInRoutes): Promise<StandIn> {
  standIn = await createStandIn(routes);
  return standIn;
}

test("answers a route with JSON and status 200", async () => {
  const { url } = await start({ "GET /ping": () => ({ body: { pong: true } }) });
  const response = await fetch(`${url}/ping`);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toMatch(/^application\/json/);
  expect(await response.json()).toEqual({ pong: true });
});

test("hands a route its parameters, decoded, with query, headers and JSON body", async () => {
  const { url } = await start({
    "POST /coins/{id}/{part}": ({ method, path, params, query, headers, body }) => ({
      status: 201,
      headers: { "x-more": "yes" },
      body: { method, path, params, vs: query.getAll("vs"), key: headers["x-key"], body },
    }),
  });
  const response = await fetch(`${url}/coins/a%2Fb/c?vs=usd&vs=eur`, {
    method: "POST",
    headers: { "x-key": "k", "content-type": "application/json" },
    body: '{"a":1}',
  });
  expect(response.status).toBe(201);
  expect(response.headers.get("x-more")).toBe("yes");
  expect(await response.json()).toEqual({
    method: "POST",
    path: "/coins/a%2Fb/c",
    params: { id: "a/b", part: "c" },
    vs: ["usd", "eur"],
    key: "k",
    body: { a: 1 },
  });
});

test("prefers a fixed segment to a parameter, whatever the order of the table", async () => {
  const { url } = await start({
    "GET /coins/{id}": () => ({ body: "a coin" }),
    "GET /coins/markets": () => ({ body: "the markets" }),
  });
  expect(await (await fetch(`${url}/coins/markets`)).json()).toBe("the markets");
  expect(await (await fetch(`${url}/coins/bitcoin`)).json()).toBe("a coin");
});

test("answers 404 with JSON where no route is, for the path or for the method", async () => {
  const { url } = await start({ "GET /ping": () => ({ body: 1 }) });
  for (const response of [await fetch(`${url}/nowhere`), await fetch(`${url}/ping`, { method: "POST" })]) {
    expect(response.status).toBe(404);
    expect(await response.json()).toHaveProperty("error");
  }
});

test("sends a text as it is where the route says that it is not JSON", async () => {
  const { url } = await start({
    "GET /height": () => ({
      status: 404,
      body: "Block not found",
      headers: { "Content-Type": "text/plain" },
    }),
  });
  expect(await (await fetch(`${url}/height`)).text()).toBe("Block not found");
});

test("keeps every request in order of arrival", async () => {
  const { url, requests } = await start({ "POST /": ({ body }) => ({ body }) });
  await fetch(`${url}/`, { method: "POST", body: '{"method":"eth_chainId"}' });
  await fetch(`${url}/lost?a=1`, { headers: { "X-Key": "k" } });
  expect(requests.map(({ method, path, body }) => [method, path, body])).toEqual([
    ["POST", "/", { method: "eth_chainId" }],
    ["GET", "/lost", undefined],
  ]);
  expect(requests[1]?.query.get("a")).toBe("1");
  expect(requests[1]?.headers["x-key"]).toBe("k");
});

test("answers 500 and names the mistake where a route throws", async () => {
  const { url } = await start({
    "GET /broken": () => {
      throw new Error("no such fixture");
    },
  });
  const response = await fetch(`${url}/broken`);
  expect(response.status).toBe(500);
  expect(await response.text()).toContain("no such fixture");
});

test("refuses a key of the table that is no route", async () => {
  await expect(createStandIn({ "/ping": () => ({ body: 1 }) })).rejects.toThrow('"/ping" is no route');
});

test("listens on the port it is given and stops at close, requests in flight included", async () => {
  const first = await start({ "GET /ping": () => new Promise(() => {}) });
  const waiting = fetch(`${first.url}/ping`).catch(() => "dropped");
  while (first.requests.length === 0) await new Promise((resolve) => setTimeout(resolve, 1));
  await first.close();
  expect(await waiting).toBe("dropped");
  const port = Number(new URL(first.url).port);
  const second = await createStandIn({ "GET /ping": () => ({ body: 1 }) }, { port });
  expect(second.url).toBe(first.url);
  await second.close();
});
