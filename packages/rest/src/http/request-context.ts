// What the handler of a route is given: the request, read as far as every route needs it.
import { type Caller, readCredential, type Service, ServiceError, type Transport } from "@svckit/core";
import type { BodyReader, RestRequest } from "./message.js";

/** A document as it is sent. */
export interface Document {
  readonly text: string;
  /** Changes with the text. */
  readonly etag: string;
}

/** What a surface says of itself. */
export interface Documents {
  openApi(): Document;
  errors(): Document;
  llms(): Document;
}

/** One request under way. */
export interface RequestContext {
  readonly service: Service;
  readonly documents: Documents;
  readonly requestId: string;
  /** Milliseconds. */
  readonly now: number;
  /** The path parameters, decoded. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly headers: RestRequest["headers"];
  readonly body: BodyReader;
  readonly caller: Caller;
  /** Whether the server is shutting down. */
  readonly draining: boolean;
}

/** Who sends a request. */
export interface RequestCaller extends Caller {
  readonly requestId: string;
}

/** Who sends a request, as far as its headers and its socket say. */
export function toCaller(
  service: Service,
  request: RestRequest,
  requestId: string,
  transport: Transport,
): RequestCaller {
  const { headers } = request;
  return {
    credential: readCredential(service.brand, headers["authorization"] ?? [], headers["x-api-key"] ?? []),
    address: service.transport.addressOf(request.socketAddress, headers["x-forwarded-for"] ?? []),
    requestId,
    transport,
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
