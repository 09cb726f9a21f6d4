// Telemetry: what a service tells OpenTelemetry, and its host's observer, of every call.
import {
  type Attributes,
  type Context,
  context,
  type Histogram,
  INVALID_SPAN_CONTEXT,
  type MeterProvider,
  metrics,
  propagation,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from "@opentelemetry/api";
import type { Principal } from "../identity/principal.js";
import type { Clock } from "../platform/clock.js";
import { VERSION } from "../platform/version.js";
import type { Fetch } from "../upstream/fetch.js";
import type { Answer } from "./answer.js";
import type { Call } from "./call.js";
import type { Observer } from "./observer.js";

/** What is known of a call that is watched; its steps fill it in. */
export interface WatchedCall {
  readonly call: Call;
  /** Milliseconds. */
  readonly startedAt: number;
  readonly tool: { readonly name: string } | undefined;
  readonly principal: Principal | undefined;
  /** Credits that were taken and given back. */
  readonly refunded: number;
}

/** What watches the calls of a service. Without an OpenTelemetry SDK in the process and without an observer it does nothing. */
export interface Telemetry {
  /** Runs a call: one span, one duration, and the observer is told. */
  watch(state: WatchedCall, run: () => Promise<Answer>): Promise<Answer>;
  /** The fetch of a provider's upstreams, every request of which is a span. */
  traced(provider: string, ask: Fetch): Fetch;
}

const SCOPE = "@svckit/core";
const EXECUTE_TOOL = "execute_tool";
const CALL_DURATION = "gen_ai.execute_tool.duration";

// Bounds in seconds, as the conventions of MCP give them for the duration of operations.
const DURATION_BOUNDS = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30, 60, 120, 300];

/** Makes the telemetry of a service with these tools. */
export function createTelemetry(options: {
  readonly tools: ReadonlySet<string>;
  readonly clock: Clock;
  readonly observer: Observer | undefined;
}): Telemetry {
  const { tools, clock, observer } = options;
  // Finds the SDK by itself, also one that is registered after the service was made.
  const tracer = trace.getTracer(SCOPE, VERSION);

  function begin(call: Call, parent: Context): Span {
    // A name that is no tool's may hold anything, and would be a span of its own kind each time.
    const tool = typeof call.tool === "string" && tools.has(call.tool) ? call.tool : undefined;
    return tracer.startSpan(
      tool === undefined ? EXECUTE_TOOL : `${EXECUTE_TOOL} ${tool}`,
      { kind: SpanKind.INTERNAL, attributes: ofTool(tool) },
      parent,
    );
  }

  function end(span: Span, state: WatchedCall, answer: Answer): void {
    const { tool, principal, refunded, startedAt } = state;
    const { code, replayed, receipt } = answer;
    const durationMs = Math.max(0, clock.now() - startedAt);
    if (span.isRecording()) describe(span, state, answer);
    span.end();
    const attributes = ofTool(tool?.name);
    if (code) attributes["error.type"] = code;
    recordDuration(CALL_DURATION, durationMs / 1_000, attributes);
    observer?.callEnded({
      tool: tool?.name,
      code,
      lane: principal?.kind,
      replayed,
      durationMs,
      captured: receipt?.credits_used ?? 0,
      refunded,
    });
  }

  return {
    async watch(state, run) {
      const parent = parentOf(state.call);
      const span = begin(state.call, parent);
      observer?.callStarted();
      // Without an SDK there is nothing to be the parent of.
      const isTraced = span.spanContext() !== INVALID_SPAN_CONTEXT;
      const answer = await (isTraced ? context.with(trace.setSpan(parent, span), run) : run());
      end(span, state, answer);
      return answer;
    },

    traced: (provider, ask) => async (request) => {
      const span = tracer.startSpan(request.method, { kind: SpanKind.CLIENT });
      if (!span.isRecording()) return ask(request);
      span.setAttributes(ofRequest(provider, request));
      try {
        const response = await context.with(trace.setSpan(context.active(), span), () => ask(request));
        span.setAttribute("http.response.status_code", response.status);
        if (response.status >= 400) fail(span, String(response.status));
        return response;
      } catch (error) {
        fail(span, error instanceof Error ? error.name : "_OTHER");
        throw error;
      } finally {
        span.end();
      }
    },
  };
}

/** The span that the host has open, or the one that the caller says its request belongs to. */
function parentOf({ traceContext }: Call): Context {
  const active = context.active();
  if (traceContext === undefined || trace.getSpan(active)) return active;
  return propagation.extract(active, traceContext);
}

function ofTool(name: string | undefined): Attributes {
  return name === undefined
    ? { "gen_ai.operation.name": EXECUTE_TOOL }
    : { "gen_ai.operation.name": EXECUTE_TOOL, "gen_ai.tool.name": name };
}

/** What a span says of a call beyond its name. Arguments, results and messages may hold anything, and are left out. */
function describe(span: Span, { principal }: WatchedCall, { code, receipt, replayed }: Answer): void {
  if (principal) span.setAttribute("svckit.lane", principal.kind);
  span.setAttribute("svckit.replayed", replayed);
  if (receipt) {
    span.setAttributes({
      "svckit.receipt_id": receipt.receipt_id,
      "svckit.provider": receipt.provider,
      "svckit.runtime_status": receipt.runtime_status,
      "svckit.source": receipt.source,
      "svckit.cache_status": receipt.cache_status,
      "svckit.credits_used": receipt.credits_used,
    });
  }
  if (code) fail(span, code);
}

/** Where a request goes, without its path, its query and what stands before the host: each of them may hold a key. */
function ofRequest(provider: string, { method, url }: Request): Attributes {
  const { hostname, port, protocol } = new URL(url);
  return {
    "http.request.method": method,
    "server.address": hostname,
    "server.port": Number(port) || (protocol === "https:" ? 443 : 80),
    "svckit.provider": provider,
  };
}

function fail(span: Span, type: string): void {
  span.setAttribute("error.type", type);
  span.setStatus({ code: SpanStatusCode.ERROR });
}

// The API has no stand-in for a meter that is registered later, so what was made is remembered with its maker.
const histograms = new WeakMap<MeterProvider, Map<string, Histogram>>();

/**
 * Records how long an operation took, in seconds, in the histogram of that name. For the operations of transports,
 * such as `mcp.server.operation.duration`; calls are recorded already.
 */
export function recordDuration(name: string, seconds: number, attributes: Attributes): void {
  const provider = metrics.getMeterProvider();
  const made = histograms.get(provider) ?? new Map<string, Histogram>();
  let histogram = made.get(name);
  if (!histogram) {
    histogram = provider.getMeter(SCOPE, VERSION).createHistogram(name, {
      unit: "s",
      advice: { explicitBucketBoundaries: DURATION_BOUNDS },
    });
    histograms.set(provider, made.set(name, histogram));
  }
  histogram.record(seconds, attributes);
}
