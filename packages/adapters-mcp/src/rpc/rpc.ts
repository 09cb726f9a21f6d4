// JSON-RPC: writes the texts of answers around results that are text already.
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

/** The answer of a success; `result` is JSON text. */
export function resultText(id: RpcId, result: string): string {
  return `{"jsonrpc":"2.0",${jsonMember("id", JSON.stringify(id))},${jsonMember("result", result)}}`;
}

/** The answer of a failure; `data` has the service's own code where there is one. */
export function errorText(
  id: RpcId,
  error: { readonly code: number; readonly message: string; readonly data?: unknown },
): string {
  return JSON.stringify({ jsonrpc: "2.0", id, error });
}

/** An error of the service as an error of JSON-RPC, by default with a number that no revision of MCP uses. */
export function toRpcError(error: EnvelopeError, code = 1) {
  return { code, message: error.message, data: error };
}

/** The id of a message; null where it has none. */
export function idOf(message: unknown): RpcId {
  const id = isObject(message) ? message["id"] : undefined;
  return typeof id === "string" || Number.isSafeInteger(id) ? (id as string | number) : null;
}
