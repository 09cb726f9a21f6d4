// svckit's tools for LangChain: a list for `bindTools`, agents and graphs.
import { ToolMessage } from "@langchain/core/messages";
import { DynamicStructuredTool, type ToolRunnableConfig, tool as toTool } from "@langchain/core/tools";
import {
  type AgentTool,
  type AgentToolsOptions,
  type Envelope,
  type Service,
  toAgentTools,
  toModelView,
} from "@svckit/core";

/** Which tools, and for whom; a `caller` that is a function gets the config of the call. */
export type LangChainToolsOptions = AgentToolsOptions<ToolRunnableConfig>;

/**
 * The tools of a service for LangChain. A model reads JSON text: the data, or the error in a message of status `error`.
 * The `artifact` of the message is the receipt. A call that fails does not throw; a call that is aborted does. Throws
 * TOOL_NOT_FOUND or TOOL_RETIRED for a name that is not in the catalog.
 */
export function toLangChainTools(service: Service, options?: LangChainToolsOptions): DynamicStructuredTool[] {
  return toAgentTools(service, options).map((tool) => toLangChainTool(service, tool));
}

function toLangChainTool(service: Service, tool: AgentTool<ToolRunnableConfig>): DynamicStructuredTool {
  const { name, description, inputSchema } = tool;
  const fields = { name, description, responseFormat: "content_and_artifact" } as const;
  // LangChain would check the arguments first and throw. The service answers in words that a model can act on.
  const unchecked = toTool(
    async (args: unknown, config: ToolRunnableConfig) => {
      const toolCallId = config.toolCall?.id;
      const envelope = await tool.call({ args, toolCallId, signal: config.signal, context: config });
      return toResult(name, toolCallId, envelope, JSON.stringify(toModelView(service, envelope)));
    },
    { ...fields, schema: {} },
  );
  const shown = new DynamicStructuredTool({ ...fields, schema: inputSchema, func: unchecked.func });
  return Object.assign(shown, { invoke: unchecked.invoke.bind(unchecked) });
}

/** The result of a call. LangChain makes a message of a success itself, and takes the message of a failure as it is. */
function toResult(
  name: string,
  toolCallId: string | undefined,
  { ok, meta }: Envelope,
  content: string,
): [string | ToolMessage, Envelope["meta"]] {
  if (ok || toolCallId === undefined) return [content, meta];
  const message = new ToolMessage({
    name,
    tool_call_id: toolCallId,
    status: "error",
    content,
    artifact: meta,
  });
  return [message, undefined];
}
