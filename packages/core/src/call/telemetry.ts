// Telemetry: what OpenTelemetry and the host's observer learn of every call.
import type { Attributes, Context, Span } from "@opentelemetry/api";
import type { Principal } from "../identity/principal.js";
import { isPending } from "../platform/awaitable.js";
import type { Clock } from "../platform/clock.js";
import { firstOnly, guard } from "../platform/guard.js";
import type { Logger } from "../platform/logger.js";
import { once } from "../platform/once.js";
import { VERSION } from "../platform/version.js";
import type { Send } from "../upstream/fetch.js";
import type { Answer } from "./answer.js";
import type { Call } from "./call.js";
import type { ObservedCall, Observer } from "./observer.js";
import { type OpenTelemetry, openTelemetry, recordDuration, SCOPE } from "./open-telemetry.js";

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
  traced(provider: string, ask: Send): Send;
}

const EXECUTE_TOOL = "execute_tool";
const DISCONNECTED = "disconnected";
// `SpanStatusCode.ERROR`, which is a constant of the protocol.
const ERROR = 2;
const CALL_DURATION = "gen_ai.execute_tool.duration";

/** The span of a call, and what runs it as the parent of others, where spans go anywhere. */
interface Begun {
  readonly span: Span;
  readonly inside: (<T>(run: () => T) => T) | undefined;
}

/** Makes the telemetry of a service; `tools` has the names of the tools of the moment. */
export function createTelemetry(options: {
  readonly tools: Pick<ReadonlySet<string>, "has">;
  readonly clock: Clock;
  readonly observer: Observer | undefined;
  readonly logger: Logger;
}): Telemetry {
  const { tools, clock, observer, logger } = options;
  // The SDK and what it exports to are the host's, too: what they throw costs a span, and no call.
  const failed = firstOnly((error: unknown) =>
    logger.error("OpenTelemetry failed; this is told once", { error }),
  );

  function begin(api: OpenTelemetry, call: Call): Begun | undefined {
    try {
      const parent = parentOf(api, call);
      // A name that is no tool's may hold anything, and each would make a new kind of span.
      const tool = typeof call.tool === "string" && tools.has(call.tool) ? call.tool : undefined;
      const name = tool === undefined ? EXECUTE_TOOL : `${EXECUTE_TOOL} ${tool}`;
      const options = { kind: api.SpanKind.INTERNAL, attributes: ofTool(tool) };
      const span = api.trace.getTracer(SCOPE, VERSION).startSpan(name, options, parent);
      if (span.spanContext() === api.INVALID_SPAN_CONTEXT) return { span, inside: undefined };
      const context = api.trace.setSpan(parent, span);
      return { span, inside: (run) => api.context.with(context, run) };
    } catch (error) {
      failed(error);
      return undefined;
    }
  }

  const end = guard((span: Span | undefined, state: WatchedCall, answer: Answer, durationMs: number) => {
    if (span?.isRecording()) describe(span, state, answer);
    span?.end();
    const attributes = ofTool(state.tool?.name);
    const fault = state.disconnected ? DISCONNECTED : answer.code;
    if (fault) attributes["error.type"] = fault;
    recordDuration(CALL_DURATION, durationMs / 1_000, attributes);
  }, failed);

  let callsUnderWay = 0;

  /** Runs a call as the parent of others, whatever the host's SDK makes of that. */
  function runInside(begun: Begun | undefined, run: () => Promise<Answer>): Promise<Answer> {
    if (!begun?.inside) return run();
    // It may run it never, later or twice.
    const start = once(run);
    try {
      begun.inside(start);
    } catch (error) {
      failed(error);
    }
    return start();
  }

  function watchWith(
    api: OpenTelemetry | undefined,
    state: WatchedCall,
    run: () => Promise<Answer>,
  ): Promise<Answer> {
    const begun = api && begin(api, state.call);
    observer?.callStarted();
    return runInside(begun, run).then((answer) => {
      callsUnderWay -= 1;
      const durationMs = Math.max(0, clock.now() - state.startedAt);
      if (api) end(begun?.span, state, answer, durationMs);
      observer?.callEnded(toObserved(state, answer, durationMs));
      return answer;
    });
  }

  return {
    get callsUnderWay() {
      return callsUnderWay;
    },
    watch(state, run) {
      callsUnderWay += 1;
      const known = openTelemetry();
      return isPending(known)
        ? known.then((api) => watchWith(api, state, run))
        : watchWith(known, state, run);
    },

    traced: (provider, ask) => async (request) => {
      const known = openTelemetry();
      return known ? askInSpan(await known, provider, ask, request) : ask(request);
    },
  };
}

/** Asks for a request of a provider's tool in a span of its own. */
async function askInSpan(
  { trace, context, SpanKind }: OpenTelemetry,
  provider: string,
  ask: Send,
  request: Request,
): ReturnType<Send> {
  const span = trace.getTracer(SCOPE, VERSION).startSpan(request.method, { kind: SpanKind.CLIENT });
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
function parentOf({ context, trace, propagation }: OpenTelemetry, { traceContext }: Call): Context {
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
  span.setStatus({ code: ERROR });
}
