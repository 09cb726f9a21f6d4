// A provider with one read, and its stand-in upstream, which fails where the id says so.
import { defineProvider, defineTool, type Provider } from "@svckit/core";
import { createStandIn, type StandIn } from "@svckit/testing";
import { z } from "zod";

const Value = z.object({ id: z.string() });

/** `get_value` of an upstream, which answers any id with itself. */
export function values(baseUrl: string): Provider {
  const getValue = defineTool({
    name: "get_value",
    title: "Value",
    description: "The value that the upstream keeps under an id.",
    category: "market_data",
    effect: "read",
    keyless: true,
    input: z.object({ id: z.string().describe("Which value") }),
    output: Value,
    execute: ({ id }, ctx) => ctx.http.get("values/{id}", { path: { id }, schema: Value }),
  });
  return defineProvider({ id: "values", title: "Values", baseUrl, tools: [getValue] });
}

/** The upstream. It answers 503 to an id that starts with `bad`, after the given time. */
export function valuesUpstream(latencyMs = 0): Promise<StandIn> {
  return createStandIn({
    "GET /values/{id}": async ({ params }) => {
      await new Promise((resolve) => setTimeout(resolve, latencyMs));
      const { id = "" } = params;
      return id.startsWith("bad") ? { status: 503, body: { error: "down" } } : { body: { id } };
    },
  });
}

/** Limits that no test reaches. */
export const WIDE = {
  plans: { free: { callsPerMinute: 1_000_000 } },
  anonymous: { attemptsPerMinute: 1_000_000 },
  upstream: { breaker: false, concurrency: 2_000, queue: 10_000, queueMs: 30_000 },
} as const;
