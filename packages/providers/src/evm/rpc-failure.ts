// Failures of an EVM node: what the error of a JSON-RPC answer says of who is at fault.
import type { UpstreamFailure } from "@svckit/core";
import * as z from "zod";

/** The error of a JSON-RPC answer. */
export const rpcError = z.looseObject({
  code: z.number(),
  message: z.string().nullish(),
  data: z.unknown().optional(),
});

/** The error of a JSON-RPC answer, as nodes word it. */
export type RpcError = z.output<typeof rpcError>;

const failedAnswer = z.looseObject({ error: rpcError });

const EXECUTION_REVERTED = 3;
const METHOD_NOT_FOUND = -32_601;
const CALLER_CODES = [-32_600, -32_602];
const LIMIT_CODES = [-32_005, 429];

// Nodes share few codes beyond the standard's own, and tell the rest in words.
// A halt missed here would count against the node, and anyone can write a contract that halts.
const HALT_WORDS =
  /execution (reverted|aborted|timeout)|VM execution error|EVM error|invalid (opcode|jump|code)|out of gas|gas uint64 overflow|stack (under|over)flow|stack limit|write protection|return data out of bounds|insufficient balance/i;
const BLOCK_WORDS =
  /header not found|(unknown|invalid) block|block (was )?not found|block.{0,20}range|blockOutOfRange|missing trie node|state .{0,40}(not available|unavailable)|pruned/i;
const LIMIT_WORDS =
  /rate.?limit|limit.{0,20}exceeded|exceeded.{0,30}(limit|quota|capacity)|too many requests/i;
const KEY_WORDS = /unauthori[sz]ed|api.?key|authenticat/i;

/** Whether the node ran the call and the contract ended it. */
function isHalt({ code, message }: RpcError): boolean {
  return code === EXECUTION_REVERTED || HALT_WORDS.test(message ?? "");
}

/** Whether the node does not offer the method. */
export function isUnknownMethod({ code }: RpcError): boolean {
  return code === METHOD_NOT_FOUND;
}

/**
 * Reads a node's failure out of its answer. A halted execution and an unknown method are left to the tool that asked:
 * for some questions they are an answer.
 */
export function readRpcFailure({
  status,
  body,
}: {
  readonly status: number;
  readonly body: unknown;
}): UpstreamFailure | undefined {
  // These say enough by themselves, and their Retry-After is read from the status alone.
  if ([401, 403, 429].includes(status)) return undefined;
  const answer = failedAnswer.safeParse(body);
  if (!answer.success) return undefined;
  const { error } = answer.data;
  return isHalt(error) || isUnknownMethod(error) ? undefined : failureOf(error);
}

function failureOf({ code, message }: RpcError): UpstreamFailure {
  const words = message ?? "";
  if (BLOCK_WORDS.test(words)) {
    return { runtimeStatus: "invalid_input", message: "does not have that block, or no longer its state" };
  }
  if (LIMIT_CODES.includes(code) || LIMIT_WORDS.test(words)) {
    return { runtimeStatus: "rate_limited", message: `is asked too often (JSON-RPC error ${code})` };
  }
  if (CALLER_CODES.includes(code)) {
    return { runtimeStatus: "invalid_input", message: `refused the parameters (JSON-RPC error ${code})` };
  }
  if (KEY_WORDS.test(words)) {
    return { runtimeStatus: "missing_key", message: `wants a key (JSON-RPC error ${code})` };
  }
  return { runtimeStatus: "degraded", message: `failed (JSON-RPC error ${code})` };
}
