// svckit's tools for the AI SDK: a set for `generateText`, `streamText` and agents.
import { type AgentToolsOptions, type Envelope, type Service, toAgentTools, toModelView } from "@svckit/core";
import { type JSONSchema7, type JSONValue, jsonSchema, type Tool } from "ai";

/** Which tools, and for whom; a `caller` that is a function gets the second argument of `execute`. */
export type AiSdkToolsOptions = AgentToolsOptions<AiSdkCall>;

// Taken from `execute`: the type's own name has a parameter in one major version of the SDK and none in another.
type AiSdkCall = Parameters<NonNullable<Tool["execute"]>>[1];

/** The tools by name. The `output` of a result is the whole envelope, with the receipt in `meta`. */
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
      // Made when the SDK first asks for it. `as`: the SDK types an older dialect of JSON Schema.
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
