// A service with one tool that gives whatever a test wants it to, asked by the host itself.
import { createTestClock } from "@svckit/testing";
import { z } from "zod";
import type { Call } from "../src/call/call.js";
import { defineProvider } from "../src/catalog/provider.js";
import { defineTool, type Tool } from "../src/catalog/tool.js";
import { HOST } from "../src/identity/principal.js";
import type { ServiceOptions } from "../src/options.js";
import { createService } from "../src/service.js";

/** Opens it. */
export function startGiving(
  give: () => unknown = () => ({}),
  options: Partial<ServiceOptions> = {},
  more: Partial<Tool> = {},
) {
  const clock = createTestClock();
  const tool = defineTool({
    name: "get_x",
    title: "X",
    description: "Gives whatever the test wants it to.",
    category: "market_data",
    effect: "read",
    input: z.object({ id: z.string().default("d"), n: z.any().optional() }),
    output: z.any(),
    execute: give,
    ...more,
  });
  const service = createService({
    clock,
    version: "9.9.9",
    providers: [defineProvider({ id: "local", title: "Local", tools: [tool] })],
    ...options,
  });
  const ask = (call: Partial<Call> = {}) =>
    service.transport.answer({ tool: "get_x", principal: HOST, ...call });
  return { service, clock, ask };
}
