// Rest: the REST surface of a service. One request in, one response out, with no framework between.
import {
  type Awaitable,
  type ErrorCode,
  isServiceError,
  type Logger,
  type Service,
  ServiceError,
} from "@svckit/core";
import { createDocuments } from "../documents/documents.js";
import { refuseKeyInTarget } from "../http/leaked-key.js";
import type { RestRequest, RestResponse } from "../http/message.js";
import { toProblemResponse, wantsProblem } from "../http/problem.js";
import { type RequestContext, requireKnownQuery, toCaller } from "../http/request-context.js";
import { requestIdOf } from "../http/request-id.js";
import { toResponse } from "../http/response.js";
import { queryNames, type Route } from "../http/route.js";
import { createRouter } from "../http/router.js";
import { readTarget } from "../http/target.js";
import { type Metrics, metricsRoute } from "../routes/prometheus.js";
import { routes } from "../routes/table.js";
import { type Access, logAccess } from "./access-log.js";

/** The REST surface of a service. */
export interface Rest {
  readonly service: Service;
  /** Answers a request. Never throws. */
  handle(request: RestRequest): Promise<RestResponse>;
  /** Whether a path is one of the surface's own, whatever the method. */
  owns(path: string): boolean;
  /** From now on readiness fails, new calls are refused with SHUTTING_DOWN, and connections are closed once answered. */
  drain(): void;
  /** Requests that are being answered. */
  readonly inFlight: number;
  /** Writes the access log's line, where there is one, of a request that is answered in front of the surface. */
  log(access: Access): void;
}

/** What a host says of a surface. */
export interface RestOptions {
  /** Paths of MCP endpoints that the host serves beside it, named in `llms.txt`; none by default. */
  readonly mcpPaths?: readonly string[];
  /** Gets a line a request, at level info; nobody does by default. */
  readonly accessLog?: Logger;
  /** Answers `/metrics`, which then is part of the surface and open to whoever reaches it. */
  readonly metrics?: Metrics;
}

/** What is found out about a request on the way. */
interface Seen {
  route: Route | undefined;
}

/** The surface itself, or that of a service: adapters take either, and a host that drains one holds it. */
export function restOf(surface: Service | Rest): Rest {
  return "handle" in surface ? surface : createRest(surface);
}

/** Puts the REST surface in front of a service. */
export function createRest(service: Service, { mcpPaths = [], accessLog, metrics }: RestOptions = {}): Rest {
  const find = createRouter(metrics ? [...routes, metricsRoute(metrics)] : routes);
  const documents = createDocuments(service, routes, mcpPaths);
  let draining = false;
  let inFlight = 0;

  function respond(request: RestRequest, requestId: string, seen: Seen): Awaitable<RestResponse> {
    const { path, query } = readTarget(request.target);
    const method = request.method === "HEAD" ? "GET" : request.method;
    refuseKeyInTarget(service.brand, path, query);
    const { route, allow, params } = find(method, path);
    seen.route = route;
    if (!route) return refuseRoute(service, requestId, request.method, path, allow);
    if (draining && !route.probe) throw new ServiceError("SHUTTING_DOWN", { retryAfter: 1 });
    if (query.size > 0) requireKnownQuery(query, queryNames(route));
    const context: RequestContext = {
      service,
      documents,
      requestId,
      now: service.transport.now(),
      params,
      query,
      headers: request.headers,
      body: request.body,
      caller: toCaller(service, request, requestId, "rest"),
      draining,
    };
    return route.handle(context);
  }

  /** In the form that the caller takes. Whoever is answered while the server shuts down comes back over another connection. */
  function finish(request: RestRequest, answer: RestResponse): RestResponse {
    const response = wantsProblem(request.headers["accept"]) ? toProblemResponse(answer) : answer;
    return draining ? { ...response, headers: { ...response.headers, connection: "close" } } : response;
  }

  function refuse(error: unknown, requestId: string): RestResponse {
    const known = isServiceError(error) ? error : new ServiceError("INTERNAL_ERROR", { cause: error });
    if (known !== error)
      service.transport.logger.error("a request failed inside the service", { requestId, error });
    return toResponse(service.transport.refuse(known, { requestId }), service.transport.now(), {
      metered: false,
    });
  }

  function log(access: Access): void {
    if (accessLog) logAccess(accessLog, access);
  }

  return {
    service,
    log,
    async handle(request) {
      const requestId = requestIdOf(service, request);
      const startedAt = service.transport.now();
      const seen: Seen = { route: undefined };
      inFlight += 1;
      let answer: RestResponse;
      try {
        answer = await respond(request, requestId, seen);
      } catch (error) {
        answer = refuse(error, requestId);
      }
      const response = finish(request, answer);
      inFlight -= 1;
      const durationMs = service.transport.now() - startedAt;
      log({ request, route: seen.route, response, requestId, durationMs });
      return response;
    },
    get inFlight() {
      return inFlight;
    },
    owns: (path) => find("GET", path).allow.length > 0,
    drain() {
      draining = true;
    },
  };
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
