// The tools of an endpoint as `tools/list` gives them: those of the catalog, and two of the root that call any other.
import {
  type CatalogEntry,
  type CatalogTool,
  type Effect,
  type ExpectedEffects,
  INVOKERS,
  type JsonSchema,
} from "@svckit/core";

/** A tool as a client sees it. */
export interface ListedTool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: { readonly type: "object" } & JsonSchema;
  readonly outputSchema: { readonly type: "object" } & JsonSchema;
  readonly annotations: CatalogEntry["annotations"] & { readonly title: string };
}

/** A tool of the catalog, without its status: the list is the same for everybody, at any time. */
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

/** The schema of `structuredContent`: the envelope around `data`. The catalog's references lead to `$defs`. */
function envelopeSchema({ $defs, ...data }: JsonSchema): ListedTool["outputSchema"] {
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

/** The names of the catalog's tools that the root lists. */
export const DISCOVERY: readonly string[] = [
  "search_tools",
  "get_api_endpoint_schema",
  "validate_task_result",
  "report_feedback",
];

const DATA = { type: "object", description: "What the tool gives, as get_api_endpoint_schema describes it" };

function invoker(
  name: string,
  title: string,
  description: string,
  annotations: Omit<ListedTool["annotations"], "title" | "openWorldHint">,
): ListedTool {
  return {
    name,
    title,
    description,
    inputSchema: {
      type: "object",
      properties: {
        tool: { type: "string", description: "Exact tool name, as search_tools gives it" },
        args: {
          type: "object",
          description: "The tool's own arguments, as get_api_endpoint_schema describes them",
          // Without it some clients send an empty object.
          additionalProperties: true,
        },
        idempotency_key: {
          type: "string",
          description:
            "Names the call, so that it is not done again when it is sent again; also taken in args",
        },
      },
      required: ["tool"],
      additionalProperties: false,
    },
    outputSchema: envelopeSchema(DATA),
    annotations: { title, ...annotations, openWorldHint: true },
  };
}

/** The tools of the root that call any other. */
export const INVOKER_TOOLS: readonly ListedTool[] = [
  invoker(
    INVOKERS.read,
    "Call a tool that reads",
    "Calls a read-only tool of the catalog by its exact name. Costs the tool's price in credits, one by default, only where it works.",
    { readOnlyHint: true, destructiveHint: false, idempotentHint: true },
  ),
  invoker(
    INVOKERS.change,
    "Call a tool that changes state",
    "Calls a tool of the catalog that changes state or destroys something, by its exact name. Give idempotency_key in args so that a call sent again is not done again.",
    // The worst that any of them may do.
    { readOnlyHint: false, destructiveHint: true, idempotentHint: false },
  ),
];

const EXPECTED: ReadonlyMap<string, ExpectedEffects> = new Map([
  expectation(INVOKERS.read, ["read"], INVOKERS.change),
  expectation(INVOKERS.change, ["write", "destroy"], INVOKERS.read),
]);

function expectation(
  name: string,
  effects: readonly Effect[],
  other: string,
): readonly [string, ExpectedEffects] {
  const otherwise = (tool: string) => ({
    message: `${name} does not call ${tool}.`,
    next: `Use ${other}, with the same tool and args.`,
  });
  return [name, { effects, otherwise }];
}

/** The names of the root's tools. */
export const ROOT_TOOL_NAMES: readonly string[] = [...DISCOVERY, ...EXPECTED.keys()];

/** The effects that a call through this tool expects; undefined for a tool that calls no other. */
export function expectedEffects(name: string): ExpectedEffects | undefined {
  return EXPECTED.get(name);
}
