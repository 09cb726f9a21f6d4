// The tools of the root endpoint: discovery, and two through which every other tool is called.
import { type Catalog, type Effect, type ExpectedEffect, INVOKERS } from "@svckit/core";
import { envelopeSchema, type ListedTool, toListedTool } from "./tool-list.js";

const DISCOVERY = ["search_tools", "get_api_endpoint_schema", "validate_task_result", "report_feedback"];

/** The tools of the root, in the order of names. */
export function rootTools(catalog: Catalog): readonly ListedTool[] {
  const own = DISCOVERY.map((name) => toListedTool(catalog.find(name)));
  return [...own, ...INVOKER_TOOLS].sort((a, b) => (a.name < b.name ? -1 : 1));
}

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
          // Some clients send an object without it empty.
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

const INVOKER_TOOLS: readonly ListedTool[] = [
  invoker(
    INVOKERS.read,
    "Call a tool that reads",
    "Calls a read-only tool of the catalog by its exact name. Costs the tool's price in credits, one by default, only where it works.",
    { readOnlyHint: true, destructiveHint: false, idempotentHint: true },
  ),
  invoker(
    INVOKERS.change,
    "Call a tool that changes state",
    "Calls a tool of the catalog that changes state, by its exact name. Give idempotency_key in args so that a call sent again is not done again.",
    { readOnlyHint: false, destructiveHint: false, idempotentHint: false },
  ),
];

const EXPECTED: ReadonlyMap<string, ExpectedEffect> = new Map([
  expectation("read", INVOKERS.change),
  expectation("change", INVOKERS.read),
]);

function expectation(effect: Effect, other: string): readonly [string, ExpectedEffect] {
  const name = INVOKERS[effect];
  const otherwise = (tool: string) => ({
    message: `${name} does not call ${tool}.`,
    next: `Use ${other}, with the same tool and args.`,
  });
  return [name, { effect, otherwise }];
}

/** The names of the root's tools. */
export const ROOT_TOOL_NAMES: readonly string[] = [...DISCOVERY, ...EXPECTED.keys()];

/** The effect that a call through a tool of the root expects; undefined for a tool that calls no other. */
export function expectedEffect(name: string): ExpectedEffect | undefined {
  return EXPECTED.get(name);
}
