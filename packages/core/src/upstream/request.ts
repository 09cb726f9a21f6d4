// One request to an upstream: sent with ky, read within its size, and classified.

import type { Clock } from "../platform/clock.js";
import type { Schema } from "../schema/schema.js";
import { type ParsedJson, parseExactly } from "./exact-json.js";
import {
  failureOfStatus,
  isGatewayTimeout,
  type ReadUpstreamFailure,
  readRetryAfter,
  toUpstreamError,
  type UpstreamFailure,
} from "./failure.js";
import type { Fetch } from "./fetch.js";
import { type NoAnswer, TOO_LARGE, withoutAnswer } from "./no-answer.js";
import { isTargetRefused } from "./public-target.js";
import type { RetryBudget } from "./traffic.js";

/** What a request to an upstream carries. */
export interface UpstreamRequest<S extends Schema = Schema> {
  /** Values for the `{name}` parameters of the path; each becomes one segment, percent-encoded. */
  readonly path?: Readonly<Record<string, string | number>>;
  /** Query parameters; undefined ones are left out. */
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** JSON body of a POST. */
  readonly json?: unknown;
  /** The largest answer that is read, in bytes after decompression, where that is less than the upstream's limit. */
  readonly maxBytes?: number;
  /**
   * For a request whose size the caller decides. Where it takes too long, or its answer is too large, the caller gets
   * TOOL_ERROR, and nothing counts against the upstream.
   */
  readonly heavy?: HeavyRequest;
  /** The part of the answer that is read; an answer that does not fit is the provider's failure. */
  readonly schema: S;
}

/** What makes a request heavy. */
export interface HeavyRequest {
  /**
   * The JSON body of a small question, sent to the same path. An upstream that is well answers it at once: then the
   * caller has asked for too much.
   */
  readonly check: unknown;
}

/** One call as its upstream sees it. */
export interface UpstreamCall {
  readonly signal: AbortSignal;
  /** A read may be tried a second time. */
  readonly readOnly: boolean;
  /** Names whoever asks, for its share of the provider's slots; undefined for one who may take them all. */
  readonly caller?: string | undefined;
}

/** What the requests to one upstream have in common. */
export interface RequestOptions {
  /** Id of the provider, named in errors. */
  readonly provider: string;
  readonly baseUrl: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly failure: ReadUpstreamFailure | undefined;
  readonly limits: { readonly attemptMs: number; readonly maxBytes: number };
  readonly clock: Clock;
  readonly fetch: Fetch;
}

/** What an upstream answered, or the way in which it did not. */
export interface UpstreamAnswer extends ParsedJson {
  /** HTTP status; 0 where no answer came. */
  readonly status: number;
  readonly failure?: UpstreamFailure;
  /** Set where the attempt took too long, or the answer was too large. */
  readonly ending?: NoAnswer["ending"];
  /** Whether the failure says nothing against the upstream. */
  readonly excused?: boolean;
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
// Statuses whose answers have no body; the web's Response refuses to be given one.
const BODILESS: readonly number[] = [204, 205, 304];

/** Makes the sender of one upstream. */
export function createAsk(options: RequestOptions, budget: RetryBudget): Ask {
  const { limits, clock } = options;
  const maxBytesOf = (request: UpstreamRequest) =>
    Math.min(request.maxBytes ?? limits.maxBytes, limits.maxBytes);

  // The body is read within the attempt, so that the time limit and the retry cover the whole answer.
  async function attempt(request: Request, maxBytes: number): Promise<Response> {
    const response = await options.fetch(request);
    const text = await readBody(response, maxBytes);
    if (text === undefined) throw TOO_LARGE;
    const { status, headers } = response;
    return new Response(BODILESS.includes(status) ? null : text, { status, headers });
  }

  // Loaded with the first request: it loads Node's own fetch, which takes as long as the rest of a start.
  async function load() {
    const { default: ky, HTTPError } = await import("ky");
    const http = ky.create({
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
    // An upstream that says when to come back is not asked before: the caller is told when.
    const mayRetry = (error: Error) =>
      error !== TOO_LARGE &&
      !isTargetRefused(error) &&
      !(request.heavy && tookTooLong(error)) &&
      !(error instanceof HTTPError && error.response.headers.has("retry-after"));
    const retry = {
      limit: call.readOnly ? 1 : 0,
      jitter: true,
      delay: () => RETRY_DELAY_MS,
      methods: ["get", "post"] as ("get" | "post")[],
      shouldRetry: ({ error }: { error: Error }) => !call.signal.aborted && mayRetry(error) && budget.spend(),
    };
    try {
      return await http(url, {
        method,
        // ky always hands over the Request that it built.
        fetch: (built) => attempt(built instanceof Request ? built : new Request(built), maxBytesOf(request)),
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
    const url = urlOf(options, path, request);
    try {
      const response = await respond(method, url, request, call);
      call.signal.throwIfAborted();
      const { status } = response;
      const json = parseExactly(await response.text());
      const { body } = json;
      const retryAfterS = readRetryAfter(response.headers.get("retry-after"), clock.now());
      const failure =
        options.failure?.({ status, body, heavy: request.heavy !== undefined }) ??
        failureOfStatus(status) ??
        (body === undefined ? NOT_JSON : undefined);
      return { status, ...json, ...(failure && { failure: withRetryAfter(failure, retryAfterS) }) };
    } catch (error) {
      if (call.signal.aborted) throw call.signal.reason;
      return { status: 0, body: undefined, ...withoutAnswer(error, limits.attemptMs, maxBytesOf(request)) };
    }
  };
}

/** The failure, with the time that the upstream named where the failure passes by itself. */
function withRetryAfter(failure: UpstreamFailure, retryAfterS: number | undefined): UpstreamFailure {
  const passes = failure.runtimeStatus === "rate_limited" || failure.runtimeStatus === "degraded";
  return passes && retryAfterS !== undefined ? { retryAfterS, ...failure } : failure;
}

const NOT_JSON: UpstreamFailure = {
  runtimeStatus: "failing",
  message: "answered with something that is not JSON",
};

/** Whether a heavy request took too long: a second one would too. */
function tookTooLong(error: Error): boolean {
  const response: unknown = Reflect.get(error, "response");
  return error.name === "TimeoutError" || (response instanceof Response && isGatewayTimeout(response.status));
}

function isTransient(status: number): boolean {
  return status === 408 || status >= 500;
}

/** The base URL with the path behind it and the query of both. A query of the base URL (a key, say) is kept. */
function urlOf(
  { provider, baseUrl }: RequestOptions,
  path: string,
  { path: values = {}, query = {} }: UpstreamRequest,
): string {
  const [base = "", ...baseQuery] = baseUrl.split("?");
  const search = new URLSearchParams(baseQuery.join("?"));
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  const url =
    path === "" ? base : `${base.replace(/\/+$/, "")}/${fill(provider, path, values).replace(/^\/+/, "")}`;
  return search.size === 0 ? url : `${url}?${search}`;
}

/** The path with its parameters filled in; throws TOOL_ERROR for a value that cannot be a segment. */
function fill(provider: string, path: string, values: NonNullable<UpstreamRequest["path"]>): string {
  return path.replace(/\{(\w+)\}/g, (parameter, name: string) => {
    const value = values[name];
    if (value === undefined) throw new TypeError(`the path ${path} has no value for ${parameter}`);
    // A segment of dots, encoded or not, would be resolved away and the request would go somewhere else.
    if (/^\.*$/.test(String(value))) {
      const message = `has no record named ${JSON.stringify(value)}`;
      throw toUpstreamError(provider, { runtimeStatus: "invalid_input", message });
    }
    return encodeURIComponent(value);
  });
}

/** The text of an answer, or undefined where it is longer than `maxBytes` after decompression. */
async function readBody(response: Response, maxBytes: number): Promise<string | undefined> {
  if (Number(response.headers.get("content-length") ?? 0) > maxBytes) {
    await response.body?.cancel();
    return undefined;
  }
  if (response.body === null) return "";
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for await (const chunk of response.body) {
    bytes += chunk.byteLength;
    // Leaving the loop early cancels the stream.
    if (bytes > maxBytes) return undefined;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
