// One contender of the MCP benchmark, in a process of its own: `<kind> <number of tools> [list]`, whose tools have many arguments then.
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createMcpHandler, McpServer } from "@modelcontextprotocol/server";
import { withMcp } from "@svckit/adapters-mcp";
import { toNodeListener } from "@svckit/rest";
import { listInput } from "./list-input.js";
import { openPricedService, PRICE, PRICE_DESCRIPTION, priceInput, priceNames } from "./priced-service.js";

type ToInput = () => ReturnType<typeof priceInput>;

async function openSvckit(
  count: number,
  input: ToInput,
): Promise<{ server: Server; path: string; key: string }> {
  const { service, key } = await openPricedService({ names: priceNames(count), input });
  // Not `createNodeServer`: it ends a connection after a thousand requests, which the load counts as failures.
  const server = createServer(toNodeListener(withMcp(service)));
  return { server, path: `/${service.brand.name}_market_data/mcp`, key };
}

/** The SDK as its documentation shows it, without a meter. */
function openSdk(count: number, input: ToInput): { server: Server; path: string; key: string } {
  const handler = createMcpHandler(() => {
    const server = new McpServer({ name: "bench", version: "1.0.0" });
    for (const name of priceNames(count)) {
      server.registerTool(name, { description: PRICE_DESCRIPTION, inputSchema: input() }, async () => ({
        content: [{ type: "text", text: JSON.stringify(PRICE) }],
      }));
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
const input = process.argv[4] === "list" ? listInput : priceInput;
const { server, path, key } = kind === "svckit" ? await openSvckit(count, input) : openSdk(count, input);
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
