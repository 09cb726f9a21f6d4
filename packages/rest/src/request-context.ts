// What the handler of a route is given: the request, read as far as every route needs it.
import { type Caller, readCredential, type Service, ServiceError } from "@svckit/core";
import type { Documents } from "./documents.js";
import type { BodyReader, RestRequest } from "./message.js";

/** One request under way. */
export interface RequestContext {
  readonly service: Service;
  readonly documents: Documents;
  readonly requestId: string;
  /** Milliseconds. */
  readonly now: number;
  /** The places of the route's path, decoded. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly headers: RestRequest["headers"];
  readonly body: BodyReader;
  readonly caller: Caller;
  /** Whether the server is shutting down. */
  readonly draining: boolean;
}

/** Who sends a request, as far as its headers and its socket say. */
export function toCaller(service: Service, request: RestRequest, requestId: string): Caller {
  const { headers } = request;
  return {
    credential: readCredential(service.brand, headers["authorization"] ?? [], headers["x-api-key"] ?? []),
    address: service.addressOf(request.socketAddress, headers["x-forwarded-for"] ?? []),
    requestId,
    transport: "rest",
    traceContext: traceContextOf(headers),
    signal: request.signal,
  };
}

/** The trace that the caller says its request belongs to. */
function traceContextOf(headers: RestRequest["headers"]): Caller["traceContext"] {
  const [traceparent] = headers["traceparent"] ?? [];
  if (traceparent === undefined) return undefined;
  const tracestate = headers["tracestate"]?.join(",");
  return tracestate === undefined ? { traceparent } : { traceparent, tracestate };
}

/** Throws where a credential was sent that is refused; a caller without one is welcome. */
export async function requireKnownCaller({ service, caller }: RequestContext): Promise<void> {
  await service.identify(caller);
}

/** Refuses a query parameter that the route does not take, or that is given twice. */
export function requireKnownQuery(query: URLSearchParams, known: readonly string[]): void {
  for (const name of query.keys()) {
    const shown = JSON.stringify(name.slice(0, 64));
    if (!known.includes(name)) {
      const next = known.length === 0 ? "This route takes none." : `This route takes: ${known.join(", ")}.`;
      throw new ServiceError("VALIDATION_ERROR", {
        message: `There is no query parameter ${shown}.`,
        next,
        param: name.slice(0, 64),
      });
    }
    if (query.getAll(name).length > 1) {
      throw new ServiceError("VALIDATION_ERROR", {
        message: `The query parameter ${shown} is given twice.`,
        next: "Give it once.",
        param: name,
      });
    }
  }
}

const NO_QUERY = new URLSearchParams();

/** The path of a request, and its query. */
export function readTarget(target: string): { readonly path: string; readonly query: URLSearchParams } {
  // A proxy may send it in its absolute form.
  const own = target.startsWith("/") ? target : target.replace(/^https?:\/\/[^/?]*/i, "") || "/";
  const mark = own.indexOf("?");
  if (mark === -1) return { path: own, query: NO_QUERY };
  return { path: own.slice(0, mark), query: new URLSearchParams(own.slice(mark + 1)) };
}

/** Whether a text holds what may be an API key. */
export function holdsKey(service: Service, text: string): boolean {
  return Object.values(service.brand.keyPrefixes).some((prefix) => text.includes(prefix));
}

/** Refuses an API key in the path or the query, where logs would keep it. */
export function refuseKeyInTarget(service: Service, path: string, query: URLSearchParams): void {
  // Each by itself: one that is no character of UTF-8 hides nothing of the others, and a key is of ASCII alone.
  const decoded = path.replaceAll(/%[0-7][0-9a-f]/gi, (encoded) => decodeURIComponent(encoded));
  const place = holdsKey(service, decoded)
    ? "path"
    : [...query.values(), ...query.keys()].some((text) => holdsKey(service, text)) && "query";
  if (!place) return;
  throw new ServiceError("INVALID_REQUEST", {
    message: `The ${place} holds an API key, which would end in logs.`,
    next: "Send the key in the Authorization header alone, and replace it if it was real.",
  });
}
