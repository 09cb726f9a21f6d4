// The tools of an endpoint as `tools/list` gives them: the catalog's entries in MCP's words.
import type { CatalogEntry, CatalogTool, JsonSchema } from "@svckit/core";

/** A tool as a client sees it. */
export interface ListedTool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: { readonly type: "object" } & JsonSchema;
  readonly outputSchema: { readonly type: "object" } & JsonSchema;
  readonly annotations: CatalogEntry["annotations"] & { readonly title: string };
}

/** A tool of the catalog. Whether its provider can be asked is not told: the list is the same for everyone, at any time. */
export function toListedTool(tool: CatalogTool): ListedTool {
  const { name, title, description, inputSchema, outputSchema, annotations } = tool.entry();
  return {
    name,
    title,
    description,
    inputSchema: { ...inputSchema, type: "object" },
    outputSchema: envelopeSchema(outputSchema),
    annotations: { title, ...annotations },
  };
}

const ERROR_SCHEMA = {
  type: "object",
  properties: {
    code: { type: "string" },
    message: { type: "string" },
    retryable: { type: "boolean" },
  },
  required: ["code", "message", "retryable"],
};

/** The schema of `structuredContent`, which is the envelope around `data`; a catalog's references all go to `$defs`. */
export function envelopeSchema({ $defs, ...data }: JsonSchema): ListedTool["outputSchema"] {
  return {
    type: "object",
    properties: {
      ok: { type: "boolean" },
      data,
      error: ERROR_SCHEMA,
      meta: { type: "object", description: "The receipt of the call" },
    },
    required: ["ok"],
    ...($defs !== undefined && { $defs }),
  };
}
