// The servers that the suite is run against: the product as it is, and the product with the suite's fixtures added.
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type ExtendServer, withMcp } from "@svckit/adapters-mcp";
import { createService, defineProvider, defineTool, ServiceError } from "@svckit/core";
import { toNodeListener } from "@svckit/rest";
import { z } from "zod";

/** Serves a fixture provider over MCP. */
export async function serve(extend?: ExtendServer) {
  const server = createServer();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const service = createService({
    providers: [fixtureProvider()],
    publicUrl: url,
    anonymous: { attemptsPerMinute: 100_000, callsPerDay: 100_000, sharedCallsPerDay: 100_000 },
  });
  server.on("request", toNodeListener(withMcp(service, extend ? { extend } : {})));
  return {
    url,
    async close() {
      server.close();
      server.closeAllConnections();
      await service.close();
    },
  };
}

/** Tools under the suite's names, as far as a tool of svckit can be one of them: its endpoint is `/svc_conformance/mcp`. */
function fixtureProvider() {
  const shared = {
    title: "Fixture",
    description: "A fixture of the conformance suite.",
    category: "conformance",
    effect: "read" as const,
    keyless: true,
    input: z.object({}),
    output: z.object({ text: z.string() }),
  };
  return defineProvider({
    id: "fixture",
    title: "Fixture",
    tools: [
      defineTool({
        ...shared,
        name: "test_simple_text",
        execute: () => ({ text: "This is a simple text response for testing." }),
      }),
      defineTool({
        ...shared,
        name: "test_error_handling",
        execute: () => {
          const message = "This tool intentionally returns an error for testing.";
          throw new ServiceError("TOOL_ERROR", { message, runtimeStatus: "invalid_input" });
        },
      }),
    ],
  });
}
