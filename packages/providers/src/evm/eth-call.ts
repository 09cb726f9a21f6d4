// eth_call: a node runs a contract's code, within the time and the size that one call may have.
import { ServiceError, type ToolContext } from "@svckit/core";
import * as z from "zod";
import { askHeavy, rpcAnswer } from "./json-rpc.js";
import { type Revert, readRevert } from "./revert.js";

/** What is run. */
export interface ContractCall {
  readonly to: string;
  /** In hex. */
  readonly data: string;
  /** The block, as a node takes it; the newest where left out. */
  readonly block?: string | { readonly blockHash: string };
}

/** What a contract gave, in hex, or how it ended the call, which is an answer too. */
export type Executed = { readonly result: string } | { readonly revert: Revert };

/** Bytes as a node writes them. */
export const rpcBytes = rpcAnswer(() =>
  z
    .string()
    .regex(/^0x[0-9a-fA-F]*$/)
    .refine((hex) => hex.length % 2 === 0),
);

// The most that EIP-7825 allows one transaction. Without a limit, nodes give a call more than ten times as much.
const MAX_GAS = 2 ** 24;
const MAX_RESULT_BYTES = 262_144;
// A node tells a revert twice, in hex and as text in the message.
const MAX_ANSWER_BYTES = 4 * MAX_RESULT_BYTES;

/** Runs a contract. Throws the caller's TOOL_ERROR where that takes too much, or the answer is too long. */
export async function ethCall(
  ctx: ToolContext,
  { to, data, block = "latest" }: ContractCall,
): Promise<Executed> {
  const params = [{ to, data, gas: `0x${MAX_GAS.toString(16)}` }, block];
  const outcome = await askHeavy(ctx, { method: "eth_call", params, schema: rpcBytes }, MAX_ANSWER_BYTES);
  const executed = "result" in outcome ? { result: outcome.result } : { revert: readRevert(outcome.error) };
  const given = "result" in executed ? executed.result : executed.revert.data;
  if (given.length > 2 + 2 * MAX_RESULT_BYTES) {
    throw new ServiceError("TOOL_ERROR", {
      message: `The contract's answer is longer than ${MAX_RESULT_BYTES} bytes.`,
      next: "Ask the contract for less at once: the same call fails again.",
      runtimeStatus: "invalid_input",
    });
  }
  return executed;
}
