// One request to an upstream: sent with ky, read within its size, and classified.

import { parseJson, readBody } from "./body.js";
import { failureOfStatus, readRetryAfter, type UpstreamFailure } from "./failure.js";
import { isTargetRefused } from "./public-fetch.js";
import { REFUSED_TARGET } from "./public-target.js";
import type { RetryBudget } from "./traffic.js";
import type { UpstreamCall, UpstreamOptions, UpstreamRequest } from "./upstream.js";
import { upstreamUrl } from "./url.js";

/** What an upstream answered, or the way in which it did not. */
export interface UpstreamAnswer {
  /** HTTP status; 0 where no answer came. */
  readonly status: number;
  /** The parsed JSON. */
  readonly body: unknown;
  readonly failure?: UpstreamFailure;
  /** What was thrown, for logs. */
  readonly error?: unknown;
}

/** Sends one request; throws the signal's reason once that is aborted, and nothing else. */
export type Ask = (
  method: "get" | "post",
  path: string,
  request: UpstreamRequest,
  call: UpstreamCall,
) => Promise<UpstreamAnswer>;

const RETRY_DELAY_MS = 400;
const TOO_LARGE = new Error("the answer is too large");
// Statuses whose answers have no body; the web's Response refuses to be given one.
const BODILESS: readonly number[] = [204, 205, 304];

/** Makes the sender of one upstream. */
export function createAsk(options: UpstreamOptions, budget: RetryBudget): Ask {
  const { limits, clock } = options;

  // The body is read within the attempt, so that its time limit and its second try cover the whole answer.
  async function attempt(request: Request): Promise<Response> {
    const response = await options.fetch(request);
    const text = await readBody(response, limits.maxBytes);
    if (text === undefined) throw TOO_LARGE;
    const { status, headers } = response;
    return new Response(BODILESS.includes(status) ? null : text, { status, headers });
  }

  // Loaded with the first request: it brings up Node's own fetch, which takes as long as the rest of a start.
  async function load() {
    const { default: ky, HTTPError } = await import("ky");
    const http = ky.create({
      // ky always hands over the Request that it built.
      fetch: (request) => attempt(request instanceof Request ? request : new Request(request)),
      headers: { accept: "application/json", ...options.headers },
      redirect: "manual",
      timeout: limits.attemptMs,
      throwHttpErrors: isTransient,
    });
    return { http, HTTPError };
  }
  let loading: ReturnType<typeof load> | undefined;

  async function respond(method: "get" | "post", url: string, request: UpstreamRequest, call: UpstreamCall) {
    loading ??= load();
    const { http, HTTPError } = await loading;
    budget.earn();
    // An upstream that says when to come back is not asked before: the caller is told.
    const mayAgain = (error: Error) =>
      error !== TOO_LARGE &&
      !isTargetRefused(error) &&
      !(error instanceof HTTPError && error.response.headers.has("retry-after"));
    const retry = {
      limit: call.readOnly ? 1 : 0,
      jitter: true,
      delay: () => RETRY_DELAY_MS,
      methods: ["get", "post"] as ("get" | "post")[],
      shouldRetry: ({ error }: { error: Error }) => !call.signal.aborted && mayAgain(error) && budget.spend(),
    };
    try {
      return await http(url, {
        method,
        signal: call.signal,
        retry,
        ...(request.headers && { headers: request.headers }),
        ...(request.json !== undefined && { json: request.json }),
      });
    } catch (error) {
      if (error instanceof HTTPError) return error.response;
      throw error;
    }
  }

  return async (method, path, request, call) => {
    const { path: values = {}, query = {} } = request;
    const url = upstreamUrl(options.provider, options.baseUrl, { path, values, query });
    try {
      const response = await respond(method, url, request, call);
      call.signal.throwIfAborted();
      const { status } = response;
      const body = parseJson(await response.text());
      const retryAfter = readRetryAfter(response.headers.get("retry-after"), clock.now());
      const failure =
        options.failure?.({ status, body }) ??
        failureOfStatus(status) ??
        (body === undefined ? NOT_JSON : undefined);
      return { status, body, ...(failure && { failure: whenAgain(failure, retryAfter) }) };
    } catch (error) {
      if (call.signal.aborted) throw call.signal.reason;
      const failure = failureOf(error, limits);
      return { status: 0, body: undefined, failure, error: withoutUrl(error) };
    }
  };
}

/** A failure that passes by itself, with the time that the upstream named for it. */
function whenAgain(failure: UpstreamFailure, retryAfter: number | undefined): UpstreamFailure {
  const passes = failure.runtimeStatus === "rate_limited" || failure.runtimeStatus === "degraded";
  return passes && retryAfter !== undefined ? { retryAfter, ...failure } : failure;
}

const NOT_JSON: UpstreamFailure = {
  runtimeStatus: "failing",
  message: "answered with something that is not JSON",
};

function failureOf(
  error: unknown,
  { maxBytes, attemptMs }: { readonly maxBytes: number; readonly attemptMs: number },
): UpstreamFailure {
  if (error === TOO_LARGE)
    return { runtimeStatus: "failing", message: `answered with more than ${maxBytes} bytes` };
  if (isTargetRefused(error)) return REFUSED_TARGET;
  const timedOut = error instanceof Error && error.name === "TimeoutError";
  const message = timedOut
    ? `did not answer within ${attemptMs} ms`
    : "could not be reached or broke off its answer";
  return { runtimeStatus: "degraded", message };
}

/** What was thrown, fit for a log: its kind and its codes, since messages of HTTP clients hold URLs with keys in them. */
function withoutUrl(error: unknown): Error {
  if (error === TOO_LARGE) return TOO_LARGE;
  const kinds: string[] = [];
  for (let each: unknown = error; each instanceof Error && kinds.length < 4; each = each.cause) {
    const code: unknown = Reflect.get(each, "code");
    kinds.push(typeof code === "string" ? `${each.name} ${code}` : each.name);
  }
  return new Error(kinds.join(", by ") || "an unknown error");
}

function isTransient(status: number): boolean {
  return status === 408 || status >= 500;
}
