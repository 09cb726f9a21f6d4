// JSON-RPC: one question to a chain's node, and what its answer may be.
import { ServiceError, type ToolContext } from "@svckit/core";
import * as z from "zod";
import { quantity } from "./amount.js";
import { revertReason } from "./revert.js";
import { isUnknownMethod, type RpcError, rpcError } from "./rpc-failure.js";

/** A question to a node. */
export interface RpcQuestion<S extends z.ZodType> {
  readonly method: string;
  readonly params: readonly unknown[];
  /** The part of `result` that is read. */
  readonly schema: S;
}

/** The result; throws the caller's TOOL_ERROR where the contract reverted or the node does not offer the method. */
export async function ask<S extends z.ZodType>(
  ctx: ToolContext,
  question: RpcQuestion<S>,
): Promise<z.output<S>> {
  const answer = await post(ctx, question);
  if ("result" in answer) return answer.result;
  throw toRefusal(question.method, answer.error);
}

/** The result, or null where the contract reverted or the node does not offer the method. */
export async function askIfAny<S extends z.ZodType>(
  ctx: ToolContext,
  question: RpcQuestion<S>,
): Promise<z.output<S> | null> {
  const answer = await post(ctx, question);
  return "result" in answer ? answer.result : null;
}

/** The number of the chain's newest block. */
export async function askBlockNumber(ctx: ToolContext): Promise<number> {
  return Number(await ask(ctx, { method: "eth_blockNumber", params: [], schema: quantity }));
}

type Outcome<T> = { readonly result: T } | { readonly error: RpcError };

async function post<S extends z.ZodType>(
  ctx: ToolContext,
  { method, params, schema }: RpcQuestion<S>,
): Promise<Outcome<z.output<S>>> {
  const answer = z.union([
    z.looseObject({ error: rpcError }).transform(({ error }) => ({ error })),
    z
      .looseObject({ result: z.unknown() })
      .transform(({ result }) => result)
      .pipe(schema.transform((result) => ({ result }))),
  ]);
  return ctx.http.post("", { json: { jsonrpc: "2.0", id: 1, method, params }, schema: answer });
}

function toRefusal(method: string, error: RpcError): ServiceError {
  const reason = revertReason(error.data);
  return new ServiceError("TOOL_ERROR", {
    message: isUnknownMethod(error)
      ? `The chain's node does not offer ${method}.`
      : `The contract reverted the call${reason === undefined ? " without a reason" : `: ${reason}`}.`,
    next: "Change the arguments: the same call fails again.",
    runtimeStatus: "invalid_input",
  });
}
