// A tool call: turns `tools/call` into a call of the service.
import {
  type Answer,
  type Brand,
  INVOKERS,
  isObject,
  isServiceError,
  type Service,
  ServiceError,
} from "@svckit/core";
import type { RequestCaller } from "@svckit/rest";
import { parseJsonBody, readIdempotencyKey } from "@svckit/rest/adapter";
import type { Endpoint } from "../catalog/endpoint.js";
import type { Sight } from "../catalog/sight.js";
import { expectedEffects } from "../catalog/tool-list.js";

/** Who calls. `refusal` is set where the credential cannot be taken: every call is then answered with it. */
export interface McpCaller {
  readonly caller: RequestCaller;
  readonly refusal: ServiceError | undefined;
}

/** One message in flight. The answer of a call is put here, so that the transport can tell its limits in headers. */
export interface Exchange extends McpCaller {
  /** The values of the header Idempotency-Key. */
  readonly idempotencyHeader: readonly string[];
  readonly sight: Sight;
  answer: Answer | undefined;
}

/** The part of `tools/call` that says what to call. */
export interface ToolCallParams {
  readonly name: string;
  readonly arguments?: unknown;
}

/** Runs a call; never throws. */
export async function callTool(
  service: Service,
  endpoint: Endpoint,
  { name, arguments: args = {} }: ToolCallParams,
  { caller, sight, idempotencyHeader }: Exchange,
): Promise<Answer> {
  const refuse = (error: ServiceError) =>
    service.transport.refuse(error, { requestId: caller.requestId, transport: "mcp" });
  const refused = sight.refused();
  if (refused) return refuse(refused);
  // The key may stand beside `tool` and `args`, as over REST.
  const expects = expectedEffects(name);
  const given = expects && isObject(args) ? args : {};
  let idempotencyKey: unknown;
  try {
    idempotencyKey = readIdempotencyKey(given, idempotencyHeader, service.brand);
  } catch (error) {
    if (isServiceError(error)) return refuse(error);
    throw error;
  }
  if (!expects)
    return service.transport.answer({
      tool: name,
      args: argsAt(endpoint, name, args),
      writtenByModel: true,
      idempotencyKey,
      ...caller,
    });
  const unknown = Object.keys(given).find((member) => !INVOKER_MEMBERS.includes(member));
  if (unknown !== undefined) return refuse(unknownMember(name, unknown));
  const own = readArguments(given["args"], service.brand);
  if (own instanceof ServiceError) return refuse(own);
  return service.transport.answer({
    tool: given["tool"],
    args: own.args,
    writtenByModel: true,
    idempotencyKey,
    expects,
    ...caller,
  });
}

// What an invoker takes, as its schema says.
const INVOKER_MEMBERS = ["tool", "args", "idempotency_key"];

/** Refused, since the call would be paid for without the arguments that were meant. */
function unknownMember(invoker: string, member: string): ServiceError {
  const shown = member.slice(0, 64);
  return new ServiceError("VALIDATION_ERROR", {
    message: `${invoker} has no argument ${JSON.stringify(shown)}. It takes: tool, args.`,
    next: "Put the arguments of the tool into args.",
    param: shown,
  });
}

/** The arguments of a tool. Some models write them as the text of an object, which is held to the limits of a message. */
function readArguments(args: unknown, brand: Brand): { readonly args: unknown } | ServiceError {
  if (typeof args !== "string") return { args };
  try {
    return { args: parseJsonBody(Buffer.from(args), brand, "text in args") };
  } catch (error) {
    if (!isServiceError(error)) throw error;
    const { message = "The text in args is not a JSON object." } = error.details;
    const next = "Give args as an object, or as the JSON text of one.";
    return new ServiceError("VALIDATION_ERROR", { message, next, param: "args" });
  }
}

/** The arguments at this endpoint: that of a category searches its own tools, and shows direct calls of them. */
function argsAt({ category }: Endpoint, name: string, args: unknown): unknown {
  if (name !== "search_tools" || category === undefined || !isObject(args)) return args;
  const asked = args["category"] ?? category;
  return asked === category ? { ...args, direct: args["direct"] ?? true, category } : args;
}

/** The name of the catalog's tool that a call is for; undefined where it gives none. */
export function calledTool({ name, arguments: args }: ToolCallParams): string | undefined {
  if (!expectedEffects(name)) return name;
  const tool = isObject(args) ? args["tool"] : undefined;
  return typeof tool === "string" ? tool : undefined;
}

/** The error of a call that names no tool of the endpoint, as far as its caller knows. */
export async function unknownTool({ sight }: Exchange, name: string): Promise<ServiceError> {
  try {
    const tool = await sight.show(name);
    const invoker = tool.effect === "read" ? INVOKERS.read : INVOKERS.change;
    return new ServiceError("TOOL_NOT_FOUND", {
      message: `The tool ${tool.name} is not called directly at this endpoint.`,
      next: `Call it through \`${invoker}\` at the root endpoint, or at the endpoint of its category.`,
    });
  } catch (error) {
    if (isServiceError(error)) return error;
    throw error;
  }
}
