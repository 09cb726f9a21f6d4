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

/** One operation of an upstream: the query parameters that it knows, and its answer. A request with others is refused. */
export interface StandInOperation {
  /** Parameters that it wants. */
  readonly needs?: readonly string[];
  /** Parameters that may be left out. */
  readonly takes?: readonly string[];
  readonly answer: StandInHandler;
}

/**
 * Operations by `METHOD /path`, or their handlers alone where any parameters will do. A segment `{name}` takes any one
 * segment; a fixed segment is preferred to it.
 */
export type StandInRoutes = Readonly<Record<string, StandInHandler | StandInOperation>>;

/** What a request gets wrong: the path, a parameter that is missing, or one that the upstream does not know. */
export interface Slip {
  readonly kind: "path" | "missing" | "unknown";
  /** The parameter; of a path, method and path. */
  readonly name: string;
  /** The fault in a sentence. */
  readonly message: string;
}

/** How a router tells of slips. */
export interface SlipRules {
  /** What the upstream answers to one. */
  readonly refuse: (slip: Slip) => StandInAnswer;
  /** Is told of each. */
  readonly slipped: (slip: Slip) => void;
}

interface Route {
  readonly method: string;
  readonly segments: readonly string[];
  readonly operation: StandInOperation;
}

const ROUTE_FORM = /^([A-Z]+) (\/\S*)$/;
const PARAMETER_FORM = /^\{(\w+)\}$/;

/** Makes the router of a table; throws an `Error` for a key that is no route. */
export function createRouter(
  table: StandInRoutes,
  { refuse, slipped }: SlipRules,
): (request: SeenRequest) => StandInAnswer | Promise<StandInAnswer> {
  const routes = Object.entries(table).map(([key, operation]) => toRoute(key, operation));
  // Fixed segments first, so that /coins/markets is not a coin named markets.
  routes.sort((a, b) => parametersOf(a) - parametersOf(b));

  return (request) => {
    for (const route of routes) {
      const params = match(route, request);
      if (params === undefined) continue;
      const slip = parameterSlip(route.operation, request);
      return slip ? refused(slip) : route.operation.answer({ ...request, params });
    }
    const name = `${request.method} ${request.path}`;
    return refused({ kind: "path", name, message: `the stand-in has no route ${name}` });
  };

  function refused(slip: Slip): StandInAnswer {
    slipped(slip);
    return refuse(slip);
  }
}

function parameterSlip(
  { needs, takes }: StandInOperation,
  { method, path, query }: SeenRequest,
): Slip | undefined {
  if (needs === undefined && takes === undefined) return undefined;
  const where = `${method} ${path}`;
  const missing = needs?.find((name) => !query.get(name));
  if (missing !== undefined)
    return { kind: "missing", name: missing, message: `${where}: missing parameter ${missing}` };
  const unknown = [...query.keys()].find((name) => !needs?.includes(name) && !takes?.includes(name));
  if (unknown === undefined) return undefined;
  return { kind: "unknown", name: unknown, message: `${where}: unknown parameter ${unknown}` };
}

function toRoute(key: string, given: StandInHandler | StandInOperation): Route {
  const [, method, path] = ROUTE_FORM.exec(key) ?? [];
  if (method === undefined || path === undefined) {
    throw new Error(`${JSON.stringify(key)} is no route: write it as "GET /path/{name}"`);
  }
  return {
    method,
    segments: path.split("/"),
    operation: typeof given === "function" ? { answer: given } : given,
  };
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
