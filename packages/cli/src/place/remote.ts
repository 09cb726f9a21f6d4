// Remote: what a service elsewhere answers over REST, asked again where that may help.
import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { isObject, isServiceError, ServiceError } from "@svckit/core";
import { refusedOf, toRefusal } from "../terminal/refusal.js";

/** Whom the request is for, and what ends it. */
export interface RemoteCaller {
  readonly apiKey: string | undefined;
  readonly signal?: AbortSignal | undefined;
  /** How often a request is sent again that may pass later; 0 where left out. */
  readonly retries?: number | undefined;
  /** When the time limit is up: nothing is waited for beyond it. */
  readonly endsAt?: number | undefined;
  /** Is told why it is sent again, and after how long. */
  readonly again?: (why: ServiceError, waitMs: number) => void;
}

/** What a call is sent with. */
export interface RemoteCall {
  readonly tool: string;
  readonly args: Readonly<Record<string, unknown>>;
  /** Made where left out: the service runs a call once, however often it is sent. */
  readonly idempotencyKey?: string | undefined;
}

/** An answer's data and meta. */
export interface RemoteAnswer {
  readonly data: Readonly<Record<string, unknown>>;
  readonly meta: Readonly<Record<string, unknown>>;
}

const FIRST_WAIT_MS = 300;
// Whoever has to wait longer is told so.
const LONGEST_WAIT_MS = 30_000;
// What lasts until a day or a period ends, and what the provider's own word on time decides.
const LASTING = new Set(["FEEDBACK_RATE_LIMITED"]);
const NEEDS_A_TIME = new Set(["PROVIDER_UNAVAILABLE", "TOOL_ERROR"]);

/** Reads a route. Throws what the service refuses with, and API_ERROR where it cannot be reached. */
export function getRemote(url: string, path: string, caller: RemoteCaller): Promise<RemoteAnswer> {
  const request = () => new Request(`${url}${path}`, { headers: headersOf(caller) });
  return sendAgain(caller, () => send(request(), caller.signal));
}

/** Calls a tool. Every sending of it carries the same idempotency key. Throws as `getRemote` does. */
export function callRemote(url: string, call: RemoteCall, caller: RemoteCaller): Promise<RemoteAnswer> {
  const { tool, args, idempotencyKey } = call;
  // Two keys that differ would be refused.
  const key = idempotencyKey ?? (args["idempotency_key"] === undefined ? randomUUID() : undefined);
  const headers = {
    ...headersOf(caller),
    "content-type": "application/json",
    ...(key !== undefined && { "idempotency-key": key }),
  };
  const body = JSON.stringify({ tool, args });
  const request = () => new Request(`${url}/api/v1/execute`, { method: "POST", headers, body });
  return sendAgain(caller, () => send(request(), caller.signal));
}

/** Does what sends a request until it is answered, or until to send it again does not help. */
export async function sendAgain<T>(caller: Omit<RemoteCaller, "apiKey">, work: () => Promise<T>): Promise<T> {
  const { signal, again, endsAt = Number.POSITIVE_INFINITY } = caller;
  for (let sent = 0; ; sent += 1) {
    try {
      return await work();
    } catch (error) {
      const waitMs = isServiceError(error) && sent < (caller.retries ?? 0) ? waitOf(error, sent) : undefined;
      if (waitMs === undefined || !isServiceError(error) || Date.now() + waitMs >= endsAt) throw error;
      again?.(error, waitMs);
      await wait(waitMs, undefined, signal && { signal }).catch(() => signal?.throwIfAborted());
    }
  }
}

async function send(request: Request, signal: AbortSignal | undefined): Promise<RemoteAnswer> {
  const answer = await reach(request, signal);
  const text = await bodyOf(answer, signal);
  const body = parsed(text);
  const { data, meta } = isObject(body) && body["ok"] === true ? body : {};
  if (isObject(data)) return { data, meta: isObject(meta) ? meta : {} };
  throw withTime(toRefusal(answer.status, body), answer.headers.get("retry-after"));
}

async function reach(request: Request, signal: AbortSignal | undefined): Promise<Response> {
  try {
    return await fetch(request, signal && { signal });
  } catch (cause) {
    signal?.throwIfAborted();
    throw unreached(request.url, cause);
  }
}

/** The error for a service that does not answer. A path may hold a key, so it is not repeated. */
export function unreached(url: string, cause: unknown): ServiceError {
  return new ServiceError("API_ERROR", {
    message: `The service at ${new URL(url).origin} could not be reached.`,
    next: "Check --url, or SVC_URL; `svc doctor` says more.",
    cause,
  });
}

async function bodyOf(answer: Response, signal: AbortSignal | undefined): Promise<string> {
  try {
    return await answer.text();
  } catch (cause) {
    signal?.throwIfAborted();
    throw new ServiceError("API_ERROR", { message: "The answer broke off.", next: "Ask again.", cause });
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function headersOf({ apiKey }: RemoteCaller): Record<string, string> {
  return apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` };
}

/** The error with the seconds of the header, where its own words have none. */
export function withTime(error: ServiceError, header: string | null): ServiceError {
  const seconds = secondsOf(header);
  if (seconds === undefined || error.details.retryAfterS !== undefined) return error;
  const { code, details, cause } = error;
  return new ServiceError(code, { ...details, retryAfterS: seconds, cause });
}

/** Seconds of a `Retry-After`, which may be a date. */
function secondsOf(header: string | null): number | undefined {
  if (header === null) return undefined;
  if (/^\d{1,9}$/.test(header)) return Number(header);
  const at = Date.parse(header);
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - Date.now()) / 1_000));
}

/** How long to wait before the next sending; undefined where another one does not help. */
function waitOf(error: ServiceError, sent: number): number | undefined {
  const { code, row, details, cause } = error;
  const { retryAfterS } = details;
  const usual = FIRST_WAIT_MS * 2 ** sent * (0.5 + Math.random());
  // Nobody answered, or a proxy did in its place: the idempotency key makes it safe to send it again.
  if (code === "API_ERROR")
    return isBrokenOff(cause) || retryAfterS !== undefined ? within(retryAfterS, usual) : undefined;
  const isFinal = refusedOf(error)?.error["retryable"] === false;
  if (!error.retryable || isFinal || row.type === "quota_error" || LASTING.has(code)) return undefined;
  if (NEEDS_A_TIME.has(code) && retryAfterS === undefined) return undefined;
  if (code === "INTERNAL_ERROR" && sent > 0) return undefined;
  return within(retryAfterS, usual);
}

function within(retryAfterS: number | undefined, usual: number): number | undefined {
  const waitMs = retryAfterS === undefined ? usual : retryAfterS * 1_000;
  return waitMs > LONGEST_WAIT_MS ? undefined : waitMs;
}

/** Whether a connection was not made, or broke: what `fetch` throws. */
function isBrokenOff(cause: unknown): boolean {
  return cause instanceof TypeError;
}
