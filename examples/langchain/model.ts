// The model of the example: it needs no key, asks for a tool and says what it read.
import { AIMessage, type BaseMessage, ToolMessage } from "@langchain/core/messages";
import { RunnableLambda } from "@langchain/core/runnables";

/** In a program of yours: `new ChatAnthropic({ … }).bindTools(tools)`, or another vendor's. */
export const model = RunnableLambda.from((messages: BaseMessage[]) => {
  const last = messages.at(-1);
  if (ToolMessage.isInstance(last)) return new AIMessage(`The tool said: ${last.text}`);
  const call = { id: "call-1", name: "say_hello", args: { name: "Ada" }, type: "tool_call" as const };
  return new AIMessage({ content: "", tool_calls: [call] });
});
