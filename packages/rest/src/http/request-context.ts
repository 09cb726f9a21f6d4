// The request context: gives the handler of a route the request, its caller and the service.
import {
  type Caller,
  type IdentifyRequest,
  type Principal,
  readCredential,
  type Service,
  ServiceError,
  type Transport,
} from "@svckit/core";
import type { BodyReader, RestRequest } from "./message.js";
import { ownKeysOf } from "./own-keys.js";
import type { SharedText } from "./shared-text.js";
import { readTarget } from "./target.js";

/** A document as it is sent. */
export interface Document {
  readonly content: SharedText;
  /** Changes with the text. It is weak, since the text is sent in several encodings. */
  readonly etag: string;
}

/** What a surface says of itself. */
export interface Documents {
  openApi(): Promise<Document>;
  errors(): Document;
  llms(): Promise<Document>;
}

/** A request to a route. `Who` is the principal that the route's credential demands. */
export interface RequestContext<Who = Principal | undefined> {
  readonly service: Service;
  /** Who asks; undefined on routes whose credential the surface does not look at. */
  readonly principal: Who;
  /** Who asks, as the request has it: pass it on to `service.execute` and `service.quota`. */
  readonly caller: RequestCaller;
  /** The caller's own id for the request, or a new one. Answers, logs and errors carry it. */
  readonly requestId: string;
  /** When the request came in, in milliseconds. */
  readonly now: number;
  /** The path parameters, decoded. */
  readonly params: Readonly<Record<string, string>>;
  /** The query parameters that the route describes, each given once. */
  readonly query: URLSearchParams;
  /** All values of each header, by lower-case name. */
  readonly headers: RestRequest["headers"];
  /** Gives the host's own request, while there is one. */
  readonly host: RestRequest["host"];
  /** The bytes as they were sent; `readJsonBody` gives the checked JSON in them. */
  readonly body: BodyReader;
  /** Whether the server shuts down. */
  readonly draining: boolean;
  readonly documents: Documents;
  /** Whether the surface has something at a path: what is served beside this route. */
  owns(path: string): boolean;
}

/** Who sends a request, and the id of the request. */
export interface RequestCaller extends Caller {
  readonly requestId: string;
  readonly transport: Transport;
}

/** Who sends a request, read from its headers and its socket. Nothing is checked yet. */
export function toCaller(
  service: Service,
  request: RestRequest,
  requestId: string,
  transport: Transport,
): RequestCaller {
  const { headers } = request;
  const address = service.transport.addressOf(request.socketAddress, headers["x-forwarded-for"] ?? []);
  return {
    credential: readCredential(service.brand, headers["authorization"] ?? [], headers["x-api-key"] ?? []),
    // Nobody else asks for it.
    request: service.transport.identifyByHost && (() => toIdentifyRequest(request, transport, address)),
    address,
    keys: ownKeysOf(service, headers),
    requestId,
    transport,
    traceContext: traceContextOf(headers),
    signal: request.signal,
  };
}

/** The request as the host's `identify` is shown it. */
function toIdentifyRequest(
  { method, target, headers, host }: RestRequest,
  transport: Transport,
  address: string | undefined,
): IdentifyRequest {
  return { transport, method, path: readTarget(target).path, headers, address, host: host?.() };
}

/** The trace that the request belongs to, as the caller says. */
function traceContextOf(headers: RestRequest["headers"]): Caller["traceContext"] {
  const [traceparent] = headers["traceparent"] ?? [];
  if (traceparent === undefined) return undefined;
  const tracestate = headers["tracestate"]?.join(",");
  return tracestate === undefined ? { traceparent } : { traceparent, tracestate };
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
