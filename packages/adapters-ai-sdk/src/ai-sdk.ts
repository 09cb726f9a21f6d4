// svckit's tools for the AI SDK: a set for `generateText`, `streamText` and agents.
import { type AgentToolsOptions, type Envelope, type Service, toAgentTools, toModelView } from "@svckit/core";
import { type JSONSchema7, type JSONValue, jsonSchema, type Tool } from "ai";

/** Which tools, and for whom; a `caller` that is a function is given what `execute` is told of the call. */
export type AiSdkToolsOptions = AgentToolsOptions<AiSdkCall>;

// By its place, as its own name has a parameter in one major version of the SDK and none in another.
type AiSdkCall = Parameters<NonNullable<Tool["execute"]>>[1];

/** The tools by name. A result's `output` is the whole envelope, the receipt in its `meta`. */
export type AiSdkTools = Record<string, Tool<Readonly<Record<string, unknown>>, Envelope>>;

/**
 * The tools of a service for `tools:` of the AI SDK. A model reads the data, or the error as `error-json`; a call that
 * fails does not throw. Throws TOOL_NOT_FOUND or TOOL_RETIRED for a name that is not in the catalog.
 */
export function toAiSdkTools(service: Service, options?: AiSdkToolsOptions): AiSdkTools {
  const tools = toAgentTools(service, options).map((tool): [string, AiSdkTools[string]] => [
    tool.name,
    {
      title: tool.title,
      description: tool.description,
      // Made when a model is first told of it. `as`: a JSON Schema is one, whichever dialect the SDK types.
      inputSchema: jsonSchema(() => tool.inputSchema as JSONSchema7),
      execute: (args, context) =>
        tool.call({ args, toolCallId: context.toolCallId, signal: context.abortSignal, context }),
      toModelOutput: ({ output }) => ({
        type: output.ok ? "json" : "error-json",
        // `as`: an envelope is JSON.
        value: toModelView(service, output) as JSONValue,
      }),
    },
  ]);
  return Object.fromEntries(tools);
}
