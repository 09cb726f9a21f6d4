// Telemetry: what OpenTelemetry and the host's observer learn of every call.
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
import { firstOnly, guard } from "../platform/guard.js";
import type { Logger } from "../platform/logger.js";
import { VERSION } from "../platform/version.js";
import type { Fetch } from "../upstream/fetch.js";
import type { Answer } from "./answer.js";
import type { Call } from "./call.js";
import type { ObservedCall, Observer } from "./observer.js";

/** What telemetry reads of a call. */
export interface WatchedCall {
  readonly call: Call;
  readonly startedAt: number;
  readonly tool: { readonly name: string } | undefined;
  readonly principal: Principal | undefined;
  /** Credits that were taken and given back. */
  readonly refunded: number;
  /** Whether the call was stopped because the caller disconnected. */
  readonly disconnected: boolean;
}

/** Watches the calls of a service. Does nothing in a process without an OpenTelemetry SDK and without an observer. */
export interface Telemetry {
  /** How many calls are not answered yet. */
  readonly callsUnderWay: number;
  /** Runs a call in a span, records its duration and notifies the observer. */
  watch(state: WatchedCall, run: () => Promise<Answer>): Promise<Answer>;
  /** Wraps the fetch of a provider's upstreams: every request is a span. */
  traced(provider: string, ask: Fetch): Fetch;
}

const SCOPE = "@svckit/core";
const EXECUTE_TOOL = "execute_tool";
const DISCONNECTED = "disconnected";
const CALL_DURATION = "gen_ai.execute_tool.duration";

// Bounds in seconds, as the conventions of MCP give them for the duration of operations.
const DURATION_BOUNDS = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30, 60, 120, 300];

/** Makes the telemetry of a service; `tools` has the names of the tools of the moment. */
export function createTelemetry(options: {
  readonly tools: Pick<ReadonlySet<string>, "has">;
  readonly clock: Clock;
  readonly observer: Observer | undefined;
  readonly logger: Logger;
}): Telemetry {
  const { tools, clock, observer, logger } = options;
  // Finds the SDK by itself, even one that is registered after the service was made.
  const tracer = trace.getTracer(SCOPE, VERSION);

  // The SDK and what it exports to are the host's, too: what they throw costs a span, and no call.
  const failed = firstOnly((error: unknown) =>
    logger.error("OpenTelemetry failed; this is told once", { error }),
  );

  function begin(call: Call): { readonly span: Span; readonly inside: Context | undefined } {
    try {
      const parent = parentOf(call);
      // A name that is no tool's may hold anything, and each would make a new kind of span.
      const tool = typeof call.tool === "string" && tools.has(call.tool) ? call.tool : undefined;
      const name = tool === undefined ? EXECUTE_TOOL : `${EXECUTE_TOOL} ${tool}`;
      const span = tracer.startSpan(name, { kind: SpanKind.INTERNAL, attributes: ofTool(tool) }, parent);
      // Without an SDK the span is the parent of nothing.
      const isTraced = span.spanContext() !== INVALID_SPAN_CONTEXT;
      return { span, inside: isTraced ? trace.setSpan(parent, span) : undefined };
    } catch (error) {
      failed(error);
      return { span: trace.wrapSpanContext(INVALID_SPAN_CONTEXT), inside: undefined };
    }
  }

  const end = guard((span: Span, state: WatchedCall, answer: Answer, durationMs: number) => {
    if (span.isRecording()) describe(span, state, answer);
    span.end();
    const attributes = ofTool(state.tool?.name);
    const fault = state.disconnected ? DISCONNECTED : answer.code;
    if (fault) attributes["error.type"] = fault;
    recordDuration(CALL_DURATION, durationMs / 1_000, attributes);
  }, failed);

  let callsUnderWay = 0;

  return {
    get callsUnderWay() {
      return callsUnderWay;
    },
    async watch(state, run) {
      callsUnderWay += 1;
      const { span, inside } = begin(state.call);
      observer?.callStarted();
      const answer = await (inside ? context.with(inside, run) : run());
      callsUnderWay -= 1;
      const durationMs = Math.max(0, clock.now() - state.startedAt);
      end(span, state, answer, durationMs);
      observer?.callEnded(toObserved(state, answer, durationMs));
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

function toObserved(
  { tool, principal, refunded, disconnected }: WatchedCall,
  { code, replayed, receipt }: Answer,
  durationMs: number,
): ObservedCall {
  return {
    tool: tool?.name,
    // The answer to a caller who left is read by nobody: it is no failure of the service.
    code: disconnected ? undefined : code,
    disconnected,
    lane: principal?.kind,
    replayed,
    durationMs,
    captured: receipt?.credits_used ?? 0,
    refunded,
  };
}

/** The span that the host has open, else the one that the caller's trace context names. */
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

/** Describes a call in its span. Arguments, results and messages are left out: they may hold anything. */
function describe(
  span: Span,
  { principal, disconnected }: WatchedCall,
  { code, receipt, replayed }: Answer,
): void {
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
  if (disconnected) span.setAttribute("error.type", DISCONNECTED);
  else if (code) fail(span, code);
}

/** Where a request goes: the host and the port alone. User, path and query may hold a key. */
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

// Remembered by the meter provider that made them: another provider may be registered later.
const histograms = new WeakMap<MeterProvider, Map<string, Histogram>>();

/**
 * Records how long an operation took, in seconds, in the histogram of that name. For operations of transports, such as
 * `mcp.server.operation.duration`; calls are recorded already.
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
