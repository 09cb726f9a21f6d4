// What `svc serve` tells its operator: counts, access lines and spans.
import type { StandIn } from "@svckit/testing";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createClient, type ServerProcess, startServer } from "./server-process.js";
import { pause } from "./setting.js";
import { recordSpans } from "./spans.js";
import { type Behaviour, environment, priceOf, startUpstream } from "./upstream.js";

const TRACE_ID = "0af7651916cd43dd8448eb211c80319c";

let upstream: StandIn;
let behaviour: Behaviour;
let server: ServerProcess | undefined;
const client = createClient(4);

beforeEach(async () => {
  ({ standIn: upstream, behaviour } = await startUpstream());
  behaviour.fails = (id) => id.includes("bad");
});

afterEach(async () => {
  await server?.end("SIGKILL");
  server = undefined;
  await upstream.close();
});

async function start(more: Record<string, string> = {}) {
  server = await startServer({ ...environment(upstream.url), ...more });
  const { url } = server;
  const key = /svc_live_\w+/.exec(server.log())?.[0] ?? "";
  const shown = server.log().length;
  const lines = () =>
    (server?.log().slice(shown) ?? "")
      .split("\n")
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  return { url, key, lines };
}

/** The samples of a scrape, by name and labels. */
async function scrape(url: string): Promise<Map<string, number>> {
  const response = await fetch(`${url}/metrics`);
  expect(response.headers.get("content-type")).toMatch(/^text\/plain; version=0\.0\.4/);
  const lines = (await response.text()).split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  return new Map(
    lines.map((line) => {
      const space = line.lastIndexOf(" ");
      return [line.slice(0, space), Number(line.slice(space + 1))];
    }),
  );
}

test("there is no /metrics unless it is switched on", async () => {
  const { url } = await start();
  const response = await fetch(`${url}/metrics`);
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ error: { code: "ENDPOINT_NOT_FOUND" } });
});

test("/metrics counts calls by tool, code and lane, credits kept and given back, and what upstreams answered", async () => {
  const { url, key } = await start({ SVC_METRICS: "1" });
  for (const id of ["a", "b"]) await client.execute(url, priceOf(id), key);
  await client.execute(url, priceOf("c"));
  await client.execute(url, priceOf("bad"), key);
  await client.execute(url, { tool: "no_such_tool" }, key);
  await client.execute(url, priceOf("d"), "svc_live_wrong");
  let samples = await scrape(url);
  // The first scrape does not wait for the proof of the ledger.
  while (Number.isNaN(samples.get("svc_ledger_unexplained"))) {
    await pause(50);
    samples = await scrape(url);
  }
  const calls = (tool: string, code: string, lane: string) =>
    samples.get(`svc_calls_total{tool="${tool}",code="${code}",lane="${lane}"}`);
  expect(calls("get_price", "OK", "account")).toBe(2);
  expect(calls("get_price", "OK", "anonymous")).toBe(1);
  expect(calls("get_price", "PROVIDER_UNAVAILABLE", "account")).toBe(1);
  expect(calls("", "TOOL_NOT_FOUND", "account")).toBe(1);
  expect(calls("", "INVALID_API_KEY", "")).toBe(1);
  expect(samples.get('svc_call_duration_seconds_count{tool="get_price"}')).toBe(4);
  expect(samples.get("svc_calls_in_flight")).toBe(0);
  expect(samples.get('svc_credits_total{outcome="captured"}')).toBe(2);
  expect(samples.get('svc_credits_total{outcome="refunded"}')).toBe(1);
  expect(samples.get('svc_upstream_requests_total{provider="coingecko",outcome="ok"}')).toBe(3);
  expect(samples.get('svc_upstream_requests_total{provider="coingecko",outcome="degraded"}')).toBe(1);
  expect(samples.get("svc_ledger_unexplained")).toBe(0);
  const description = await (await fetch(`${url}/api/openapi.json`)).text();
  expect(description).not.toContain("/metrics");
});

test("a request is one line of the log, by its route and not its path; probes are none", async () => {
  const { url, key, lines } = await start();
  await client.execute(url, priceOf("a"), key, { "x-request-id": "mine-1" });
  await client.execute(url, priceOf("bad"));
  await fetch(`${url}/api/v1/tools/get_price`);
  await fetch(`${url}/api/v1/receipts/private-id`, { headers: { authorization: `Bearer ${key}` } });
  await fetch(`${url}/private-path?private-query=1`, { method: "DELETE" });
  for (const probe of ["healthz", "readyz"]) await fetch(`${url}/${probe}`);
  const seen = lines().filter(({ message }) => message === "request");
  const base = { level: "info", time: expect.any(String), durationMs: expect.any(Number) };
  const requestId = expect.any(String);
  const execute = { ...base, method: "POST", route: "/api/v1/execute" };
  expect(seen.map(({ message: _, ...line }) => line)).toEqual([
    { ...execute, status: 200, lane: "account", requestId: "mine-1" },
    { ...execute, status: 502, code: "PROVIDER_UNAVAILABLE", lane: "anonymous", requestId },
    { ...base, method: "GET", route: "/api/v1/tools/{name}", status: 200, lane: "anonymous", requestId },
    {
      ...base,
      method: "GET",
      route: "/api/v1/receipts/{receipt_id}",
      status: 404,
      code: "ENDPOINT_NOT_FOUND",
      requestId,
    },
    { ...base, method: "DELETE", status: 404, code: "ENDPOINT_NOT_FOUND", requestId },
  ]);
  expect(server?.log()).not.toContain("private-");
});

test("a call over HTTP belongs to the trace that its request names", async () => {
  const recorded = recordSpans();
  const { url } = await start(recorded.env);
  const traceparent = `00-${TRACE_ID}-b7ad6b7169203331-01`;
  await client.execute(url, priceOf("a"), undefined, { traceparent });
  const [request, call] = recorded.spans();
  expect(call).toMatchObject({
    name: "execute_tool get_price",
    traceId: TRACE_ID,
    parentId: "b7ad6b7169203331",
    attributes: { "svckit.lane": "anonymous", "svckit.provider": "coingecko" },
  });
  expect(request).toMatchObject({ name: "GET", traceId: TRACE_ID, parentId: call?.spanId });
});
