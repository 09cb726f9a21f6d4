// The tools of an adapter's contract: one works, one fails as it is told, one waits.
import { defineProvider, defineTool, isObject, type Provider, type Schema, ServiceError } from "@svckit/core";

/** Characters of one to four bytes, and those that JSON and headers treat specially. */
export const HARD_TEXT = 'a "quoted" \\ line\nžluťoučký 日本 🦊 e\u0301 \u2028 \ufeff </script>';

const TEXT: Schema<{ text: string }> = {
  "~standard": {
    version: 1,
    vendor: "testing",
    validate(value) {
      const text = isObject(value) ? value["text"] : undefined;
      if (typeof text === "string") return { value: { text } };
      return { issues: [{ message: "expected a string", path: ["text"] }] };
    },
  },
};

const TEXT_SCHEMA = {
  type: "object",
  properties: { text: { type: "string", description: "Any text" } },
  required: ["text"],
};

/** What the tools call. */
export interface ToolState {
  /** Called when `wait_for_caller` begins to wait. */
  onWait(): void;
}

/** A provider with `repeat_text`, `repeat_privately`, `fail_as_told` and `wait_for_caller`; one without its key, with `repeat_nowhere`. */
export function harnessProviders(state: ToolState): readonly Provider[] {
  const repeat = {
    title: "Repeat",
    description: "Gives the text back that it was given, for tests of adapters.",
    category: "market_data",
    effect: "read" as const,
    input: TEXT,
    inputSchema: TEXT_SCHEMA,
    output: TEXT,
    outputSchema: TEXT_SCHEMA,
    execute: (args: { text: string }) => args,
  };
  const tools = [
    defineTool({ ...repeat, name: "repeat_text", keyless: true }),
    defineTool({ ...repeat, name: "repeat_privately", category: "security_risk" }),
    defineTool({ ...repeat, name: "fail_as_told", keyless: true, execute: ({ text }) => fail(text) }),
    defineTool({
      ...repeat,
      name: "wait_for_caller",
      keyless: true,
      execute: (_, { signal }) =>
        new Promise<never>((_resolve, reject) => {
          signal.addEventListener("abort", () => reject(signal.reason));
          state.onWait();
        }),
    }),
  ];
  const nowhere = defineTool({ ...repeat, name: "repeat_nowhere", keyless: true });
  return [
    defineProvider({ id: "repeat", title: "Repeat", tools }),
    defineProvider({
      id: "locked",
      title: "Locked",
      tools: [nowhere],
      unavailable: "its API key is not set",
    }),
  ];
}

function fail(how: string): never {
  switch (how) {
    case "limited":
      throw new ServiceError("TOOL_ERROR", { runtimeStatus: "rate_limited", retryAfterS: 7 });
    case "refused":
      throw new ServiceError("TOOL_ERROR", { runtimeStatus: "invalid_input" });
    default:
      throw new Error(`${how} with a word that no caller is to see: hunter2`);
  }
}
