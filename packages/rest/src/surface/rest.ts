// Rest: the surface of a service. It takes one request and gives one response, without a framework.
import {
  type Awaitable,
  type ErrorCode,
  isServiceError,
  type Logger,
  type Service,
  ServiceError,
  toLogger,
} from "@svckit/core";
import type { ApiInfo } from "../documents/api-info.js";
import { createDocuments } from "../documents/documents.js";
import { refuseKeyInTarget } from "../http/leaked-key.js";
import type { RestRequest, RestResponse } from "../http/message.js";
import { isMount, type MountContext, type SurfaceRoute } from "../http/mount.js";
import {
  type AllowedOrigins,
  createOriginCheck,
  type ForeignRequest,
  isPreflight,
} from "../http/origin-check.js";
import { toProblemResponse, wantsProblem } from "../http/problem.js";
import { type RequestContext, requireKnownQuery, toCaller } from "../http/request-context.js";
import { requestIdOf } from "../http/request-id.js";
import { toNoContent, toResponse, withHeaders } from "../http/response.js";
import { FORBIDDEN, queryNames, type Route } from "../http/route.js";
import { toSoundResponse } from "../http/sound-response.js";
import { readTarget } from "../http/target.js";
import { logAccess } from "./access-log.js";
import { type BroughtRoutes, createTables } from "./tables.js";

/** The surface of a service: the built-in routes, and those that packages bring. */
export interface Rest {
  readonly service: Service;
  /** Answers a request. Never throws. */
  handle(request: RestRequest): Promise<RestResponse>;
  /** Whether the surface has a route at a path, for any method. */
  owns(path: string): boolean;
  /** Begins to shut down: readiness fails, new requests are SHUTTING_DOWN, and connections close after their answers. */
  drain(): void;
  /** Requests that are being answered. */
  readonly inFlight: number;
}

/** What a host says of a surface. */
export interface RestOptions {
  /**
   * Routes and mounts beside the built-in routes: `mcpRoutes(service)`, those of other packages, the host's own. A function is
   * asked anew for each catalog that the service comes to have.
   */
  readonly routes?: BroughtRoutes;
  /** Origins of web pages that may call, beside the service's own: a list, or `*` for all. None by default. */
  readonly allowedOrigins?: AllowedOrigins;
  /** Whom callers write to and under which license, in the OpenAPI document; the brand and svckit's own by default. */
  readonly info?: ApiInfo;
  /** Gets one line for each request, at level info; there is no access log by default. */
  readonly accessLog?: Logger;
}

/** What becomes known of a request on its way. */
interface Seen {
  route: SurfaceRoute | undefined;
  /** Whether the surface itself has no such route. */
  isBrought: boolean;
}

/** A context that gets its principal last: made once, it is not copied. */
type OpenContext = { -readonly [Name in keyof RequestContext]: RequestContext[Name] };

/** The surface itself, or a new one for a service. Adapters take both; a host that drains its surface hands it in. */
export function restOf(surface: Service | Rest): Rest {
  return "handle" in surface ? surface : createRest(surface);
}

/**
 * Makes the surface of a service; throws an `Error` that names routes which cannot stand side by side, an allowed origin
 * which is none, or what of `info` cannot be used.
 */
export function createRest(
  service: Service,
  { routes = [], allowedOrigins = [], info = {}, accessLog }: RestOptions = {},
): Rest {
  const tableOf = createTables(service, routes);
  const documents = createDocuments(service, (catalog) => tableOf(catalog).routes, info);
  const originCheck = createOriginCheck(service, allowedOrigins);
  const { transport } = service;
  const accessLogger = accessLog && toLogger(accessLog);
  let draining = false;
  let inFlight = 0;

  function respond(request: RestRequest, requestId: string, seen: Seen): Awaitable<RestResponse> {
    const { path, query } = readTarget(request.target);
    const method = request.method === "HEAD" ? "GET" : request.method;
    const { find, brought } = tableOf(service.catalog);
    const { route, allow, params } = find(method, path);
    seen.route = route;
    seen.isBrought = brought.has(route);
    const foreign = isForAnyOrigin(route) ? undefined : originCheck.refusal(request);
    if (foreign) return refuseForeign(foreign, route, { requestId, query, draining });
    if (route && isMount(route)) return route.handle(request, { requestId, query, draining });
    refuseKeyInTarget(service.brand, path, query);
    if (allow.length > 0 && isPreflight(request)) return toNoContent(requestId);
    if (!route) return refuseRoute(service, requestId, request.method, path, allow);
    if (draining && !route.probe) throw new ServiceError("SHUTTING_DOWN", { retryAfterS: 1 });
    // Some probes add a query that no cache has seen.
    if (query.size > 0 && !route.probe) requireKnownQuery(query, queryNames(route));
    return run(route, {
      service,
      principal: undefined,
      caller: toCaller(service, request, requestId, "rest"),
      requestId,
      now: transport.now(),
      params,
      query,
      headers: request.headers,
      host: request.host,
      body: request.body,
      draining,
      documents,
      owns,
    });
  }

  function owns(path: string): boolean {
    const { route, allow } = tableOf(service.catalog).find("GET", path);
    return route !== undefined || allow.length > 0;
  }

  /** The answer in the form that the caller takes. While the server shuts down, the connection ends with it. */
  function finish(request: RestRequest, { route }: Seen, answer: RestResponse): RestResponse {
    const isRest = route === undefined || !isMount(route);
    let response = isRest && wantsProblem(request.headers["accept"]) ? toProblemResponse(answer) : answer;
    const crossOrigin = isForAnyOrigin(route) ? undefined : originCheck.crossOriginHeaders(request);
    if (crossOrigin) response = withHeaders(response, crossOrigin);
    return draining ? withHeaders(response, { connection: "close" }) : response;
  }

  /** Refuses a page that may not call. */
  function refuseForeign(
    words: ForeignRequest,
    route: SurfaceRoute | undefined,
    context: MountContext,
  ): RestResponse {
    if (route && isMount(route) && route.refuse)
      return route.refuse(`${words.message} ${words.next}`, context);
    const error = new ServiceError("INVALID_REQUEST", words);
    return { ...refuse(error, context.requestId, undefined), status: FORBIDDEN };
  }

  function refuse(error: unknown, requestId: string, signal: AbortSignal | undefined): RestResponse {
    const known = isServiceError(error) ? error : new ServiceError("INTERNAL_ERROR", { cause: error });
    // What fails because its caller has left is nobody's fault.
    if (known !== error && !signal?.aborted)
      transport.logger.error("a request failed inside the service", { requestId, error });
    return toResponse(transport.refuse(known, { requestId }), transport.now(), { metered: false });
  }

  return {
    service,
    async handle(request) {
      const requestId = requestIdOf(service, request);
      const startedAt = transport.now();
      const seen: Seen = { route: undefined, isBrought: false };
      inFlight += 1;
      let response: RestResponse;
      try {
        const answer = await respond(request, requestId, seen);
        const sound = seen.isBrought ? toSoundResponse(answer, requestId) : answer;
        response = finish(request, seen, sound);
      } catch (error) {
        response = finish(request, seen, refuse(error, requestId, request.signal));
      }
      const end = () => {
        inFlight -= 1;
        if (accessLogger) {
          const durationMs = transport.now() - startedAt;
          logAccess(accessLogger, { request, route: seen.route, response, requestId, durationMs });
        }
      };
      if (response.pieces) return { ...response, pieces: endedBy(response.pieces, end) };
      end();
      return response;
    },
    get inFlight() {
      return inFlight;
    },
    owns,
    drain() {
      draining = true;
    },
  };
}

/** The same pieces; `end` is called once they are read or left. */
async function* endedBy(pieces: AsyncIterable<string>, end: () => void): AsyncIterable<string> {
  try {
    yield* pieces;
  } finally {
    end();
  }
}

/** Whether pages of every origin may read what is at a path. */
function isForAnyOrigin(route: SurfaceRoute | undefined): boolean {
  return route !== undefined && isMount(route) && route.anyOrigin === true;
}

/** Runs a route. It looks at the credential first, unless the service does: a call waits for no promise here. */
function run(route: Route, context: OpenContext): Awaitable<RestResponse> {
  return route.credential === "optional" || route.credential === "required"
    ? identifyAndRun(route, context)
    : handle(route, context);
}

/** Throws where the credential is refused; AUTH_REQUIRED where the route demands an account and there is none. */
async function identifyAndRun(route: Route, context: OpenContext): Promise<RestResponse> {
  const principal = await context.service.identify(context.caller);
  if (route.credential === "required" && principal.kind !== "account")
    throw new ServiceError("AUTH_REQUIRED");
  context.principal = principal;
  return handle(route, context);
}

function handle(route: Route, context: OpenContext): Awaitable<RestResponse> {
  // `as`: the context now has the principal that the route's credential demands.
  return route.handle(context as never);
}

function refuseRoute(
  service: Service,
  requestId: string,
  method: string,
  path: string,
  allow: readonly string[],
): RestResponse {
  const code: ErrorCode = "ENDPOINT_NOT_FOUND";
  const shown = path.length > 100 ? `${path.slice(0, 100)}…` : path;
  const message =
    allow.length > 0 ? `${method} is not a method of ${shown}.` : `There is no route at ${shown}.`;
  const next = allow.length > 0 ? `It takes: ${allow.join(", ")}.` : undefined;
  const error = new ServiceError(code, { message, ...(next && { next }) });
  const response = toResponse(service.transport.refuse(error, { requestId }), service.transport.now(), {
    metered: false,
  });
  if (allow.length === 0) return response;
  return { ...response, status: 405, headers: { ...response.headers, allow: allow.join(", ") } };
}
