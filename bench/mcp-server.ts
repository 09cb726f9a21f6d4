// One contender of the MCP benchmark, in a process of its own: `<kind> <number of tools>`.
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createMcpHandler, McpServer } from "@modelcontextprotocol/server";
import { withMcp } from "@svckit/adapters-mcp";
import { createService, defineProvider, defineTool } from "@svckit/core";
import { toNodeListener } from "@svckit/rest";
import { z } from "zod";

const DESCRIPTION = "A price that is the same every time, for the benchmark.";
const RESULT = { bitcoin: { usd: 76_975 } };

function input() {
  return z.object({
    ids: z.string().describe("Identifiers"),
    vs_currencies: z.string().describe("Currencies"),
  });
}

async function openSvckit(count: number): Promise<{ server: Server; path: string; key: string }> {
  const tools = Array.from({ length: count }, (_, at) =>
    defineTool({
      name: `get_price_${at}`,
      title: "Price",
      description: DESCRIPTION,
      category: "market_data",
      effect: "read",
      cacheTtl: 3_600_000,
      input: input(),
      output: z.looseObject({}),
      execute: () => RESULT,
    }),
  );
  const service = createService({
    providers: [defineProvider({ id: "bench", title: "Bench", tools })],
    plans: { free: { credits: 1_000_000_000, callsPerMinute: 1_000_000_000 } },
  });
  const account = await service.createAccount();
  const { key } = await service.createKey(account.id);
  // Not `createNodeServer`: it ends a connection after a thousand requests, which the load counts as failures.
  const server = createServer(toNodeListener(withMcp(service)));
  return { server, path: `/${service.brand.name}_market_data/mcp`, key };
}

/** The SDK as its documentation shows it, without a meter. */
function openSdk(count: number): { server: Server; path: string; key: string } {
  const handler = createMcpHandler(() => {
    const server = new McpServer({ name: "bench", version: "1.0.0" });
    for (let at = 0; at < count; at++) {
      server.registerTool(
        `get_price_${at}`,
        { description: DESCRIPTION, inputSchema: input() },
        async () => ({ content: [{ type: "text", text: JSON.stringify(RESULT) }] }),
      );
    }
    return server;
  });
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const answered = await handler.fetch(
      new Request(`http://127.0.0.1${request.url}`, {
        method: "POST",
        headers: { "content-type": "application/json", accept: "application/json, text/event-stream" },
        body: Buffer.concat(chunks),
      }),
    );
    response.writeHead(answered.status, Object.fromEntries(answered.headers));
    response.end(Buffer.from(await answered.arrayBuffer()));
  });
  return { server, path: "/mcp", key: "none" };
}

const [kind, count] = [process.argv[2], Number(process.argv[3])];
const { server, path, key } = kind === "svckit" ? await openSvckit(count) : openSdk(count);
server.listen(0, "127.0.0.1", () => {
  // `as`: a server on a port has such an address.
  const { port } = server.address() as AddressInfo;
  process.send?.({ url: `http://127.0.0.1:${port}${path}`, key });
});
process.on("message", () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ cpuUs: user + system });
});
process.on("disconnect", () => process.exit(0));
