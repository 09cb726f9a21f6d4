// A refusal over MCP: an error of the service as one of JSON-RPC, and as a response at a status of its own.
import type { EnvelopeError, Service, ServiceError } from "@svckit/core";
import { type McpResponse, toResponse } from "./response.js";
import { errorText, type RpcId, toRpcError } from "./rpc.js";

/** An error of the service in the words of MCP. */
export function failureOf(service: Service, error: ServiceError, requestId: string): EnvelopeError {
  const { envelope } = service.refuse(error, { requestId, transport: "mcp" });
  if (envelope.ok) throw error;
  return envelope.error;
}

/** An error of the service as a response. */
export function toRefusal(
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
  return { outcome: { code: failure.code, lane: undefined }, ...toResponse(requestId, status, body) };
}
