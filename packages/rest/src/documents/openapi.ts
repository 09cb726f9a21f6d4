// The OpenAPI document of a service, made from its route table and its catalog.
import {
  docUrl,
  ERRORS,
  type ErrorCode,
  type ErrorRow,
  type Failure,
  type JsonSchema,
  type Service,
} from "@svckit/core";
import { PROBLEM_TYPE } from "../http/problem.js";
import {
  codesOf,
  FORBIDDEN,
  REST_CODES,
  type RouteBody,
  type RouteDescription,
  type RouteParameter,
  type RouteRefusal,
  type RouteTag,
  refTo,
  TAGS,
} from "../http/route.js";
import type { ApiInfo } from "./api-info.js";
import { ownComponents, withoutDialect } from "./components.js";
import { securityOf, securitySchemes } from "./security.js";
import { limitHeaders, wireHeaders } from "./wire-headers.js";
import { wireSchemas } from "./wire-schemas.js";

const OPENAPI_VERSION = "3.1.1";
const JSON_TYPE = "application/json";
const FOREIGN = String(FORBIDDEN);

const WITHOUT_KEY = "It works without an API key; one that is sent has to be good.";
const WHO: Readonly<Record<RouteDescription["credential"], string>> = {
  unread: "Anyone may call it, and no API key is looked at.",
  optional: WITHOUT_KEY,
  forwarded: WITHOUT_KEY,
  required: "It takes the API key of an account.",
  admin: "It takes an administrator's key, or what the host has its administrators sign in with.",
};

/** The document without what its `components.schemas`, which end it, say of tools. */
export function createOpenApi(
  service: Service,
  table: readonly RouteDescription[],
  info: Required<ApiInfo>,
): JsonSchema {
  const { brand, version, transport } = service;
  const { settings } = transport;
  return {
    openapi: OPENAPI_VERSION,
    info: {
      title: `${brand.name}: tools over REST`,
      version,
      description: [
        "Named tools, each backed by a data provider: list them, then execute one by its name with a JSON object of arguments.",
        "Every JSON answer has `ok`. Decide by it and by `error.code`, never by the HTTP status: a refused key, for one, is told at 200.",
        `A failure is \`${PROBLEM_TYPE}\` (RFC 9457) where \`Accept\` names that.`,
        "Every GET route answers HEAD, too.",
      ].join("\n\n"),
      ...info,
    },
    servers: [{ url: settings.publicUrl }],
    tags: tagsOf(table),
    externalDocs: { url: `${settings.docsUrl}/errors`, description: "What each error code means" },
    paths: toPaths(service, table),
    components: {
      headers: wireHeaders,
      examples: Object.fromEntries(REST_CODES.map((code) => [code, toExample(service, code)])),
      securitySchemes: securitySchemes(brand, table),
      schemas: { ...wireSchemas(brand), ...ownComponents(table) },
    },
  };
}

/** The tags of the routes: the surface's own first, each once. */
function tagsOf(table: readonly RouteDescription[]): readonly RouteTag[] {
  const tags = new Map<string, RouteTag>(Object.entries(TAGS));
  for (const { tag } of table) tags.set(tag.name, tag);
  return [...tags.values()];
}

function toPaths(service: Service, table: readonly RouteDescription[]): Record<string, JsonSchema> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of table) {
    const operation = toOperation(service, route);
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operation };
  }
  return paths;
}

function toOperation(service: Service, route: RouteDescription): JsonSchema {
  const { operationId, summary, description, credential, tag } = route;
  const own = route.ownKeys ? keyParameters(service) : [];
  const parameters = [...(route.parameters ?? []), ...own];
  return {
    operationId,
    summary,
    description: [...(description === undefined ? [] : [description]), WHO[credential]].join("\n\n"),
    tags: [tag.name],
    security: securityOf(route),
    ...(parameters.length > 0 && { parameters: parameters.map((each) => toParameter(service, each)) }),
    ...(route.body && { requestBody: toBody(service, route.body) }),
    responses: route.refusals ? ownResponses(service, route, route.refusals) : toResponses(service, route),
  };
}

/** The headers of keys that callers may bring, for the tools that are told of. */
function keyParameters({ transport, catalog }: Service): RouteParameter[] {
  // Few services take any.
  if (transport.keyHeaders.size === 0) return [];
  const auths = catalog.tools.flatMap((tool) => tool.auths);
  const taken = new Set(auths.flatMap(({ personal, variable }) => (personal ? variable : [])));
  const headers = [...transport.keyHeaders].filter(([, variable]) => taken.has(variable));
  return headers.map(([name, variable]) => ({
    name,
    in: "header",
    description: `Your own key for the tools that take ${variable}, in place of this service's. It is used for this call alone.`,
    schema: { type: "string" },
  }));
}

/** A parameter. Viewers fill in an `example`, which is for what has to be there; the others are examples of the schema. */
function toParameter(service: Service, { example, schema: given, ...parameter }: RouteParameter): JsonSchema {
  const schema = typeof given === "function" ? given(service) : given;
  const value = example?.(service);
  const shown = value !== undefined;
  if (parameter.in === "path")
    return { ...parameter, required: true, schema, ...(shown && { example: value }) };
  return { ...parameter, schema: { ...schema, ...(shown && { examples: [value] }) } };
}

function toBody(service: Service, { schema, examples }: RouteBody): JsonSchema {
  const content = { schema: withoutDialect(schema), ...(examples && { examples: examples(service) }) };
  return { required: true, content: { [JSON_TYPE]: content } };
}

/** The responses of a route whose refusals have a form of their own. */
function ownResponses(
  service: Service,
  route: RouteDescription,
  refusals: Readonly<Record<string, RouteRefusal>>,
): Record<string, JsonSchema> {
  const refused = Object.entries(refusals).map(([status, { description, schema, examples }]) => [
    status,
    {
      description,
      headers: headersOf(route, status),
      content: { [JSON_TYPE]: { schema, ...(examples && { examples }) } },
    },
  ]);
  const done = String(route.answer.status ?? 200);
  return { [done]: successResponse(service, route, []), ...Object.fromEntries(refused) };
}

/** One response for each status: the answer, or the refusals that share the status. */
function toResponses(service: Service, route: RouteDescription): Record<string, JsonSchema> {
  const done = String(route.answer.status ?? 200);
  const byStatus = new Map<string, ErrorCode[]>([[done, []]]);
  for (const code of codesOf(route)) {
    const status = String(ERRORS[code].status);
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  if (!byStatus.has(FOREIGN)) byStatus.set(FOREIGN, []);
  if (route.revalidates) byStatus.set("304", []);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      status === done ? successResponse(service, route, codes) : refusalResponse(route, status, codes),
    ]),
  );
}

function successResponse(service: Service, route: RouteDescription, codes: readonly ErrorCode[]): JsonSchema {
  const { description, status = 200 } = route.answer;
  return {
    description: [
      description,
      ...(codes.length > 0 ? [`Or, at 200 as well: ${listOf(codes).join(", ")}`] : []),
    ].join("\n\n"),
    headers: headersOf(route, String(status)),
    ...(status !== 204 && { content: successContent(service, route, codes) }),
  };
}

/** The answer by its media type. Refusals at the same status are JSON, whatever type the answer has. */
function successContent(
  service: Service,
  { answer }: RouteDescription,
  codes: readonly ErrorCode[],
): Record<string, JsonSchema> {
  const { type = JSON_TYPE, example } = answer;
  const schema = withoutDialect(answer.schema);
  const examples = example && { answer: { value: example(service) } };
  if (codes.length === 0) return { [type]: { schema, ...(examples && { examples }) } };
  const refusals = { schema: failureSchema(codes), examples: examplesOf(codes) };
  const both = {
    schema: { oneOf: [schema, refusals.schema] },
    examples: { ...examples, ...refusals.examples },
  };
  return {
    ...(type === JSON_TYPE
      ? { [type]: both }
      : { [type]: { schema, ...(examples && { examples }) }, [JSON_TYPE]: refusals }),
    [PROBLEM_TYPE]: { schema: refTo("Problem") },
  };
}

function refusalResponse(route: RouteDescription, status: string, codes: readonly ErrorCode[]): JsonSchema {
  if (status === "304")
    return { description: "What the caller has is current", headers: headersOf(route, status) };
  const isForeign = status === FOREIGN;
  return {
    description: isForeign
      ? [...listOf(codes), "`INVALID_REQUEST` to a page of an origin that may not call"].join(", ")
      : listOf(codes).join(", "),
    headers: headersOf(route, status),
    content: {
      [JSON_TYPE]: {
        schema: failureSchema(isForeign ? [...codes, "INVALID_REQUEST"] : codes),
        ...(codes.length > 0 && { examples: examplesOf(codes) }),
      },
      [PROBLEM_TYPE]: { schema: refTo("Problem") },
    },
  };
}

function failureSchema(codes: readonly ErrorCode[]): JsonSchema {
  // The second part narrows the first. Linters that close what lists its members would read it as all of them.
  const error = { properties: { code: { enum: codes } }, additionalProperties: true };
  return { allOf: [refTo("Failure"), { properties: { error } }] };
}

function examplesOf(codes: readonly ErrorCode[]): JsonSchema {
  return Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }]));
}

function listOf(codes: readonly ErrorCode[]): string[] {
  return codes.map((code) => `\`${code}\``);
}

function headersOf(route: RouteDescription, status: string): JsonSchema {
  const names: string[] = ["X-Request-Id"];
  if (/^(429|502|503)$/.test(status) || (route.metered && /^2/.test(status))) names.push("Retry-After");
  if (route.metered) names.push(...limitHeaders);
  if (route.revalidates && /^(200|304)$/.test(status)) names.push("ETag");
  if (status === "401") names.push("WWW-Authenticate");
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

/** A failure as the error table has it, without the details of a case. */
function toExample({ transport: { settings }, brand }: Service, code: ErrorCode): JsonSchema {
  const { status, type, title, next, retryable }: ErrorRow = ERRORS[code];
  const failure: Failure = {
    ok: false,
    error: {
      type,
      code,
      message: `${title} ${next}`,
      retryable,
      doc_url: docUrl(settings.docsUrl, code),
      request_id: `${brand.name}-example`,
    },
  };
  return { summary: `${status} ${title}`, value: failure };
}
