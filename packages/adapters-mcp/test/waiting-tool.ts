// A tool that waits, for tests of calls that are cancelled, left or drained.
import { defineProvider, defineTool } from "@svckit/core";
import { z } from "zod";

/** A tool that waits until it is aborted or released. */
export function waitingProvider() {
  const state = { started: 0, aborted: 0, release: () => {} };
  const tool = defineTool({
    name: "get_slowly",
    title: "Slowly",
    description: "Waits until the test lets it go on.",
    category: "market_data",
    effect: "read",
    keyless: true,
    input: z.object({ id: z.string().optional() }),
    output: z.object({ done: z.boolean() }),
    async execute(_, { signal }) {
      state.started += 1;
      await new Promise<void>((resolve, reject) => {
        state.release = resolve;
        signal.addEventListener("abort", () => {
          state.aborted += 1;
          reject(signal.reason);
        });
      });
      return { done: true };
    },
  });
  return { state, provider: defineProvider({ id: "slow", title: "Slow", tools: [tool] }) };
}
