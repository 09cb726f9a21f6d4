// Tool route: a route that calls one of the state's tools, with arguments out of its path, its query and its body.
import type { ErrorCode, JsonSchema } from "@svckit/core";
import {
  type RequestContext,
  type RestResponse,
  type Route,
  type RouteTag,
  readJsonBody,
  refTo,
  toResponse,
} from "@svckit/rest";
import { readIdempotencyKey } from "@svckit/rest/adapter";
import * as z from "zod";
import { readSentBody } from "./sent-body.js";

/** A row of the table of routes. */
export interface ToolRoute {
  readonly method: Route["method"];
  /** Its parameters are arguments of the tool, by the same names. */
  readonly path: string;
  readonly operationId: string;
  readonly summary: string;
  readonly tag: RouteTag;
  /** The tool's name without the brand. */
  readonly tool: string;
  /** The tool's input. What the path does not give comes in the query of a GET, and in the body of any other. */
  readonly input: z.ZodObject;
  /** What it refuses with beside what every call may be refused with. */
  readonly codes: readonly ErrorCode[];
}

const CALL_CODES: readonly ErrorCode[] = [
  "ANON_AUTH_REQUIRED",
  "INVALID_IDEMPOTENCY_KEY",
  "IDEMPOTENCY_KEY_REUSED",
  "MISSING_PARAM",
  "RATE_LIMITED",
  "STATE_BACKEND_UNAVAILABLE",
  "TOOL_ERROR",
];

/** The route of a row. */
export function toRoute(brand: string, row: ToolRoute): Route {
  const { method, path, operationId, summary, tag, tool, input, codes } = row;
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  const rest = Object.keys(input.shape).filter((name) => !inPath.includes(name));
  const hasBody = method !== "GET" && method !== "DELETE" && rest.length > 0;
  const inQuery = hasBody ? [] : rest;
  const describe = (name: string) => schemaOf(input)[name] ?? {};
  return {
    method,
    path,
    operationId,
    summary,
    description: `Calls the tool \`${brand}_${tool}\`.`,
    tag,
    credential: "forwarded",
    get parameters() {
      return [
        ...inPath.map((name) => ({ ...parameterOf(name, describe(name)), in: "path" as const })),
        ...inQuery.map((name) => ({ ...parameterOf(name, describe(name)), in: "query" as const })),
      ];
    },
    ...(hasBody && {
      get body() {
        return { schema: bodySchema(input, inPath) };
      },
    }),
    answer: { description: "The tool's result, and the receipt of the call", schema: refTo("Success") },
    codes: [...CALL_CODES, ...(method === "GET" ? [] : (["PAYLOAD_TOO_LARGE"] as const)), ...codes],
    metered: true,
    async handle(context) {
      const body = method === "GET" ? {} : await (hasBody ? readJsonBody : readSentBody)(context);
      return callTool(context, `${brand}_${tool}`, {
        ...body,
        ...queryOf(context, input),
        ...context.params,
      });
    },
  };
}

async function callTool(
  context: RequestContext,
  tool: string,
  args: Readonly<Record<string, unknown>>,
): Promise<RestResponse> {
  const { service, headers, caller, now } = context;
  const idempotencyKey = readIdempotencyKey({}, headers["idempotency-key"] ?? [], service.brand);
  const answer = await service.transport.answer({ tool, args, idempotencyKey, ...caller });
  return toResponse(answer, now, { metered: true });
}

/** The query as arguments: what is a number to the tool is one here, too, where it is written as one. */
function queryOf({ query }: RequestContext, input: z.ZodObject): Readonly<Record<string, unknown>> {
  const properties = schemaOf(input);
  return Object.fromEntries(
    [...query].map(([name, text]) => {
      const { type } = properties[name] ?? {};
      if ((type === "integer" || type === "number") && /^-?\d+(\.\d+)?$/.test(text))
        return [name, Number(text)];
      if (type === "boolean" && (text === "true" || text === "false")) return [name, text === "true"];
      return [name, text];
    }),
  );
}

const schemas = new WeakMap<z.ZodObject, Readonly<Record<string, JsonSchema>>>();

/** The schemas of a tool's arguments by name, made when they are first asked for. */
function schemaOf(input: z.ZodObject): Readonly<Record<string, JsonSchema>> {
  const known = schemas.get(input);
  if (known) return known;
  // `as`: an object's JSON Schema has its properties by name.
  const { properties = {} } = z.toJSONSchema(input, { io: "input" }) as {
    properties?: Record<string, JsonSchema>;
  };
  schemas.set(input, properties);
  return properties;
}

function parameterOf(name: string, { description, ...schema }: JsonSchema) {
  return { name, description: typeof description === "string" ? description : name, schema };
}

function bodySchema(input: z.ZodObject, inPath: readonly string[]): JsonSchema {
  const { $schema: _, properties = {}, required = [], ...rest } = z.toJSONSchema(input, { io: "input" });
  const isInBody = (name: string) => !inPath.includes(name);
  return {
    ...rest,
    properties: Object.fromEntries(Object.entries(properties).filter(([name]) => isInBody(name))),
    required: required.filter(isInBody),
  };
}
