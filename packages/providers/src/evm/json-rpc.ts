// JSON-RPC: a question to a chain's node, and the answers it may give.
import { type PostRequest, ServiceError, type ToolContext } from "@svckit/core";
import * as z from "zod";
import { quantity } from "./amount.js";
import { isUnknownMethod, type RpcError, rpcError } from "./rpc-failure.js";

/** A question to a node. */
export interface RpcQuestion<S extends z.ZodType> {
  readonly method: string;
  readonly params: readonly unknown[];
  /** The part of `result` that is read. */
  readonly schema: S;
}

/** What a node answered. Errors that `readRpcFailure` has read are thrown before. */
export type RpcOutcome<T> = { readonly result: T } | { readonly error: RpcError };

/** The result. Throws the caller's TOOL_ERROR where the node does not offer the method. */
export async function ask<S extends z.ZodType>(
  ctx: ToolContext,
  question: RpcQuestion<S>,
): Promise<z.output<S>> {
  const answer = await post(ctx, question);
  if ("result" in answer) return answer.result;
  throw unknownMethod(question.method);
}

/** The result, or null where the node does not offer the method. */
export async function askIfAny<S extends z.ZodType>(
  ctx: ToolContext,
  question: RpcQuestion<S>,
): Promise<z.output<S> | null> {
  const answer = await post(ctx, question);
  return "result" in answer ? answer.result : null;
}

/** The answer to a question whose size the caller decides. More than `maxBytes` is the caller's fault. */
export async function askHeavy<S extends z.ZodType>(
  ctx: ToolContext,
  question: RpcQuestion<S>,
  maxBytes: number,
): Promise<RpcOutcome<z.output<S>>> {
  const check = toBody({ method: "eth_blockNumber", params: [] });
  const answer = await post(ctx, question, { maxBytes, heavy: { check } });
  if ("error" in answer && isUnknownMethod(answer.error)) throw unknownMethod(question.method);
  return answer;
}

/** The number of the chain's newest block. */
export async function askBlockNumber(ctx: ToolContext): Promise<number> {
  return Number(await ask(ctx, { method: "eth_blockNumber", params: [], schema: quantity }));
}

async function post<S extends z.ZodType>(
  ctx: ToolContext,
  { schema, ...question }: RpcQuestion<S>,
  more: Pick<PostRequest, "maxBytes" | "heavy"> = {},
): Promise<RpcOutcome<z.output<S>>> {
  const answer = z.union([
    z.looseObject({ error: rpcError }).transform(({ error }) => ({ error })),
    z
      .looseObject({ result: z.unknown() })
      .transform(({ result }) => result)
      .pipe(schema.transform((result) => ({ result }))),
  ]);
  return ctx.http.post("", { json: toBody(question), schema: answer, ...more });
}

function toBody({ method, params }: Pick<RpcQuestion<z.ZodType>, "method" | "params">) {
  return { jsonrpc: "2.0", id: 1, method, params };
}

function unknownMethod(method: string): ServiceError {
  return new ServiceError("TOOL_ERROR", {
    message: `The chain's node does not offer ${method}.`,
    next: "Change the arguments: the same call fails again.",
    runtimeStatus: "invalid_input",
  });
}
