// A response over MCP: puts a message, or an error of the service, behind its headers.
import { type EnvelopeError, isObject, type Service, ServiceError } from "@svckit/core";
import type { RestResponse } from "@svckit/rest";
import { errorText, RPC, type RpcId, toRpcError } from "./rpc.js";

/** A response that may still get headers. */
export interface McpResponse extends RestResponse {
  readonly headers: Record<string, string>;
}

/** A message as a response; one without a body has no `content-type`. */
export function toMcpResponse(
  requestId: string,
  status: number,
  body: string,
  contentType = "application/json",
): McpResponse {
  // Written out: adding to an object that begins with a spread took ten times as long.
  const headers: Record<string, string> = {
    "x-request-id": requestId,
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
  };
  if (body !== "") headers["content-type"] = contentType;
  return { status, headers, body };
}

/** An error of the service in the words of MCP. */
export function failureOf(service: Service, error: ServiceError, requestId: string): EnvelopeError {
  const { envelope } = service.transport.refuse(error, { requestId, transport: "mcp" });
  if (envelope.ok) throw error;
  return envelope.error;
}

/** A refusal before there is a message to answer. */
export function refuseRequest(
  requestId: string,
  status: number,
  message: string,
  code: number = RPC.invalidRequest,
): McpResponse {
  const error = { code, message, data: { request_id: requestId } };
  return toMcpResponse(requestId, status, errorText(null, error));
}

/** An error of the service as a response. */
export function toMcpRefusal(
  service: Service,
  error: ServiceError,
  more: {
    readonly requestId: string;
    readonly status: number;
    /** Null where the message was not read. */
    readonly id?: RpcId;
    /** The number of JSON-RPC. */
    readonly code?: number;
  },
): McpResponse {
  const { requestId, status, id = null, code } = more;
  const failure = failureOf(service, error, requestId);
  const body = errorText(id, toRpcError(failure, code));
  return { outcome: { code: failure.code, lane: undefined }, ...toMcpResponse(requestId, status, body) };
}

/** The message. Where the SDK refuses parameters with a list of issues, one sentence replaces it, with the service's code. */
export function withReadableError(
  service: Service,
  message: Record<string, unknown>,
  requestId: string,
): Record<string, unknown> {
  if (!isObject(message["error"])) return message;
  const issue = firstIssue(message["error"]["message"]);
  if (issue === undefined) return message;
  const error = new ServiceError("VALIDATION_ERROR", {
    message: `The parameter ${issue.name} is not valid: ${issue.why}.`,
    next: "Send what the method's schema asks for.",
    param: issue.name,
  });
  return { ...message, error: toRpcError(failureOf(service, error, requestId), RPC.invalidParams) };
}

function firstIssue(text: unknown): { readonly name: string; readonly why: string } | undefined {
  if (typeof text !== "string") return undefined;
  const [list] = /\[\s*\{[\s\S]*\}\s*\]$/.exec(text) ?? [];
  if (list === undefined) return undefined;
  try {
    const [issue]: unknown[] = JSON.parse(list);
    if (!isObject(issue) || !Array.isArray(issue["path"])) return undefined;
    const [first, ...others] = issue["path"].map(String);
    const path = first === "params" ? others : issue["path"];
    const why = String(issue["message"]).replace(/^Invalid input: /, "");
    return { name: path.join(".") || "params", why };
  } catch {
    return undefined;
  }
}
