// The schema of an answer that runs no tool: what it gives, as `data`.
import type { JsonSchema } from "@svckit/core";

/** `{ ok: true, data }`, with a `meta` where the route has one. */
export function successOf(data: JsonSchema, meta?: JsonSchema): JsonSchema {
  return {
    type: "object",
    properties: { ok: { const: true }, data, ...(meta && { meta }) },
    required: ["ok", "data", ...(meta ? ["meta"] : [])],
  };
}
