// JSON-RPC: a question to an upstream that speaks it, and its result.
import { isObject, onceFor, type ToolContext } from "@svckit/core";
import * as z from "zod";

/** An answer, by what makes the schema of its result. Made once: a schema takes some hundred times as long to make as to use. */
const answerOf = onceFor((schema: () => z.ZodType) =>
  z
    .unknown()
    .refine((body) => isObject(body) && ("result" in body || "error" in body), "no answer in JSON-RPC")
    .transform((body) => Object(body).result ?? null)
    .pipe(schema().nullable()),
);

/**
 * Asks an upstream of JSON-RPC 2.0, at its base URL or a path below it. The result is null where the upstream says null, and where it answers an error that the
 * provider's `failure` takes for "there is no such record"; an answer that is neither is the provider's failure. `schema` is one function for all calls.
 */
export async function askRpc<S extends z.ZodType>(
  ctx: ToolContext,
  method: string,
  params: unknown,
  schema: () => S,
  path = "",
): Promise<z.output<S> | null> {
  // `as`: it was made of this very schema.
  const answer = answerOf(schema) as z.ZodType<z.output<S> | null>;
  const json = { jsonrpc: "2.0", id: 1, method, params };
  return ctx.http.post(path, { json, reads: true, schema: answer });
}
