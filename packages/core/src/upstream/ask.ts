// Ask: sends one request to an upstream with ky, reads its answer within its size, and classifies it.

import type { Clock } from "../platform/clock.js";
import { once } from "../platform/once.js";
import { type Change, type Changes, neverLeft, outcomeOfAnswer } from "./changes.js";
import { type ParsedJson, parseExactly } from "./exact-json.js";
import {
  failureOfStatus,
  isGatewayTimeout,
  isUpstreamsFault,
  type ReadUpstreamFailure,
  readOwnFailure,
  readRetryAfter,
  type UpstreamFailure,
} from "./failure.js";
import { BODILESS, type Send } from "./fetch.js";
import type { RequestKeys } from "./keys.js";
import { type NoAnswer, TOO_LARGE, withoutAnswer } from "./no-answer.js";
import { isTargetRefused } from "./public-target.js";
import { readBody } from "./read-body.js";
import { bodyOf, mayChange, type SentRequest, type UpstreamMethod, urlOf } from "./request.js";
import type { RetryBudget, Traffic } from "./traffic.js";
import type { UpstreamLimits } from "./upstream-limits.js";

/** One call as its upstream sees it. */
export interface UpstreamCall {
  readonly signal: AbortSignal;
  /** The tool reads: its requests change nothing, and may be tried a second time. */
  readonly readOnly: boolean;
  /** Names whoever asks, for its share of the provider's slots; undefined for one who may take them all. */
  readonly caller?: string | undefined;
  /** When it ends, in milliseconds since 1970. */
  readonly until?: number | undefined;
  /** What its tool declares: the traffic of the tool's own, and limits inside the provider's. */
  readonly traffic?: Traffic | undefined;
  readonly limits?: Pick<UpstreamLimits, "attemptMs" | "maxBytes"> | undefined;
  /** What its requests carry beside what the tool gives them. */
  readonly keys?: RequestKeys | undefined;
  /** Remembers what became of its requests that may change something. */
  readonly changes?: Changes;
  /** Starts each of its requests; nobody watches them where left out. */
  readonly watch?: WatchRequest;
}

/** Starts a request that may change something, or not, and gives what it gives. */
export type WatchRequest = <T>(method: string, changes: boolean, start: () => Promise<T>) => Promise<T>;

/** What the requests to one upstream have in common. */
export interface RequestOptions {
  /** Id of the provider, named in errors. */
  readonly provider: string;
  readonly baseUrl: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly failure: ReadUpstreamFailure | undefined;
  readonly limits: { readonly attemptMs: number; readonly maxBytes: number; readonly retries: boolean };
  readonly clock: Clock;
  readonly fetch: Send;
}

/** What an upstream answered, in the form in which the request reads it, or the way in which it did not. */
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

/** Sends one request; throws the signal's reason once that is aborted, and else only for what cannot be sent. */
export type Ask = (
  method: UpstreamMethod,
  path: string,
  request: SentRequest,
  call: UpstreamCall,
) => Promise<UpstreamAnswer>;

const RETRY_DELAY_MS = 400;
// What was read of each answer. It stands beside the Response that the client is given: in it, it would be a stream that is read a second time.
const texts = new WeakMap<Response, string>();

/** Loads the HTTP client with the first request: it loads Node's own fetch, which takes as long as the rest of a start. */
export const loadHttpClient = once(() => import("ky"));

/** Makes the sender of one upstream. */
export function createAsk(options: RequestOptions, budget: RetryBudget): Ask {
  const { limits, clock } = options;
  const maxBytesOf = ({ maxBytes = Number.POSITIVE_INFINITY }: SentRequest, call: UpstreamCall) =>
    Math.min(maxBytes, call.limits?.maxBytes ?? limits.maxBytes);
  const attemptMsOf = (call: UpstreamCall) => call.limits?.attemptMs ?? limits.attemptMs;

  // The body is read within the attempt, so that the time limit and the retry cover the whole answer.
  async function attempt(request: Request, maxBytes: number, change: Change | undefined): Promise<Response> {
    request.signal.throwIfAborted();
    if (change) change.outcome = "unknown";
    const response = await options.fetch(request);
    const text = await readBody(response, maxBytes);
    if (text === undefined) throw TOO_LARGE;
    const { status, headers } = response;
    const answer = new Response(null, { status, headers });
    texts.set(answer, BODILESS.includes(status) ? "" : text);
    return answer;
  }

  async function load() {
    const { default: ky, HTTPError } = await loadHttpClient();
    const http = ky.create({
      redirect: "manual",
      throwHttpErrors: isTransient,
    });
    return { http, HTTPError };
  }
  let loading: ReturnType<typeof load> | undefined;

  async function respond(
    method: UpstreamMethod,
    url: string,
    request: SentRequest,
    call: UpstreamCall,
    change: Change | undefined,
    sent: { readonly headers: Headers; readonly body?: string | URLSearchParams },
  ) {
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
      limit: call.readOnly && limits.retries ? 1 : 0,
      jitter: true,
      delay: () => RETRY_DELAY_MS,
      methods: ["get", "post"] as ("get" | "post")[],
      shouldRetry: ({ error }: { error: Error }) =>
        !call.signal.aborted && mayRetry(error) && budget.spend() && (call.traffic?.pace?.again() ?? true),
    };
    try {
      return await http(url, {
        method,
        // ky always hands over the Request that it built.
        fetch: (built) =>
          attempt(built instanceof Request ? built : new Request(built), maxBytesOf(request, call), change),
        signal: call.signal,
        timeout: attemptMsOf(call),
        retry,
        ...sent,
      });
    } catch (error) {
      if (error instanceof HTTPError) return error.response;
      throw error;
    }
  }

  return async (method, path, request, call) => {
    const url = urlOf(options, path, withKeys(request, call.keys));
    // A slip of the plugin's in what it sends is thrown at once: it says nothing of the upstream.
    const { headers, body } = bodyOf(request);
    const layers = [headers, options.headers, request.headers, call.keys?.headers];
    const sent = { headers: headersOf(...layers), ...(body !== undefined && { body }) };
    const change = mayChange(method, request, call) ? call.changes?.begin() : undefined;
    try {
      const response = await respond(method, url, request, call, change, sent);
      call.signal.throwIfAborted();
      const { status } = response;
      const text = texts.get(response) ?? "";
      const json = text === "" ? NO_BODY : parseExactly(text);
      const retryAfterS = readRetryAfter(response.headers.get("retry-after"), clock.now());
      const answer = { status, body: json.body, heavy: request.heavy !== undefined };
      const own = readOwnFailure(options.failure, answer);
      if (change) change.outcome = outcomeOfAnswer(status, own !== undefined && !own.slipped);
      const ofStatus = failureOfStatus(status);
      const failure =
        own?.failure ?? ofStatus ?? (json.body === undefined && readsJson(request) ? NOT_JSON : undefined);
      // Of a reader that slipped nothing is known but the status.
      const slipped = own?.slipped && !(ofStatus && isUpstreamsFault(ofStatus));
      const shown = shownOf(request, response, text, json);
      return {
        status,
        ...shown,
        ...(failure && { failure: withRetryAfter(ofOwnKey(failure, call.keys), retryAfterS) }),
        ...(slipped && { excused: true }),
      };
    } catch (error) {
      if (change && (neverLeft(error) || isTargetRefused(error))) change.outcome = "not_sent";
      if (call.signal.aborted) throw call.signal.reason;
      return {
        status: 0,
        body: undefined,
        ...withoutAnswer(error, attemptMsOf(call), maxBytesOf(request, call)),
      };
    }
  };
}

const NO_BODY: ParsedJson = { body: null };

function readsJson({ read = "json" }: SentRequest): boolean {
  return read === "json";
}

/** Headers, of which a later one replaces an earlier one of its name in any case. */
function headersOf(...layers: readonly (Readonly<Record<string, string>> | undefined)[]): Headers {
  const headers = new Headers();
  for (const layer of layers)
    for (const [name, value] of Object.entries(layer ?? {})) setHeader(headers, name, value);
  return headers;
}

/** Sets a header. What `Headers` throws would show the value, which may be an argument. */
function setHeader(headers: Headers, name: string, value: string): void {
  try {
    headers.set(name, value);
  } catch {
    throw new TypeError(`the header ${JSON.stringify(name)} has a value that no request can carry`);
  }
}

/** An answer in the form in which a request reads it. */
function shownOf(request: SentRequest, response: Response, text: string, json: ParsedJson): ParsedJson {
  if (readsJson(request)) return json;
  if (request.read === "text") return { body: text === "" ? null : text };
  const head = { status: response.status, headers: Object.fromEntries(response.headers) };
  if (json.body === undefined) return { body: { ...head, body: text } };
  const body = { ...head, body: json.body };
  return json.exact === undefined ? { body } : { body, exact: { ...head, body: json.exact } };
}

/** The failure, with the time that the upstream named where the failure passes by itself. */
function withRetryAfter(failure: UpstreamFailure, retryAfterS: number | undefined): UpstreamFailure {
  const passes = failure.runtimeStatus === "rate_limited" || failure.runtimeStatus === "degraded";
  return passes && retryAfterS !== undefined ? { retryAfterS, ...failure } : failure;
}

function withKeys(sent: SentRequest, keys: RequestKeys | undefined): SentRequest {
  const { query, path } = sent;
  return keys ? { ...sent, query: { ...query, ...keys.query }, path: { ...path, ...keys.path } } : sent;
}

/** The failure, as one that the caller can mend where its own key was refused. */
function ofOwnKey(failure: UpstreamFailure, keys: RequestKeys | undefined): UpstreamFailure {
  const isOfKey = failure.runtimeStatus === "missing_key" || failure.runtimeStatus === "plan_required";
  return isOfKey && keys?.refused !== undefined ? { next: keys.refused, ...failure } : failure;
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
