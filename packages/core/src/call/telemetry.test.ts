// The clauses of what OpenTelemetry and an observer are told, with the real SDK.
import { context, metrics, propagation, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { W3CTraceContextPropagator } from "@opentelemetry/core";
import {
  AggregationTemporality,
  InMemoryMetricExporter,
  MeterProvider,
  PeriodicExportingMetricReader,
} from "@opentelemetry/sdk-metrics";
import {
  BasicTracerProvider,
  InMemorySpanExporter,
  SimpleSpanProcessor,
} from "@opentelemetry/sdk-trace-base";
import { createStandIn, createTestClock, type StandIn } from "@svckit/testing";
import { afterEach, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { defineProvider } from "../catalog/provider.js";
import { defineTool } from "../catalog/tool.js";
import { HOST } from "../identity/principal.js";
import type { ServiceOptions } from "../options.js";
import { createService } from "../service.js";
import type { ObservedCall, Observer } from "./observer.js";
import { recordDuration } from "./open-telemetry.js";

const TRACE_ID = "0af7651916cd43dd8448eb211c80319c";
const PARENT_ID = "b7ad6b7169203331";
const SECRET = "hunter2";

let upstream: StandIn;
let spans: InMemorySpanExporter;

beforeEach(async () => {
  upstream = await createStandIn({
    "GET /v1/hunter2/price": () => ({ body: { usd: 1 } }),
    "GET /v1/hunter2/down": () => ({ status: 503, body: {} }),
    "GET /v1/hunter2/busy": () => ({ status: 429, headers: { "retry-after": "3" }, body: {} }),
  });
});

afterEach(async () => {
  trace.disable();
  metrics.disable();
  context.disable();
  propagation.disable();
  await upstream.close();
});

function registerTracing(): void {
  spans = new InMemorySpanExporter();
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(
    new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(spans)] }),
  );
}

function registerMetrics() {
  const exporter = new InMemoryMetricExporter(AggregationTemporality.CUMULATIVE);
  const reader = new PeriodicExportingMetricReader({ exporter, exportIntervalMillis: 3_600_000 });
  metrics.setGlobalMeterProvider(new MeterProvider({ readers: [reader] }));
  return async () => {
    await reader.forceFlush();
    return exporter
      .getMetrics()
      .flatMap(({ scopeMetrics }) => scopeMetrics.flatMap((scope) => scope.metrics));
  };
}

function start(options: Partial<ServiceOptions> = {}) {
  const ask = (name: string, path: string) =>
    defineTool({
      name,
      title: name,
      description: "Asks the upstream of the test.",
      category: "market_data",
      effect: "read",
      keyless: true,
      cacheTtl: 60_000,
      upstream: () => "main",
      input: z.object({ id: z.string().default("") }),
      output: z.looseObject({}),
      execute: ({ id }, { http }) =>
        http.get(path, { query: { id, key: SECRET }, schema: z.looseObject({}) }),
    });
  const clock = createTestClock();
  const service = createService({
    clock,
    providers: [
      defineProvider({
        id: "local",
        title: "Local",
        upstreams: { main: `${upstream.url}/v1/${SECRET}?key=${SECRET}` },
        headers: { "x-key": SECRET },
        tools: [ask("get_price", "price"), ask("get_down", "down"), ask("get_busy", "busy")],
      }),
    ],
    ...options,
  });
  return { service, clock };
}

let given = 0;
const GIVE = defineTool({
  name: "give_one",
  title: "One",
  description: "Gives one, and asks no upstream.",
  category: "market_data",
  effect: "read",
  input: z.object({}),
  output: z.looseObject({}),
  execute() {
    given += 1;
    return { one: 1 };
  },
});

const call = (tool: unknown, more: object = {}) => ({ tool, args: {}, principal: HOST, ...more });

test("a call is one span named after its tool, with a client span for its request as its child", async () => {
  registerTracing();
  const { service } = start();
  await service.execute(call("get_price"));
  const [request, execution] = spans.getFinishedSpans();
  expect(execution?.name).toBe("execute_tool get_price");
  expect(execution?.kind).toBe(SpanKind.INTERNAL);
  expect(execution?.status.code).toBe(SpanStatusCode.UNSET);
  expect(execution?.attributes).toEqual({
    "gen_ai.operation.name": "execute_tool",
    "gen_ai.tool.name": "get_price",
    "svckit.lane": "host",
    "svckit.replayed": false,
    "svckit.receipt_id": expect.stringMatching(/^[0-9a-f-]{36}$/),
    "svckit.provider": "local",
    "svckit.runtime_status": "ok",
    "svckit.source": "live",
    "svckit.cache_status": "miss",
    "svckit.credits_used": 0,
  });
  expect(request?.name).toBe("GET");
  expect(request?.kind).toBe(SpanKind.CLIENT);
  expect(request?.parentSpanContext?.spanId).toBe(execution?.spanContext().spanId);
  expect(request?.attributes).toEqual({
    "http.request.method": "GET",
    "http.response.status_code": 200,
    "server.address": "127.0.0.1",
    "server.port": Number(new URL(upstream.url).port),
    "svckit.provider": "local",
  });
});

test("a request to a target that the caller named is a client span and observed, too", async () => {
  registerTracing();
  const lookUp = defineTool({
    name: "get_page",
    title: "Page",
    description: "Asks the host that its caller names.",
    category: "market_data",
    effect: "read",
    input: z.object({ url: z.string() }),
    output: z.looseObject({}),
    execute: ({ url }, { publicHttp }) => publicHttp(url).get("page", { schema: z.looseObject({}) }),
  });
  const asked: string[] = [];
  const { service } = start({
    providers: [defineProvider({ id: "web", title: "Web", tools: [lookUp] })],
    publicFetch: async () => new Response("{}"),
    observer: {
      callStarted() {},
      callEnded() {},
      upstreamEnded: (provider, outcome) => asked.push(`${provider} ${outcome}`),
    },
  });
  await service.execute(call("get_page", { args: { url: "https://pages.example.com/secret" } }));
  expect(asked).toEqual(["web ok"]);
  expect(spans.getFinishedSpans()[0]?.attributes).toEqual({
    "http.request.method": "GET",
    "http.response.status_code": 200,
    "server.address": "pages.example.com",
    "server.port": 443,
    "svckit.provider": "web",
  });
});

test("error.type is the code whenever ok is false, also where nothing was run", async () => {
  registerTracing();
  const { service } = start();
  await service.execute(call("get_down"));
  await service.execute(call("get_busy"));
  await service.execute(call("get_price", { args: { id: 7 } }));
  await service.execute(call("no_such_tool"));
  const seen = spans.getFinishedSpans().map(({ name, attributes, status }) => ({
    name,
    type: attributes["error.type"],
    failed: status.code === SpanStatusCode.ERROR,
  }));
  expect(seen.filter(({ name }) => name.startsWith("execute_tool"))).toEqual([
    { name: "execute_tool get_down", type: "PROVIDER_UNAVAILABLE", failed: true },
    { name: "execute_tool get_busy", type: "TOOL_ERROR", failed: true },
    { name: "execute_tool get_price", type: "VALIDATION_ERROR", failed: true },
    { name: "execute_tool", type: "TOOL_NOT_FOUND", failed: true },
  ]);
  expect(seen.filter(({ name }) => name === "GET").map(({ type }) => type)).toEqual(["503", "503", "429"]);
});

test("a span holds no argument, no credential, no unknown tool's name and nothing of an upstream's URL but its host", async () => {
  registerTracing();
  const { service } = start();
  const key = `${service.brand.keyPrefixes.live}${SECRET}`;
  await service.execute(call("get_price", { args: { id: SECRET } }));
  await service.execute(call("get_down", { args: { id: SECRET } }));
  await service.execute({ tool: "get_price", args: {}, credential: key });
  await service.execute(call(SECRET));
  const said = spans
    .getFinishedSpans()
    .map(({ name, attributes, events, status, links }) => ({ name, attributes, events, status, links }));
  expect(said.length).toBeGreaterThan(5);
  expect(JSON.stringify(said)).not.toContain(SECRET);
});

test("a span belongs to the trace that the caller names, or to the span that the host has open", async () => {
  registerTracing();
  const { service } = start();
  const traceContext = { traceparent: `00-${TRACE_ID}-${PARENT_ID}-01` };
  await service.execute(call("get_price", { traceContext }));
  const named = spans.getFinishedSpans().at(-1);
  expect(named?.spanContext().traceId).toBe(TRACE_ID);
  expect(named?.parentSpanContext?.spanId).toBe(PARENT_ID);
  await service.execute(call("get_price", { traceContext: { traceparent: "nonsense" } }));
  expect(spans.getFinishedSpans().at(-1)?.parentSpanContext).toBeUndefined();
  const host = trace.getTracer("host").startSpan("host");
  await context.with(trace.setSpan(context.active(), host), () =>
    service.execute(call("get_price", { traceContext })),
  );
  expect(spans.getFinishedSpans().at(-1)?.spanContext().traceId).toBe(host.spanContext().traceId);
});

test("requests to upstreams carry no trace context", async () => {
  registerTracing();
  await start().service.execute(call("get_price"));
  expect(upstream.requests[0]?.headers).not.toHaveProperty("traceparent");
});

test("an SDK that is registered after the service was made is found", async () => {
  const { service } = start();
  await service.execute(call("get_price"));
  registerTracing();
  const read = registerMetrics();
  await service.execute(call("get_price"));
  expect(spans.getFinishedSpans().map(({ name }) => name)).toEqual(["execute_tool get_price"]);
  expect(await read()).toHaveLength(1);
});

test("the duration of each call is in the histogram of the conventions, in seconds, by tool and error", async () => {
  const read = registerMetrics();
  const { service, clock } = start();
  const slow = service.execute(call("get_price"));
  await clock.advance(1_500);
  await slow;
  await service.execute(call("get_down"));
  recordDuration("mcp.server.operation.duration", 0.25, { "mcp.method.name": "tools/list" });
  const [calls, operations] = await read();
  expect(calls?.descriptor).toMatchObject({ name: "gen_ai.execute_tool.duration", unit: "s" });
  const base = { "gen_ai.operation.name": "execute_tool" };
  expect(calls?.dataPoints.map(({ attributes, value }) => [attributes, value])).toEqual([
    [{ ...base, "gen_ai.tool.name": "get_price" }, expect.objectContaining({ count: 1, sum: 1.5 })],
    [
      { ...base, "gen_ai.tool.name": "get_down", "error.type": "PROVIDER_UNAVAILABLE" },
      expect.objectContaining({ count: 1 }),
    ],
  ]);
  expect(operations?.descriptor.name).toBe("mcp.server.operation.duration");
});

test("an observer is told of every call and every request: tool, code, lane, credits kept and given back", async () => {
  const calls: Partial<ObservedCall>[] = [];
  const requests: string[] = [];
  let started = 0;
  const observer: Observer = {
    callStarted: () => {
      started += 1;
    },
    callEnded: ({ durationMs: _, ...seen }) => void calls.push(seen),
    upstreamEnded: (provider, outcome) => void requests.push(`${provider} ${outcome}`),
  };
  const { service } = start({ observer, upstream: { breaker: false } });
  const { id } = await service.createAccount();
  const { key: credential } = await service.createKey(id);
  const args = { idempotency_key: "once" };
  await service.execute({ tool: "get_price", args, credential });
  await service.execute({ tool: "get_price", args, credential });
  await service.execute({ tool: "get_down", credential });
  await service.execute({ tool: "get_busy" });
  await service.execute({ tool: SECRET, credential: "nonsense" });
  const base = {
    tool: "get_price",
    code: undefined,
    lane: "account",
    disconnected: false,
    replayed: false,
    captured: 0,
    refunded: 0,
  };
  expect(calls).toEqual([
    { ...base, captured: 1 },
    { ...base, replayed: true },
    { ...base, tool: "get_down", code: "PROVIDER_UNAVAILABLE", refunded: 1 },
    { ...base, tool: "get_busy", code: "TOOL_ERROR", lane: "anonymous" },
    { ...base, tool: undefined, code: "INVALID_API_KEY", lane: undefined },
  ]);
  expect(requests).toEqual(["local ok", "local degraded", "local rate_limited"]);
  expect(started).toBe(5);
});

test.each<[string, (run: () => unknown) => unknown]>([
  ["gives nothing back", (run) => void run()],
  ["runs what it is given twice", (run) => [run(), run()]],
  ["runs it later", (run) => void setImmediate(run)],
  [
    "throws",
    () => {
      throw new Error("broken");
    },
  ],
])(
  "a context manager of the host's that %s costs no call, which is counted to its end",
  async (_, inside) => {
    registerTracing();
    context.disable();
    const manager = new AsyncLocalStorageContextManager().enable();
    // `as`: a host's own may be typed by nobody.
    manager.with = ((_context: unknown, run: () => unknown) => inside(run)) as typeof manager.with;
    context.setGlobalContextManager(manager);
    const { service } = start({
      providers: [defineProvider({ id: "local", title: "Local", tools: [GIVE] })],
    });
    const before = given;
    expect(await service.execute(call("give_one"))).toMatchObject({ ok: true, data: { one: 1 } });
    await new Promise((done) => setImmediate(done));
    expect([given - before, service.transport.callsUnderWay]).toEqual([1, 0]);
  },
);
