// Failures of an EVM node: who is at fault for the error in a JSON-RPC answer.
import { jsonRpcFailure, once, type ReadUpstreamFailure, type UpstreamFailure } from "@svckit/core";
import * as z from "zod";

/** The error of a JSON-RPC answer. */
export const rpcError = once(() =>
  z.looseObject({
    code: z.number(),
    message: z.string().nullish(),
    data: z.unknown().optional(),
  }),
);

/** The error of a JSON-RPC answer, as nodes word it. */
export type RpcError = z.output<ReturnType<typeof rpcError>>;

const failedAnswer = once(() => z.looseObject({ error: rpcError() }));

const EXECUTION_REVERTED = 3;
const METHOD_NOT_FOUND = -32_601;

// Nodes share few codes beyond the standard's own, and tell the rest in words. A contract's own text stands behind
// those of the node.
const REVERT_WORDS = /^(execution revert|VM exception|VM execution error|.{0,40}\breverted\b)/i;
const HALT_WORDS =
  /EVM error|invalid (opcode|jump|code)|gas uint64 overflow|stack (under|over)flow|stack limit|write protection|return data out of bounds|insufficient (balance|funds)/i;
const DEAR_WORDS =
  /execution (aborted|timeout)|timed? ?out|out ?of ?gas|OOG\b|\bgas\b.{0,20}(exceed|limit|allowance)|exceed.{0,20}\bgas\b|too (big|large|heavy|complex)|(response|result|output) size|memory limit/i;
const RANGE_WORDS =
  /block.{0,20}range|range.{0,30}(exceed|large|limit|wide|max)|(max|maximum).{0,20}range|more than \d+ (results|logs)|blockOutOfRange.{0,40}range/i;
const BLOCK_WORDS =
  /header not found|(unknown|invalid) block|block (was )?not found|blockOutOfRange|missing trie node|state .{0,40}(not available|unavailable)|pruned/i;
const LIMIT_WORDS =
  /rate.?limit|limit.{0,20}exceeded|exceeded.{0,30}(limit|quota|capacity)|too many requests/i;
const KEY_WORDS = /unauthori[sz]ed|api.?key|authenticat/i;

/** How a call ended for which a contract was run; undefined where none was run. */
function endOf({ code, message }: RpcError): "halted" | "too dear" | undefined {
  const words = message ?? "";
  if (code === EXECUTION_REVERTED || REVERT_WORDS.test(words)) return "halted";
  if (DEAR_WORDS.test(words)) return "too dear";
  return HALT_WORDS.test(words) ? "halted" : undefined;
}

/** Whether the node does not offer the method. */
export function isUnknownMethod({ code }: RpcError): boolean {
  return code === METHOD_NOT_FOUND;
}

/**
 * Reads a node's failure from its answer. A call that its contract ended, and an unknown method, may be an answer: they
 * are left to the tool.
 */
export function readRpcFailure(answer: Parameters<ReadUpstreamFailure>[0]): UpstreamFailure | undefined {
  const failure = jsonRpcFailure(answer);
  const failed = failedAnswer().safeParse(answer.body);
  if (failure === undefined || !failed.success) return undefined;
  const { error } = failed.data;
  const end = answer.heavy ? endOf(error) : undefined;
  if (end === "too dear") return RANGE_WORDS.test(error.message ?? "") ? TOO_WIDE : TOO_DEAR;
  return end === "halted" || isUnknownMethod(error) ? undefined : inWordsOf(error, failure);
}

const TOO_DEAR: UpstreamFailure = {
  runtimeStatus: "invalid_input",
  message: "gave the call up: it takes more gas, time or room than a node gives to one",
  next: "Ask the contract for less at once: the same call fails again.",
};

const TOO_WIDE: UpstreamFailure = {
  runtimeStatus: "invalid_input",
  message: "does not search so many blocks, or blocks with so many events, at once",
  next: "Ask for fewer blocks, or give an address: the same call fails again.",
};

/** The failure, as the words of the node tell it where they say more than its code. */
function inWordsOf({ code, message }: RpcError, failure: UpstreamFailure): UpstreamFailure {
  const words = message ?? "";
  if (RANGE_WORDS.test(words)) return TOO_WIDE;
  if (BLOCK_WORDS.test(words)) {
    return { runtimeStatus: "invalid_input", message: "does not have that block, or no longer its state" };
  }
  if (LIMIT_WORDS.test(words)) {
    return { runtimeStatus: "rate_limited", message: `is asked too often (JSON-RPC error ${code})` };
  }
  if (failure.runtimeStatus === "degraded" && KEY_WORDS.test(words)) {
    return { runtimeStatus: "missing_key", message: `wants a key (JSON-RPC error ${code})` };
  }
  return failure;
}
