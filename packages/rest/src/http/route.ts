// Route: one operation of the REST surface, with what answers it and all that is said of it to people and machines.
import {
  type Awaitable,
  ERRORS,
  type ErrorCode,
  type ErrorRow,
  type JsonSchema,
  type Service,
} from "@svckit/core";
import type { RestResponse } from "./message.js";
import type { RequestContext } from "./request-context.js";

/** A route as it is described to people and machines. */
export interface RouteDescription {
  readonly method: "GET" | "POST";
  /** With its parameters as `{name}`. */
  readonly path: string;
  readonly operationId: string;
  readonly summary: string;
  /** What a caller has to know beyond the summary. */
  readonly description?: string;
  /** The part of the surface that it belongs to. */
  readonly tag: "tools" | "account" | "server" | "documentation";
  /** Whether a credential is read: never, where one is sent, or one is needed. */
  readonly credential: "unread" | "optional" | "required";
  readonly parameters?: readonly RouteParameter[];
  /** The component that describes its body. */
  readonly body?: "ExecuteRequest";
  readonly answer: RouteAnswer;
  /** The codes it refuses with, beside those that every route of its kind has. */
  readonly codes?: readonly ErrorCode[];
  /** Whether it still answers while the server shuts down. */
  readonly probe?: boolean;
  /** Whether its answers tell the caller's limits. */
  readonly metered?: boolean;
  /** Whether its answer has an ETag, and is 304 for who has it already. */
  readonly revalidates?: boolean;
}

/** A parameter of the path or the query, or a header. */
export interface RouteParameter {
  readonly name: string;
  readonly in: "path" | "query" | "header";
  readonly description: string;
  readonly schema: JsonSchema;
  readonly example?: unknown;
}

/** What a route answers with where it does not refuse. */
export interface RouteAnswer {
  readonly description: string;
  /** Media type; JSON where left out. */
  readonly type?: string;
  /** May refer to the document's components. */
  readonly schema: JsonSchema;
  /** An answer of this service, as JSON. */
  readonly example?: (service: Service) => unknown;
}

/** A route with what answers it. */
export interface Route extends RouteDescription {
  readonly handle: (context: RequestContext) => Awaitable<RestResponse>;
}

/** A reference to a component of the OpenAPI document, by its name. */
export function refTo(component: string): JsonSchema {
  return { $ref: `#/components/schemas/${component}` };
}

/** The schema of an answer that runs no tool: `{ ok: true, data }`, with a `meta` where the route has one. */
export function successOf(data: JsonSchema, meta?: JsonSchema): JsonSchema {
  return {
    type: "object",
    properties: { ok: { const: true }, data, ...(meta && { meta }) },
    required: ["ok", "data", ...(meta ? ["meta"] : [])],
  };
}

/** Every code that may leave over REST. */
// `as`: the keys of the table are its codes.
export const REST_CODES = (Object.keys(ERRORS) as ErrorCode[]).filter(
  (code) =>
    (ERRORS[code] as ErrorRow).status !== null && (ERRORS[code] as ErrorRow).transports.includes("rest"),
);

const CREDENTIAL_CODES: readonly ErrorCode[] = [
  "INVALID_API_KEY",
  "UNAUTHORIZED",
  "AUTH_NOT_CONFIGURED",
  "AUTH_SERVICE_UNAVAILABLE",
  // A refused credential counts as an attempt of its address.
  "RATE_LIMITED",
  "ANON_QUOTA_UNAVAILABLE",
];

/** Every code that a route may refuse with, in the order of the table. */
export function codesOf(route: RouteDescription): readonly ErrorCode[] {
  const codes = new Set<ErrorCode>(["INVALID_REQUEST", "VALIDATION_ERROR", "INTERNAL_ERROR"]);
  const add = (more: readonly ErrorCode[]) => {
    for (const code of more) codes.add(code);
  };
  if (!route.probe) add(["SHUTTING_DOWN"]);
  // A segment that cannot be decoded is no route.
  if (route.path.includes("{")) add(["ENDPOINT_NOT_FOUND"]);
  if (route.credential !== "unread") add(CREDENTIAL_CODES);
  if (route.credential === "required") add(["AUTH_REQUIRED"]);
  add(route.codes ?? []);
  return REST_CODES.filter((code) => codes.has(code));
}

/** The names of the query parameters that a route takes. */
export function queryNames({ parameters = [] }: RouteDescription): readonly string[] {
  return parameters.filter((parameter) => parameter.in === "query").map(({ name }) => name);
}
