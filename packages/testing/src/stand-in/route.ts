// Route of a stand-in: which handler a request goes to, by its method and its path.
import type { StandInAnswer } from "./faulty-answer.js";

/** A request as a stand-in received it. */
export interface SeenRequest {
  readonly method: string;
  /** The path as sent, still percent-encoded. */
  readonly path: string;
  /** The query without the fault that it may carry. */
  readonly query: URLSearchParams;
  /** By lower-case name; several values of one name are joined with a comma. */
  readonly headers: Readonly<Record<string, string>>;
  /** The parsed JSON, or the text where it is none; undefined without a body. */
  readonly body: unknown;
}

/** A request as a route gets it. */
export interface StandInRequest extends SeenRequest {
  /** Values of the route's `{name}` parameters, decoded. */
  readonly params: Readonly<Record<string, string>>;
}

/** Answers the requests of one route. */
export type StandInHandler = (request: StandInRequest) => StandInAnswer | Promise<StandInAnswer>;

/** Handlers by `METHOD /path`. A segment `{name}` takes any one segment; a fixed segment is preferred to it. */
export type StandInRoutes = Readonly<Record<string, StandInHandler>>;

interface Route {
  readonly method: string;
  readonly segments: readonly string[];
  readonly handler: StandInHandler;
}

const ROUTE_FORM = /^([A-Z]+) (\/\S*)$/;
const PARAMETER_FORM = /^\{(\w+)\}$/;

/** Makes the router of a table; throws an `Error` for a key that is no route. */
export function createRouter(
  table: StandInRoutes,
): (request: SeenRequest) => StandInAnswer | Promise<StandInAnswer> {
  const routes = Object.entries(table).map(([key, handler]) => toRoute(key, handler));
  // Fixed segments first, so that /coins/markets is not a coin named markets.
  routes.sort((a, b) => parametersOf(a) - parametersOf(b));

  return (request) => {
    for (const route of routes) {
      const params = match(route, request);
      if (params !== undefined) return route.handler({ ...request, params });
    }
    return { status: 404, body: { error: `the stand-in has no route ${request.method} ${request.path}` } };
  };
}

function toRoute(key: string, handler: StandInHandler): Route {
  const [, method, path] = ROUTE_FORM.exec(key) ?? [];
  if (method === undefined || path === undefined) {
    throw new Error(`${JSON.stringify(key)} is no route: write it as "GET /path/{name}"`);
  }
  return { method, segments: path.split("/"), handler };
}

function parametersOf({ segments }: Route): number {
  return segments.filter((segment) => PARAMETER_FORM.test(segment)).length;
}

function match(route: Route, { method, path }: SeenRequest): Record<string, string> | undefined {
  const segments = path.split("/");
  if (method !== route.method || segments.length !== route.segments.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, pattern] of route.segments.entries()) {
    const segment = segments[index] ?? "";
    const name = PARAMETER_FORM.exec(pattern)?.[1];
    if (name === undefined ? segment !== pattern : segment === "") return undefined;
    if (name !== undefined) params[name] = decodeURIComponent(segment);
  }
  return params;
}
