// An agent of a few lines: the official MCP client, over HTTP and with a key.
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import type { Json } from "./client.js";

/** Connects to an MCP endpoint. Client and server agree on the revision of the protocol. */
export async function connectAgent(url: string, key: string) {
  const client = new Client({ name: "demo", version: "1.0.0" }, { versionNegotiation: { mode: "auto" } });
  const headers = { authorization: `Bearer ${key}` };
  await client.connect(new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers } }));
  return {
    async call(name: string, args: Record<string, unknown>): Promise<Json> {
      return (await client.callTool({ name, arguments: args })).structuredContent;
    },
    close: () => client.close(),
  };
}
