// The tools that the tests of this folder call: reads, a change of state, and every way to fail.
import { defineProvider, defineTool, type Provider, ServiceError } from "@svckit/core";
import { z } from "zod";

const shared = {
  title: "A tool for tests",
  description: "Answers as a test needs it, without asking anyone.",
  category: "market_data",
  effect: "read" as const,
  keyless: true,
  output: z.object({ echo: z.string(), run: z.number() }),
};

/** A provider with the tools, and one that is not configured. */
export function testProviders(): Provider[] {
  let run = 0;
  const text = z.object({ text: z.string().max(50).describe("Any text") });
  const echo = ({ text: given }: { text: string }) => {
    run += 1;
    return { echo: given, run };
  };
  const examples = [{ description: "A greeting", args: { text: "hello" } }];
  return [
    defineProvider({
      id: "echo",
      title: "Echo",
      tools: [
        defineTool({ ...shared, name: "get_echo", input: text, execute: echo, examples }),
        defineTool({
          ...shared,
          name: "get_private_echo",
          keyless: false,
          category: "security_risk",
          effect: "read",
          input: text,
          execute: echo,
        }),
        defineTool({
          ...shared,
          name: "set_echo",
          effect: "write",
          keyless: false,
          input: text,
          execute: echo,
        }),
        defineTool({
          ...shared,
          name: "drop_echo",
          effect: "destroy",
          keyless: false,
          input: text,
          execute: echo,
        }),
        defineTool({
          ...shared,
          name: "get_refusal",
          input: text,
          execute: () => {
            throw new ServiceError("TOOL_ERROR", {
              runtimeStatus: "invalid_input",
              message: "No such thing.",
            });
          },
        }),
      ],
    }),
    defineProvider({
      id: "nowhere",
      title: "Nowhere",
      unavailable: "it needs a key",
      tools: [defineTool({ ...shared, name: "get_nothing", input: text, execute: echo })],
    }),
  ];
}
