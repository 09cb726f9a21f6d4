// JSON-RPC: a question to a chain's node, and the answers it may give.
import { type PostRequest, type Schema, ServiceError, type ToolContext } from "@svckit/core";
import { lazy } from "@svckit/core/schemas";
import * as z from "zod";
import { quantity } from "./amount.js";
import { isUnknownMethod, type RpcError, rpcError } from "./rpc-failure.js";

/** A question to a node. */
export interface RpcQuestion<T> {
  readonly method: string;
  readonly params: readonly unknown[];
  /** What is read of the answer, as `rpcAnswer` makes it. */
  readonly schema: Schema<unknown, RpcOutcome<T>>;
}

/** What a node answered. Errors that `readRpcFailure` has read are thrown before. */
export type RpcOutcome<T> = { readonly result: T } | { readonly error: RpcError };

/** The answer with a result as `make` describes it, or with the error in its place. It is made with its first use. */
export function rpcAnswer<S extends z.ZodType>(make: () => S): Schema<unknown, RpcOutcome<z.output<S>>> {
  return lazy(() =>
    z.union([
      z.looseObject({ error: rpcError() }).transform(({ error }) => ({ error })),
      z
        .looseObject({ result: z.unknown() })
        .transform(({ result }) => result)
        .pipe(make().transform((result: z.output<S>) => ({ result }))),
    ]),
  );
}

/** A quantity. */
export const rpcQuantity = rpcAnswer(quantity);

/** The result. Throws the caller's TOOL_ERROR where the node does not offer the method. */
export async function ask<T>(ctx: ToolContext, question: RpcQuestion<T>): Promise<T> {
  const answer = await post(ctx, question);
  if ("result" in answer) return answer.result;
  throw unknownMethod(question.method);
}

/** The result, or null where the node does not offer the method. */
export async function askIfAny<T>(ctx: ToolContext, question: RpcQuestion<T>): Promise<T | null> {
  const answer = await post(ctx, question);
  return "result" in answer ? answer.result : null;
}

/** The answer to a question whose size the caller decides. More than `maxBytes` is the caller's fault. */
export async function askHeavy<T>(
  ctx: ToolContext,
  question: RpcQuestion<T>,
  maxBytes: number,
): Promise<RpcOutcome<T>> {
  const check = toBody({ method: "eth_blockNumber", params: [] });
  const answer = await post(ctx, question, { maxBytes, heavy: { check } });
  if ("error" in answer && isUnknownMethod(answer.error)) throw unknownMethod(question.method);
  return answer;
}

/** The number of the chain's newest block. */
export async function askBlockNumber(ctx: ToolContext): Promise<number> {
  return Number(await ask(ctx, { method: "eth_blockNumber", params: [], schema: rpcQuantity }));
}

function post<T>(
  ctx: ToolContext,
  { schema, ...question }: RpcQuestion<T>,
  more: Pick<PostRequest, "maxBytes" | "heavy"> = {},
): Promise<RpcOutcome<T>> {
  return ctx.http.post("", { json: toBody(question), schema, ...more });
}

function toBody({ method, params }: Pick<RpcQuestion<unknown>, "method" | "params">) {
  return { jsonrpc: "2.0", id: 1, method, params };
}

function unknownMethod(method: string): ServiceError {
  return new ServiceError("TOOL_ERROR", {
    message: `The chain's node does not offer ${method}.`,
    next: "Change the arguments: the same call fails again.",
    runtimeStatus: "invalid_input",
  });
}
