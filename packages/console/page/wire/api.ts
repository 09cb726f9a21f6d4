// API: calls of the service's own REST routes, as any other client would send them.
import { type Failure, isObject, type JsonObject, type Reply } from "./envelope.ts";
import { BASE } from "./facts.ts";
import { currentSession } from "./session.ts";

/** A refusal of the service, or a request that never reached it. */
export class CallError extends Error {
  readonly failure: Failure;
  readonly meta: JsonObject | undefined;
  readonly tookMs: number;
  readonly sentAt: number;

  constructor(
    failure: Failure,
    seen: { readonly meta?: JsonObject; readonly tookMs: number; sentAt: number },
  ) {
    super(failure.message);
    this.failure = failure;
    this.meta = seen.meta;
    this.tookMs = seen.tookMs;
    this.sentAt = seen.sentAt;
  }
}

/** What a call is sent with. */
export interface CallOptions {
  readonly method?: "GET" | "POST" | "PATCH" | "DELETE";
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly body?: unknown;
  /** Whose key goes with it; that of the chosen account where left out. */
  readonly as?: "account" | "admin" | "nobody";
  readonly headers?: Readonly<Record<string, string>>;
}

/** The headers that a call is sent with, for whoever it is sent. */
export function headersFor(as: CallOptions["as"] = "account"): Record<string, string> {
  const { current, adminKey } = currentSession();
  const key = as === "admin" ? adminKey : as === "account" ? current : undefined;
  // An empty key of an administrator: the host knows by its own session who asks.
  return key === undefined || key === "" ? {} : { authorization: `Bearer ${key}` };
}

/** Sends a call. Throws a `CallError` for whatever is not `ok`. */
export async function send<Data>(path: string, options: CallOptions = {}): Promise<Reply<Data>> {
  const { method = "GET", query = {}, body, as, headers } = options;
  const url = new URL(BASE + path);
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== "") url.searchParams.set(name, String(value));
  const sentAt = Date.now();
  const startedAt = performance.now();
  const seen = () => ({ tookMs: performance.now() - startedAt, sentAt });
  const sent: RequestInit = {
    method,
    headers: {
      ...headersFor(as),
      ...(body !== undefined && { "content-type": "application/json" }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  };
  const response = await fetch(url, sent).catch(() => {
    throw new CallError(UNREACHED, seen());
  });
  const envelope = await response.json().catch(() => undefined);
  if (isObject(envelope) && envelope["ok"] === true) {
    // `as`: each route answers what its caller here expects of it.
    const { data, meta } = envelope as unknown as Pick<Reply<Data>, "data" | "meta">;
    return { data, meta, headers: response.headers, ...seen() };
  }
  const error = isObject(envelope) && isObject(envelope["error"]) ? envelope["error"] : undefined;
  const meta = isObject(envelope) && isObject(envelope["meta"]) ? { meta: envelope["meta"] } : {};
  // `as`: a failure has this form on every route of REST.
  const failure = error ? (error as unknown as Failure) : unreadable(response.status);
  throw new CallError(failure, { ...meta, ...seen() });
}

const UNREACHED: Failure = {
  code: "UNREACHABLE",
  message: "The service could not be reached. Is it running? Then try again.",
};

function unreadable(status: number): Failure {
  return { code: `HTTP ${status}`, message: "The answer is not one of this service's." };
}

/** The words of whatever was thrown. */
export function failureOf(error: unknown): Failure {
  return error instanceof CallError ? error.failure : { code: "ERROR", message: String(error) };
}
