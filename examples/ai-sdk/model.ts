// The model of the example: the SDK's test model, which needs no key, asks for a tool and says what it read.
import type { generateText } from "ai";
import { MockLanguageModelV3 } from "ai/test";

type Generated = Awaited<ReturnType<MockLanguageModelV3["doGenerate"]>>;

const usage = {
  inputTokens: { total: 0, noCache: 0, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 0, text: 0, reasoning: 0 },
};

const asks: Generated = {
  content: [{ type: "tool-call", toolCallId: "call-1", toolName: "say_hello", input: '{"name":"Ada"}' }],
  finishReason: { unified: "tool-calls", raw: undefined },
  usage,
  warnings: [],
};

/** In a program of yours: `anthropic("…")`, `openai("…")`, or a name that the gateway knows. */
export const model: Parameters<typeof generateText>[0]["model"] = new MockLanguageModelV3({
  async doGenerate({ prompt }) {
    const last = prompt.at(-1);
    if (last?.role !== "tool") return asks;
    const read = last.content.map((part) => (part.type === "tool-result" ? part.output : undefined));
    const text = `The tool said: ${JSON.stringify(read)}`;
    return {
      content: [{ type: "text", text }],
      finishReason: { unified: "stop", raw: undefined },
      usage,
      warnings: [],
    };
  },
});
