// A service with an account, for the tests of agent frameworks: reads, a change of state, and a call that waits.
import { createService, defineProvider, defineTool } from "@svckit/core";
import { createTestClock } from "@svckit/testing";
import { z } from "zod";

/** Starts it. `state` counts the runs, and is called when the late call begins. */
export async function startEchoService() {
  const state = { ran: 0, aborted: 0, entered: () => {} };
  const shared = {
    title: "A tool for tests",
    description: "Answers as a test needs it, without asking anyone.",
    category: "market_data",
    effect: "read" as const,
    keyless: true,
    input: z.object({ text: z.string().max(50).describe("Any text") }),
    output: z.object({ echo: z.string(), run: z.number() }),
    execute({ text }: { text: string }) {
      state.ran += 1;
      return { echo: text, run: state.ran };
    },
  };
  const tools = [
    defineTool({ ...shared, name: "get_echo" }),
    defineTool({ ...shared, name: "get_private_echo", keyless: false }),
    defineTool({ ...shared, name: "set_echo", effect: "write", keyless: false }),
    defineTool({
      ...shared,
      name: "get_late_echo",
      async execute(_, { signal }) {
        await new Promise((_resolve, reject) => {
          signal.addEventListener("abort", () => {
            state.aborted += 1;
            reject(signal.reason);
          });
          state.entered();
        });
        return { echo: "never", run: 0 };
      },
    }),
  ];
  const service = createService({
    // It stands still, so that only its caller ends a call.
    clock: createTestClock(),
    providers: [defineProvider({ id: "echo", title: "Echo", tools })],
  });
  const { id } = await service.createAccount({ credits: 10 });
  const { key } = await service.createKey(id);
  const remaining = async () => (await service.describeAccount(id)).wallet?.remaining;
  return { service, key, state, remaining };
}
