// Route: one operation of the surface as data, with its handler and its description.
import {
  type AccountPrincipal,
  type Awaitable,
  ERRORS,
  type ErrorCode,
  type ErrorRow,
  type JsonSchema,
  type Principal,
  type Service,
} from "@svckit/core";
import type { RestResponse } from "./message.js";
import type { RequestContext } from "./request-context.js";

/** A part of the surface, under which the documents list routes. */
export interface RouteTag {
  readonly name: string;
  readonly description: string;
}

/** The tags of the built-in routes. */
export const TAGS = {
  tools: { name: "tools", description: "What can be called, and calling it" },
  account: { name: "account", description: "What the caller has, did and paid" },
  server: { name: "server", description: "Whether it works" },
  administration: { name: "administration", description: "What whoever runs the service does" },
  documentation: { name: "documentation", description: "What people and machines read about it" },
} as const satisfies Readonly<Record<string, RouteTag>>;

/** A route as it is described to people and machines. */
export interface RouteDescription {
  /** A route for GET answers HEAD, too. */
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /**
   * From the root. A part of it is text or one parameter, `{name}`. Where several paths fit a request, the one goes first
   * that has text at the earliest part in which they differ.
   */
  readonly path: string;
  /** Unique on the surface. */
  readonly operationId: string;
  readonly summary: string;
  /** What a caller has to know beyond the summary. */
  readonly description?: string;
  /** One of `TAGS`, or one of the package's own. */
  readonly tag: RouteTag;
  /**
   * Who may call. `unread`: everybody, and no credential is looked at. `optional`: everybody, but a wrong credential is
   * refused. `required`: an account. `forwarded`: as `optional`, by a handler that passes `caller` on to the service,
   * which then reads the credential. `admin`: an administrator, whom the handler checks.
   */
  readonly credential: "unread" | "optional" | "required" | "forwarded" | "admin";
  /** Every path parameter, and every query parameter that it takes. Any other is refused. */
  readonly parameters?: readonly RouteParameter[];
  /** Its JSON body, which the handler reads with `readJsonBody` or `readCheckedBody`. */
  readonly body?: RouteBody;
  readonly answer: RouteAnswer;
  /** Schemas for the document's components, by names of the package's own; `refTo(name)` refers to one. */
  readonly components?: Readonly<Record<string, JsonSchema>>;
  /** Its refusals by status, where they have another form than REST's; they stand in place of all `codes`. */
  readonly refusals?: Readonly<Record<string, RouteRefusal>>;
  /** The codes that its handler refuses with. Those that every route of its kind has are added. */
  readonly codes?: readonly ErrorCode[];
  /** Whether it answers also while the server shuts down, takes any query, and stays out of the access log. */
  readonly probe?: boolean;
  /** Whether it takes the keys that callers bring for providers; the document lists their headers then. */
  readonly ownKeys?: boolean;
  /** Whether its answers tell the caller's limits. */
  readonly metered?: boolean;
  /** Whether its answer has an ETag, and is 304 for a caller who has it already. */
  readonly revalidates?: boolean;
  /** Whether the documents leave it out. */
  readonly undocumented?: boolean;
}

/** A parameter of the path or the query, or a header. */
export interface RouteParameter {
  readonly name: string;
  readonly in: "path" | "query" | "header";
  readonly description: string;
  /** Made for the service, where it depends on what is there. */
  readonly schema: JsonSchema | ((service: Service) => JsonSchema);
  /** A value for this service; none where it has none. The examples of one route may be sent together. */
  readonly example?: (service: Service) => unknown;
}

/** The JSON object that a route takes. */
export interface RouteBody {
  /** Inline, or a reference to a component. It describes the body; the handler checks it. */
  readonly schema: JsonSchema;
  /** Bodies for this service, by name. */
  readonly examples?: (
    service: Service,
  ) => Readonly<Record<string, { readonly summary: string; readonly value: unknown }>>;
}

/** What a route answers with where it does not refuse. */
export interface RouteAnswer {
  readonly description: string;
  /** The HTTP status, below 300; 200 where left out. An answer of 204 has no body, whatever its schema. */
  readonly status?: number;
  /** Media type; JSON where left out. */
  readonly type?: string;
  /** Inline, or a reference to a component. */
  readonly schema: JsonSchema;
  /** An answer of this service, as JSON. */
  readonly example?: (service: Service) => unknown;
}

interface Handled<Credential extends RouteDescription["credential"], P> {
  readonly credential: Credential;
  /** Answers a request, or throws the `ServiceError` that it is refused with. */
  readonly handle: (context: RequestContext<P>) => Awaitable<RestResponse>;
}

/** A route with its handler. The context of the handler has the principal that the credential demands. */
export type Route = RouteDescription &
  (
    | Handled<"unread" | "forwarded" | "admin", undefined>
    | Handled<"optional", Principal>
    | Handled<"required", AccountPrincipal>
  );

/** A refusal in a form of the route's own. */
export interface RouteRefusal {
  readonly description: string;
  /** Inline, or a reference to a component. */
  readonly schema: JsonSchema;
  /** Bodies by name. */
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}

/** A reference to a component of the OpenAPI document, by its name. */
export function refTo(component: string): JsonSchema {
  return { $ref: `#/components/schemas/${component}` };
}

/** The schema of what `toSuccess` makes: `{ ok: true, data }`, with a `meta` where the route has one. */
export function successOf(data: JsonSchema, meta?: JsonSchema): JsonSchema {
  return {
    type: "object",
    properties: { ok: { const: true }, data, ...(meta && { meta }) },
    required: ["ok", "data", ...(meta ? ["meta"] : [])],
  };
}

/** Every route refuses pages of other origins with this status, and with INVALID_REQUEST. */
export const FORBIDDEN = 403;

/** Every code that REST may answer with. */
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
  // A refused credential counts as an attempt of its address, so the address may run into its limit.
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
  // A path parameter that cannot be decoded leads to no route.
  if (route.path.includes("{")) add(["ENDPOINT_NOT_FOUND"]);
  if (route.body) add(["PAYLOAD_TOO_LARGE"]);
  if (route.credential !== "unread") add(CREDENTIAL_CODES);
  if (route.credential === "required" || route.credential === "admin") add(["AUTH_REQUIRED"]);
  add(route.codes ?? []);
  return REST_CODES.filter((code) => codes.has(code));
}

/** The names of the query parameters that a route takes. */
export function queryNames({ parameters = [] }: RouteDescription): readonly string[] {
  return parameters.filter((parameter) => parameter.in === "query").map(({ name }) => name);
}
