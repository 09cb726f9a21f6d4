// JSON-RPC: the texts of its answers, put together around results whose text is ready.
import { type EnvelopeError, isObject, jsonMember } from "@svckit/core";

/** The id of a request; null where it could not be read. */
export type RpcId = string | number | null;

/** Codes that JSON-RPC and MCP define. */
export const RPC = {
  parseError: -32_700,
  invalidRequest: -32_600,
  methodNotFound: -32_601,
  invalidParams: -32_602,
  internalError: -32_603,
  /** Of the revisions of 2025; later ones have it among the parameters. */
  resourceNotFound: -32_002,
} as const;

/** An answer that worked; `result` is JSON text. */
export function resultText(id: RpcId, result: string): string {
  return `{"jsonrpc":"2.0",${jsonMember("id", JSON.stringify(id))},${jsonMember("result", result)}}`;
}

/** An answer that did not; `data` carries the service's own code wherever there is one. */
export function errorText(
  id: RpcId,
  error: { readonly code: number; readonly message: string; readonly data?: unknown },
): string {
  return JSON.stringify({ jsonrpc: "2.0", id, error });
}

/** An error of the service as one of JSON-RPC: by default under a number that no revision of MCP has taken. */
export function toRpcError(error: EnvelopeError, code = 1) {
  return { code, message: error.message, data: error };
}

/** The id of a message, as far as it has one. */
export function idOf(message: unknown): RpcId {
  const id = isObject(message) ? message["id"] : undefined;
  return typeof id === "string" || Number.isSafeInteger(id) ? (id as string | number) : null;
}
